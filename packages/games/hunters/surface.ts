/** What bots, board, guide and rulebook of Star Hunters may use of its rules. The game itself stays out of it: a page that only draws does not load it. */

export {
  attackDiagram,
  defenceDiagram,
  dots,
  hrAxes,
  luminosityAt,
  sunReference,
  temperatureAt,
} from './components/diagrams.ts'
export { constants, elements, reactions } from './components/elements.ts'
export { events, suns } from './components/events.ts'
export { fields } from './components/fields.ts'
export { origins } from './components/origins.ts'
export { classes, stars, systems } from './components/stars.ts'
export type {
  Amounts,
  CombatDiagram,
  Dot,
  Effect,
  ElementId,
  EventCard,
  Field,
  Reaction,
  Star,
  StarClass,
  StarSystem,
} from './components/types.ts'
export { type Action, vocabulary } from './rules/actions.ts'
export type { Event } from './rules/events.ts'
export type { State } from './rules/state.ts'
export {
  cardIds,
  dotIds,
  ELEMENTS,
  neighbours,
  reactionIn,
  reactionOut,
  STARS,
  starDot,
  starIds,
  starSystem,
  systemMembers,
} from './rules/tables.ts'
export { asksForCards } from './rules/tasks.ts'
export type { PlayerView, View } from './rules/view.ts'
export { componentsOfSet, type Numbers, numbersOf } from './sets/numbers.ts'
export type { Op } from './sets/ops.ts'
export { shippedSet } from './sets/shipped.ts'
