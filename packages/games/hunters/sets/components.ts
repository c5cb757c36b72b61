import { constants, elements } from '../components/elements.ts'
import { events, suns } from '../components/events.ts'
import { fields } from '../components/fields.ts'
import { stars, systems } from '../components/stars.ts'
import type { ElementKind, EventCard, Field, Star, StarSystem, Sun } from '../components/types.ts'

/**
 * A set of components: the numbers that the game is played with. Which stars, cards, fields and elements there are, and their order,
 * is the same in all sets.
 */
export interface Components {
  readonly constants: typeof constants
  readonly elements: readonly ElementKind[]
  readonly fields: readonly Field[]
  readonly events: readonly EventCard[]
  readonly suns: readonly Sun[]
  readonly stars: readonly Star[]
  readonly systems: readonly StarSystem[]
}

/** The first set: version 1 of the game. */
export const first: Components = { constants, elements, fields, events, suns, stars, systems }
