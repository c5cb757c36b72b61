import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in German. */
export default {
  themes: {
    points: 'Punkte',
    win: 'Ein Sieg in Sicht',
    plan: 'Der nächste Stern',
    income: 'Mehr Kristalle jede Runde',
    crystals: 'Kristalle für Sterne',
    fight: 'Stärke im Kampf',
    cards: 'Bessere Karten',
    place: 'Ein reiches Feld daneben',
    hinder: 'Andere am Sieg hindern',
  },
  decisions: {
    flight: 'Wohin fliegen',
    fights: 'Kämpfe',
    reactions: 'Reaktionen',
    stars: 'Sterne erschaffen',
    events: 'Ereigniskarten',
    pace: 'Wann es weitergeht',
  },
} satisfies Translation<'de', typeof en>
