import { always, at, NONE, withAt } from '@orrery/kernel'
import { EMPTY, PROTO, STABLE } from '../components/basics.ts'
import { offer, say } from './actions.ts'
import {
  hasEmptySide,
  hasEmptySideNextToStable,
  hasProto,
  hasTouchedElement,
  hasTouchedSupernova,
  holdsMoreThan,
  isNextToStable,
  isTouchedByProto,
} from './galaxy.ts'
import { deny } from './refusals.ts'
import { type EffectRule, type EffectStep, neverAlone, type Rule } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { checkLife, checkProto, checkSupernova, listLife } from './spaces.ts'
import { playerAt, push } from './state.ts'
import { gainProto, moveBound, stabiliseAround, stabilise as stabiliseLife } from './supply.ts'
import { CORNERS, FLIPPED, SIDES } from './tables.ts'
import type { TaskOf } from './tasks.ts'

/** What cards do with life. */

/** Proto to the reserve (C16.6). */
export const protoGained: EffectStep<'gain-proto'> = {
  possible: (state) => state.lifeSupply > 0,
  run(state, seat, { count }, tell) {
    gainProto(state, seat, count, tell)
  },
}

/** New life is placed at once, one token after the other, as long as there are tokens and spaces (C16.5, C16.10). */
export const lifeGained: EffectStep<'gain-life'> = {
  possible: (state, player, { nextToStable }) =>
    state.lifeSupply > 0 && (nextToStable ? hasEmptySideNextToStable(player) : hasEmptySide(player)),
  run(state, seat, task, tell) {
    if (lifeGained.possible(state, playerAt(state, seat), task, {})) {
      push(state, seat, [{ ...task, kind: 'place-life' }])
    } else if (state.lifeSupply === 0) {
      tell.all({ type: 'shortage', seat, what: 'life', missing: task.left })
    }
  },
}

/** A new life token onto any empty side, or one next to stable life (C17.14); refusing it ends the series (C9.5). */
export const placeLife: Rule<'place-life'> = {
  answers: ['to-side', 'refuse'],
  open: always,
  list(state, seat, { nextToStable }, out) {
    const player = playerAt(state, seat)
    if (state.lifeSupply > 0) {
      for (let side = 0; side < SIDES; side++) {
        if (player.life[side] !== EMPTY) continue
        if (!nextToStable || isNextToStable(player, side)) offer(out, say.toSide, side)
      }
    }
    out.push(say.refuse)
  },
  check(state, seat, { nextToStable }, { kind, n }) {
    if (kind === 'refuse') return undefined
    const player = playerAt(state, seat)
    if (state.lifeSupply === 0) return deny('life-exhausted', 'C7.3')
    if (player.life[n] !== EMPTY) return deny('side-occupied', 'C2.1')
    return !nextToStable || isNextToStable(player, n) ? undefined : deny('not-next-to-stable', 'C17.14')
  },
  perform(state, seat, task, { kind, n }, tell) {
    if (kind === 'refuse') {
      tell.all({ type: 'piece-refused', seat, piece: 'life' })
      return
    }
    const { life, left } = task
    state.lifeSupply--
    const player = playerAt(state, seat)
    player.life = withAt(player.life, n, life)
    tell.all({ type: 'life-placed', seat, life, side: n, from: 'supply' })
    if (left > 1) push(state, seat, [{ ...task, kind: 'gain-life', left: left - 1 }])
  },
}

/** Whether the player may stop: something was done and more would be free (C16.7). */
const mayStop = ({ left, upTo = 0 }: TaskOf<'stabilise' | 'lift-life'>): boolean => left < upTo

/** Proto become stable, one after the other. */
export const stabilise: EffectRule<'stabilise'> = {
  possible: (_state, player, _task, { protoLife = 0 }) => holdsMoreThan(player.life, PROTO, protoLife),
  answers: ['stabilise', 'stop'],
  open: (state, seat) => hasProto(playerAt(state, seat)),
  list(state, seat, task, out) {
    listLife(playerAt(state, seat), PROTO, say.stabilise, out)
    if (mayStop(task)) out.push(say.stop)
  },
  check(state, seat, task, { kind, n }) {
    if (kind === 'stop') return mayStop(task) ? undefined : deny('at-least-one', 'C16.7')
    return checkProto(playerAt(state, seat), n, 'C12.4')
  },
  perform(state, seat, task, { kind, n }, tell) {
    if (kind === 'stop') return
    stabiliseLife(playerAt(state, seat), seat, n, tell)
    if (task.left > 1) push(state, seat, [{ ...task, left: task.left - 1 }])
  },
}

