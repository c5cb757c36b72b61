import type { GameEvent, Seat, Speech } from '@orrery/kernel'
import type { LogStep } from '../worker/protocol.ts'

/** An event in words. */
export interface SpokenEvent {
  readonly text: string
  readonly event: GameEvent
}

/** A line of the log. */
export interface Line extends SpokenEvent {
  readonly key: string
  readonly seat: Seat
}

/** The log of one turn. */
export interface TurnLines {
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  /** The number of decisions before it. */
  readonly at: number
  readonly lines: readonly Line[]
}

/** Puts a step into words. */
export type LogWriter = (step: LogStep) => readonly SpokenEvent[]

/** Puts steps into words for the viewer at a seat, or for a spectator. They never change, so they are cached for each language, table and viewer. */
export function makeLogWriter(speech: Speech, names: readonly string[], me?: Seat): LogWriter {
  const known = new WeakMap<LogStep, readonly SpokenEvent[]>()
  return (step) => {
    const old = known.get(step)
    if (old !== undefined) return old
    const lines = step.events.flatMap((event) => {
      const text = speech.event(event, names, me)
      return text === undefined || text === '' ? [] : [{ text, event }]
    })
    known.set(step, lines)
    return lines
  }
}

/** The log, grouped by turn; turns without a line are left out. With a seat, only what that seat decided. */
export function groupByTurn(steps: readonly LogStep[], writeLines: LogWriter, only?: Seat): TurnLines[] {
  const turns: { turn: number; round: number; seat: Seat; at: number; lines: Line[] }[] = []
  for (const [seq, step] of steps.entries()) {
    if (only !== undefined && step.seat !== only) continue
    const spoken = writeLines(step)
    if (spoken.length === 0) continue
    let last = turns.at(-1)
    if (last === undefined || last.turn !== step.moment.turn) {
      last = { turn: step.moment.turn, round: step.moment.round, seat: step.seat, at: seq, lines: [] }
      turns.push(last)
    }
    for (const [i, each] of spoken.entries()) last.lines.push({ ...each, key: `${seq}.${i}`, seat: step.seat })
  }
  return turns
}

/** The newest line of the log. */
export function newestLine(steps: readonly LogStep[], writeLines: LogWriter): string | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    const line = step === undefined ? undefined : writeLines(step).at(-1)
    if (line !== undefined) return line.text
  }
  return undefined
}
