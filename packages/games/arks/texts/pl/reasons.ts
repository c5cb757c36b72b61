import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in Polish. */
export default {
  points: '{player} zdobywa punkty.',
  colonies: '{player} ma więcej Kolonii, a te punktują na koniec.',
  outposts: '{player} stawia na Placówki Handlowe.',
  upgrades: '{player} ulepsza arkę na następne tury.',
  crew: '{player} ma specjalistów do następnych kroków.',
  cargo: '{player} ładuje to, czego potrzebują planety.',
  survivors: '{player} przybliża ocalałych do nowego domu.',
  planets: '{player} prowadzi na Torach Terraformacji.',
} satisfies Translation<'pl', typeof en>
