/** The resources in cargo-card order, top to bottom (A1.4). */
export const resources = ['biomass', 'workforce', 'minerals', 'technology'] as const
export type Resource = (typeof resources)[number]

/** What a gain list or a price can show. */
export const itemIds = [...resources, 'any', 'crewDeck', 'crewCantina'] as const
export type ItemId = (typeof itemIds)[number]

/** One entry of a gain list or a price. */
export interface Item {
  readonly item: ItemId
  readonly n: number
}

const isItemId = (id: string): id is ItemId => itemIds.some((each) => each === id)

/** A gain list or a price, in printed order: `items({ workforce: 2, any: 1 })`. */
export function items(amounts: Readonly<Partial<Record<ItemId, number>>>): readonly Item[] {
  return Object.entries(amounts).flatMap(([item, n]) => (isItemId(item) ? [{ item, n }] : []))
}

/** The colours of planets, leaders and survivors. */
export const colours = ['red', 'green', 'blue'] as const
export type Colour = (typeof colours)[number]

/** The specialists: the Engineer, then the Leaders in the order of `colours`. */
export const specialists = ['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue'] as const
export type Specialist = (typeof specialists)[number]

/** A specialist as a cost asks for one. */
const requirements = ['planetLeader', 'engineer', 'anyLeader'] as const
export type Requirement = (typeof requirements)[number]

/** Where the edge of a crew card works. */
export const crewEdges = [...colours, 'orbital'] as const
export type CrewEdge = (typeof crewEdges)[number]

/** The slots of the system: the ring clockwise, then the centre (A2.1). */
export const slots = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'] as const
export type Slot = (typeof slots)[number]

/** The edges of a card, clockwise. */
export const edges = ['N', 'E', 'S', 'W'] as const
export type Edge = (typeof edges)[number]

/** The fields a card can have; `planet` and `portal` are main fields. */
export type FieldId = 'planet' | 'portal' | 'moon' | 'station' | 'asteroid1' | 'asteroid2'

/** The upgrades in the order of the ark card. */
export const upgrades = [
  'robotics',
  'biodome',
  'spaceMining',
  'cargoHolds',
  'scoutingVehicles',
  'leisureFacilities',
  'miningVehicles',
  'engines',
] as const
export type Upgrade = (typeof upgrades)[number]

/** The destination actions (A13). */
export const destinationActions = [
  'gather',
  'terraform',
  'explore',
  'settle',
  'colony',
  'outpost',
  'specialist',
] as const
export type DestinationAction = (typeof destinationActions)[number]

/** Where points come from (A21.8). */
export const sources = [
  'terraforming',
  'places',
  'outposts',
  'outpostColonies',
  'survivors',
  'colonies',
  'unfinished',
  'upgrades',
] as const
export type Source = (typeof sources)[number]
