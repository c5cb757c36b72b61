import type { Translation } from '@orrery/kernel'
import type en from '../en/preview.ts'

/** What other pages show of a link to a finished game. */
export default {
  wins: '{name} gewinnt',
  shared: '{names} teilen sich den Sieg',
  rivalWins: 'Die Automa gewinnt',
  rival: 'Automa',
  player: 'Person {n}',
  text: '{game}: {scores}. Sieh dir die ganze Partie an, Zug für Zug.',
} satisfies Translation<'de', typeof en>
