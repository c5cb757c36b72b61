import { always, at, item, type Seat } from '@orrery/kernel'
import { kindIds } from '../components/basics.ts'
import { type Action, offer, say } from './actions.ts'
import { hasSupernova, holdsMoreThan } from './galaxy.ts'
import { deny, type RefusalCode } from './refusals.ts'
import type { PaymentRule, PaymentStep, Price, Rule, Teller } from './rule.ts'
import { askedForHand } from './rulings.ts'
import { checkLife, checkSupernova, listLife, listStars } from './spaces.ts'
import { handSize, type Player, playerAt, push, type State } from './state.ts'
import { discardLife, discardStar, payCards, payTrack } from './supply.ts'
import { FLIPPED, SUPERNOVA } from './tables.ts'
import type { Payment, PaymentDecisionKind, PaymentStepKind } from './tasks.ts'

/** Paying for an ability card (C16.3): the whole cost comes before the effect (C16.2). */

/** Energy cards of a named kind. */
const payNamed: PaymentStep<'pay-cards'> = {
  lacking: 'cannot-pay-cards',
  affordable: ({ hand }, { energy, count }) => at(hand, energy) >= count,
  run(state, seat, { energy, count }, tell) {
    payCards(state, seat, energy, count, tell)
  },
}

/** Whether cards stay in the hand after this many are paid, which everybody can see: otherwise the whole hand goes, and nobody is asked. */
function hasChoice(state: State, seat: Seat, count: number): boolean {
  return !askedForHand(state) || handSize(playerAt(state, seat)) > count
}

/** The whole hand. */
function payHand(state: State, seat: Seat, _task: unknown, tell: Teller): void {
  const { hand } = playerAt(state, seat)
  for (let kind = 0; kind < hand.length; kind++)
    if (at(hand, kind) > 0) payCards(state, seat, kind, at(hand, kind), tell)
}

/** A choice among the kinds of energy cards in the hand. */
export function amongHand(
  offered: readonly Action[],
  rule: string,
): Pick<Rule<'pay-any' | 'discard'>, 'list' | 'check'> {
  return {
    list(state, seat, _task, out) {
      const { hand } = playerAt(state, seat)
      for (let kind = 0; kind < hand.length; kind++) if (at(hand, kind) > 0) offer(out, offered, kind)
    },
    check(state, seat, _task, { n }) {
      if (at(playerAt(state, seat).hand, n) > 0) return undefined
      return deny('kind-not-in-hand', rule, { kind: item(kindIds, n), need: 1 })
    },
  }
}

/** Energy cards of any kind, one by one (C21.1). */
const payAny: PaymentRule<'pay-any'> = {
  lacking: 'cannot-pay-cards',
  affordable: (player, { left }) => handSize(player) >= left,
  asked: askedForHand,
  answers: ['pay'],
  open: (state, seat, { left }) => hasChoice(state, seat, left),
  ...amongHand(say.pay, 'C21.1'),
  perform(state, seat, { left }, { n }, tell) {
    payCards(state, seat, n, 1, tell)
    if (left > 1) push(state, seat, [{ kind: 'pay-any', left: left - 1 }])
  },
  otherwise: payHand,
}

/** Energy cards that are all of one kind (C21.1). */
const paySame: PaymentRule<'pay-same'> = {
  lacking: 'cannot-pay-cards',
  affordable: ({ hand }, { count }) => Math.max(at(hand, 0), at(hand, 1), at(hand, 2), at(hand, 3)) >= count,
  asked: askedForHand,
  answers: ['pay'],
  open: (state, seat, { count }) => hasChoice(state, seat, count),
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
  otherwise: payHand,
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
  affordable: (player, { life, left }) => holdsMoreThan(player.life, life, left - 1),
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

const prices: Readonly<Record<Payment['kind'], Price<Payment>>> = { ...paymentDecisions, ...paymentSteps }

/** What is missing to pay a cost, if anything. */
export function lackOf(player: Player, parts: readonly Payment[]): RefusalCode | undefined {
  for (let i = 0; i < parts.length; i++) {
    const part = item(parts, i)
    const price = prices[part.kind]
    if (!price.affordable(player, part)) return price.lacking
  }
  return undefined
}
