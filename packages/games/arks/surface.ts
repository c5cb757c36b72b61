/** What bots, board, guide and rulebook of Terraforming Arks may use of its rules. The game itself stays out of it: a page that only draws does not load it. */
export { type Action, vocabulary } from './actions.ts'
export { type AutomaAction, automa, automaCards, levels } from './components/automa.ts'
export {
  type Colour,
  type CrewEdge,
  colours,
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
} from './components/basics.ts'
export { type ColonyRow, colonyTable, constants, survivorPoints } from './components/constants.ts'
export { type CrewAction, crew } from './components/crew.ts'
export { type PlanetCard, planets } from './components/planets.ts'
export { survivors } from './components/survivors.ts'
export { outpostPairs, upgradeSpecs } from './components/upgrades.ts'
export type { Event } from './events.ts'
export { capacity } from './rules/tracks.ts'
export { measure } from './rules/travel.ts'
export { AUTOMA, isAutoma, type State, score } from './state.ts'
export {
  ANY,
  ANY_LEADER,
  CENTRE,
  costs,
  crewSpecialist,
  ENGINEER,
  ENGINEER_DUE,
  ENGINES,
  FIELDS,
  fieldName,
  localField,
  MAIN,
  MOON,
  neighbour,
  PLAYERS,
  PORTAL_FIELD,
  pairMasks,
  planetColour,
  RESOURCES,
  RING,
  SCOUTING,
  STATION,
  survivorColour,
  tracks,
  trackTop,
} from './tables.ts'
export type { Decision, DecisionKind, Task } from './tasks.ts'
export type { View } from './view.ts'
