import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in German. */
export default {
  themes: {
    points: 'Punkte',
    nebulae: 'Nebel näher an der Vollendung',
    stars: 'Sterne, auf denen sich bauen lässt',
    life: 'Leben in der Galaxie',
    chamber: 'Eine vollere Zeitkammer',
    goals: 'Vorsprung bei den Zielen',
    cards: 'Energie für den nächsten Zug',
    powers: 'Eine Leistung für jeden Zug',
  },
  decisions: {
    energy: 'Energie und Karten',
    nebulae: 'Nebel',
    stars: 'Sterne',
    life: 'Leben',
    chamber: 'Zeitkammer',
    powers: 'Leistungskarten',
    end: 'Phasen beenden',
  },
} satisfies Translation<'de', typeof en>
