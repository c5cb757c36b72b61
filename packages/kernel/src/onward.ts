import type { Action, Game, GameEvent, GameState, Seat } from './game.ts'
import { actLegal } from './play.ts'
import type { Rng } from './rng-state.ts'

/** A later question of the same turn, for players who answer it at once. */
export interface Onward<A extends Action = Action, V = unknown> {
  /** The actions that lead to it, in order. */
  readonly through: readonly A[]
  /** Its answers, without those that the present question has as well. */
  readonly legal: readonly A[]
  /** What the player sees then. */
  readonly view: V
}

/** More questions than this are not skipped at once. */
const FARTHEST = 3

/**
 * The questions that a player can reach from the present one by the game's `leads` alone. They are found in a state imagined from the
 * view, and only along actions that undo takes back: so they tell nothing that the view does not.
 */
export function onwardFrom<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  view: V,
  seat: Seat,
  rng: Rng,
): readonly Onward<A, V>[] {
  const leads = new Set(game.leads)
  if (leads.size === 0) return []
  const start = game.imagine(view, rng)
  const known = new Set(game.legal(start, seat).map(({ id }) => id))
  const found: Onward<A, V>[] = []
  const follow = (state: S, through: readonly A[]): void => {
    for (const lead of game.legal(state, seat)) {
      if (!leads.has(lead.id)) continue
      const next = game.clone(state)
      const { barrier } = actLegal(game, next, seat, lead)
      const [asked, other] = game.toAct(next)
      if (barrier || asked !== seat || other !== undefined) continue
      const way = [...through, lead]
      const legal = game.legal(next, seat).filter(({ id }) => !known.has(id))
      for (const { id } of legal) known.add(id)
      if (legal.length > 0) found.push({ through: way, legal, view: game.view(next, seat) })
      if (way.length < FARTHEST) follow(next, way)
    }
  }
  follow(start, [])
  return found
}
