import { parsePlayer } from '@orrery/games/loaded'
import { type Game, makeRng } from '@orrery/kernel'
import { applyPatch } from '@orrery/table'
import type { Guest } from './guests.ts'

/** What to choose of the offered actions after this many changes; `undefined` leaves it to chance. */
export type Adviser = (offered: readonly string[], changes: number) => string | undefined

/** Actions that are chosen whenever they are offered: the game ends sooner, and still contains all kinds of turns. */
const shortcuts: Readonly<Record<string, readonly string[]>> = { cosmos: ['end-crafting'], arks: ['upgrade:none'] }

/**
 * Chooses for a guest as a bot would, knowing only what the guest's seat was sent: random play takes two to four times as long to the end
 * of a game.
 */
export function adviserOf({ proxy }: Guest, game: Game, seed: number): Adviser {
  const player = parsePlayer(game.id, 'medium')
  const rng = makeRng(`advice ${seed}`)
  let read = 0
  let sight: { readonly seat: number; readonly view: unknown; readonly changes: number } | undefined
  const look = (): void => {
    for (; read < proxy.messages.length; read++) {
      const { type, as, play } = JSON.parse(proxy.messages[read] ?? '{}')
      if (type !== 'update' || play === undefined) continue
      const view = 'patch' in play ? applyPatch(sight?.view, play.patch) : play.view
      sight = { seat: as, view, changes: play.changes }
    }
  }
  return (offered, changes) => {
    const quick = (shortcuts[game.id] ?? []).find((id) => offered.includes(id))
    if (quick !== undefined) return quick
    look()
    if (sight === undefined || sight.changes !== changes || sight.seat === undefined) return undefined
    const { seat, view } = sight
    const legal = offered.map((id) => game.vocabulary.parse(id))
    return player.choose({ seat, legal, view: () => view, rng }).id
  }
}
