import type { Language } from '@orrery/kernel'
import type { Verb } from '../actions.ts'
import { type AbilityId, abilityIds, type OptionId } from '../components/abilities.ts'
import {
  type ElementId,
  elementIds,
  type KindId,
  kindIds,
  type SectorId,
  type TrackId,
  trackIds,
} from '../components/basics.ts'
import { type GoalId, goalIds } from '../components/goals.ts'
import type { Event } from '../events.ts'
import type { RefusalCode } from '../rules/refusals.ts'
import type { Ask, SourceId, Stage } from '../state.ts'
import { cornerIds, hexIds, sideIds, tileIds } from '../tables.ts'

/** What has to be said in every language; a language that lacks a key does not compile. */

/** A card with its name and its rule. */
interface CardText {
  readonly name: string
  readonly text: string
}

/** The ability and goal cards. */
export interface CardTexts {
  readonly abilities: Readonly<Record<AbilityId, CardText>>
  readonly goals: Readonly<Record<GoalId, CardText>>
}

/** Names of everything on the table, for a gallery and for screen readers. */
export interface ComponentTexts extends CardTexts {
  readonly kinds: Readonly<Record<KindId, string>>
  readonly elements: Readonly<Record<ElementId, string>>
  readonly sectors: Readonly<Record<SectorId, string>>
  readonly tracks: Readonly<Record<TrackId, string>>
  readonly regulators: Readonly<Record<KindId, string>>
  /** A nebula tile: its size, its stars and its points. */
  nebula(size: number, stars: readonly ElementId[], points: number): string
  /** A life form token face up. */
  lifeForm(group: number, points: number): string
  readonly terms: Readonly<Record<Term, string>>
}

/** Other things that have a name. */
type Term =
  | 'star'
  | 'supernova'
  | 'nebula'
  | 'protoLife'
  | 'stableLife'
  | 'lifeForm'
  | 'timeCrystal'
  | 'timeChamber'
  | 'energyCard'
  | 'abilityCard'
  | 'goalCard'
  | 'darkEnergy'

/** What an action names, as ids, and how the board looks where it matters. */
export interface ActionWords {
  readonly corner: string
  readonly side: string
  readonly hex: string
  readonly element: ElementId
  readonly kind: KindId
  readonly size: number
  readonly slot: number
  readonly tile: string
  readonly card: string
  readonly option: OptionId
  readonly omega: 'nebula' | 'stabilise'
  readonly discharge: 'nothing' | 'star' | 'ability'
  /** The star on the corner is a supernova, so flipping reverts it. */
  readonly supernova: boolean
  /** What ending the crafting phase would waste. */
  readonly unused: { readonly pieces: number; readonly units: number; readonly scorable: number }
}

/** What a question needs to know. */
export interface PromptWords {
  /** Moves or repetitions left. */
  readonly left: number
  readonly card: string
  readonly element: ElementId
  readonly tile: string
  readonly hex: string
  /** Cards above the hand limit. */
  readonly surplus: number
}

/** Parameters of a refusal, as they come. */
type Params = Readonly<Record<string, string | number>>

/** An event with the names of all players at hand. */
export type EventText<E extends Event> = (event: E, who: (seat: number) => string) => string | undefined

/** One language. */
export interface Catalogue {
  readonly language: Language
  readonly game: string
  readonly components: ComponentTexts
  readonly options: Readonly<Record<'faster' | 'faster:on' | 'faster:off', string>>
  readonly sources: Readonly<Record<SourceId, string>>
  readonly actions: Readonly<Record<Verb, (words: ActionWords) => string>>
  readonly prompts: Readonly<Record<Exclude<Ask, 'none'>, (words: PromptWords) => string>>
  /** What somebody else is doing, by stage. */
  readonly stages: Readonly<Record<Stage, (name: string) => string>>
  readonly over: string
  readonly refusals: Readonly<Record<RefusalCode, (params: Params) => string>>
  readonly events: { readonly [T in Event['type']]: EventText<Extract<Event, { type: T }>> }
}

function idAt<T extends string>(ids: readonly T[], index: number): T {
  const id = ids[index] ?? ids[0]
  if (id === undefined) throw new RangeError('no ids')
  return id
}

/** Ids for the numbers that events speak of. */
export const elementAt = (index: number): ElementId => idAt(elementIds, index)
export const kindAt = (index: number): KindId => idAt(kindIds, index)
export const trackAt = (index: number): TrackId => idAt(trackIds, index)
export const cardAt = (index: number): AbilityId => idAt(abilityIds, index)
export const goalAt = (index: number): GoalId => idAt(goalIds, index)
export const cornerAt = (index: number): string => idAt(cornerIds, index)
export const sideAt = (index: number): string => idAt(sideIds, index)
export const hexAt = (index: number): string => idAt(hexIds, index)
export const tileAt = (index: number): string => idAt(tileIds, index)

/** A parameter that is the id of a kind, element, track or card; unknown ones are shown as they are. */
export function named(names: Readonly<Record<string, string>>, id: string | number | undefined): string {
  return names[String(id)] ?? String(id)
}
