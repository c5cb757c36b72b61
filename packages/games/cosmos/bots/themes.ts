import type { Themes } from '@orrery/bots/model'
import { features } from './features.ts'

/** Of these the points that are foreseen are made, one for one. */
const parts = ['points', 'lifeForms', 'nebulaPromise', 'lifePromise', 'chamberPromise', 'goalPromise'].map((name) =>
  features.names.indexOf(name),
)

/** What can be said about a turn of Crafting the Cosmos. How long the game still lasts and whose turn it is are nobody's doing. */
export const themes = {
  features: {
    points: ['points', 'leadNow'],
    nebulae: ['nebulaPromise', 'openNebulae', 'doneNebulae', 'bestNebula', 'lateNebulae'],
    stars: ['stars', 'starCount', 'supernovae', 'spendable'],
    life: ['lifePromise', 'lifeForms', 'protoLife', 'stableLife', 'bestLife', 'lateLife'],
    chamber: ['chamberPromise', 'growing', 'crystalsReady', 'crystalsScored'],
    goals: ['goalPromise', 'goalNext', 'goalLead'],
    cards: ['cards', 'cardSets'],
    powers: ['powerTurns0', 'powerTurns1', 'powerTurns2', 'powerTurns3', 'abilityTurns'],
  },
  sums: ['foreseen', 'leadForeseen', 'leadForeseenLate', 'bestOtherForeseen'],
  worth: (feature) => (parts.includes(feature) ? 1 : 0),
} as const satisfies Themes
