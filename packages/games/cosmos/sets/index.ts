/** The sets of Crafting the Cosmos for designers: as data, and the game with changes of one. */
import { gameOfVersion, ownSet, type SetRules } from '@orrery/kernel'
import { elementIds, trackIds } from '../components/basics.ts'
import { type Cosmos, makeCosmos } from '../rules/game.ts'
import { rulingsOf } from '../rules/rulings.ts'
import { versions } from '../versions.ts'
import { checkSet } from './check.ts'
import { componentsOf, loadSet } from './numbers.ts'

/** Every version with its set: sets of versions have the number of their version. */
export const shipped = versions.map(({ version }) => ({ version, components: componentsOf({ set: version }) }))

/** Which cards, tiles and tokens there are, of what kind, and where a galaxy has its places is the same in all sets. */
export const rules: SetRules = {
  fixed: [
    'counts.timeCrystals',
    'counts.darkEnergyTokens',
    'energyRow.faceUp',
    'regulators.*.passive',
    'nebulae.*.size',
    'lifeForms.*.group',
    ...['rule', 'kind', 'activation'].map((field) => `abilities.*.${field}`),
  ],
  groups: [elementIds, trackIds],
}

/** A version with changes of its set. */
export function makeGame(version: number, changes: unknown): Cosmos {
  const game = gameOfVersion(versions, 'cosmos', version)
  const { components, ...own } = ownSet(componentsOf({ set: version }), changes, rules)
  checkSet(components)
  return { ...game, ...makeCosmos(version, loadSet(components), rulingsOf({ set: version })), ...own }
}
