import { type Action, offer, type Verb, words } from '../actions.ts'
import { abilityIds } from '../components/abilities.ts'
import { elementIds, kindIds, shiftMoves } from '../components/basics.ts'
import { type Ask, type Player, pileAt, type State } from '../state.ts'
import { at, CORNERS, cornersOfHex, EMPTY, FLIPPED, HEXES, NONE, PROTO, SIDES, SUPERNOVA } from '../tables.ts'
import { isPossible } from './abilities.ts'
import {
  formsOn,
  hasEmptyCorner,
  hasEmptyHex,
  hasProto,
  isDone,
  isInSector,
  isNextToStable,
  isReached,
  isTouchedByProto,
  isUnfinished,
  searchLife,
  searchStar,
} from './galaxy.ts'
import { type Step, stepAt } from './programs.ts'
import { type CosmosRefusal, deny } from './refusals.ts'
import { canDraw } from './supply.ts'

/** What can be answered to each ask but the menu: one list of answers and one reason against each, side by side. */

/** The verbs that answer an ask. */
export const verbsOf: Readonly<Record<Exclude<Ask, 'menu'>, readonly Verb[]>> = {
  none: [],
  shift: ['shift-own', 'shift-dark', 'stop-shift'],
  size: ['take-nebula'],
  draw: ['draw-row', 'draw-deck'],
  'discard-around': ['discard-star'],
  keep: ['keep'],
  under: ['under'],
  'pay-any': ['pay'],
  'pay-same': ['pay'],
  'pay-supernova': ['pay-unit', 'discard-star'],
  'pay-life': ['discard-life'],
  option: ['option'],
  element: ['element'],
  'discard-standard': ['discard-star'],
  flip: ['flip'],
  revert: ['flip'],
  irradiate: ['irradiate'],
  stabilise: ['stabilise', 'stop'],
  'move-proto': ['move-life'],
  'move-star-to': ['to-corner'],
  'move-life-to': ['to-side'],
  lift: ['lift-star', 'lift-nebula'],
  'set-star': ['to-corner'],
  'set-nebula': ['to-hex'],
  'lift-life': ['lift-life', 'stop'],
  'set-life': ['to-side'],
  replace: ['replace-nebula'],
  'life-form': ['create-life-form'],
  'place-star': ['to-corner', 'refuse'],
  'place-life': ['to-side', 'refuse'],
  'place-nebula': ['to-hex', 'refuse'],
  omega: ['omega'],
  confirm: ['end-turn'],
  discard: ['discard'],
}

/** The step a player is at. */
const current = (player: Player): Step => stepAt(player.program, player.step)

/** How often a step that may be ended early is done at most; 0 when it may not. */
function mostOf(step: Step): number {
  if (step.op === 'relocateLife') return step.count
  return step.op === 'stabilise' && step.free ? step.count : 0
}

/** Whether the player may stop: something was done and more would be free (C16.7). */
const mayStop = (player: Player): boolean => player.left < mostOf(current(player))

/** The corners of each hex in ascending order. */
const ascendingCorners: readonly (readonly number[])[] = cornersOfHex.map((corners) =>
  corners.slice().sort((a, b) => a - b),
)

