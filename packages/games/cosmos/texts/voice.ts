import { abilityIds } from '../components/abilities.ts'
import { elementIds, kindIds } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import { tileSize } from '../rules/tables.ts'
import type { Cards, Sentences } from './index.ts'
import { namePlaces } from './places.ts'

/** An id for a number that actions and events speak of; of one that means nothing here the first is as good as any. */
export function idAt<T extends string>(ids: readonly T[], index: number): T {
  const id = ids[index] ?? ids[0]
  if (id === undefined) throw new RangeError('no ids')
  return id
}

/** The texts of one language, and the words in them for the numbers of the state. */
export interface Voice {
  readonly cards: Cards
  readonly texts: Sentences
  ability(card: number): string
  goal(card: number): string
  /** A kind as it stands with another noun. */
  kind(index: number): string
  /** A kind as a name. */
  kindName(index: number): string
  element(index: number): string
  corner(index: number): string
  side(index: number): string
  hex(index: number): string
  /** The size of a tile. */
  size(tile: number): number
}

/** A voice for these cards and sentences. */
export function makeVoice(cards: Cards, texts: Sentences): Voice {
  return {
    cards,
    texts,
    ability: (card) => cards.abilities[idAt(abilityIds, card)].name,
    goal: (card) => cards.goals[idAt(goalIds, card)].name,
    kind: (index) => texts.kindsBefore[idAt(kindIds, index)],
    kindName: (index) => texts.kinds[idAt(kindIds, index)],
    element: (index) => idAt(elementIds, index),
    ...namePlaces(cards.places),
    size: (tile) => (tileSize[tile] ?? 0) + 1,
  }
}
