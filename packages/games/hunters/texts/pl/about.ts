import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Łowcy gwiazd',
  over: '',
  text: 'Przemierzaj północne niebo, łącz pierwiastki i umieszczaj prawdziwe gwiazdy na diagramie H-R.',
  facts: '2 do 4 graczy · wyścig do 10 punktów zwycięstwa',
} satisfies Translation<'pl', typeof en>
