import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in Polish. */
export default {
  points: '{player} zdobywa punkty.',
  nebulae: '{player} jest bliżej ukończenia mgławic.',
  stars: '{player} ma więcej gwiazd, na których można budować.',
  life: '{player} ożywia galaktykę.',
  chamber: '{player} zapełnia komorę czasu, a jej kryształy są warte coraz więcej.',
  goals: '{player} prowadzi w celach.',
  cards: '{player} ma energię na następną turę.',
  powers: '{player} ma zdolność, która pomoże w każdej turze.',
} satisfies Translation<'pl', typeof en>
