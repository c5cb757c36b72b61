import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What better turns bring, and kinds of decisions, as names of bars, in German. */
export default {
  themes: {
    points: 'Punkte',
    colonies: 'Kolonien, die am Ende zählen',
    outposts: 'Handelsposten',
    upgrades: 'Eine bessere Arche für später',
    crew: 'Spezialisten für die nächsten Schritte',
    cargo: 'Fracht, die Planeten brauchen',
    survivors: 'Überlebende näher an einer Heimat',
    planets: 'Vorsprung auf den Terraforming-Leisten',
  },
  decisions: {
    travel: 'Wohin reisen',
    actions: 'Aktionen am Ziel',
    terraforming: 'Terraforming',
    crew: 'Crewkarten',
    upgrades: 'Ausbauten',
    resources: 'Erhalten und bezahlen',
    survivors: 'Überlebende',
  },
} satisfies Translation<'de', typeof en>
