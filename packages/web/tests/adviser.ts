import { parsePlayer } from '@orrery/games/loaded'
import { type Game, makeRng } from '@orrery/kernel'
import { applyPatch } from '@orrery/table'
import type { Guest } from './guests.ts'

/** What to choose of what is on offer after so many changes; `undefined` leaves it to chance. */
export type Adviser = (offered: readonly string[], changes: number) => string | undefined

/** What is chosen whenever it is on offer: a game comes to its end sooner, and all of its kinds of turns stay in it. */
const hurry: Readonly<Record<string, readonly string[]>> = { cosmos: ['end-crafting'], arks: ['upgrade:none'] }

/**
 * Somebody who looks over a guest's shoulder, knows what the guest's seat was sent and nothing more, and plays as a bot would: random play
 * takes two to four times as long to the end of a game.
 */
export function adviserOf({ wire }: Guest, game: Game, seed: number): Adviser {
  const player = parsePlayer(game.id, 'medium')
  const rng = makeRng(`advice ${seed}`)
  let read = 0
  let sight: { readonly seat: number; readonly view: unknown; readonly changes: number } | undefined
  const look = (): void => {
    for (; read < wire.messages.length; read++) {
      const { type, as, play } = JSON.parse(wire.messages[read] ?? '{}')
      if (type !== 'update' || play === undefined) continue
      const view = 'patch' in play ? applyPatch(sight?.view, play.patch) : play.view
      sight = { seat: as, view, changes: play.changes }
    }
  }
  return (offered, changes) => {
    const quick = (hurry[game.id] ?? []).find((id) => offered.includes(id))
    if (quick !== undefined) return quick
    look()
    if (sight === undefined || sight.changes !== changes || sight.seat === undefined) return undefined
    const { seat, view } = sight
    const legal = offered.map((id) => game.vocabulary.parse(id))
    return player.choose({ seat, legal, view: () => view, rng }).id
  }
}
