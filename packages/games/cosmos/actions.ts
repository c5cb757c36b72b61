import { type Action as KernelAction, makeVocabulary } from '@orrery/kernel'
import { abilityIds, optionIds } from './components/abilities.ts'
import { elementIds, kindIds, omegaIds, slotCosts } from './components/basics.ts'
import { actionCards, cornerIds, dischargeCards, HEXES, hexIds, NONE, sideIds, tileIds } from './tables.ts'

/**
 * The verbs, in the order of the decision list (C21). `at` is the space, regulator or slot an action names, `what` the
 * element, kind, size, tile, card or option; -1 where a verb has none.
 *
 * | verb | at | what |
 * |---|---|---|
 * | shift-dark | regulator | |
 * | take-nebula | | size - 1 |
 * | draw-row, pay, set-of-five, discard | | kind |
 * | place-star | corner | element |
 * | place-nebula | hex | tile |
 * | discharge | 0 nothing, 1 a star, 2 an ability | element or card |
 * | acquire | slot | kind |
 * | keep, under, activate | | card |
 * | option | | option |
 * | element | | element |
 * | omega | | 0 nebula, 1 stabilise |
 * | every other | corner, side or hex | |
 */
export const verbs = [
  'shift-own',
  'shift-dark',
  'stop-shift',
  'take-nebula',
  'draw-row',
  'draw-deck',
  'place-star',
  'place-proto',
  'place-nebula',
  'complete',
  'discharge',
  'create-life-form',
  'acquire',
  'keep',
  'under',
  'activate',
  'pay',
  'pay-unit',
  'discard-star',
  'discard-life',
  'option',
  'element',
  'irradiate',
  'lift-star',
  'lift-nebula',
  'lift-life',
  'replace-nebula',
  'to-corner',
  'to-side',
  'to-hex',
  'set-of-five',
  'flip',
  'stabilise',
  'move-star',
  'move-life',
  'refuse',
  'stop',
  'end-crafting',
  'omega',
  'end-turn',
  'discard',
] as const
export type Verb = (typeof verbs)[number]

/** What an action says, before it has its id. */
interface Word {
  readonly verb: Verb
  readonly at: number
  readonly what: number
}

/** One decision. */
export type Action = Word & KernelAction

/** What `discharge` puts into `at`: how the star of the discharge is used (C10.8, C10.10). */
export const WITH_NOTHING = 0
export const WITH_STAR = 1
export const WITH_ABILITY = 2

const range = (n: number): number[] => [...Array(n).keys()]
const bare = (verb: Verb): Word[] => [{ verb, at: NONE, what: NONE }]
const ats = (verb: Verb, ids: readonly string[]): Word[] => ids.map((_, at) => ({ verb, at, what: NONE }))
const whats = (verb: Verb, list: readonly number[]): Word[] => list.map((what) => ({ verb, at: NONE, what }))

function wordsOf(verb: Verb): Word[] {
  switch (verb) {
    case 'shift-dark':
      return ats(verb, kindIds)
    case 'take-nebula':
      return whats(verb, [0, 1, 2])
    case 'draw-row':
    case 'pay':
    case 'set-of-five':
    case 'discard':
      return whats(verb, range(kindIds.length))
    case 'place-star':
      return elementIds.flatMap((_, what) => cornerIds.map((_, at) => ({ verb, at, what })))
    case 'place-nebula':
      return tileIds.flatMap((_, what) => hexIds.map((_, at) => ({ verb, at, what })))
    case 'discharge':
      return [
        ...elementIds.map((_, what) => ({ verb, at: WITH_STAR, what })),
        ...dischargeCards.map((what) => ({ verb, at: WITH_ABILITY, what })),
        { verb, at: WITH_NOTHING, what: NONE },
      ]
    case 'acquire':
      return slotCosts.flatMap((_, at) => kindIds.map((_, what) => ({ verb, at, what })))
    case 'keep':
    case 'under':
      return whats(verb, range(abilityIds.length))
    case 'activate':
      return whats(verb, actionCards)
    case 'option':
      return whats(verb, range(optionIds.length))
    case 'element':
      return whats(verb, range(elementIds.length))
    case 'omega':
      return whats(verb, range(omegaIds.length))
    case 'complete':
    case 'create-life-form':
    case 'lift-nebula':
    case 'replace-nebula':
    case 'to-hex':
      return ats(verb, hexIds)
    case 'discard-star':
    case 'irradiate':
    case 'lift-star':
    case 'to-corner':
    case 'flip':
    case 'move-star':
      return ats(verb, cornerIds)
    case 'place-proto':
    case 'discard-life':
    case 'lift-life':
    case 'to-side':
    case 'stabilise':
    case 'move-life':
      return ats(verb, sideIds)
    default:
      return bare(verb)
  }
}