/** Lists the answers in the order of the vocabulary. */
export function listAnswers(state: State, player: Player, list: Action[]): void {
  switch (player.ask) {
    case 'shift':
      list.push(words.shiftOwn)
      // C5.4: the own token must make the last move if it has made none.
      if (player.ownMoved || player.moves < shiftMoves - 1) {
        for (let i = 0; i < 4; i++) if (at(state.dark, i) > 0) offer(list, words.shiftDark, i)
      }
      if (player.ownMoved) list.push(words.stopShift)
      return
    case 'size':
      for (let size = 0; size < 3; size++)
        if (pileAt(state.stacks, size).length > 0) offer(list, words.takeNebula, size)
      return
    case 'draw':
      for (let kind = 0; kind < 4; kind++) if (state.row.includes(kind)) offer(list, words.drawRow, kind)
      if (canDraw(state)) list.push(words.drawDeck)
      return
    case 'discard-around':
      for (const corner of ascendingCorners[player.bound] ?? []) {
        if (player.stars[corner] !== EMPTY) offer(list, words.discardStar, corner)
      }
      return
    case 'keep':
      for (const card of player.looked) offer(list, words.keep, card)
      return
    case 'under':
      for (const card of player.looked) offer(list, words.under, card)
      return
    case 'pay-any':
      for (let kind = 0; kind < 4; kind++) if (at(player.hand, kind) > 0) offer(list, words.pay, kind)
      return
    case 'pay-same': {
      const step = current(player)
      const count = step.op === 'payEnergy' ? step.count : 0
      for (let kind = 0; kind < 4; kind++) if (at(player.hand, kind) >= count) offer(list, words.pay, kind)
      return
    }
    case 'pay-supernova':
      if (at(player.tracks, SUPERNOVA) > 0) list.push(words.payUnit)
      listStars(player, FLIPPED + 1, 2 * FLIPPED, words.discardStar, list)
      return
    case 'pay-life': {
      const step = current(player)
      if (step.op === 'payLife') listLife(player, step.life, words.discardLife, list)
      return
    }
    case 'option': {
      const step = current(player)
      if (step.op !== 'choice') return
      for (const { name, program } of step.options) {
        if (isPossible(state, player, stepAt(program, 0))) offer(list, words.option, name)
      }
      return
    }
    case 'element':
      for (let i = 0; i < 4; i++) if (at(state.starSupply, i) > 0) offer(list, words.element, i)
      return
    case 'discard-standard':
      listStars(player, 1, FLIPPED, words.discardStar, list)
      return
    case 'flip':
      listStars(player, 1, FLIPPED, words.flip, list)
      return
    case 'revert':
      listStars(player, FLIPPED + 1, 2 * FLIPPED, words.flip, list)
      return
    case 'irradiate':
      for (let corner = 0; corner < CORNERS; corner++) {
        if (at(player.stars, corner) > FLIPPED && isTouchedByProto(player, corner)) offer(list, words.irradiate, corner)
      }
      return
    case 'stabilise':
      listLife(player, PROTO, words.stabilise, list)
      if (mayStop(player)) list.push(words.stop)
      return
    case 'move-proto':
      listLife(player, PROTO, words.moveLife, list)
      return
    case 'move-star-to':
      searchStar(player, player.bound)
      for (let i = 0; i < CORNERS; i++) if (isReached(player.stars, i)) offer(list, words.toCorner, i)
      return
    case 'move-life-to':
      searchLife(player, player.bound)
      for (let i = 0; i < SIDES; i++) if (isReached(player.life, i)) offer(list, words.toSide, i)
      return
    case 'lift':
      if (hasEmptyCorner(player)) listStars(player, 1, 2 * FLIPPED, words.liftStar, list)
      if (hasEmptyHex(player)) {
        for (let i = 0; i < HEXES; i++) if (isUnfinished(player, i, NONE)) offer(list, words.liftNebula, i)
      }
      return
    case 'lift-life': {
      const step = current(player)
      if (step.op === 'relocateLife') listLife(player, step.life, words.liftLife, list)
      if (mayStop(player)) list.push(words.stop)
      return
    }
    case 'set-star':
      listStars(player, EMPTY, EMPTY, words.toCorner, list)
      return
    case 'set-life':
      listLife(player, EMPTY, words.toSide, list)
      return
    case 'set-nebula':
    case 'place-nebula':
      for (let i = 0; i < HEXES; i++) if (player.tiles[i] === NONE) offer(list, words.toHex, i)
      if (player.ask === 'place-nebula') list.push(words.refuse)
      return
    case 'replace': {
      const step = current(player)
      if (step.op !== 'replaceNebula' || pileAt(state.stacks, step.to).length === 0) return
      for (let i = 0; i < HEXES; i++) if (isUnfinished(player, i, step.from)) offer(list, words.replaceNebula, i)
      return
    }
    case 'life-form':
      for (let i = 0; i < HEXES; i++) if (formsOn(player, i) === 1) offer(list, words.createLifeForm, i)
      return
    case 'place-star': {
      const step = current(player)
      const sector = step.op === 'placeStar' ? step.sector : NONE
      for (let i = 0; i < CORNERS; i++) {
        if (player.stars[i] === EMPTY && isInSector(i, sector)) offer(list, words.toCorner, i)
      }
      list.push(words.refuse)
      return
    }
    case 'place-life': {
      const step = current(player)
      const nextToStable = step.op === 'placeLife' && step.nextToStable
      if (state.lifeSupply > 0) {
        for (let i = 0; i < SIDES; i++) {
          if (player.life[i] === EMPTY && (!nextToStable || isNextToStable(player, i))) offer(list, words.toSide, i)
        }
      }
      list.push(words.refuse)
      return
    }
    case 'omega':
      offer(list, words.omega, 0)
      if (hasProto(player)) offer(list, words.omega, 1)
      return
    case 'confirm':
      list.push(words.endTurn)
      return
    case 'discard':
      for (let kind = 0; kind < 4; kind++) if (at(player.hand, kind) > 0) offer(list, words.discard, kind)
      return
    default:
      return
  }
}

