import { type Action, actLegal, type Game, type GameState, hash, type Rng, type Seat } from '@orrery/kernel'
import type { Player } from '../player.ts'

/** A turn up to the first thing that nobody could know, or to its end. */
export interface OwnTurn {
  /** Turns with the same key lead to the same, whatever the order of their actions. */
  readonly key: string
  readonly actions: readonly { readonly action: Action; readonly forced: boolean }[]
  /** Whether it came to a surprise or to its end; if not, there were too few actions. */
  readonly whole: boolean
}

/** No turn of any game is longer. */
const LONGEST = 200

/**
 * Plays a turn of a seat by the real rules, decision after decision, until something shows itself that nobody could know, somebody else has to
 * decide, or the turn is over.
 */
function playOwnTurn(
  game: Game,
  start: GameState,
  seat: Seat,
  next: (state: GameState, legal: readonly Action[]) => Action | undefined,
): OwnTurn {
  const state = game.clone(start)
  const actions: { readonly action: Action; readonly forced: boolean }[] = []
  for (let count = 0; count < LONGEST; count++) {
    const legal = game.legal(state, seat)
    const action = next(state, legal)
    if (action === undefined) break
    const before = hash(game.view(state, seat))
    const { barrier } = actLegal(game, state, seat, action)
    actions.push({ action, forced: legal.length === 1 })
    if (barrier || !game.toAct(state).includes(seat)) return { key: `${before}:${action.id}`, actions, whole: true }
  }
  return { key: `${hash(game.view(state, seat))}:`, actions, whole: false }
}

/** The turn that a player plays in this position, up to the first surprise. */
export function turnOf(game: Game, start: GameState, seat: Seat, player: Player, rng: Rng): OwnTurn {
  return playOwnTurn(game, start, seat, (state, legal) =>
    player.choose({ seat, legal, rng, view: () => game.view(state, seat) }),
  )
}

/** A turn that is given by the ids of its actions; forced ones may be left out. Where one is not allowed, the turn stops before it. */
export function turnByIds(game: Game, start: GameState, seat: Seat, ids: readonly string[]): OwnTurn {
  let rest = ids
  return playOwnTurn(game, start, seat, (_, legal) => {
    const [id] = rest
    const found = legal.find((each) => each.id === id)
    if (found !== undefined) rest = rest.slice(1)
    return found ?? (legal.length === 1 ? legal[0] : undefined)
  })
}
