import { type AutomaCard, type AutomaSpec, automa, automaCards, type Level, levels } from '../components/automa.ts'
import type { Slot, Upgrade } from '../components/basics.ts'
import {
  type ColonyRow,
  colonyTable,
  constants,
  startPlanets,
  startSlots,
  survivorPoints,
} from '../components/constants.ts'
import { type CrewCard, crew } from '../components/crew.ts'
import { type PlanetCard, planets } from '../components/planets.ts'
import { type SurvivorCard, survivors } from '../components/survivors.ts'
import { outpostPairs, type UpgradeSpec, upgradeSpecs } from '../components/upgrades.ts'

/**
 * A set of components: everything that is printed on cards and boards. Which cards, upgrades and levels there are, and their order, is
 * the same in all sets.
 */
export interface Components {
  readonly constants: Readonly<typeof constants>
  readonly planets: readonly PlanetCard[]
  readonly startPlanets: readonly string[]
  readonly startSlots: readonly Slot[]
  readonly crew: readonly CrewCard[]
  readonly survivors: readonly SurvivorCard[]
  readonly survivorPoints: readonly number[]
  readonly upgrades: readonly UpgradeSpec[]
  readonly outpostPairs: readonly (readonly [Upgrade, Upgrade])[]
  readonly colonies: readonly ColonyRow[]
  readonly automa: AutomaSpec
  readonly automaCards: readonly AutomaCard[]
  readonly levels: readonly Level[]
}

/** The first set: version 1 of the game. */
export const first: Components = {
  constants,
  planets,
  startPlanets,
  startSlots,
  crew,
  survivors,
  survivorPoints,
  upgrades: upgradeSpecs,
  outpostPairs,
  colonies: colonyTable,
  automa,
  automaCards,
  levels,
}
