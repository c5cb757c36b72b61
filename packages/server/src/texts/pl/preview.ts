import type { Translation } from '@orrery/kernel'
import type en from '../en/preview.ts'

/** What other pages show of a link to a finished game. */
export default {
  wins: 'Wygrywa {name}',
  shared: 'Zwycięstwo dzielą: {names}',
  rivalWins: 'Wygrywa Automa',
  rival: 'Automa',
  player: 'Gracz {n}',
  text: '{game}: {scores}. Obejrzyj całą partię, ruch po ruchu.',
} satisfies Translation<'pl', typeof en>
