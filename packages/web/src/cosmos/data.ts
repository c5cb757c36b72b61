import type { PlayerView } from '@orrery/cosmos'
import type { abilities } from '@orrery/cosmos/components/abilities'
import type { regulators } from '@orrery/cosmos/components/basics'
import type { goals } from '@orrery/cosmos/components/goals'
import type { nebulae } from '@orrery/cosmos/components/nebulae'

/** The one door to the printed matter and the questions of the engine: what the board needs beside the view. */
export type { Action, Event, PlayerView, View } from '@orrery/cosmos'
export { vocabulary } from '@orrery/cosmos/actions'
export { type AbilityId, abilities, type OptionId, optionIds } from '@orrery/cosmos/components/abilities'
export {
  type ElementId,
  elementIds,
  energyRow,
  type KindId,
  kindIds,
  omegaIds,
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
export { corners, hexes, sides, startSide } from '@orrery/cosmos/components/galaxy'
export { type GoalId, goals } from '@orrery/cosmos/components/goals'
export { lifeForms } from '@orrery/cosmos/components/life-forms'
export { nebulae } from '@orrery/cosmos/components/nebulae'
export { goalPoints, measure } from '@orrery/cosmos/rules/goals'
export { cardOfProgram, stepAt } from '@orrery/cosmos/rules/programs'
export { sourceIds } from '@orrery/cosmos/state'

/** An ability card, one step of its effect. */
export type AbilitySpec = (typeof abilities)[number]
export type StepSpec = AbilitySpec['effect'][number]
/** What a regulator gives. */
export type RewardSpec = (typeof regulators)[number]['active'][number]
export type PassiveId = (typeof regulators)[number]['passive']
/** What a goal measures. */
export type Metric = (typeof goals)[number]['metric']
/** A nebula tile. */
export type NebulaSpec = (typeof nebulae)[number]
/** What a player is asked. */
export type Ask = PlayerView['ask']
