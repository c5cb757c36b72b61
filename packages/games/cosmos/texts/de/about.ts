import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Crafting the Cosmos',
  over: '',
  text: 'Verschiebe die Naturgesetze, lass Nebel Stern um Stern erstrahlen und Leben um sie entstehen.',
  facts: '2 bis 4 Personen · höchstens 8 Runden',
} satisfies Translation<'de', typeof en>
