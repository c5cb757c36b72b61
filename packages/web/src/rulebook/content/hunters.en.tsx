import type { RulebookContent } from '../types.ts'
import { end } from './hunters/en/end.ts'
import { events } from './hunters/en/events.ts'
import { flight } from './hunters/en/flight.ts'
import { stars } from './hunters/en/stars.ts'
import { start } from './hunters/en/start.ts'

/** The rules of Star Hunters in English. */
const rulebook: RulebookContent = {
  language: 'en',
  chapters: [...start, ...flight, ...events, ...stars, ...end],
}

export default rulebook
