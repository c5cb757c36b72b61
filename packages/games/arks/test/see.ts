import { at, item } from '@orrery/kernel'
import { type Source, slots, sources, specialists, upgrades } from '../components/basics.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { engine } from '../rules/engine.ts'
import { type State, score } from '../rules/state.ts'
import { fieldName, PLAYERS, RESOURCES } from '../rules/tables.ts'
import { arks } from '../versions.ts'
import { slot } from './build.ts'

/** What a test looks at on a table, with ids in place of numbers. Import it as `see`: `see.cargo(state, 1)`. */

/** B W M T of a player. */
export const cargo = (state: State, player = 0): number[] =>
  state.cargo.slice(player * RESOURCES, (player + 1) * RESOURCES)

/** The crew cards of a player's row, by id. */
export const row = (state: State, which: 'upper' | 'lower', player = 0): string[] =>
  item(state[which], player).map((each) => item(crew, each).id)

/** The ids of the discarded crew cards. */
export const discards = (state: State): string[] => state.crewDiscard.map((each) => item(crew, each).id)

/** The planet in a slot, by id. */
export const planetIn = (state: State, name: string): string | undefined => planets[state.system[slot(name)] ?? -1]?.id

/** Where a player's ark stands. */
export const ark = (state: State, player = 0): string => fieldName(at(state.arks, player))

/** The points of a player from one source. */
export const pointsFrom = (state: State, source: Source, player = 0): number =>
  at(state.points, player * sources.length + sources.indexOf(source))

/** All points of a player. */
export const points = (state: State, player = 0): number => score(state, player)

/** The levels of the planet in a slot, B W M T. */
export const levelsIn = (state: State, name: string): number[] =>
  state.levels.slice(slot(name) * RESOURCES, (slot(name) + 1) * RESOURCES)

/** The field of a player's terraforming marker. */
export const markerOn = (state: State, name: string, player = 0): number =>
  at(state.markers, slot(name) * PLAYERS + player)

/** The ready specialists of a player. */
export const readyOf = (state: State, player = 0): string[] =>
  specialists.filter((_, i) => (at(state.ready, player) >> i) & 1)

/** The slots in a mask. */
export const slotsIn = (of: number | undefined): string[] => slots.filter((_, i) => ((of ?? 0) >> i) & 1)

/** The upgrades a player has unlocked. */
export const upgradesOf = (state: State, player = 0): string[] =>
  upgrades.filter((_, i) => (at(state.upgrades, player) >> i) & 1)

/** The seat that owes a decision. */
export const asked = (state: State): number | undefined => arks.toAct(state)[0]

/** The kind of decision that is owed. */
export const decision = (state: State): string | undefined => engine.asked(state, arks.toAct(state)[0] ?? -1)?.kind
