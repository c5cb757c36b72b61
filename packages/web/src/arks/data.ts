/** The one door to the printed matter and the shapes of the engine: what the board needs beside the view. */
export { type Action, vocabulary } from '@orrery/arks/actions'
export {
  type AutomaAction,
  automa,
  automaCards,
  levels,
} from '@orrery/arks/components/automa'
export {
  type Colour as PlanetColour,
  type CrewEdge,
  colours as planetColours,
  type DestinationAction,
  destinationActions,
  edges,
  type Item,
  type ItemId,
  itemIds,
  type Requirement,
  type Resource,
  resources,
  type Specialist,
  slots,
  sources,
  specialists,
  type Upgrade,
  upgrades,
} from '@orrery/arks/components/basics'
export { type ColonyRow, colonyTable, constants, survivorPoints } from '@orrery/arks/components/constants'
export { type CrewAction, crew } from '@orrery/arks/components/crew'
export { type PlanetCard, planets } from '@orrery/arks/components/planets'
export { survivors } from '@orrery/arks/components/survivors'
export { outpostPairs, upgradeSpecs } from '@orrery/arks/components/upgrades'
export type { Event } from '@orrery/arks/events'
export { AUTOMA } from '@orrery/arks/state'
export {
  ANY,
  ANY_LEADER,
  CENTRE,
  costs,
  ENGINEER_DUE,
  FIELDS,
  fieldName,
  localField,
  MAIN,
  MOON,
  neighbour,
  PORTAL_FIELD,
  RESOURCES,
  RING,
  STATION,
} from '@orrery/arks/tables'
export type { Decision, DecisionKind } from '@orrery/arks/tasks'
export type { View } from '@orrery/arks/view'
export { at, bits, item } from '@orrery/kernel'