function listStars(player: Player, from: number, to: number, table: readonly Action[], list: Action[]): void {
  for (let corner = 0; corner < CORNERS; corner++) {
    const star = at(player.stars, corner)
    if (star >= from && star <= to) offer(list, table, corner)
  }
}

function listLife(player: Player, life: number, table: readonly Action[], list: Action[]): void {
  for (let side = 0; side < SIDES; side++) if (player.life[side] === life) offer(list, table, side)
}

/** Why this answer, whose verb belongs to the ask, is not allowed. */
export function whyNotAnswer(state: State, player: Player, action: Action): CosmosRefusal | undefined {
  const { at: space, what } = action
  switch (player.ask) {
    case 'shift':
      if (action.verb === 'stop-shift') return player.ownMoved ? undefined : deny('own-token-must-move')
      if (action.verb === 'shift-own') return undefined
      if (at(state.dark, space) === 0) return deny('no-dark-token', { regulator: kindIds[space] ?? '' })
      return player.ownMoved || player.moves < shiftMoves - 1 ? undefined : deny('last-move-is-own')
    case 'size':
      return pileAt(state.stacks, what).length > 0 ? undefined : deny('stack-empty', { size: what + 1 })
    case 'draw':
      if (action.verb === 'draw-deck') return canDraw(state) ? undefined : deny('no-card-to-draw')
      return state.row.includes(what) ? undefined : deny('not-in-row', { kind: kindIds[what] ?? '' })
    case 'discard-around':
      if (!(cornersOfHex[player.bound] ?? []).includes(space)) return deny('not-around-it')
      return player.stars[space] === EMPTY ? deny('no-star-there', undefined, 'C10.3') : undefined
    case 'keep':
    case 'under':
      return player.looked.includes(what) ? undefined : deny('not-looked-at', { card: abilityIds[what] ?? '' })
    case 'pay-any':
      return at(player.hand, what) > 0 ? undefined : deny('kind-not-in-hand', { kind: kindIds[what] ?? '', need: 1 })
    case 'pay-same': {
      const step = current(player)
      const need = step.op === 'payEnergy' ? step.count : 0
      return at(player.hand, what) >= need ? undefined : deny('kind-not-in-hand', { kind: kindIds[what] ?? '', need })
    }
    case 'pay-supernova':
      if (action.verb === 'pay-unit') {
        return at(player.tracks, SUPERNOVA) > 0 ? undefined : deny('no-unit', { track: 'supernova' }, 'C17.4')
      }
      return whyNotSupernova(player, space, 'C17.4')
    case 'pay-life': {
      const step = current(player)
      return step.op === 'payLife' ? whyNotLife(player, space, step.life, 'C16.3') : undefined
    }
    case 'option': {
      const step = current(player)
      const option = step.op === 'choice' ? step.options.find(({ name }) => name === what) : undefined
      const possible = option !== undefined && isPossible(state, player, stepAt(option.program, 0))
      return possible ? undefined : deny('option-impossible')
    }
    case 'element':
      return at(state.starSupply, what) > 0 ? undefined : deny('element-exhausted', { element: elementIds[what] ?? '' })
    case 'discard-standard':
    case 'flip':
      return whyNotStandard(player, space)
    case 'revert':
      return whyNotSupernova(player, space)
    case 'irradiate':
      return (
        whyNotSupernova(player, space, 'C17.10') ??
        (isTouchedByProto(player, space) ? undefined : deny('nothing-touches-it'))
      )
    case 'stabilise':
      if (action.verb === 'stop') return whyNotStop(player)
      return player.life[space] === PROTO ? undefined : deny('no-proto-there')
    case 'move-proto':
      return player.life[space] === PROTO ? undefined : deny('no-proto-there', undefined, 'C17.9')
    case 'move-star-to':
      if (player.stars[space] !== EMPTY) return deny('corner-occupied', undefined, 'C12.6')
      searchStar(player, player.bound)
      return isReached(player.stars, space) ? undefined : deny('not-reachable')
    case 'move-life-to':
      if (player.life[space] !== EMPTY) return deny('side-occupied', undefined, 'C12.6')
      searchLife(player, player.bound)
      return isReached(player.life, space) ? undefined : deny('not-reachable')
    case 'lift':
      return whyNotLift(player, action)
    case 'lift-life': {
      if (action.verb === 'stop') return whyNotStop(player)
      const step = current(player)
      return step.op === 'relocateLife' ? whyNotLife(player, space, step.life, 'C17.32') : undefined
    }
    case 'set-star':
      return player.stars[space] === EMPTY ? undefined : deny('corner-occupied', undefined, 'C17.28')
    case 'set-life':
      return player.life[space] === EMPTY ? undefined : deny('side-occupied', undefined, 'C17.32')
    case 'set-nebula':
      return player.tiles[space] === NONE ? undefined : deny('hex-occupied', undefined, 'C17.28')
    case 'place-nebula':
      if (action.verb === 'refuse') return undefined
      return player.tiles[space] === NONE ? undefined : deny('hex-occupied', undefined, 'C13.2')
    case 'replace':
      return whyNotReplace(state, player, space)
    case 'life-form':
      return formsOn(player, space) === 1 ? undefined : deny('not-one-life-form')
    case 'place-star': {
      if (action.verb === 'refuse') return undefined
      if (player.stars[space] !== EMPTY) return deny('corner-occupied')
      const step = current(player)
      return step.op === 'placeStar' && isInSector(space, step.sector) ? undefined : deny('outside-sector')
    }
    case 'place-life': {
      if (action.verb === 'refuse') return undefined
      if (state.lifeSupply === 0) return deny('life-exhausted')
      if (player.life[space] !== EMPTY) return deny('side-occupied', undefined, 'C2.1')
      const step = current(player)
      const bound = step.op === 'placeLife' && step.nextToStable
      return !bound || isNextToStable(player, space) ? undefined : deny('not-next-to-stable')
    }
    case 'omega':
      return what === 0 || hasProto(player) ? undefined : deny('no-proto-on-board')
    case 'discard':
      return at(player.hand, what) > 0
        ? undefined
        : deny('kind-not-in-hand', { kind: kindIds[what] ?? '', need: 1 }, 'C14.5')
    default:
      return undefined
  }
}

