import {
  type Action,
  type Ask,
  abilities,
  elementIds,
  kindIds,
  type PlayerView,
  slotCosts,
  vocabulary,
} from '../data.ts'

type ActionKind = Action['kind']

/** The kinds of actions that happen on a space. */
const onCorners: readonly ActionKind[] = [
  'discard-star',
  'irradiate',
  'lift-star',
  'to-corner',
  'flip',
  'move-star',
  'place-star',
]
const onSides: readonly ActionKind[] = ['place-proto', 'discard-life', 'lift-life', 'to-side', 'stabilise', 'move-life']
const onHexes: readonly ActionKind[] = [
  'complete',
  'create-life-form',
  'lift-nebula',
  'replace-nebula',
  'to-hex',
  'place-nebula',
]

/** What is lit now: spaces by number with the id of their action, first steps, and all ids. */
export interface Targets {
  readonly corners: ReadonlyMap<number, string>
  readonly sides: ReadonlyMap<number, string>
  readonly hexes: ReadonlyMap<number, string>
  /** First steps that lead to at least one action. */
  readonly steps: ReadonlySet<string>
  /** The step that is chosen, if it still leads somewhere. */
  readonly selected: string | undefined
  readonly byId: ReadonlyMap<string, Action>
  /** The crafting menu is open. */
  readonly menu: boolean
}

/**
 * The first step towards an action of the menu: the piece, track or slot that is chosen before the place (C21, D5-D14).
 * Completing, life forms, abilities and sets need none: their place says everything.
 */
function stepOf(action: Action): string | undefined {
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

/** Sorts the legal actions by where they are lit. */
export function targetsOf(legal: readonly Action[], selection: string | undefined): Targets {
  const corners = new Map<number, string>()
  const sides = new Map<number, string>()
  const hexes = new Map<number, string>()
  const steps = new Set<string>()
  const byId = new Map<string, Action>()
  const menu = legal.some((action) => action.kind === 'end-crafting')
  for (const action of legal) {
    byId.set(action.id, action)
    const step = menu ? stepOf(action) : undefined
    if (menu && (action.kind === 'acquire' || action.kind === 'set-of-five')) steps.add(`hand:${action.n}`)
    if (step !== undefined) {
      steps.add(step)
      if (step !== selection) continue
    }
    // Stars and tiles of the reserve name themselves and the space, all others only the space.
    const space = action.where < 0 ? action.n : action.where
    if (onCorners.includes(action.kind)) corners.set(space, action.id)
    else if (onSides.includes(action.kind)) sides.set(space, action.id)
    else if (onHexes.includes(action.kind)) hexes.set(space, action.id)
  }
  const selected = selection !== undefined && steps.has(selection) ? selection : undefined
  return { corners, sides, hexes, steps, selected, byId, menu }
}

/** The id when that action is legal now. */
export const legalId = (targets: Targets, id: string): string | undefined => (targets.byId.has(id) ? id : undefined)

/** Whether the same of these actions are legal in both: what shows only them need not be drawn again. */
export const sameLegal = (a: Targets, b: Targets, ids: readonly string[]): boolean =>
  a === b || ids.every((id) => a.byId.has(id) === b.byId.has(id))

/** The step when it is open now. */
export const openStep = (targets: Targets, step: string): string | undefined =>
  targets.steps.has(step) ? step : undefined

/** The action a tap on a corner would be, though it is not legal: what the player most likely meant. */
export function wouldBeCorner(player: PlayerView, selected: string | undefined, corner: number): string | undefined {
  const id = String(corner + 1).padStart(2, '0')
  const star = player.stars[corner] ?? 0
  const asked = answerOf(player, ['to-corner', 'discard-star', 'irradiate', 'flip', 'lift-star'])
  if (asked !== undefined) return `${asked}:S${id}`
  if (selected?.startsWith('star:')) return `place-star:${elementIds[Number(selected.slice(5))] ?? 'H'}:S${id}`
  if (selected === 'track:supernova') return star > 0 ? `flip:S${id}` : undefined
  return star > 0 ? `move-star:S${id}` : undefined
}

/** The same for a side. */
export function wouldBeSide(player: PlayerView, selected: string | undefined, side: number): string | undefined {
  const id = String(side + 1).padStart(2, '0')
  const life = player.life[side] ?? 0
  const asked = answerOf(player, ['to-side', 'discard-life', 'stabilise', 'lift-life', 'move-life'])
  if (asked !== undefined) return `${asked}:L${id}`
  if (selected === 'proto') return `place-proto:L${id}`
  if (selected === 'track:dna') return life > 0 ? `stabilise:L${id}` : undefined
  return life > 0 ? `move-life:L${id}` : undefined
}

/** The same for a hex. */
export function wouldBeHex(player: PlayerView, selected: string | undefined, hex: number): string | undefined {
  const id = String(hex + 1).padStart(2, '0')
  const tile = player.tiles[hex] ?? -1
  const asked = answerOf(player, ['to-hex', 'replace-nebula', 'create-life-form'])
  if (asked !== undefined) return `${asked}:N${id}`
  if (tile < 0) return undefined
  if (selected?.startsWith('tile:')) {
    const wanted = Number(selected.slice(5))
    return vocabulary.actions.find((a) => a.kind === 'place-nebula' && a.n === wanted && a.where === hex)?.id
  }
  return (player.done & (1 << hex)) === 0 ? `complete:N${id}` : `create-life-form:N${id}`
}

/** The kind of action with which a piece or a space is chosen while something else than the menu is asked, if there is one. */
const answerTo: Readonly<Record<Ask, ActionKind | undefined>> = {
  none: undefined,
  menu: undefined,
  shift: undefined,
  size: undefined,
  draw: undefined,
  'discard-around': 'discard-star',
  'discard-standard': 'discard-star',
  'pay-any': undefined,
  'pay-same': undefined,
  'pay-supernova': 'discard-star',
  'pay-life': 'discard-life',
  keep: undefined,
  under: undefined,
  option: undefined,
  element: undefined,
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
  omega: undefined,
  confirm: undefined,
  discard: undefined,
}

function answerOf(player: PlayerView, kinds: readonly ActionKind[]): ActionKind | undefined {
  const kind = answerTo[player.ask]
  return kind !== undefined && kinds.includes(kind) ? kind : undefined
}

/** The action of an ability card: an action of its own, or the use of a discharge (C10.10). */
export function abilityAction(card: number): string {
  const spec = abilities[card]
  return `${spec?.activation === 'discharge' ? 'discharge' : 'activate'}:${spec?.id ?? ''}`
}

/** The kind of which a hand holds most: what an empty slot would most likely be paid with. */
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
