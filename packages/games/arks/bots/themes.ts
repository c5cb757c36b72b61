import type { Themes } from '@orrery/bots/model'
import { upgrades } from '../surface.ts'
import { features } from './features.ts'
import { type Feature, promising } from './position.ts'
import { promises } from './weights.ts'

const TURNS = features.names.indexOf('turnsLeft')
const POINTS = features.names.indexOf('pointsNow')

/** What can be said about a turn of Terraforming Arks. How long the game still lasts and whose turn it is are nobody's doing. */
export const themes = {
  features: {
    points: ['points', 'pointsNow', 'leadNow'],
    colonies: ['colony', 'colonyPool', 'nextColony'],
    outposts: ['outpost', 'outpostPool', 'halfPair'],
    upgrades: [...upgrades, 'secondEngines', 'capacity', 'upgradesMissing'],
    crew: ['engineer', 'moreEngineers', 'leader', 'moreLeaders', 'leaderColours', 'crew', 'tokens', 'colonyReady'],
    cargo: ['unit', 'usefulUnit', 'unitPairs', 'cargoFree', 'raisable', 'finishing', 'finishingLead'],
    survivors: ['readySurvivor', 'survivor', 'nextSettled'],
    planets: ['lead', 'second'],
  },
  sums: ['foreseen', 'promised', 'promisedLater', 'leadForeseen', 'leadForeseenLate', 'bestOtherForeseen'],
  // As in `foreseeFrom`: points count as they are, and everything else promises some at once and some with every turn.
  worth(feature, row) {
    if (feature === POINTS) return 50
    const name: Feature | undefined = promising[feature]
    if (name === undefined) return 0
    const turns = 10 * (row[TURNS] ?? 0)
    const [now, eachTurn] = promises[name]
    return Math.min(1, turns / 2) * now + turns * eachTurn
  },
} as const satisfies Themes
