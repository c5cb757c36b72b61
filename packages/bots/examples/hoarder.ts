import type { Player } from '@orrery/bots'
import { type Action, cosmos, type View } from '@orrery/cosmos'
import { pick, silent } from '@orrery/kernel'

/** A bot in thirty lines: it imagines what it cannot see, tries every action, and likes energy cards and points. */
export const hoarder: Player<Action, View> = {
  name: 'hoarder',
  choose({ seat, legal, view, rng }) {
    // A state that could lie behind what we see. Nothing hidden is known to us: `imagine` deals it at random.
    const world = cosmos.imagine(view(), rng)
    let best = pick(rng, legal)
    let most = Number.NEGATIVE_INFINITY
    for (const action of legal) {
      const after = cosmos.clone(world)
      cosmos.apply(after, seat, action, silent)
      const worth = liking(after.players[seat])
      if (worth > most) {
        most = worth
        best = action
      }
    }
    return best
  },
}

/** Ten for a point, one for a card. */
function liking(player: { readonly points: readonly number[]; readonly hand: readonly number[] } | undefined): number {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  return player === undefined ? 0 : 10 * sum(player.points) + sum(player.hand)
}
