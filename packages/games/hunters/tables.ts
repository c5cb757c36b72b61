import { indexIn, item, NONE } from '@orrery/kernel'
import { dots } from './components/diagrams.ts'
import { constants, elements, reactions } from './components/elements.ts'
import { events, suns } from './components/events.ts'
import { fields } from './components/fields.ts'
import { starOfDot } from './components/key.ts'
import { classes, stars, systems } from './components/stars.ts'
import type { Amounts, Effect, SunEffect, Window } from './components/types.ts'
import { thousandths } from './physics.ts'

/** The printed matter by number, made once at start-up: in a state everything is an index into the lists of `components`. */

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
function vector(amounts: Amounts | undefined): readonly number[] {
  return elements.map((element) => amounts?.[element.id] ?? 0)
}

/** Crystals in the box (H1.4). */
export const supply: readonly number[] = elements.map((element) => element.supply)
/** Mass numbers of the elements (H12.4). */
export const massNumbers: readonly number[] = elements.map((element) => element.massNumber)
/** What a player starts with (H2.3). */
export const startCrystals: readonly number[] = vector(constants.startElements)
/** What a successful defender takes (H6.9). */
export const defenderReward: readonly number[] = vector(constants.defenderReward)
/** What may be kept with the hold limit (H13.6). */
export const holdLimit: readonly number[] = vector(constants.holdLimit)

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

/** Cost of each star. */
export const starCost: readonly (readonly number[])[] = stars.map((star) => vector(star.cost))
/** Production of each star, all zero for supergiants. */
export const starProduction: readonly (readonly number[])[] = stars.map((star) => vector(star.production))
/** Supergiants produce nothing (H4.2). */
export const starProduces: readonly boolean[] = stars.map((star) => star.production !== undefined)
/** Points of each star (H11.1). */
export const starPoints: readonly number[] = stars.map((star) => star.points)
/** Stored attack bonus of each star, in tenths (H6.5). */
export const starAttack: readonly number[] = stars.map((star) => star.attackTenths)
/** Stored defence bonus of each star, in tenths (H6.5). */
export const starDefence: readonly number[] = stars.map((star) => star.defenceTenths)
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
/** Extra points of each system (H11.2). */
export const systemBonus: readonly number[] = systems.map((system) => system.bonus)

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

/** An effect with its numbers looked up; all have the same shape, which keeps the interpreter fast. */
export interface Op {
  readonly op: Effect['op']
  readonly who: 'self' | 'others' | 'othersHereOrNear' | 'all' | 'chosenOther'
  readonly amounts: readonly number[]
  /** A count, a maximum, tenths of a point, or the index of a move rule. */
  readonly n: number
  /** A field, or NONE when it is chosen. */
  readonly to: number
  readonly side: 'attack' | 'defence'
  /** What has to be chosen for it before its card is announced, in this order (H8.7). */
  readonly choices: readonly ('element' | 'player' | 'send')[]
}

/** Looks the numbers of an effect up. */
function compile(effect: Effect): Op {
  const op: Op = { op: effect.op, who: 'self', amounts: vector(undefined), n: 0, to: NONE, side: 'attack', choices: [] }
  switch (effect.op) {
    case 'gain':
    case 'lose':
      return { ...op, who: effect.who, amounts: vector(effect.elements) }
    case 'gainChoice':
      return { ...op, amounts: vector(effect.amountByElement), choices: ['element'] }
    case 'relocate':
      return effect.who === 'self'
        ? { ...op, to: indexIn(fieldIds, effect.to) }
        : { ...op, who: effect.who, choices: ['player', 'send'] }
    case 'produce':
      return { ...op, who: effect.who }
    case 'drawEvents':
      return { ...op, n: effect.count }
    case 'captureRandom':
      return { ...op, n: effect.count, choices: ['player'] }
    case 'decays':
      return { ...op, n: effect.max }
    case 'moveRule':
      return { ...op, n: indexIn(moveRules, effect.rule) }
    case 'fightBonus':
      return { ...op, side: effect.side, n: effect.tenths }
    case 'fusionLimit':
    case 'reroll':
    case 'cancelFight':
    case 'cancelEvent':
    case 'retryPlacement':
      return op
  }
}

/** What the use of each field does (H7). */
export const fieldOps: readonly (readonly Op[])[] = fields.map((field) => field.use.map(compile))
/** What each card does. */
export const cardOps: readonly (readonly Op[])[] = events.map((card) => card.effects.map(compile))
/** What a supergiant does here and nearby when it is created; undefined for other stars. */
export const bursts: readonly ({ readonly here: Op; readonly near: Op } | undefined)[] = stars.map(({ burst }) =>
  burst === undefined ? undefined : { here: compile(burst.here), near: compile(burst.near) },
)

/** Copies of each card. */
export const cardCount: readonly number[] = events.map((card) => card.count)
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

function sunEffects(op: SunEffect['op']): readonly number[] {
  return suns.map(({ effect }) => {
    if (effect.op !== op) return 0
    return 'tenths' in effect ? effect.tenths : 'look' in effect ? effect.look : effect.count
  })
}
/** What each Sun adds to an attack, in tenths. */
export const sunAttack: readonly number[] = sunEffects('attackDie')
/** What each Sun adds to a defence, in tenths. */
export const sunDefence: readonly number[] = sunEffects('defence')
/** How many more fusions each Sun allows. */
export const sunFusions: readonly number[] = sunEffects('extraFusion')
/** How many cards each Sun shows on an Event field (H8.21). */
export const sunLook: readonly number[] = sunEffects('eventFieldChoice')
