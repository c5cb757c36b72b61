import { add, always, at, item, NONE } from '@orrery/kernel'
import { abilityIds } from '../components/abilities.ts'
import { EMPTY, elementIds, PROTO } from '../components/basics.ts'
import { numbersOf } from '../sets/numbers.ts'
import { beginCard, canUse, checkUse, isDischarge, nextCard } from './abilities.ts'
import { offer, say } from './actions.ts'
import { fitOf, formsOn, hasEmptyCorner, isCompletable, isDone, lifeMissing } from './galaxy.ts'
import { begin } from './parts.ts'
import { deny } from './refusals.ts'
import type { Choice, Rule, Step } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { type Player, playerAt, type State } from './state.ts'
import { discardLife, discardStar, drawLifeForm, gainPoints } from './supply.ts'
import { cornersOfHex, HEXES, sidesOfHex } from './tables.ts'
import type { Task } from './tasks.ts'

/** Completing nebulae, discharging crystals, creating life forms (C10). */

const COMPLETE: readonly Task[] = [{ kind: 'discard-around' }, { kind: 'finish-nebula' }, { kind: 'done' }]

/** D8: points, then a star around it is discarded, then the tile is flipped (C10.3). */
export const complete: Choice = {
  list(state, player, out) {
    const numbers = numbersOf(state)
    for (let hex = 0; hex < HEXES; hex++) if (isCompletable(numbers, player, hex)) offer(out, say.complete, hex)
  },
  check(state, player, { n }) {
    const tile = at(player.tiles, n)
    if (tile === NONE) return deny('no-nebula-there', 'C10.1')
    if (isDone(player, n)) return deny('already-completed', 'C10.5')
    switch (fitOf(numbersOf(state), player, n, tile)) {
      case 'missing':
        return deny('stars-missing', 'C10.1')
      case 'surplus':
        return deny('too-many-stars', 'C10.1')
      case 'wrong':
        return deny('wrong-stars', 'C10.1')
      case 'fits':
        return undefined
    }
  },
  perform(state, seat, player, { n }, tell) {
    const tile = at(player.tiles, n)
    tell.all({ type: 'nebula-completed', seat, hex: n, tile })
    gainPoints(state, seat, 'nebulae', at(numbersOf(state).tilePoints, tile), tell)
    begin(state, seat, player, n, COMPLETE)
  },
}

/** The corners of each hex in ascending order. */
const ascendingCorners: readonly (readonly number[])[] = cornersOfHex.map((corners) =>
  corners.slice().sort((a, b) => a - b),
)

/** D8: which star around the nebula is discarded. */
export const discardAround: Rule<'discard-around'> = {
  answers: ['discard-star'],
  open: always,
  list(state, seat, _task, out) {
    const { stars, bound } = playerAt(state, seat)
    for (const corner of item(ascendingCorners, bound)) {
      if (stars[corner] !== EMPTY) offer(out, say.discardStar, corner)
    }
  },
  check(state, seat, _task, { n }) {
    const { stars, bound } = playerAt(state, seat)
    if (!item(cornersOfHex, bound).includes(n)) return deny('not-around-it', 'C10.3')
    return stars[n] === EMPTY ? deny('no-star-there', 'C10.3') : undefined
  },
  perform(state, seat, _task, { n }, tell) {
    discardStar(state, seat, n, tell)
  },
}

/** The tile is flipped and stays (C10.6). */
export const finishNebula: Step<'finish-nebula'> = {
  run(state, seat) {
    const player = playerAt(state, seat)
    player.done |= 1 << player.bound
  },
}

const DISCHARGE_STAR: readonly Task[] = [{ kind: 'place-star' }, { kind: 'advance-crystal' }, { kind: 'done' }]
const DISCHARGE_NOTHING: readonly Task[] = [{ kind: 'advance-crystal' }, { kind: 'done' }]

