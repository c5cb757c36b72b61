import type { Feature } from './position.ts'

/**
 * What a player of Terraforming Arks thinks a feature of its position promises: points while there are turns left, and points for
 * every turn left. Found by letting players with different weights play each other and keeping what went with winning.
 */
export const promises: Readonly<Record<Feature, readonly [now: number, eachTurn: number]>> = {
  turn: [0, 3],
  colony: [0.76, 0.307],
  outpost: [-0.26, 0.455],
  robotics: [5, 0.437],
  biodome: [0, 0.2],
  spaceMining: [0, 0.15],
  cargoHolds: [0, 0.25],
  scoutingVehicles: [0.04, 0.15],
  leisureFacilities: [0, 0.253],
  miningVehicles: [-0.03, 0.2],
  engines: [1, 0.1],
  secondEngines: [0, 0.1],
  halfPair: [1.72, 0],
  colonyPool: [2, 0],
  outpostPool: [1, 0.013],
  engineer: [1.8, 0.026],
  moreEngineers: [-0.16, -0.045],
  leader: [1.17, 0.129],
  moreLeaders: [0.52, 0.007],
  leaderColours: [0.34, -0.054],
  crew: [-0.3, 0.022],
  unit: [0.22, 0.036],
  usefulUnit: [0.43, 0.042],
  unitPairs: [-0.13, -0.026],
  readySurvivor: [0.69, 0],
  survivor: [0.4, 0],
  nextSettled: [0, 0.3],
  lead: [0.7, 0],
  second: [0.7, 0],
}

/** Points the Automa makes in a turn; a little more than the 4.1 it makes, since a long game is risky. */
export const automaPace = 4.5
