import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in Polish. */
export default {
  points: '{player} zdobywa punkty, a to one decydują.',
  win: '{player} może już wygrać jedną gwiazdą.',
  plan: '{player} jest bliżej następnej gwiazdy.',
  income: '{player} będzie co rundę dostawać więcej kryształków.',
  crystals: '{player} zbiera kryształki potrzebne do gwiazd.',
  fight: '{player} ma większą siłę w walce.',
  cards: '{player} ma lepsze karty.',
  place: '{player} ma tuż obok bogate pole.',
  hinder: '{player} nie daje wygrać komuś innemu.',
} satisfies Translation<'pl', typeof en>
