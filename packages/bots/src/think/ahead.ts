import type { Action, GameEvent, GameState, Seat } from '@orrery/kernel'
import { type Line, planTurn } from './beam.ts'
import { valueOfEnd } from './ends.ts'
import type { Knowledge } from './knowledge.ts'
import { playOn } from './settle.ts'

/** How lines are played on before they are compared. */
export interface Ahead {
  /** How many of the best lines of each world are played on. */
  readonly lines: number
  /** How many turns of anybody. */
  readonly turns: number
  /** How wide each of these turns is planned; one decision after the other, each as looks best, when left out. */
  readonly width?: number
  /** How many states of one lane are followed in these turns, where the game has lanes; as many as there are when left out. */
  readonly within?: number
  /** How many of the lines may end in the same lane, where the game has lanes; as many as there are when left out. */
  readonly lane?: number
  /** How much of the value comes from playing on, the rest from the end of the line; all of it when left out. */
  readonly weight?: number
}

/** Asked whether to stop, and notified of progress, while lines are played on. */
export interface Watch {
  /** States to look at, at the most; any number when left out. */
  readonly work?: number
  stop?(): boolean
  progress?(share: number): void
}

/** Plays the best lines on and values where that leads; lines that look alike now may differ then. */
export function lookAhead<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  lines: readonly Line<S, A>[],
  seat: Seat,
  ahead: Ahead,
  watch: Watch,
): Line<S, A>[] {
  const chosen = chooseLines(knowledge, lines, seat, ahead)
  const weight = ahead.weight ?? 1
  const played: Line<S, A>[] = []
  let work = 0
  for (const [i, line] of chosen.entries()) {
    // Values found with and without playing on do not compare, so a stop leaves the lines as they were.
    if (watch.stop?.() === true) return [...lines]
    if (played.length > 0 && work >= (watch.work ?? Number.POSITIVE_INFINITY)) break
    const later =
      ahead.width === undefined
        ? playOutGreedily(knowledge, line.state, ahead.turns)
        : planOn(knowledge, line.state, ahead.turns, ahead.width, ahead.within)
    work += later.work
    const worth = valueOfEnd(knowledge, later.state, seat)
    played.push({ ...line, value: weight * worth + (1 - weight) * line.value })
    watch.progress?.((i + 1) / chosen.length)
  }
  return played
}

function chooseLines<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  lines: readonly Line<S, A>[],
  seat: Seat,
  { lines: most, lane }: Ahead,
): readonly Line<S, A>[] {
  if (lane === undefined || knowledge.lane === undefined) return lines.slice(0, most)
  const counts = new Map<number, number>()
  const chosen: Line<S, A>[] = []
  for (const line of lines) {
    if (chosen.length >= most) break
    const key = knowledge.lane(line.state, seat)
    const count = counts.get(key) ?? 0
    if (count >= lane) continue
    counts.set(key, count + 1)
    chosen.push(line)
  }
  return chosen
}

/** The state after this many more turns, each planned by a narrow beam. */
export function planOn<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  start: S,
  turns: number,
  width: number,
  lane: number | undefined,
): { state: S; work: number } {
  const { game } = knowledge
  const last = game.moment(start).turn + turns
  const breadth = { width, work: Number.POSITIVE_INFINITY, ...(lane === undefined ? {} : { lane }) }
  let state = start
  let work = 0
  for (
    let seat = game.toAct(state)[0];
    seat !== undefined && game.moment(state).turn < last;
    seat = game.toAct(state)[0]
  ) {
    const plan = planTurn(knowledge, state, seat, breadth)
    const [best] = plan.lines
    work += plan.work
    if (best === undefined) break
    state = best.state
  }
  return { state, work }
}

/** The state after this many more turns, decided one by one. */
function playOutGreedily<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  start: S,
  turns: number,
): { state: S; work: number } {
  const state = knowledge.game.clone(start)
  return { state, work: playOn(knowledge, state, turns) }
}
