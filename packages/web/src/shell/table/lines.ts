import type { Seat, Speech } from '@orrery/kernel'
import type { Step } from '../../worker/protocol.ts'

/** The log of one turn. */
export interface TurnLines {
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  readonly lines: readonly { readonly key: string; readonly seat: Seat; readonly text: string }[]
}

/** Puts steps into words. The words of a step never change, so they are made once for each language and table. */
export function makeScribe(speech: Speech, names: readonly string[]): (step: Step) => readonly string[] {
  const known = new WeakMap<Step, readonly string[]>()
  return (step) => {
    const old = known.get(step)
    if (old !== undefined) return old
    const lines = step.events.flatMap((event) => {
      const line = speech.event(event, names)
      return line === undefined || line === '' ? [] : [line]
    })
    known.set(step, lines)
    return lines
  }
}

/** The log, grouped by turn; turns without a line are left out. */
export function groupByTurn(steps: readonly Step[], scribe: (step: Step) => readonly string[]): TurnLines[] {
  const turns: { turn: number; round: number; seat: Seat; lines: { key: string; seat: Seat; text: string }[] }[] = []
  for (const [seq, step] of steps.entries()) {
    const texts = scribe(step)
    if (texts.length === 0) continue
    let last = turns.at(-1)
    if (last === undefined || last.turn !== step.moment.turn) {
      last = { turn: step.moment.turn, round: step.moment.round, seat: step.seat, lines: [] }
      turns.push(last)
    }
    for (const [i, text] of texts.entries()) last.lines.push({ key: `${seq}.${i}`, seat: step.seat, text })
  }
  return turns
}

/** The newest line of the log. */
export function newestLine(steps: readonly Step[], scribe: (step: Step) => readonly string[]): string | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]
    const line = step === undefined ? undefined : scribe(step).at(-1)
    if (line !== undefined) return line
  }
  return undefined
}
