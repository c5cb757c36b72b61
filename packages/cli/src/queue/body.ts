import type { SeriesGame } from '../series.ts'
import { UsageError } from '../usage.ts'

/** The games of a part as a text. */
export function makeBody(games: readonly SeriesGame[]): string {
  return JSON.stringify(games)
}

/** What stands in the place of games that a worker cannot play. */
export function makeFault(fault: string): string {
  return JSON.stringify({ fault })
}

/** Reads the games of a part; throws when a worker could not play them. */
export function parseBody(text: string): SeriesGame[] {
  if (text.startsWith('{')) throw new UsageError(`a worker could not play it: ${JSON.parse(text).fault}`)
  return JSON.parse(text)
}
