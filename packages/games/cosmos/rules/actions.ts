import {
  type ActionOf,
  type Answers,
  actionsOf,
  makeVocabulary,
  type Vocabulary,
  type Word,
  word,
} from '@orrery/kernel'
import { abilityIds, optionIds } from '../components/abilities.ts'
import { elementIds, kindIds, omegaIds, slotCosts } from '../components/basics.ts'
import { actionCards, CORNERS, cornerIds, dischargeCards, HEXES, hexIds, sideIds, tileIds } from './tables.ts'

const sizeIds: readonly string[] = ['1', '2', '3']
const slotIds: readonly string[] = slotCosts.map((_, slot) => `${slot + 1}`)
const nothing: readonly string[] = []

/** What the kinds of actions count, in the order of the decision list (C21); nothing where the kind says it all. */
const idsOf = {
  'shift-own': nothing,
  'shift-dark': kindIds,
  'stop-shift': nothing,
  'take-nebula': sizeIds,
  'draw-row': kindIds,
  'draw-deck': nothing,
  /** `where` is the corner. */
  'place-star': elementIds,
  'place-proto': sideIds,
  /** `where` is the hex. */
  'place-nebula': tileIds,
  complete: hexIds,
  'discharge-star': elementIds,
  'discharge-ability': abilityIds,
  'discharge-nothing': nothing,
  'create-life-form': hexIds,
  /** `where` is the slot. */
  acquire: kindIds,
  keep: abilityIds,
  under: abilityIds,
  activate: abilityIds,
  pay: kindIds,
  'pay-unit': nothing,
  'discard-star': cornerIds,
  'discard-life': sideIds,
  option: optionIds,
  element: elementIds,
  irradiate: cornerIds,
  'lift-star': cornerIds,
  'lift-nebula': hexIds,
  'lift-life': sideIds,
  'replace-nebula': hexIds,
  'to-corner': cornerIds,
  'to-side': sideIds,
  'to-hex': hexIds,
  'set-of-five': kindIds,
  flip: cornerIds,
  stabilise: sideIds,
  'move-star': cornerIds,
  'move-life': sideIds,
  refuse: nothing,
  stop: nothing,
  'end-crafting': nothing,
  omega: omegaIds,
  'end-turn': nothing,
  discard: kindIds,
} as const satisfies Record<string, readonly string[]>

/** What an action says. */
export type ActionKind = keyof typeof idsOf

/** One decision. */
export type Action = ActionOf<ActionKind>

const isKind = (kind: string): kind is ActionKind => Object.hasOwn(idsOf, kind)

/** Every kind, in the order of the decision list. */
export const actionKinds: readonly ActionKind[] = Object.keys(idsOf).filter(isKind)

function wordsOf(kind: ActionKind): Word<ActionKind>[] {
  const ids: readonly string[] = idsOf[kind]
  switch (kind) {
    case 'place-star':
      return ids.flatMap((_, element) => cornerIds.map((_, corner) => word(kind, element, corner)))
    case 'place-nebula':
      return ids.flatMap((_, tile) => hexIds.map((_, hex) => word(kind, tile, hex)))
    case 'acquire':
      return slotIds.flatMap((_, slot) => ids.map((_, energy) => word(kind, energy, slot)))
    case 'discharge-ability':
      return dischargeCards.map((card) => word(kind, card))
    case 'activate':
      return actionCards.map((card) => word(kind, card))
    default:
      return ids.length === 0 ? [word(kind)] : ids.map((_, n) => word(kind, n))
  }
}

function makeId({ kind, n, where }: Word<ActionKind>): string {
  const id = idsOf[kind][n]
  switch (kind) {
    case 'place-star':
      return `${kind}:${id}:${cornerIds[where]}`
    case 'place-nebula':
      return `${kind}:${id}:${hexIds[where]}`
    case 'acquire':
      return `${kind}:${slotIds[where]}:${id}`
    case 'discharge-star':
    case 'discharge-ability':
      return `discharge:${id}`
    case 'discharge-nothing':
      return 'discharge:nothing'
    default:
      return id === undefined ? kind : `${kind}:${id}`
  }
}

