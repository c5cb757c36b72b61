import type { RulebookContent } from '../types.ts'
import { end } from './hunters/pl/end.ts'
import { events } from './hunters/pl/events.ts'
import { flight } from './hunters/pl/flight.ts'
import { stars } from './hunters/pl/stars.ts'
import { start } from './hunters/pl/start.ts'

/** The rules of Star Hunters in Polish. */
const rulebook: RulebookContent = {
  language: 'pl',
  chapters: [...start, ...flight, ...events, ...stars, ...end],
}

export default rulebook
