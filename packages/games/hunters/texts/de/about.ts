import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Sternenjäger',
  over: '',
  text: 'Fliege über den Nordhimmel, verschmelze Elemente und ordne echte Sterne ins HR-Diagramm ein.',
  facts: '2 bis 4 Personen · Wettlauf um 10 Punkte',
} satisfies Translation<'de', typeof en>
