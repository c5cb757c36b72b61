import type { Place } from '@orrery/board'
import type { GameEvent, Seat } from '@orrery/kernel'
import type { LogStep } from '../worker/protocol.ts'
import { groupByTurn, type Line, type LogWriter } from './lines.ts'

/** How fast past moves are shown. */
export type Pace = 'slow' | 'normal' | 'fast'

export const paceNames = ['slow', 'normal', 'fast'] as const satisfies readonly Pace[]

/** What each pace means for the board (a factor on its animations), and how long to wait between steps, in milliseconds. */
export const paces: Readonly<Record<Pace, { readonly speed: number; readonly rest: number }>> = {
  slow: { speed: 1.6, rest: 1600 },
  normal: { speed: 1, rest: 800 },
  fast: { speed: 0.4, rest: 250 },
}

/** What one player did, in a few lines. */
export interface ToldTurn {
  readonly key: string
  /** Its number. */
  readonly turn: number
  readonly seat: Seat
  readonly lines: readonly Line[]
  /** How many lines were left out. */
  readonly more: number
  /** Where it happened. */
  readonly places: readonly Place[]
}

/** More lines of one turn than this are left to the log. */
const MOST_LINES = 4

/** The events that only say whose turn or which round begins. */
const beginnings: ReadonlySet<string> = new Set(['turn', 'turn-began', 'round', 'round-began'])

const seatOf = (event: GameEvent): unknown => ('seat' in event ? event.seat : undefined)

/**
 * The last step of my own last turn before the present one; -1 if I have had none. A turn is mine if it began with a decision of mine that
 * has words: passing, or answering within the turn of somebody else, is not a turn.
 */
function endOfMyTurn(steps: readonly LogStep[], me: Seat, present: number, writeLines: LogWriter): number {
  for (let end = steps.length - 1; end >= 0; ) {
    const turn = steps[end]?.moment.turn
    let start = end
    while (start > 0 && steps[start - 1]?.moment.turn === turn) start--
    const group = steps.slice(start, end + 1)
    const spoken = group.find((step) => writeLines(step).length > 0)
    if (turn !== present && spoken?.seat === me) return start + group.findLastIndex(({ seat }) => seat === me)
    end = start - 1
  }
  return -1
}

/**
 * What the others have done since my last turn, which stays the same during my own turn, the present one. An opponent without a seat,
 * such as an automaton, moves within my own last step: then its part of that step is shown.
 */
export function stepsSinceMine(
  steps: readonly LogStep[],
  me: Seat,
  players: number,
  present: number,
  writeLines: LogWriter,
): readonly LogStep[] {
  const last = endOfMyTurn(steps, me, present, writeLines)
  const others = steps.slice(last + 1).filter(({ seat }) => seat !== me)
  if (others.length > 0) return others
  const mine = steps[last]
  const events = mine?.events.filter((event) => Number(seatOf(event)) >= players) ?? []
  const [first] = events
  return mine === undefined || first === undefined ? [] : [{ ...mine, seat: Number(seatOf(first)), events }]
}

/** How often each type of event happened: what is rare is worth telling, what happens all the time is not. */
export function countTypes(steps: readonly LogStep[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { events } of steps) for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

/**
 * The steps as a few lines for each turn: those about the rarest events, in the order in which they happened. That a turn or a round begins is left out:
 * the heading says whose it was, and the question that it is mine now.
 */
export function toldTurns(
  steps: readonly LogStep[],
  writeLines: LogWriter,
  placesOf: (event: GameEvent) => readonly Place[],
  counts: ReadonlyMap<string, number>,
): readonly ToldTurn[] {
  const writeDone: LogWriter = (step) => writeLines(step).filter(({ event }) => !beginnings.has(event.type))
  return groupByTurn(steps, writeDone).map(({ turn, seat, lines }) => {
    const often = ({ event }: Line): number => counts.get(event.type) ?? 0
    const isSeen = ({ event }: Line): number => (placesOf(event).length > 0 ? 0 : 1)
    const rarest = [...lines].sort((a, b) => isSeen(a) - isSeen(b) || often(a) - often(b))
    const kept = new Set(rarest.slice(0, MOST_LINES))
    const short = lines.filter((line) => kept.has(line))
    return {
      key: `${turn}.${seat}.${lines.length}`,
      turn,
      seat,
      lines: short,
      more: lines.length - short.length,
      places: short.flatMap(({ event }) => placesOf(event).slice(0, 1)),
    }
  })
}

/** How long a turn is shown, in milliseconds. */
export const tellingTime = ({ lines }: ToldTurn, pace: Pace): number =>
  (1200 + 60 * lines.reduce((sum, { text }) => sum + Math.min(text.length, 60), 0) * 0.35) *
  { slow: 1.8, normal: 1, fast: 0.5 }[pace]
