import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Komety',
  over: 'Przykład',
  text: 'Zbieraj warkocz komet i wyląduj, zanim drugi raz złapiesz kometę o tej samej jasności.',
  facts: '2 do 4 graczy · pięć minut',
} satisfies Translation<'pl', typeof en>
