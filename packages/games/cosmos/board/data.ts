import type { abilities, goals, nebulae, PlayerView, regulators } from '../surface.ts'

/** Everything the board uses of the rules besides the view: printed matter and questions to the engine. */
export * from '../surface.ts'

/** An ability card, one part of its effect. */
export type AbilitySpec = (typeof abilities)[number]
export type EffectPart = AbilitySpec['effect'][number]
/** What a regulator gives. */
export type RewardSpec = (typeof regulators)[number]['active'][number]
export type PassiveId = (typeof regulators)[number]['passive']
/** What a goal measures. */
export type Metric = (typeof goals)[number]['metric']
/** A nebula tile. */
export type NebulaSpec = (typeof nebulae)[number]
/** What a player is asked. */
export type Ask = PlayerView['ask']
