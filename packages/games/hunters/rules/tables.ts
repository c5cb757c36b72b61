import { indexIn, item, NONE } from '@orrery/kernel'
import { dots } from '../components/diagrams.ts'
import { elements, reactions } from '../components/elements.ts'
import { events, suns } from '../components/events.ts'
import { fields } from '../components/fields.ts'
import { starOfDot } from '../components/key.ts'
import { classes, stars, systems } from '../components/stars.ts'
import type { Amounts, Window } from '../components/types.ts'
import { thousandths } from './physics.ts'

/** What the printed matter is, by number, the same in every set: in a state everything is an index into the lists of `components`. */

/** How many elements there are. */
export const ELEMENTS: number = elements.length
/** How many fields the sky has. */
export const FIELDS: number = fields.length
/** How many star cards there are. */
export const STARS: number = stars.length
/** How many kinds of event cards there are. */
export const CARDS: number = events.length
/** How many red dots there are. */
export const DOTS: number = dots.length
/** How many reactions there are. */
export const REACTIONS: number = reactions.length

/** Ids of the elements; ids are for views, events and refusals. */
export const elementIds: readonly string[] = elements.map((element) => element.id)
/** Ids of the fields. */
export const fieldIds: readonly string[] = fields.map((field) => field.id)
/** Ids of the stars. */
export const starIds: readonly string[] = stars.map((star) => star.id)
/** Ids of the kinds of event cards. */
export const cardIds: readonly string[] = events.map((card) => card.id)
/** Ids of the Sun cards. */
export const sunIds: readonly string[] = suns.map((sun) => sun.id)
/** Ids of the dots. */
export const dotIds: readonly string[] = dots.map((dot) => dot.id)
/** Ids of the reactions. */
export const reactionIds: readonly string[] = reactions.map((reaction) => reaction.id)

/** Amounts as six numbers, from H to Fe. */
export function vector(amounts: Amounts | undefined): readonly number[] {
  return elements.map((element) => amounts?.[element.id] ?? 0)
}

/** Mass numbers of the elements (H12.4). */
export const massNumbers: readonly number[] = elements.map((element) => element.massNumber)

/** Where the rockets stand at the start (H2.1). */
export const startField: number = fields.findIndex((field) => field.start)
/** The neighbours of each field, in the order of the data file. */
export const neighbours: readonly (readonly number[])[] = fields.map((field) =>
  field.neighbours.map((id) => indexIn(fieldIds, id)).sort((a, b) => a - b),
)
const maskOf = (list: readonly number[]): number => list.reduce((mask, i) => mask | (1 << i), 0)
/** The neighbours of each field as bits. */
export const nearMask: readonly number[] = neighbours.map(maskOf)
/** The fields that can be reached over exactly one other field, without the field itself (H8.16). */
export const twoStepMask: readonly number[] = neighbours.map(
  (near, field) => maskOf(near.flatMap((step) => item(neighbours, step))) & ~(1 << field),
)
/** All fields but the field itself. */
export const elsewhereMask: readonly number[] = fields.map((_, field) => ((1 << FIELDS) - 1) & ~(1 << field))

/** Left side of each fusion. */
export const reactionIn: readonly (readonly number[])[] = reactions.map((reaction) => vector(reaction.in))
/** Right side of each fusion. */
export const reactionOut: readonly (readonly number[])[] = reactions.map((reaction) => vector(reaction.out))

/** Mass of each star in thousandths of the Sun (H12.4). */
export const starMass: readonly number[] = stars.map((star) => thousandths(star.mass))
/** Place of the class of each star in the list of classes. */
export const starClassIndex: readonly number[] = stars.map((star) =>
  classes.findIndex((starClass) => starClass.id === star.class),
)
/** The system of each star, or NONE. */
export const starSystem: readonly number[] = stars.map((star) =>
  star.system === undefined ? NONE : systems.findIndex((system) => system.id === star.system),
)
/** Stars of each system. */
export const systemMembers: readonly (readonly number[])[] = systems.map((system) =>
  system.members.map((id) => indexIn(starIds, id)),
)
/** The star of each dot, NONE for the extra ones; the key that judges a placement (H10.5). */
export const dotStar: readonly number[] = dotIds.map((id) => {
  const star = starOfDot[id]
  return star === undefined ? NONE : indexIn(starIds, star)
})
/** The dot of each star. */
export const starDot: readonly number[] = starIds.map((_, star) => dotStar.indexOf(star))

/** How moves can be changed; 0 is the normal move. */
export const moveRules: readonly string[] = ['oneStep', 'twoSteps', 'stay', 'anyField']
/** The normal move (H5.1). */
export const ONE_STEP = 0
/** The move of `voyager_1`. */
export const TWO_STEPS = 1
/** No move, by `lagrange_l2`. */
export const STAY = 2
/** The move of `einstein_rosen`. */
export const ANY_FIELD = 3

/** Whether a card is resolved as soon as it is drawn (H8.1). */
export const cardImmediate: readonly boolean[] = events.map((card) => card.timing === 'immediate')

const windows: readonly Window[] = [
  'draw',
  'beforeMove',
  'eventStep',
  'fightAttacker',
  'fightDefender',
  'fightEither',
  'attacked',
  'misplaced',
  'otherEventPlayed',
  'any',
]
/** A set of windows, as bits. */
export const windowMask = (...open: readonly Window[]): number => maskOf(open.map((window) => windows.indexOf(window)))
/** The window of each card. */
export const cardWindow: readonly Window[] = events.map((card) => card.window)
/** The window of each card as a bit. */
export const cardWindowBit: readonly number[] = events.map((card) => windowMask(card.window))