const whyNotStop = (player: Player): CosmosRefusal | undefined => (mayStop(player) ? undefined : deny('at-least-one'))

/** Why a corner does not hold a standard star (C12.2, C17.8). */
export function whyNotStandard(player: Player, corner: number): CosmosRefusal | undefined {
  const star = at(player.stars, corner)
  if (star === EMPTY) return deny('no-star-there')
  return star > FLIPPED ? deny('already-supernova') : undefined
}

function whyNotSupernova(player: Player, corner: number, rule?: string): CosmosRefusal | undefined {
  return at(player.stars, corner) > FLIPPED ? undefined : deny('not-a-supernova', undefined, rule)
}

function whyNotLife(player: Player, side: number, life: number, rule: string): CosmosRefusal | undefined {
  const there = player.life[side]
  if (there === life) return undefined
  return there === EMPTY ? deny('no-life-there', undefined, rule) : deny('wrong-life', undefined, rule)
}

function whyNotLift(player: Player, action: Action): CosmosRefusal | undefined {
  if (action.verb === 'lift-star') {
    if (player.stars[action.at] === EMPTY) return deny('no-star-there', undefined, 'C17.28')
    return hasEmptyCorner(player) ? undefined : deny('nowhere-to-go', undefined, 'C17.28')
  }
  if (player.tiles[action.at] === NONE) return deny('no-nebula-there', undefined, 'C17.28')
  if (isDone(player, action.at)) return deny('nebula-stays')
  return hasEmptyHex(player) ? undefined : deny('nowhere-to-go', undefined, 'C17.28')
}

function whyNotReplace(state: State, player: Player, hex: number): CosmosRefusal | undefined {
  const step = current(player)
  if (step.op !== 'replaceNebula') return deny('not-replaceable')
  if (pileAt(state.stacks, step.to).length === 0) return deny('stack-empty', { size: step.to + 1 })
  return isUnfinished(player, hex, step.from) ? undefined : deny('not-replaceable')
}
