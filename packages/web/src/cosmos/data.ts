/** The one door to the printed matter and the questions of the engine: what the board needs beside the view. */
export { type Action, type Verb, vocabulary } from '@orrery/cosmos/actions'
export {
  type AbilityId,
  type AbilitySpec,
  abilities,
  abilityIds,
  type CostSpec,
  type OptionId,
  optionIds,
  type StepSpec,
} from '@orrery/cosmos/components/abilities'
export {
  type ElementId,
  elementIds,
  energyRow,
  type KindId,
  kindIds,
  type OmegaId,
  omegaIds,
  type PassiveId,
  type RewardSpec,
  regulatorCapacity,
  regulators,
  type SectorId,
  sectorIds,
  setOfFive,
  shiftMoves,
  slotCosts,
  type TrackId,
  timeChamber,
  trackIds,
} from '@orrery/cosmos/components/basics'
export { corners, hexes, sides } from '@orrery/cosmos/components/galaxy'
export { type GoalId, type GoalSpec, goalIds, goals, type Metric } from '@orrery/cosmos/components/goals'
export { lifeForms } from '@orrery/cosmos/components/life-forms'
export { type NebulaSpec, nebulae } from '@orrery/cosmos/components/nebulae'
export type { Event } from '@orrery/cosmos/events'
export { goalPoints, measure } from '@orrery/cosmos/rules/goals'
export { cardOfProgram, stepAt } from '@orrery/cosmos/rules/programs'
export { type Ask, sourceIds } from '@orrery/cosmos/state'
export {
  cornersOfHex,
  hexesOfCorner,
  START_SIDE,
  sectorsOfCorner,
  sidesOfHex,
} from '@orrery/cosmos/tables'
export type { PlayerView, View } from '@orrery/cosmos/view'
