/** What bots, board, guide and rulebook of Crafting the Cosmos may use of its rules. The game itself stays out of it: a page that only draws does not load it. */

export { type AbilityId, abilities, abilityIds, type OptionId, optionIds } from './components/abilities.ts'
export {
  type ElementId,
  elementIds,
  type KindId,
  kindIds,
  omegaIds,
  PROTO,
  regulators,
  type SectorId,
  sectorIds,
  setOfFive,
  slotCosts,
  type TrackId,
  timeChamber,
  trackIds,
} from './components/basics.ts'
export { corners, hexes, sides, startSide } from './components/galaxy.ts'
export { type GoalId, goalIds, goals } from './components/goals.ts'
export { lifeForms } from './components/life-forms.ts'
export { nebulae } from './components/nebulae.ts'
export { origins } from './components/origins.ts'
export { type Action, vocabulary } from './rules/actions.ts'
export type { Event } from './rules/events.ts'
export { goalPoints, measure, tableFor } from './rules/goals.ts'
export { clone, clonePlayer, makePlayer, type Player, type State, sourceIds } from './rules/state.ts'
export {
  CORNERS,
  cornersOfHex,
  DNA,
  FLIPPED,
  GRAVITON,
  HEXES,
  kindOfCard,
  SUPERNOVA,
  sidesOfHex,
  tileIds,
} from './rules/tables.ts'
export type { Ask, DecisionKind, Task } from './rules/tasks.ts'
export type { PlayerView, View } from './rules/view.ts'
export type { Components } from './sets/components.ts'
export { componentsOf, type Numbers, numbersOf, type OfSet } from './sets/numbers.ts'
