import { type Item, items, type Requirement, type Upgrade } from './basics.ts'

/** What an unlocked upgrade does. */
export type UpgradeEffect =
  | { readonly type: 'secondPlanetAction' }
  | { readonly type: 'onLand'; readonly at: 'moon' | 'station'; readonly gain: readonly Item[] }
  | { readonly type: 'cargoLimit'; readonly value: number }
  | { readonly type: 'exploreDraw'; readonly draw: number }
  | { readonly type: 'travelRange'; readonly levels: readonly number[] }

/** An upgrade of the ark. */
export interface UpgradeSpec {
  readonly id: Upgrade
  readonly specialist: Requirement
  readonly resources: readonly Item[]
  readonly effect: UpgradeEffect
  /** How often it is bought; its colony marker is released by the last purchase. */
  readonly purchases: number
}

/** The eight upgrades in the order of the ark card. */
export const upgradeSpecs: readonly UpgradeSpec[] = [
  {
    id: 'robotics',
    specialist: 'engineer',
    resources: items({ technology: 2 }),
    effect: { type: 'secondPlanetAction' },
    purchases: 1,
  },
  {
    id: 'biodome',
    specialist: 'engineer',
    resources: items({ biomass: 2 }),
    effect: { type: 'onLand', at: 'station', gain: items({ workforce: 1 }) },
    purchases: 1,
  },
  {
    id: 'spaceMining',
    specialist: 'engineer',
    resources: items({ minerals: 2 }),
    effect: { type: 'onLand', at: 'moon', gain: items({ minerals: 1 }) },
    purchases: 1,
  },
  {
    id: 'cargoHolds',
    specialist: 'anyLeader',
    resources: items({ workforce: 1 }),
    effect: { type: 'cargoLimit', value: 6 },
    purchases: 1,
  },
  {
    id: 'scoutingVehicles',
    specialist: 'anyLeader',
    resources: items({ workforce: 1 }),
    effect: { type: 'exploreDraw', draw: 2 },
    purchases: 1,
  },
  {
    id: 'leisureFacilities',
    specialist: 'engineer',
    resources: items({ workforce: 1 }),
    effect: { type: 'onLand', at: 'station', gain: items({ crewCantina: 1 }) },
    purchases: 1,
  },
  {
    id: 'miningVehicles',
    specialist: 'anyLeader',
    resources: items({ minerals: 1 }),
    effect: { type: 'onLand', at: 'moon', gain: items({ crewCantina: 1 }) },
    purchases: 1,
  },
  {
    id: 'engines',
    specialist: 'engineer',
    resources: items({ workforce: 1, technology: 1 }),
    effect: { type: 'travelRange', levels: [2, 4, 6] },
    purchases: 2,
  },
]

/** The pairs of upgrades that together release an outpost. */
export const outpostPairs: readonly (readonly [Upgrade, Upgrade])[] = [
  ['biodome', 'leisureFacilities'],
  ['spaceMining', 'miningVehicles'],
]
