import { type Action, abilities, elementIds, kindIds, type PlayerView, slotCosts, vocabulary } from '../data.ts'

/** Where a verb happens when it names a space. */
const cornerVerbs = new Set(['discard-star', 'irradiate', 'lift-star', 'to-corner', 'flip', 'move-star', 'place-star'])
const sideVerbs = new Set(['place-proto', 'discard-life', 'lift-life', 'to-side', 'stabilise', 'move-life'])
const hexVerbs = new Set(['complete', 'create-life-form', 'lift-nebula', 'replace-nebula', 'to-hex', 'place-nebula'])

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
  switch (action.verb) {
    case 'place-star':
      return `star:${action.what}`
    case 'place-proto':
      return 'proto'
    case 'place-nebula':
      return `tile:${action.what}`
    case 'flip':
      return 'track:supernova'
    case 'stabilise':
      return 'track:dna'
    case 'move-star':
    case 'move-life':
      return 'track:graviton'
    case 'acquire':
      return `slot:${action.at}`
    case 'discharge':
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
  const menu = legal.some((action) => action.verb === 'end-crafting')
  for (const action of legal) {
    byId.set(action.id, action)
    const step = menu ? stepOf(action) : undefined
    if (menu && (action.verb === 'acquire' || action.verb === 'set-of-five')) steps.add(`hand:${action.what}`)
    if (step !== undefined) {
      steps.add(step)
      if (step !== selection) continue
    }
    if (cornerVerbs.has(action.verb)) corners.set(action.at, action.id)
    else if (sideVerbs.has(action.verb)) sides.set(action.at, action.id)
    else if (hexVerbs.has(action.verb)) hexes.set(action.at, action.id)
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
    return vocabulary.actions.find((a) => a.verb === 'place-nebula' && a.what === wanted && a.at === hex)?.id
  }
  return (player.done & (1 << hex)) === 0 ? `complete:N${id}` : `create-life-form:N${id}`
}

/** The verb with which a piece is chosen while something else than the menu is asked. */
const verbOfAsk: Partial<Readonly<Record<PlayerView['ask'], string>>> = {
  'discard-around': 'discard-star',
  'discard-standard': 'discard-star',
  'pay-supernova': 'discard-star',
  flip: 'flip',
  revert: 'flip',
  irradiate: 'irradiate',
  'move-star-to': 'to-corner',
  'set-star': 'to-corner',
  'place-star': 'to-corner',
  lift: 'lift-star',
  'pay-life': 'discard-life',
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

function answerOf(player: PlayerView, verbs: readonly string[]): string | undefined {
  const verb = verbOfAsk[player.ask]
  return verb !== undefined && verbs.includes(verb) ? verb : undefined
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
