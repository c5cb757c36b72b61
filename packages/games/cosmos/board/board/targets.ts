import { onlyActions } from '@orrery/board/direct'
import type { TargetProps } from '@orrery/board/target'
import type { Onward } from '@orrery/kernel'
import {
  type Action,
  type Ask,
  abilities,
  elementIds,
  kindIds,
  type PlayerView,
  slotCosts,
  type View,
  vocabulary,
} from '../data.ts'
import type { Texts } from '../texts/index.ts'

type ActionKind = Action['kind']

/** The kind of space on which actions of a kind happen: their ids end with its letter and number. */
const letters = new Map(vocabulary.actions.map(({ kind, id }) => [kind, /:([SLN])\d\d$/.exec(id)?.[1]]))

/** What is lit now: spaces by number with the id of their action, first steps, and all ids. */
export interface Targets {
  readonly corners: ReadonlyMap<number, string>
  readonly sides: ReadonlyMap<number, string>
  readonly hexes: ReadonlyMap<number, string>
  /** First steps that lead to at least one action. */
  readonly steps: ReadonlySet<string>
  /** The step that is chosen, if it still leads somewhere. */
  readonly selected: string | undefined
  /** All actions, those of later questions as well. */
  readonly byId: ReadonlyMap<string, Action>
  /** The ids of those that belong to a later question. */
  readonly later: ReadonlySet<string>
  /** The crafting menu is open. */
  readonly menu: boolean
}

/**
 * The first step towards an action of the menu: the piece, track or slot that is chosen before the place (C21, D5-D14).
 * Completing, life forms, abilities and sets need none: their place says everything.
 */
export function stepOf(action: Action): string | undefined {
  switch (action.kind) {
    case 'place-star':
      return `star:${action.n}`
    case 'place-proto':
      return 'proto'
    case 'place-nebula':
      return `tile:${action.n}`
    case 'flip':
      return 'track:supernova'
    case 'stabilise':
      return 'track:dna'
    case 'move-star':
    case 'move-life':
      return 'track:graviton'
    case 'acquire':
      return `slot:${action.where}`
    case 'discharge-star':
    case 'discharge-ability':
    case 'discharge-nothing':
      return 'discharge'
    default:
      return undefined
  }
}

/** Moving something with a graviton must be asked for; otherwise a tap on a piece does what is done with the piece itself. */
const isMove = ({ kind }: Action): boolean => kind === 'move-star' || kind === 'move-life'

/** The space of an action: its letter and number. */
function spaceOf(action: Action): string | undefined {
  const letter = letters.get(action.kind)
  // Stars and tiles of the reserve name themselves and the space, all others only the space.
  return letter && `${letter}${action.where < 0 ? action.n : action.where}`
}

/** Answers of later questions that are lit: cards and tiles; life only where nothing else is asked of the galaxy. */
function laterAnswers(legal: readonly Action[], onward: readonly Onward<Action>[]): readonly Action[] {
  const kinds: ActionKind[] = ['draw-row', 'draw-deck', 'take-nebula']
  if (legal.some(({ kind }) => kind === 'omega')) kinds.push('stabilise')
  return onward.flatMap((question) => question.legal.filter(({ kind }) => kinds.includes(kind)))
}

/** Sorts the legal actions by where they are lit; without `onward`, places are lit only for what has been chosen. */
export function targetsOf(
  legal: readonly Action[],
  selection: string | undefined,
  _view?: View,
  onward?: readonly Onward<Action>[],
): Targets {
  const [corners, sides, hexes] = [new Map<number, string>(), new Map<number, string>(), new Map<number, string>()]
  const lit = new Map<string | undefined, Map<number, string>>(Object.entries({ S: corners, L: sides, N: hexes }))
  const steps = new Set<string>()
  const byId = new Map<string, Action>()
  const menu = legal.some((action) => action.kind === 'end-crafting')
  const later = laterAnswers(legal, onward ?? [])
  const firstSteps = menu ? new Map(legal.map((action) => [action, stepOf(action)])) : undefined
  const chosen = selection !== undefined && legal.some((action) => firstSteps?.get(action) === selection)
  const direct =
    onward === undefined || chosen
      ? undefined
      : onlyActions(
          legal.filter((each) => !isMove(each)),
          spaceOf,
        )
  for (const action of [...legal, ...later]) {
    byId.set(action.id, action)
    const step = firstSteps?.get(action)
    if (menu && (action.kind === 'acquire' || action.kind === 'set-of-five')) steps.add(`hand:${action.n}`)
    if (step !== undefined) {
      steps.add(step)
      if (step !== selection && direct?.get(spaceOf(action) ?? '') !== action) continue
    }
    const space = spaceOf(action)
    if (space !== undefined) lit.get(space[0])?.set(Number(space.slice(1)), action.id)
  }
  const selected = selection !== undefined && steps.has(selection) ? selection : undefined
  return { corners, sides, hexes, steps, selected, byId, later: new Set(later.map(({ id }) => id)), menu }
}

