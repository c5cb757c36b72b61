import { add, at, type Decision, makeEngine, neverWrong, type Seat, type Step, type Tell } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import type { Event } from './events.ts'
import { deny } from './refusals.ts'
import { isOver } from './result.ts'
import type { Decisions, State, Steps, Task } from './state.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Turns the top comet over; the caller knows that there is one. */
function turnOver(state: State): number {
  const value = state.sky.pop()
  if (value === undefined) throw new Error('the sky is empty')
  return value
}

/** Discards the tail and passes the turn to the next player. */
function endTurn(state: State): void {
  state.discard.push(...state.tail.splice(0))
  state.turn++
  state.active = (state.active + 1) % state.points.length
  if (state.active === 0) state.round++
  state.todo.push({ kind: 'begin-turn' })
}

/** K2.4, K2.5 */
function land(state: State, seat: Seat, tell: Tell<Event>): void {
  const points = sum(state.tail)
  add(state.points, seat, points)
  state.best[seat] = Math.max(at(state.best, seat), points)
  tell.all({ type: 'landed', seat, points })
  endTurn(state)
}

/** K2.2, K2.3 */
function catchComet(state: State, seat: Seat, tell: Tell<Event>): void {
  const value = turnOver(state)
  if (state.tail.includes(value)) {
    tell.reveal({ type: 'burnt', seat, value, lost: sum(state.tail) })
    state.tail.push(value)
    endTurn(state)
    return
  }
  state.tail.push(value)
  tell.reveal({ type: 'caught', seat, value })
  state.todo.push({ kind: 'fly' })
}

const fly: Decision<State, Task, Action, Event> = {
  answers: ['catch', 'land'],
  // K2.5: with nothing left to catch there is nothing to decide.
  open: ({ sky }) => sky.length > 0,
  list(_state, _seat, _task, out) {
    for (const action of vocabulary.actions) out.push(action)
  },
  check: neverWrong,
  perform: (state, seat, _task, { kind }, tell) => (kind === 'catch' ? catchComet : land)(state, seat, tell),
  otherwise: (state, seat, _task, tell) => land(state, seat, tell),
}

const beginTurn: Step<State, Task, Event> = {
  run(state, seat, _task, tell) {
    // K3.1: no task is left, so nobody has to act.
    if (state.sky.length === 0) return
    const value = turnOver(state)
    state.tail.push(value)
    tell.reveal({ type: 'caught', seat, value })
    state.todo.push({ kind: 'fly' })
  },
}

/** The rules. */
export const engine = makeEngine<State, Decisions, Steps, Action, Event>({
  vocabulary,
  decisions: { fly },
  steps: { 'begin-turn': beginTurn },
  seatOf: ({ active }) => active,
  notAsked: (state) => (isOver(state) ? deny('over', 'K3.1') : deny('not-your-turn', 'K2.1')),
  outOfPlace: () => deny('not-your-turn', 'K2.1'),
})
