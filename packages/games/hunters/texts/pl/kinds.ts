import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in Polish. */
export default {
  starsCreated: 'Utworzone gwiazdy',
  starClasses: 'Klasy utworzonych gwiazd',
  eventsPlayed: 'Zagrane wydarzenia',
} satisfies Translation<'pl', typeof en>
