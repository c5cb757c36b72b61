import { always, at, item, type Seat } from '@orrery/kernel'
import { numbersOf } from '../sets/numbers.ts'
import { say } from './actions.ts'
import { playReaction, reaction } from './cards.ts'
import { capture, gain } from './crystals.ts'
import { roll, shift } from './effects.ts'
import { seatAfter } from './queries.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import type { State } from './state.ts'
import { fieldIds, nearMask, neighbours } from './tables.ts'

/** Step 2: fights (H6). */

/** The bonuses of a seat's stars from one combat diagram, in tenths; they add up (H6.4). */
function starBonus(state: State, seat: Seat, bonuses: readonly number[]): number {
  let tenths = 0
  for (const star of state.created) if (state.owners[star] === seat) tenths += at(bonuses, star)
  return tenths
}

/** The parts of the points of one side, in tenths (H6.4). */
export interface Points {
  readonly die: number
  readonly stars: number
  readonly sun: number
  readonly cards: number
  readonly total: number
}

function sum(die: number, stars: number, sun: number, cards: number): Points {
  return { die, stars, sun, cards, total: die + stars + sun + cards }
}

/** The attacker's points: die, stars with a highlighted radius, Sun, cards. */
export function attackPoints(state: State): Points {
  const { attacker, attackDie, attackStars, attackCards } = state.fight
  return sum(10 * attackDie, attackStars, at(numbersOf(state).sunAttack, at(state.suns, attacker)), attackCards)
}

/** The defender's points: die, stars with a highlighted mass, Sun, cards. */
export function defencePoints(state: State): Points {
  const { defender, defenceDie, defenceStars, defenceCards } = state.fight
  return sum(10 * defenceDie, defenceStars, at(numbersOf(state).sunDefence, at(state.suns, defender)), defenceCards)
}

/** After a move, everybody else on the field has to be fought (H6.1). */
export function startFights(state: State, seat: Seat): void {
  const field = at(state.rockets, seat)
  state.opponents = 0
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.rockets[other] === field) state.opponents |= 1 << other
  }
  state.todo.push({ kind: 'opponent' })
}

/** HD3: the attacker chooses while two or more opponents are left (H6.2); once there are none, the field is used. */
export const opponent: Rule<'opponent'> = {
  answers: ['fight'],
  open: (state) => state.opponents !== 0,
  list(state, seat, _task, out) {
    for (let k = 1; k < state.seats; k++) {
      const other = seatAfter(state, seat, k)
      if ((state.opponents >> other) & 1) out.push(item(say.fight, other))
    }
  },
  check(state, _seat, _task, { n }) {
    return (state.opponents >> n) & 1 ? undefined : deny('not-an-opponent', 'H6.2', { seat: n })
  },
  perform: (state, seat, _task, { n }, tell) => startFight(state, seat, n, tell),
  otherwise(state) {
    state.todo.push({ kind: 'field' })
  },
}

function startFight(state: State, attacker: Seat, defender: Seat, tell: Teller): void {
  const { fight } = state
  const { starAttack, starDefence } = numbersOf(state)
  state.opponents &= ~(1 << defender)
  fight.attacker = attacker
  fight.defender = defender
  fight.field = at(state.rockets, attacker)
  fight.attackDie = 0
  fight.defenceDie = 0
  fight.attackStars = starBonus(state, attacker, starAttack)
  fight.defenceStars = starBonus(state, defender, starDefence)
  fight.attackCards = 0
  fight.defenceCards = 0
  fight.passes = 0
  fight.outcome = 'open'
  tell.all({ type: 'fight', attacker, defender, field: item(fieldIds, fight.field) })
  state.todo.push({ kind: 'eclipse' })
}

/** HD4: before the dice the defender may play `eclipse` (H6.3 a), which calls this fight off (H8.12). */
export const eclipse: Rule<'eclipse'> = reaction('eclipse', {
  played(state, seat, _task, card, tell) {
    playReaction(state, seat, card, tell)
    state.todo.push({ kind: 'opponent' })
  },
  declined(state) {
    state.todo.push({ kind: 'roll' })
  },
})

/** Both roll one die each, the attacker first (H6.3 b); then the attacker may react first. */
export const rollDice: Step<'roll'> = {
  run(state, _seat, _task, tell) {
    const { attacker, defender } = state.fight
    roll(state, attacker, tell, false)
    roll(state, defender, tell, false)
    state.todo.push({ kind: 'settle' }, { kind: 'react', seat: attacker })
  },
}

/** HD5: reactions in turn until both have passed in a row (H6.3 c). */
export const react: Rule<'react'> = reaction('react', {
  played(state, seat, _task, card, tell) {
    playReaction(state, seat, card, tell)
    state.fight.passes = 0
    askOtherSide(state, seat)
  },
  declined(state, seat) {
    state.fight.passes++
    if (state.fight.passes < 2) askOtherSide(state, seat)
  },
})

function askOtherSide({ todo, fight }: State, seat: Seat): void {
  todo.push({ kind: 'react', seat: seat === fight.attacker ? fight.defender : fight.attacker })
}

/** Comparison and consequences (H6.3 d and e). */
export const settle: Step<'settle'> = {
  run(state, _seat, _task, tell) {
    const { attacker, defender } = state.fight
    const attack = attackPoints(state).total
    const defence = defencePoints(state).total
    const wins = attack > defence // H6.6: a tie is a win for the defender
    state.fight.outcome = wins ? 'attacker' : 'defender'
    const winner = wins ? attacker : defender
    tell.reveal({ type: 'fight-result', attacker, defender, attack, defence, winner })
    if (wins) {
      capture(state, defender, attacker, numbersOf(state).constants.attackerCapture, tell) // H6.7
      state.todo.push({ kind: 'retreat' })
      return
    }
    // H6.9, H6.2: the first lost fight ends the series, and the attacker goes back and skips the field (H4.4).
    gain(state, defender, numbersOf(state).defenderReward, tell, 'defence', item(fieldIds, state.fight.field))
    state.opponents = 0
    shift(state, attacker, state.from, tell, 'thrown-back')
  },
}

/** HD6: the beaten defender goes to an adjacent field, without fight and without use (H6.7). */
export const retreat: Rule<'retreat'> = {
  asked: true,
  answers: ['retreat'],
  open: always,
  list(state, _seat, _task, out) {
    for (const field of item(neighbours, state.fight.field)) out.push(item(say.retreat, field))
  },
  check({ fight }, _seat, _task, { n }) {
    if ((at(nearMask, fight.field) >> n) & 1) return undefined
    return deny('retreat-not-adjacent', 'H6.7', { field: item(fieldIds, fight.field) })
  },
  perform(state, seat, _task, { n }, tell) {
    shift(state, seat, n, tell, 'beaten')
    state.todo.push({ kind: 'opponent' })
  },
}
