import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in German. */
export default {
  points: '{player} macht Punkte.',
  nebulae: '{player} kommt fertigen Nebeln näher.',
  stars: '{player} hat mehr Sterne, auf denen sich bauen lässt.',
  life: '{player} bringt Leben in die Galaxie.',
  chamber: '{player} füllt die Zeitkammer, und deren Kristalle werden immer wertvoller.',
  goals: '{player} liegt bei den Zielen vorn.',
  cards: '{player} hat Energie für den nächsten Zug.',
  powers: '{player} hat eine Leistung, die in jedem Zug hilft.',
} satisfies Translation<'de', typeof en>
