import { always, at, indexIn, item } from '@orrery/kernel'
import { offer, say } from '../actions.ts'
import type { CostSpec } from '../components/abilities.ts'
import { kindIds, PROTO, STABLE, trackIds } from '../components/basics.ts'
import { deny, type RefusalCode } from '../refusals.ts'
import { type Player, playerAt, push } from '../state.ts'
import { FLIPPED, SUPERNOVA } from '../tables.ts'
import type { Payment, PaymentDecisionKind, PaymentStepKind } from '../tasks.ts'
import { countOf, hasSupernova } from './galaxy.ts'
import type { PaymentRule, PaymentStep, Price } from './rule.ts'
import { checkLife, checkSupernova, listLife, listStars } from './spaces.ts'
import { discardLife, discardStar, payCards, payTrack } from './supply.ts'

/** Paying for an ability card (C16.3): the whole cost comes before the effect (C16.2). */

/** The parts of a cost, in the order in which they are paid. */
export function paymentsOf({ energy, tracks, supernova, protoLife, stableLife }: CostSpec): Payment[] {
  const parts: Payment[] = []
  if (energy !== undefined) {
    const { match, count } = energy
    if (match === 'any') parts.push({ kind: 'pay-any', left: count })
    else if (match === 'same') parts.push({ kind: 'pay-same', count })
    else parts.push({ kind: 'pay-cards', energy: indexIn(kindIds, match), count })
  }
  trackIds.forEach((id, track) => {
    const count = tracks?.[id]
    if (count !== undefined) parts.push({ kind: 'pay-track', track, count })
  })
  if (supernova !== undefined) parts.push({ kind: 'pay-supernova' })
  if (protoLife !== undefined) parts.push({ kind: 'pay-life', life: PROTO, left: protoLife })
  if (stableLife !== undefined) parts.push({ kind: 'pay-life', life: STABLE, left: stableLife })
  return parts
}

/** Energy cards of a named kind. */
const payNamed: PaymentStep<'pay-cards'> = {
  lacking: 'cannot-pay-cards',
  affordable: ({ hand }, { energy, count }) => at(hand, energy) >= count,
  run(state, seat, { energy, count }, tell) {
    payCards(state, seat, energy, count, tell)
  },
}

/** Energy cards of any kind, one by one (C21.1). */
const payAny: PaymentRule<'pay-any'> = {
  lacking: 'cannot-pay-cards',
  affordable: ({ hand }, { left }) => at(hand, 0) + at(hand, 1) + at(hand, 2) + at(hand, 3) >= left,
  answers: ['pay'],
  open: always,
  list(state, seat, _task, out) {
    const { hand } = playerAt(state, seat)
    for (let kind = 0; kind < hand.length; kind++) if (at(hand, kind) > 0) offer(out, say.pay, kind)
  },
  check(state, seat, _task, { n }) {
    if (at(playerAt(state, seat).hand, n) > 0) return undefined
    return deny('kind-not-in-hand', 'C21.1', { kind: item(kindIds, n), need: 1 })
  },
  perform(state, seat, { left }, { n }, tell) {
    payCards(state, seat, n, 1, tell)
    if (left > 1) push(state, seat, [{ kind: 'pay-any', left: left - 1 }])
  },
}

/** Energy cards that are all of one kind (C21.1). */
const paySame: PaymentRule<'pay-same'> = {
  lacking: 'cannot-pay-cards',
  affordable: ({ hand }, { count }) => Math.max(at(hand, 0), at(hand, 1), at(hand, 2), at(hand, 3)) >= count,
  answers: ['pay'],
  open: always,
  list(state, seat, { count }, out) {
    const { hand } = playerAt(state, seat)
    for (let kind = 0; kind < hand.length; kind++) if (at(hand, kind) >= count) offer(out, say.pay, kind)
  },
  check(state, seat, { count }, { n }) {
    if (at(playerAt(state, seat).hand, n) >= count) return undefined
    return deny('kind-not-in-hand', 'C21.1', { kind: item(kindIds, n), need: count })
  },
  perform(state, seat, { count }, { n }, tell) {
    payCards(state, seat, n, count, tell)
  },
}

/** Units of a track. */
const payUnits: PaymentStep<'pay-track'> = {
  lacking: 'cannot-pay-track',
  affordable: ({ tracks }, { track, count }) => at(tracks, track) >= count,
  run(state, seat, { track, count }, tell) {
    payTrack(playerAt(state, seat), seat, track, count, tell)
  },
}

/** A supernova: a unit of the track, or a piece (C17.4). */
const paySupernova: PaymentRule<'pay-supernova'> = {
  lacking: 'cannot-pay-pieces',
  affordable: (player) => at(player.tracks, SUPERNOVA) > 0 || hasSupernova(player),
  answers: ['pay-unit', 'discard-star'],
  open: always,
  list(state, seat, _task, out) {
    const player = playerAt(state, seat)
    if (at(player.tracks, SUPERNOVA) > 0) out.push(say.payUnit)
    listStars(player, FLIPPED + 1, 2 * FLIPPED, say.discardStar, out)
  },
  check(state, seat, _task, { kind, n }) {
    const player = playerAt(state, seat)
    if (kind === 'discard-star') return checkSupernova(player, n, 'C17.4')
    return at(player.tracks, SUPERNOVA) > 0 ? undefined : deny('no-unit', 'C17.4', { track: 'supernova' })
  },
  perform(state, seat, _task, { kind, n }, tell) {
    if (kind === 'pay-unit') payTrack(playerAt(state, seat), seat, SUPERNOVA, 1, tell)
    else discardStar(state, seat, n, tell)
  },
}

/** Life tokens from anywhere in the galaxy. */
const payLife: PaymentRule<'pay-life'> = {
  lacking: 'cannot-pay-pieces',
  affordable: (player, { life, left }) => countOf(player.life, life) >= left,
  answers: ['discard-life'],
  open: always,
  list(state, seat, { life }, out) {
    listLife(playerAt(state, seat), life, say.discardLife, out)
  },
  check: (state, seat, { life }, { n }) => checkLife(playerAt(state, seat), n, life, 'C16.3'),
  perform(state, seat, { life, left }, { n }, tell) {
    discardLife(state, seat, n, tell)
    if (left > 1) push(state, seat, [{ kind: 'pay-life', life, left: left - 1 }])
  },
}

/** Parts of a cost that are decisions. */
export const paymentDecisions: { readonly [K in PaymentDecisionKind]: PaymentRule<K> } = {
  'pay-any': payAny,
  'pay-same': paySame,
  'pay-supernova': paySupernova,
  'pay-life': payLife,
}

/** Parts of a cost that leave no choice. */
export const paymentSteps: { readonly [K in PaymentStepKind]: PaymentStep<K> } = {
  'pay-cards': payNamed,
  'pay-track': payUnits,
}

/** A part of a cost with the rule that says whether the player has it. */
interface Due {
  readonly price: Price<Payment>
  readonly part: Payment
}

const prices: Readonly<Record<Payment['kind'], Price<Payment>>> = { ...paymentDecisions, ...paymentSteps }

/** The parts of a cost, each with its rule. */
export const duesOf = (parts: readonly Payment[]): Due[] => parts.map((part) => ({ price: prices[part.kind], part }))

/** What is missing to pay a cost, if anything. */
export function lackOf(player: Player, dues: readonly Due[]): RefusalCode | undefined {
  for (let i = 0; i < dues.length; i++) {
    const { price, part } = item(dues, i)
    if (!price.affordable(player, part)) return price.lacking
  }
  return undefined
}
