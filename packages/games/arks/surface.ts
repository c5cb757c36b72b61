/** What bots, board, guide and rulebook of Terraforming Arks may use of its rules. The game itself stays out of it: a page that only draws does not load it. */

export type { AutomaAction } from './components/automa.ts'
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
export type { ColonyRow } from './components/constants.ts'
export type { CrewAction } from './components/crew.ts'
export { origins } from './components/origins.ts'
export { lengthOf, type PlanetCard, tracksOf } from './components/planets.ts'
export { type Action, vocabulary } from './rules/actions.ts'
export type { Event } from './rules/events.ts'
export { type Foreseen, foresee } from './rules/foresee.ts'
export { AUTOMA, cargoLimit, isAutoma, type State, score, together } from './rules/state.ts'
export {
  ANY,
  ANY_LEADER,
  automaIds,
  CENTRE,
  crewIds,
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
  planetIds,
  RESOURCES,
  RING,
  SCOUTING,
  STATION,
  survivorIds,
} from './rules/tables.ts'
export { askedIn, type Decision, type DecisionKind, type Task } from './rules/tasks.ts'
export { capacity } from './rules/tracks.ts'
export { measure } from './rules/travel.ts'
export type { View } from './rules/view.ts'
export type { Components } from './sets/components.ts'
export { componentsOf, newest, newestSet, numbersOf } from './sets/loaded.ts'
