import type { Translation } from '@orrery/kernel'
import type en from '../en/table.ts'

/** The words that the descriptions of all tables share, in German. */
export default {
  you: '{name} (du)',
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  turnTitle: 'Runde und Zug',
  mineTitle: 'Du: {name}',
  playerTitle: 'Am Tisch: {name}',
  round: 'Runde',
  turn: 'Zug des Spiels',
  active: 'Am Zug',
  question: 'Frage',
  points: 'Punkte',
} satisfies Translation<'de', typeof en>