/** Nothing is lit: somebody else's panels, a picture. */
export const unlit = targetsOf([], undefined)

/** The id when that action is legal now. */
export const legalId = (targets: Targets, id: string): string | undefined => (targets.byId.has(id) ? id : undefined)

/** Whether the same ones of these actions are legal in both: what shows nothing else need not be drawn again. */
export const sameLegal = (a: Targets, b: Targets, ids: readonly string[]): boolean =>
  a === b || ids.every((id) => a.byId.has(id) === b.byId.has(id) && a.later.has(id) === b.later.has(id))

/** A target with this action, if it is legal now or in a later question. */
export const targetFor = (targets: Targets, id: string): Pick<TargetProps, 'action' | 'later'> => ({
  action: legalId(targets, id),
  later: targets.later.has(id),
})

/** What a tap on an action does, in words: with one of a later question the present one ends. */
export const withLead = (targets: Targets, id: string, words: string, texts: Texts): string =>
  targets.later.has(id) ? `${targets.menu ? texts.finishCrafting : texts.stopShift}. ${words}` : words

/** The step when it is open now. */
export const openStep = (targets: Targets, step: string): string | undefined =>
  targets.steps.has(step) ? step : undefined

/** The kind of action that chooses a piece or a space, for every question that is answered on the galaxy. */
const answerTo: Readonly<Partial<Record<Ask, ActionKind>>> = {
  'discard-around': 'discard-star',
  'discard-standard': 'discard-star',
  'pay-supernova': 'discard-star',
  'pay-life': 'discard-life',
  flip: 'flip',
  revert: 'flip',
  irradiate: 'irradiate',
  'move-star-to': 'to-corner',
  'set-star': 'to-corner',
  'place-star': 'to-corner',
  lift: 'lift-star',
  stabilise: 'stabilise',
  'move-proto': 'move-life',
  'move-life-to': 'to-side',
  'set-life': 'to-side',
  'place-life': 'to-side',
  'lift-life': 'lift-life',
  'set-nebula': 'to-hex',
  'place-nebula': 'to-hex',
  replace: 'replace-nebula',
  'life-form': 'create-life-form',
}

/** The action a tap on a space would be, though it is not legal: what the player most likely meant. */
type WouldBe = (player: PlayerView, selected: string | undefined, space: number) => string | undefined

/** The answer to what is asked where that is given on such a space, else what the menu would do there. */
function wouldBe(
  letter: string,
  inMenu: (...args: [...Parameters<WouldBe>, id: string]) => string | undefined,
): WouldBe {
  return (player, selected, space) => {
    const id = `${letter}${String(space + 1).padStart(2, '0')}`
    const asked = answerTo[player.ask]
    const here = asked !== undefined && letters.get(asked) === letter
    return here ? `${asked}:${id}` : inMenu(player, selected, space, id)
  }
}

/** A tap on a star space. */
export const wouldBeCorner = wouldBe('S', ({ stars }, selected, corner, id) => {
  if (selected?.startsWith('star:')) return `place-star:${elementIds[Number(selected.slice(5))] ?? 'H'}:${id}`
  if ((stars[corner] ?? 0) === 0) return undefined
  return `${selected === 'track:supernova' ? 'flip' : 'move-star'}:${id}`
})

/** A tap on a life space. */
export const wouldBeSide = wouldBe('L', ({ life }, selected, side, id) => {
  if (selected === 'proto') return `place-proto:${id}`
  if ((life[side] ?? 0) === 0) return undefined
  return `${selected === 'track:dna' ? 'stabilise' : 'move-life'}:${id}`
})

/** A tap on a nebula space. */
export const wouldBeHex = wouldBe('N', ({ tiles, done }, selected, hex, id) => {
  if ((tiles[hex] ?? -1) < 0) return undefined
  if (selected?.startsWith('tile:')) {
    const wanted = Number(selected.slice(5))
    return vocabulary.actions.find((a) => a.kind === 'place-nebula' && a.n === wanted && a.where === hex)?.id
  }
  return `${(done & (1 << hex)) === 0 ? 'complete' : 'create-life-form'}:${id}`
})

/** The action of an ability card: an action of its own, or the use of a discharge (C10.10). */
export function abilityAction(card: number): string {
  const spec = abilities[card]
  return `${spec?.activation === 'discharge' ? 'discharge' : 'activate'}:${spec?.id ?? ''}`
}

/** The kind a hand holds most of: what an empty slot would most likely be paid with. */
export function strongestKind(hand: readonly number[]): string {
  let best = 0
  hand.forEach((count, kind) => {
    if (count > (hand[best] ?? 0)) best = kind
  })
  return kindIds[best] ?? 'light'
}

/** The action that pays `price` cards of a kind for the first empty slot of that price. */
export function acquireFor(player: PlayerView, price: number, kind: number): string | undefined {
  const slot = slotCosts.findIndex((cost, i) => cost === price && player.slots[i] === -1)
  return slot < 0 ? undefined : `acquire:${slot + 1}:${kindIds[kind] ?? ''}`
}