/** Everything that can be said in the game: `place-star:H:S17`, `discharge:nothing`, `end-turn`. */
export const vocabulary: Vocabulary<Action> = makeVocabulary('cosmos', actionKinds.flatMap(wordsOf), makeId)

/** The actions of a kind with two numbers, in the order of the vocabulary. */
const all = (kind: ActionKind): readonly Action[] => vocabulary.actions.filter((action) => action.kind === kind)

/** The interned actions by kind and number, so that legal lists are put together without a search. */
export const say = {
  shiftOwn: vocabulary.parse('shift-own'),
  shiftDark: actionsOf(vocabulary, 'shift-dark'),
  stopShift: vocabulary.parse('stop-shift'),
  takeNebula: actionsOf(vocabulary, 'take-nebula'),
  drawRow: actionsOf(vocabulary, 'draw-row'),
  drawDeck: vocabulary.parse('draw-deck'),
  /** By `starAndCorner`. */
  placeStar: all('place-star'),
  placeProto: actionsOf(vocabulary, 'place-proto'),
  /** By `tileAndHex`. */
  placeNebula: all('place-nebula'),
  complete: actionsOf(vocabulary, 'complete'),
  dischargeStar: actionsOf(vocabulary, 'discharge-star'),
  dischargeAbility: actionsOf(vocabulary, 'discharge-ability'),
  dischargeNothing: vocabulary.parse('discharge:nothing'),
  createLifeForm: actionsOf(vocabulary, 'create-life-form'),
  /** By `slotAndKind`. */
  acquire: all('acquire'),
  keep: actionsOf(vocabulary, 'keep'),
  under: actionsOf(vocabulary, 'under'),
  activate: actionsOf(vocabulary, 'activate'),
  pay: actionsOf(vocabulary, 'pay'),
  payUnit: vocabulary.parse('pay-unit'),
  discardStar: actionsOf(vocabulary, 'discard-star'),
  discardLife: actionsOf(vocabulary, 'discard-life'),
  option: actionsOf(vocabulary, 'option'),
  element: actionsOf(vocabulary, 'element'),
  irradiate: actionsOf(vocabulary, 'irradiate'),
  liftStar: actionsOf(vocabulary, 'lift-star'),
  liftNebula: actionsOf(vocabulary, 'lift-nebula'),
  liftLife: actionsOf(vocabulary, 'lift-life'),
  replaceNebula: actionsOf(vocabulary, 'replace-nebula'),
  toCorner: actionsOf(vocabulary, 'to-corner'),
  toSide: actionsOf(vocabulary, 'to-side'),
  toHex: actionsOf(vocabulary, 'to-hex'),
  setOfFive: actionsOf(vocabulary, 'set-of-five'),
  flip: actionsOf(vocabulary, 'flip'),
  stabilise: actionsOf(vocabulary, 'stabilise'),
  moveStar: actionsOf(vocabulary, 'move-star'),
  moveLife: actionsOf(vocabulary, 'move-life'),
  refuse: vocabulary.parse('refuse'),
  stop: vocabulary.parse('stop'),
  endCrafting: vocabulary.parse('end-crafting'),
  omega: actionsOf(vocabulary, 'omega'),
  endTurn: vocabulary.parse('end-turn'),
  discard: actionsOf(vocabulary, 'discard'),
} as const

/** Adds an action to a legal list: quicker than `item`, which looks into lists of every kind. */
export function offer(out: Answers<Action>, actions: readonly Action[], n: number): void {
  const action = actions[n]
  if (action === undefined) throw new RangeError(`no action ${n} in a list of ${actions.length}`)
  out.push(action)
}

/** The places in the lists of actions with two numbers. */
export const starAndCorner = (element: number, corner: number): number => element * CORNERS + corner
export const tileAndHex = (tile: number, hex: number): number => tile * HEXES + hex
export const slotAndKind = (slot: number, kind: number): number => slot * kindIds.length + kind
