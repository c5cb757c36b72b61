import type { Tell } from '@orrery/kernel'
import { type Action, type Verb, verbs } from '../actions.ts'
import { shiftMoves } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { type Ask, type Player, playerAt, type State } from '../state.ts'
import { at, NONE } from '../tables.ts'
import { answer } from './answers.ts'
import { listAnswers, verbsOf, whyNotAnswer } from './asks.ts'
import { shiftToken } from './energy.ts'
import { reconsider, run, start } from './interpreter.ts'
import { choose, listMenu, menuVerbs, whyNotMenu } from './menu.ts'
import { collectPrograms } from './programs.ts'
import { type CosmosRefusal, deny } from './refusals.ts'
import { chooseOmega, discard, endTurn } from './turn.ts'

/** The three questions of the kernel: who may say what, why not, and what comes of it. */

/** The lists of seats, by set of bits. */
const seatLists: readonly (readonly number[])[] = [...Array(16).keys()].map((bits) =>
  [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0),
)

/** Who owes a decision; two at once in faster play (C19.1), up to four at the hand limit (C14.5). */
export function toAct(state: State): readonly number[] {
  let bits = 0
  for (let seat = 0; seat < state.players.length; seat++) if (playerAt(state, seat).ask !== 'none') bits |= 1 << seat
  return seatLists[bits] ?? []
}

/** Everything a seat may say now. */
export function legal(state: State, seat: number): readonly Action[] {
  const player = playerAt(state, seat)
  const list: Action[] = []
  if (player.ask === 'menu') listMenu(state, player, list)
  else listAnswers(state, player, list)
  return list
}

const belongs = Object.fromEntries(
  [...Object.entries(verbsOf), ['menu', menuVerbs] as const].map(([ask, list]) => [ask, new Set<Verb>(list)]),
)

/** Whether a verb answers an ask. */
const answersAsk = (ask: Ask, verb: Verb): boolean => belongs[ask]?.has(verb) === true

const shiftVerbs = new Set<Verb>(verbsOf.shift)
const collectVerbs = new Set<Verb>(['take-nebula', 'draw-row', 'draw-deck'])
const closingVerbs = new Set<Verb>(['omega', 'end-turn'])

/** Why an action is not allowed; `undefined` exactly when it is in the legal list. */
export function refuse(state: State, seat: number, action: Action): CosmosRefusal | undefined {
  const player = playerAt(state, seat)
  if (player.ask === 'none') {
    if (state.over) return deny('game-over')
    return player.stage === 'collected' ? deny('crafting-must-wait') : deny('not-your-turn')
  }
  if (!answersAsk(player.ask, action.verb)) return whyNotNow(player, action.verb)
  return player.ask === 'menu' ? whyNotMenu(state, player, action) : whyNotAnswer(state, player, action)
}

/** The action answers something else than what is asked: says what comes first. */
function whyNotNow(player: Player, verb: Verb): CosmosRefusal {
  if (player.ask === 'discard') return deny('hand-limit-first')
  if (verb === 'discard') return deny('no-hand-limit-now')
  switch (player.stage) {
    case 'energy':
      return player.ask === 'shift' ? deny('shift-first') : deny('collect-first')
    case 'closing':
      if (player.ask === 'omega' && verb === 'end-turn') return deny('choose-omega-first')
      return deny('turn-is-closing')
    default:
      if (shiftVerbs.has(verb) || collectVerbs.has(verb)) return deny('energy-phase-over')
      if (player.ask !== 'menu') return deny('finish-first')
      return closingVerbs.has(verb) ? deny('end-crafting-first') : deny('nothing-asked')
  }
}

/** Does a legal action. */
export function apply(state: State, seat: number, action: Action, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  switch (player.ask) {
    case 'menu':
      choose(state, seat, action, tell)
      break
    case 'shift':
      shift(state, seat, player, action, tell)
      break
    case 'omega':
      chooseOmega(state, seat, action, tell)
      break
    case 'confirm':
      endTurn(state, seat, tell)
      break
    case 'discard':
      discard(state, seat, action, tell)
      break
    default:
      answer(state, seat, action, tell)
      run(state, seat, tell)
  }
  if (!state.fast) return
  for (let other = 0; other < state.players.length; other++) if (other !== seat) reconsider(state, other, tell)
}

/** One move, or the end of moving; after the third move it ends by itself (D1). */
function shift(state: State, seat: number, player: Player, action: Action, tell: Tell<Event>): void {
  if (action.verb !== 'stop-shift') {
    shiftToken(state, seat, action.verb === 'shift-own' ? NONE : action.at, tell)
    if (player.moves < shiftMoves) return
  }
  start(state, seat, at(collectPrograms, at(state.tokens, seat)), NONE, tell)
}

/** Every verb answers some ask: a verb without a place would never be legal. */
if (verbs.some((verb) => !Object.values(belongs).some((set) => set.has(verb))))
  throw new Error('a verb is never asked for')
