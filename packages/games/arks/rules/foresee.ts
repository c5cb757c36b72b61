import { at, item, makeRng } from '@orrery/kernel'
import type { Action } from './actions.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import type { Teller } from './rule.ts'
import { crewCount, isAutoma, type State } from './state.ts'
import { PLAYERS, RESOURCES } from './tables.ts'
import type { DecisionKind, Task } from './tasks.ts'
import { type View, view } from './view.ts'

/** What an action makes certain, whatever the cards are that nobody has seen. */
export interface Foreseen {
  /** The table afterwards, as far as it says anything about points, limits, markers and pieces. */
  readonly after: View
  /** Units gained less units paid where there is no choice, `player * 4 + resource`. */
  readonly units: readonly number[]
  /** Units beyond the limit, `player * 4 + resource`. */
  readonly over: readonly number[]
  /** By player: units of any resource that are yet to be chosen, and those among them that find no room. */
  readonly any: readonly number[]
  readonly anyLost: readonly number[]
  /** By player: how many crew cards come less those that go, and those that find no room. */
  readonly crew: readonly number[]
  readonly crewLost: readonly number[]
}

/** Questions whose answers change nothing of what is counted: the first one is given. */
const followed: ReadonlySet<DecisionKind> = new Set(['pay', 'gain', 'cantina', 'place', 'settle', 'outpost-from'])

/** From here on chance decides. */
const chance: ReadonlySet<Event['type']> = new Set(['discovered', 'survivor-revealed', 'turn-began', 'automa-card'])

/** The turn stops before its end: what comes then is up to others. */
const stop: Task = { kind: 'draw' }

const isLast = ({ kind }: Task): boolean => kind === 'end-turn' || kind === 'draw'

/** More answers than this follow no action. */
const MOST = 40

/**
 * What follows from an action for certain: it is carried out by the rules in a state imagined from the view, up to the next real choice or
 * the first card that nobody has seen. `undefined` while the table is set up, in the last step of a turn, and in the Automa's turn, when everything
 * that counts is up to chance.
 */
export function foresee(seen: View, seat: number, action: Action): Foreseen | undefined {
  const settingUp = seen.todoBySeat?.some((todo) => todo.length > 0) === true || seen.active < 0
  if (settingUp || action.kind === 'draw' || isAutoma(seen, seen.active)) return undefined
  const state = imagine(seen, makeRng('foresee'))
  state.todo = [stop, ...state.todo.filter((task) => !isLast(task))]
  const units = new Array<number>(PLAYERS * RESOURCES).fill(0)
  const over = units.slice()
  const any = new Array<number>(PLAYERS).fill(0)
  const anyLost = any.slice()
  const crewLost = any.slice()
  const held = any.map((_, player) => (player < state.players ? crewCount(state, player) : 0))
  let chosen = false
  let certain = true
  const add = (list: number[], i: number, n: number): void => {
    list[i] = at(list, i) + n
  }
  const count = (event: Event): void => {
    if (chance.has(event.type)) certain = false
    if (!certain) return
    if (event.type === 'gained') {
      const i = event.seat * RESOURCES + event.resource
      if (chosen) add(any, event.seat, event.n + event.lost)
      else {
        add(units, i, event.n)
        add(over, i, event.lost)
      }
    } else if (event.type === 'paid' && !chosen) add(units, event.seat * RESOURCES + event.resource, -event.n)
    else if (event.type === 'lost') add(event.what === 'any' ? anyLost : crewLost, event.seat, event.n)
  }
  const tell: Teller = {
    all: count,
    reveal: count,
    one: (_, event) => count(event),
    revealTo: (_, event) => count(event),
  }
  engine.apply(state, seat, action, tell)
  for (let left = MOST; left > 0; left--) {
    const asked = next(state, action)
    if (asked === undefined || !certain) break
    chosen = asked.kind === 'gain' || asked.kind === 'pay'
    engine.apply(state, asked.seat, asked.answer, tell)
    chosen = false
  }
  const crew = held.map((before, player) => (player < state.players ? crewCount(state, player) - before : 0))
  return { after: view(state, seat), units, over, any, anyLost, crew, crewLost }
}

/** The answer that is given next, where it does not matter which; levels that were raised are left at that. */
function next(state: State, { kind }: Action): { seat: number; kind: DecisionKind; answer: Action } | undefined {
  const seat = engine.toAct(state)[0]
  const task = seat === undefined ? undefined : engine.asked(state, seat)
  if (seat === undefined || task === undefined) return undefined
  const raised = kind === 'raise' && task.kind === 'raise'
  // What is paid unit by unit is told unit by unit.
  const paying = task.kind === 'pay' && (kind === 'pay' || kind === 'pay-card' || kind === 'pay-token')
  if ((!raised && !followed.has(task.kind)) || paying) return undefined
  const legal = engine.legal(state, seat)
  return { seat, kind: task.kind, answer: raised ? item(legal, legal.length - 1) : item(legal, 0) }
}
