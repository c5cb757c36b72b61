import { footprintOf } from '@orrery/games/loaded'
import type { Game, GameEvent, Seat, Tell } from '@orrery/kernel'

/** Who used what in one game, and when points were scored. */
export interface Trace {
  /** How often, by `seat|kind|id`. */
  readonly uses: Record<string, number>
  /** Points, by `seat|round|source`. */
  readonly points: Record<string, number>
}

/** Collects the events of a game into its trace. Rounds are recognised by the turn events that every game has. */
export function makeTracer(game: Game): { tell: Tell; trace: Trace } {
  const trace: Trace = { uses: {}, points: {} }
  const footprint = footprintOf(game.id)
  let round = 1
  const note = (event: GameEvent): void => {
    if ('round' in event && typeof event.round === 'number' && event.round > round) round = event.round
    for (const use of footprint?.uses(event) ?? []) count(trace.uses, `${use.seat}|${use.kind}|${use.id}`, 1)
    const gain = footprint?.gain(event)
    if (gain !== undefined) count(trace.points, `${gain.seat}|${round}|${gain.source}`, gain.points)
  }
  const tell: Tell = {
    all: note,
    reveal: note,
    one: (_seat: Seat, event: GameEvent) => note(event),
    revealTo: (_seat: Seat, event: GameEvent) => note(event),
  }
  return { tell, trace }
}

function count(table: Record<string, number>, key: string, n: number): void {
  table[key] = (table[key] ?? 0) + n
}
