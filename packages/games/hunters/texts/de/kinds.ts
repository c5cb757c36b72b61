import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in German. */
export default {
  starsCreated: 'Erschaffene Sterne',
  starClasses: 'Klassen der erschaffenen Sterne',
  eventsPlayed: 'Gespielte Ereignisse',
} satisfies Translation<'de', typeof en>