/** D9: a crystal on space 6 gives a star, which is placed at once (C10.8). */
export const dischargeStar: Choice = {
  list(state, player, out) {
    if (player.ready === 0 || !hasEmptyCorner(player)) return
    for (let i = 0; i < elementIds.length; i++) if (at(state.starSupply, i) > 0) offer(out, say.dischargeStar, i)
  },
  check(state, player, { n }) {
    if (player.ready === 0) return deny('chamber-not-ready', 'C10.7')
    if (at(state.starSupply, n) === 0) return deny('element-exhausted', 'C7.5', { element: item(elementIds, n) })
    return hasEmptyCorner(player) ? undefined : deny('no-empty-corner', 'C10.11')
  },
  perform(state, seat, player, { n }) {
    add(state.starSupply, n, -1)
    player.held = n
    begin(state, seat, player, NONE, DISCHARGE_STAR)
  },
}

/** D9: an ability takes the place of the star (C10.10). */
export const dischargeAbility: Choice = {
  list(state, player, out) {
    if (player.ready === 0) return
    for (let card = nextCard(player, NONE); card !== NONE; card = nextCard(player, card)) {
      if (isDischarge(card) && canUse(state, player, card)) {
        offer(out, say.dischargeAbility, card)
      }
    }
  },
  check(state, player, { n }) {
    if (!player.slots.includes(n)) return deny('not-your-ability', 'C10.10', { card: item(abilityIds, n) })
    return player.ready === 0 ? deny('chamber-not-ready', 'C10.7') : checkUse(state, player, n)
  },
  perform(state, seat, player, { n }, tell) {
    beginCard(state, seat, player, n, tell)
  },
}

/** Whether a star could be taken and placed. */
const canTakeStar = (state: State, player: Player): boolean =>
  hasEmptyCorner(player) && state.starSupply.some((count) => count > 0)

/** D9: no star, when none can be taken or placed (C10.11). */
export const dischargeNothing: Choice = {
  list(state, player, out) {
    if (player.ready === 0) return
    if (rulingsOf(state).mayRefuse || !canTakeStar(state, player)) out.push(say.dischargeNothing)
  },
  check(state, player) {
    if (player.ready === 0) return deny('chamber-not-ready', 'C10.7')
    return rulingsOf(state).mayRefuse || !canTakeStar(state, player) ? undefined : deny('must-place', 'C9.5')
  },
  perform(state, seat, player) {
    begin(state, seat, player, NONE, DISCHARGE_NOTHING)
  },
}

/** One crystal leaves space 6 for a scoring space, or for the side of the board from the sixth on (C10.8, C10.9). */
export const advanceCrystal: Step<'advance-crystal'> = {
  run(state, seat, _task, tell) {
    const player = playerAt(state, seat)
    player.ready--
    const points = numbersOf(state).timeChamber.scoring[player.scored]
    if (points === undefined) player.spent++
    else player.scored++
    tell.all({ type: 'discharged', seat, scored: player.scored, spent: player.spent })
    if (points !== undefined) gainPoints(state, seat, 'crystals', points, tell)
  },
}

/** D10: a life form onto a completed nebula with life all around it (C10.12); proto leaves, stable stays (C10.13). */
export const createLifeForm: Choice = {
  list(state, player, out) {
    if (player.done === 0 || state.lifeFormStack.length === 0) return
    for (let hex = 0; hex < HEXES; hex++) {
      if (isDone(player, hex) && formsOn(player, hex) === 0 && lifeMissing(player, hex) === 0) {
        offer(out, say.createLifeForm, hex)
      }
    }
  },
  check(state, player, { n }) {
    if (!isDone(player, n)) return deny('not-completed', 'C10.12')
    if (formsOn(player, n) > 0) return deny('has-life-form', 'C10.12')
    const missing = lifeMissing(player, n)
    if (missing > 0) return deny('life-missing', 'C10.12', { missing })
    return state.lifeFormStack.length > 0 ? undefined : deny('life-forms-exhausted', 'C7.3')
  },
  perform(state, seat, player, { n }, tell) {
    for (const side of item(sidesOfHex, n)) if (player.life[side] === PROTO) discardLife(state, seat, side, tell)
    drawLifeForm(state, seat, n, tell)
  },
}