/** Every proto around one supernova becomes stable (C17.10). */
export const irradiate: EffectRule<'irradiate'> = {
  possible: (_state, player) => hasTouchedSupernova(player),
  answers: ['irradiate'],
  open: always,
  list(state, seat, _task, out) {
    const player = playerAt(state, seat)
    for (let corner = 0; corner < CORNERS; corner++) {
      if (at(player.stars, corner) > FLIPPED && isTouchedByProto(player, corner)) offer(out, say.irradiate, corner)
    }
  },
  check(state, seat, _task, { n }) {
    const player = playerAt(state, seat)
    const refusal = checkSupernova(player, n, 'C17.10')
    if (refusal !== undefined) return refusal
    return isTouchedByProto(player, n) ? undefined : deny('nothing-touches-it', 'C17.10')
  },
  perform(state, seat, _task, { n }, tell) {
    stabiliseAround(playerAt(state, seat), seat, n, tell)
  },
}

/** Every proto around standard stars of an element becomes stable (C17.15, C17.16, C16.11). */
export const stabiliseAt: EffectStep<'stabilise-at'> = {
  possible: (_state, player, { element }) => hasTouchedElement(player, element),
  run(state, seat, { element }, tell) {
    const player = playerAt(state, seat)
    for (let corner = 0; corner < CORNERS; corner++) {
      if (player.stars[corner] === element + 1) stabiliseAround(player, seat, corner, tell)
    }
  },
}

/** Every proto around the star flipped before becomes stable (C17.29). */
export const stabiliseAroundIt: EffectStep<'stabilise-around'> = {
  possible: neverAlone,
  run(state, seat, _task, tell) {
    const player = playerAt(state, seat)
    if (player.bound !== NONE) stabiliseAround(player, seat, player.bound, tell)
  },
}

/** The proto that was moved becomes stable (C17.9). */
export const stabiliseIt: EffectStep<'stabilise-it'> = {
  possible: neverAlone,
  run(state, seat, _task, tell) {
    const player = playerAt(state, seat)
    stabiliseLife(player, seat, player.bound, tell)
  },
}

/** Genetic Drift moves one proto (C17.9). */
export const moveProto: EffectRule<'move-proto'> = {
  possible: (_state, player) => hasProto(player),
  answers: ['move-life'],
  open: always,
  list(state, seat, _task, out) {
    listLife(playerAt(state, seat), PROTO, say.moveLife, out)
  },
  check: (state, seat, _task, { n }) => checkProto(playerAt(state, seat), n, 'C17.9'),
  perform(state, seat, _task, { n }) {
    playerAt(state, seat).bound = n
  },
}

/** Whether a token was relocated by the same Wormhole before (C17.32). */
const wasMoved = ({ moved }: TaskOf<'lift-life'>, side: number): boolean => moved?.includes(side) === true

/** Wormhole lifts life of one kind and sets it down anywhere, up to three different tokens (C17.32). */
export const liftLife: EffectRule<'lift-life'> = {
  possible(_state, player, { life }, { protoLife = 0, stableLife = 0 }) {
    const paid = life === STABLE ? stableLife : protoLife
    // What is paid leaves its side empty.
    return holdsMoreThan(player.life, life, paid) && (protoLife + stableLife > 0 || hasEmptySide(player))
  },
  answers: ['lift-life', 'stop'],
  open: always,
  list(state, seat, task, out) {
    const { life } = playerAt(state, seat)
    for (let side = 0; side < SIDES; side++) {
      if (life[side] === task.life && !wasMoved(task, side)) offer(out, say.liftLife, side)
    }
    if (mayStop(task)) out.push(say.stop)
  },
  check(state, seat, task, { kind, n }) {
    if (kind === 'stop') return mayStop(task) ? undefined : deny('at-least-one', 'C16.7')
    if (wasMoved(task, n)) return deny('relocated-already', 'C17.32')
    return checkLife(playerAt(state, seat), n, task.life, 'C17.32')
  },
  perform(state, seat, task, { kind, n }) {
    if (kind === 'stop') return
    playerAt(state, seat).bound = n
    push(state, seat, [{ ...task, kind: 'set-life' }])
  },
}

/** The lifted life goes onto any empty side. */
export const setLife: Rule<'set-life'> = {
  answers: ['to-side'],
  open: always,
  list(state, seat, _task, out) {
    listLife(playerAt(state, seat), EMPTY, say.toSide, out)
  },
  check(state, seat, _task, { n }) {
    return playerAt(state, seat).life[n] === EMPTY ? undefined : deny('side-occupied', 'C17.32')
  },
  perform(state, seat, task, { n }, tell) {
    const player = playerAt(state, seat)
    moveBound(player, seat, 'life', n, tell)
    player.bound = NONE
    if (task.left === 1) return
    const next = { ...task, kind: 'lift-life', left: task.left - 1 } as const
    if (rulingsOf(state).wormholeMovesAgain) push(state, seat, [next])
    else push(state, seat, [{ ...next, moved: [...(task.moved ?? []), n] }])
  },
}
