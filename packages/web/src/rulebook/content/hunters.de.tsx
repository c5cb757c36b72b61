import type { RulebookContent } from '../types.ts'
import { end } from './hunters/de/end.ts'
import { events } from './hunters/de/events.ts'
import { flight } from './hunters/de/flight.ts'
import { stars } from './hunters/de/stars.ts'
import { start } from './hunters/de/start.ts'

/** The rules of Star Hunters in German. */
const rulebook: RulebookContent = {
  language: 'de',
  chapters: [...start, ...flight, ...events, ...stars, ...end],
}

export default rulebook
