import type { Translation } from '@orrery/kernel'
import type en from '../en/table.ts'

/** The words that the descriptions of all tables share, in Polish. */
export default {
  you: '{name} (ty)',
  none: 'brak',
  yes: 'tak',
  no: 'nie',
  turnTitle: 'Runda i tura',
  mineTitle: 'Ty: {name}',
  playerTitle: 'Gracz {name}',
  round: 'Runda',
  turn: 'Tura gry',
  active: 'Czyja tura',
  question: 'Pytanie',
  points: 'Punkty',
} satisfies Translation<'pl', typeof en>
