import { act, type Game, makeRng, type Seat } from '@orrery/kernel'
import { type Analyst, forRules } from './analyst.ts'
import { thresholds } from './grades.ts'
import { judgePart } from './judge-part.ts'

/** What a player is about to throw away. */
export interface TurnCost {
  /** The last of the actions cannot be taken back: it ends the turn, or something comes to light. */
  readonly final: boolean
  /** What the actions cost in chances to win, and the standard error; zero as long as they can be taken back. */
  readonly loss: number
  readonly error: number
}

/** A warning needs a cost that is more than chance: this many standard errors. */
const SURE = 2

/** What actions from a view on would cost; from nothing but what the seat may see. */
export function costOf(
  game: Game,
  analyst: Analyst,
  view: unknown,
  seat: Seat,
  ids: readonly string[],
  seed: string,
): TurnCost {
  const state = game.imagine(view, makeRng(`${seed}:cost`))
  const { turn } = game.moment(state)
  const actions = []
  let final = false
  for (const [at, id] of ids.entries()) {
    const legal = game.legal(state, seat)
    const action = legal.find((each) => each.id === id)
    if (action === undefined) break
    actions.push({ at, action, forced: legal.length === 1 })
    const { barrier } = act(game, state, seat, action)
    final = barrier || !game.toAct(state).includes(seat) || game.moment(state).turn !== turn
  }
  if (!final || actions.every(({ forced }) => forced)) return { final, loss: 0, error: 0 }
  const question = { view, seat, from: 0, to: actions.length, actions, usual: false }
  const { loss, error } = judgePart(forRules(analyst, game), question, seed).judged
  return { final, loss, error }
}

/** Whether a player should be asked before going on: it costs as much as a mistake, and surely so. */
export function isWarning({ loss, error }: Pick<TurnCost, 'loss' | 'error'>): boolean {
  return loss >= thresholds.mistake && loss >= SURE * error
}
