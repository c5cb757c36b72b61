/** The sets of Terraforming Arks for designers: as data, and the game with changes of one. */
import { gameOfVersion, ownSet, type SetRules } from '@orrery/kernel'
import { type Arks, makeArks } from '../rules/game.ts'
import { rulingsOf } from '../rules/rulings.ts'
import { versions } from '../versions.ts'
import { checkSet } from './check.ts'
import { componentsOf, loadSet } from './loaded.ts'

/** Every version with its set: sets of versions have the number of their version. */
export const shipped = versions.map(({ version }) => ({ version, components: componentsOf({ set: version }) }))

/** Which cards there are and how the fields of a planet lie is the same in all sets. */
export const rules: SetRules = {
  fixed: [
    ...['number', 'starting', 'colour', 'fields', 'routes', 'exits'].map((field) => `planets.*.${field}`),
    ...['effect.type', 'effect.at'].map((field) => `upgrades.*.${field}`),
  ],
}

/** A version with changes of its set. */
export function makeGame(version: number, changes: unknown): Arks {
  const game = gameOfVersion(versions, 'arks', version)
  const { components, ...own } = ownSet(componentsOf({ set: version }), changes, rules)
  const changed = makeArks(version, rulingsOf({ set: version }), loadSet(checkSet(components)))
  return { ...game, ...changed, ...own }
}
