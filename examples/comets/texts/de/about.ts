import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Kometen',
  over: 'Beispiel',
  text: 'Sammle einen Schweif aus Kometen und lande, bevor du dieselbe Helligkeit zweimal fängst.',
  facts: '2 bis 4 Personen · fünf Minuten',
} satisfies Translation<'de', typeof en>
