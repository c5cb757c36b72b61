/** What a player of Terraforming Arks thinks things are worth, in points. Found by letting players with different weights meet. */
export interface Weights {
  /** How much the best opponent counts. */
  readonly rival: number
  /** A level more in every terraforming action, for every round left. */
  readonly capacity: number
  /** An outpost on a planet, for every round left; one in the pool; a colony marker in the pool. */
  readonly outpost: number
  readonly outpostPool: number
  readonly colonyPool: number
  /** Upgrades, for every round left. */
  readonly upgrade: number
  readonly robotics: number
  readonly engines: number
  /** How sure the leader on a track is of its place. */
  readonly place: number
  /** Of the points of settling, for a survivor on board: with a planet of its colour ready, and without. */
  readonly survivorReady: number
  readonly survivor: number
  readonly resource: number
  /** Many units of one resource are worth less than a few of each. */
  readonly spread: number
  readonly token: number
  readonly crew: number
}

export const weights: Weights = {
  rival: 0.35,
  capacity: 0.25,
  outpost: 0.25,
  outpostPool: 1.2,
  colonyPool: 0.7,
  upgrade: 0.12,
  robotics: 0.2,
  engines: 0.1,
  place: 0.8,
  survivorReady: 0.75,
  survivor: 0.45,
  resource: 0.62,
  spread: 0.06,
  token: 1.2,
  crew: 0.8,
}
