import { always, indexIn, item, NONE, type Refusal } from '@orrery/kernel'
import { abilities, abilityIds, type CostSpec, optionIds } from '../components/abilities.ts'
import { numbersOf } from '../sets/numbers.ts'
import { offer, say } from './actions.ts'
import {
  irradiate,
  lifeGained,
  liftLife,
  moveProto,
  protoGained,
  stabilise,
  stabiliseAroundIt,
  stabiliseAt,
  stabiliseIt,
} from './life.ts'
import { moveLifeTo, moveStarTo } from './moving.ts'
import { begin } from './parts.ts'
import { lackOf } from './payments.ts'
import { deny } from './refusals.ts'
import { alwaysPossible, type Choice, type EffectRule, type EffectStep, type Part, type Teller } from './rule.ts'
import { discardStandard, element, flip, lift, revert, starsGained } from './stars.ts'
import { type Player, playerAt, push, type State } from './state.ts'
import { gainPoints, grow as growCrystal } from './supply.ts'
import type { Effect, EffectDecisionKind, EffectStepKind } from './tasks.ts'
import { drawNebula, lifeForm, replace } from './tiles.ts'

/** Ability cards (C16): what their effects consist of, whether a card can be used, and using it. */

/** The own crystal grows (C8.3). */
const grow: EffectStep<'grow'> = {
  possible: alwaysPossible,
  run(state, seat, { count }, tell) {
    growCrystal(state, seat, count, tell)
  },
}

/** Points (C17.19). */
const pointsGained: EffectStep<'gain-points'> = {
  possible: alwaysPossible,
  run(state, seat, { count }, tell) {
    gainPoints(state, seat, 'abilities', count, tell)
  },
}

/** One of several effects, among those that can do something (C16.4). */
const option: EffectRule<'option'> = {
  possible: (state, player, { options }, cost) => options.some(({ effect }) => hasEffect(state, player, effect, cost)),
  answers: ['option'],
  open: always,
  list(state, seat, { options }, out) {
    const player = playerAt(state, seat)
    for (const { name, effect } of options) {
      if (hasEffect(state, player, effect, NO_COST)) offer(out, say.option, indexIn(optionIds, name))
    }
  },
  check(state, seat, { options }, { n }) {
    const chosen = options.find(({ name }) => name === optionIds[n])
    if (chosen !== undefined && hasEffect(state, playerAt(state, seat), chosen.effect, NO_COST)) return undefined
    return deny('option-impossible', 'C16.4')
  },
  perform(state, seat, { options }, { n }) {
    for (const { name, effect } of options) if (name === optionIds[n]) push(state, seat, effect)
  },
}

/** The parts of effects that are decisions. */
export const effectDecisions: { readonly [K in EffectDecisionKind]: EffectRule<K> } = {
  element,
  flip,
  revert,
  irradiate,
  stabilise,
  'move-proto': moveProto,
  'move-star-to': moveStarTo,
  'move-life-to': moveLifeTo,
  'discard-standard': discardStandard,
  lift,
  'lift-life': liftLife,
  replace,
  'life-form': lifeForm,
  option,
}

/** The parts of effects that happen by themselves. */
export const effectSteps: { readonly [K in EffectStepKind]: EffectStep<K> } = {
  grow,
  'gain-stars': starsGained,
  'gain-proto': protoGained,
  'gain-life': lifeGained,
  'gain-points': pointsGained,
  'draw-nebula': drawNebula,
  'stabilise-it': stabiliseIt,
  'stabilise-around': stabiliseAroundIt,
  'stabilise-at': stabiliseAt,
}

const parts: Readonly<Record<Effect['kind'], Part<Effect>>> = { ...effectDecisions, ...effectSteps }

const NO_COST: CostSpec = {}

/** Whether at least one part of an effect can happen after payment, and all that the others depend on (C16.4, C16.5). */
function hasEffect(state: State, player: Player, effect: readonly Effect[], cost: CostSpec): boolean {
  let any = false
  for (let i = 0; i < effect.length; i++) {
    const task = item(effect, i)
    const part = parts[task.kind]
    if (part.possible(state, player, task, cost)) any = true
    else if (part.needed) return false
  }
  return any
}

/** Why a card of the player cannot be used, if it cannot: first its cost, then its effect. */
export function checkUse(state: State, player: Player, card: number): Refusal | undefined {
  const { id, rule } = item(abilities, card)
  const { cardCost, cardPayments, cardEffect } = numbersOf(state)
  const lack = lackOf(player, item(cardPayments, card))
  if (lack !== undefined) return deny(lack, rule, { card: id })
  return hasEffect(state, player, item(cardEffect, card), item(cardCost, card))
    ? undefined
    : deny('no-effect', rule, { card: id })
}

/** Whether a card of the player can be used. */
export function canUse(state: State, player: Player, card: number): boolean {
  const { cardCost, cardPayments, cardEffect } = numbersOf(state)
  if (lackOf(player, item(cardPayments, card)) !== undefined) return false
  return hasEffect(state, player, item(cardEffect, card), item(cardCost, card))
}

/** Uses a card. */
export function beginCard(state: State, seat: number, player: Player, card: number, tell: Teller): void {
  tell.all({ type: 'ability-activated', seat, card })
  player.card = card
  begin(state, seat, player, NONE, item(numbersOf(state).cardUse, card))
}

/** Whether a card takes the place of the discharge star (C10.10), as no other does. */
export const isDischarge = (card: number): boolean => item(abilities, card).activation === 'discharge'

/** The own ability card with the next higher number, or -1. */
export function nextCard(player: Player, after: number): number {
  let next = NONE
  for (const card of player.slots) if (card > after && (next === NONE || card < next)) next = card
  return next
}

/** D12: a card that is an action of its own (C11.6). */
export const activate: Choice = {
  list(state, player, out) {
    for (let card = nextCard(player, NONE); card !== NONE; card = nextCard(player, card)) {
      if (!isDischarge(card) && canUse(state, player, card)) offer(out, say.activate, card)
    }
  },
  check(state, player, { n }) {
    if (!player.slots.includes(n)) return deny('not-your-ability', 'C11.6', { card: item(abilityIds, n) })
    return checkUse(state, player, n)
  },
  perform(state, seat, player, { n }, tell) {
    beginCard(state, seat, player, n, tell)
  },
}