/** The readable part of an id behind the verb. */
function details({ verb, at, what }: Word): (string | undefined)[] {
  switch (verb) {
    case 'shift-dark':
      return [kindIds[at]]
    case 'take-nebula':
      return [`${what + 1}`]
    case 'draw-row':
    case 'pay':
    case 'set-of-five':
    case 'discard':
      return [kindIds[what]]
    case 'place-star':
      return [elementIds[what], cornerIds[at]]
    case 'place-nebula':
      return [tileIds[what], hexIds[at]]
    case 'discharge':
      return [at === WITH_STAR ? elementIds[what] : at === WITH_ABILITY ? abilityIds[what] : 'nothing']
    case 'acquire':
      return [`${at + 1}`, kindIds[what]]
    case 'keep':
    case 'under':
    case 'activate':
      return [abilityIds[what]]
    case 'option':
      return [optionIds[what]]
    case 'element':
      return [elementIds[what]]
    case 'omega':
      return [omegaIds[what]]
    case 'complete':
    case 'create-life-form':
    case 'lift-nebula':
    case 'replace-nebula':
    case 'to-hex':
      return [hexIds[at]]
    case 'discard-star':
    case 'irradiate':
    case 'lift-star':
    case 'to-corner':
    case 'flip':
    case 'move-star':
      return [cornerIds[at]]
    case 'place-proto':
    case 'discard-life':
    case 'lift-life':
    case 'to-side':
    case 'stabilise':
    case 'move-life':
      return [sideIds[at]]
    default:
      return []
  }
}

/** Everything that can be said in the game. */
export const vocabulary = makeVocabulary<Word>('cosmos', verbs.flatMap(wordsOf), (word) =>
  [word.verb, ...details(word)].join(':'),
)

const of = (verb: Verb): readonly Action[] => vocabulary.actions.filter((action) => action.verb === verb)

function only(verb: Verb, at = NONE): Action {
  const action = of(verb).find((candidate) => candidate.at === at)
  if (action === undefined) throw new Error(`no action ${verb}`)
  return action
}

/** The actions of the verbs that name a card, by card; most cards lack one of them. */
const byCard = (verb: Verb): readonly (Action | undefined)[] =>
  abilityIds.map((_, card) => of(verb).find((action) => action.what === card))

/** Interned actions for the hot path, by the number each verb names. */
export const words = {
  shiftOwn: only('shift-own'),
  shiftDark: of('shift-dark'),
  stopShift: only('stop-shift'),
  takeNebula: of('take-nebula'),
  drawRow: of('draw-row'),
  drawDeck: only('draw-deck'),
  /** By element x corner. */
  placeStar: of('place-star'),
  placeProto: of('place-proto'),
  /** By tile x hex. */
  placeNebula: of('place-nebula'),
  complete: of('complete'),
  /** By element. */
  dischargeStar: of('discharge').filter((action) => action.at === WITH_STAR),
  dischargeCard: abilityIds.map((_, card) =>
    of('discharge').find((action) => action.at === WITH_ABILITY && action.what === card),
  ),
  dischargeNothing: only('discharge', WITH_NOTHING),
  createLifeForm: of('create-life-form'),
  /** By slot x kind. */
  acquire: of('acquire'),
  keep: of('keep'),
  under: of('under'),
  activate: byCard('activate'),
  pay: of('pay'),
  payUnit: only('pay-unit'),
  discardStar: of('discard-star'),
  discardLife: of('discard-life'),
  option: of('option'),
  element: of('element'),
  irradiate: of('irradiate'),
  liftStar: of('lift-star'),
  liftNebula: of('lift-nebula'),
  liftLife: of('lift-life'),
  replaceNebula: of('replace-nebula'),
  toCorner: of('to-corner'),
  toSide: of('to-side'),
  toHex: of('to-hex'),
  setOfFive: of('set-of-five'),
  flip: of('flip'),
  stabilise: of('stabilise'),
  moveStar: of('move-star'),
  moveLife: of('move-life'),
  refuse: only('refuse'),
  stop: only('stop'),
  endCrafting: only('end-crafting'),
  omega: of('omega'),
  endTurn: only('end-turn'),
  discard: of('discard'),
} as const

/** Puts the action at this place of a table into a legal list. */
export function offer(list: Action[], table: readonly (Action | undefined)[], index: number): void {
  const action = table[index]
  if (action === undefined) throw new RangeError(`no action ${index} in a table of ${table.length}`)
  list.push(action)
}

/** The place of a tile and hex in `words.placeNebula`. */
export const tileAndHex = (tile: number, hex: number): number => tile * HEXES + hex
