/** The sets of Star Hunters for designers: as data, and the game with changes of one. */
import { gameOfVersion, ownSet, type SetRules } from '@orrery/kernel'
import { type Hunters, makeHunters } from '../rules/game.ts'
import { rulingsOf } from '../rules/rulings.ts'
import { versions } from '../versions.ts'
import { componentsOfSet, loadSet } from './numbers.ts'

/** Every version with its set: sets of versions have the number of their version. */
export const shipped = versions.map(({ version }) => ({ version, components: componentsOfSet(version) }))

/** Which cards, fields, stars and systems there are, and what nature says about them, is the same in all sets. */
export const rules: SetRules = {
  fixed: [
    ...['massNumber', 'atomicNumber', 'colour'].map((field) => `elements.*.${field}`),
    ...['type', 'start', 'ring', 'centre', 'shape', 'neighbours'].map((field) => `fields.*.${field}`),
    ...['timing', 'window'].map((field) => `events.*.${field}`),
    ...['class', 'spectralType', 'constellation', 'system'].map((field) => `stars.*.${field}`),
    ...['mass', 'radius', 'temperature', 'luminosity', 'highlighted'].map((field) => `stars.*.${field}`),
    ...['kind', 'members'].map((field) => `systems.*.${field}`),
  ],
}

/** A version with changes of its set. */
export function makeGame(version: number, changes: unknown): Hunters {
  gameOfVersion(versions, 'hunters', version)
  const { components, ...own } = ownSet(componentsOfSet(version), changes, rules)
  return { ...makeHunters(version, loadSet(components), rulingsOf({ set: version })), ...own }
}
