import { type Action, act, type Game, type GameState, makeEntry, makeRng, type Seat } from '@orrery/kernel'
import { planTurn } from '../think/beam.ts'
import type { Analyst } from './analyst.ts'
import { judgePart } from './judge-part.ts'

/** A way to play on to the end of a turn, as decisions of a record. */
export interface BetterLine {
  /** After how many decisions of the record it begins. */
  readonly from: number
  readonly seat: Seat
  readonly entries: readonly string[]
}

/** How widely others are assumed to plan when they have to decide something in the middle of the turn. */
const OTHERS = { width: 4, work: 2000 }

/**
 * Plays a turn on as well as the analysis can, from a state of a record: what shows itself is what really lay there, but every decision is made
 * before it shows. It can be told how to begin.
 */
export function betterLine(
  game: Game,
  analyst: Analyst,
  start: GameState,
  { seat, from, begin = [] }: { readonly seat: Seat; readonly from: number; readonly begin?: readonly string[] },
  seed: string,
): BetterLine {
  const state = game.clone(start)
  const { turn } = game.moment(state)
  const entries: string[] = []
  let plan: readonly Action[] = begin.map((id) => game.vocabulary.parse(id))
  const next = (): { readonly who: Seat; readonly action: Action } | undefined => {
    const owing = game.toAct(state)
    const who = owing.includes(seat) ? seat : owing[0]
    if (who === undefined) return undefined
    const [only, other] = game.legal(state, who)
    if (only === undefined) return undefined
    if (other === undefined) {
      // A plan may contain what is forced, or leave it out.
      if (who === seat && plan[0] === only) plan = plan.slice(1)
      return { who, action: only }
    }
    const at = from + entries.length
    if (who !== seat) return { who, action: answerOf(analyst, game.view(state, who), who, `${seed}:${at}`) ?? only }
    const [planned] = plan
    if (planned === undefined || game.refuse(state, seat, planned) !== undefined) {
      plan = bestOf(game, analyst, game.view(state, seat), seat, at, seed)
    }
    const [action = only, ...rest] = plan
    plan = rest
    return { who, action }
  }
  for (let found = next(); found !== undefined && game.moment(state).turn === turn; found = next()) {
    const { barrier } = act(game, state, found.who, found.action)
    entries.push(makeEntry(found.who, found.action.id))
    if (barrier || found.who !== seat) plan = []
  }
  return { from, seat, entries }
}

/** The best way to go on that can be found from a view. */
function bestOf(game: Game, analyst: Analyst, view: unknown, seat: Seat, at: number, seed: string): readonly Action[] {
  const question = { view, seat, from: at, to: at, actions: [], usual: false }
  const [best] = judgePart(analyst, question, seed).judged.options
  return (best?.actions ?? []).map((id) => game.vocabulary.parse(id))
}

/** What another player would answer, planning narrowly. */
function answerOf({ knowledge }: Analyst, view: unknown, seat: Seat, seed: string): Action | undefined {
  const world = knowledge.game.imagine(view, makeRng(seed))
  return planTurn(knowledge, world, seat, OTHERS).lines[0]?.actions[0]
}
