import type { Seat, Tell } from '@orrery/kernel'
import { at } from '../at.ts'
import { constants } from '../components/elements.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { defenderReward, fieldIds, starAttack, starDefence, sunAttack, sunDefence } from '../tables.ts'
import { holdsCardFor, playReaction } from './cards.ts'
import { capture, gain } from './crystals.ts'
import { roll, shift } from './effects.ts'
import { ask, askHolder, type Next } from './next.ts'

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
  return sum(10 * attackDie, attackStars, at(sunAttack, at(state.suns, attacker)), attackCards)
}

/** The defender's points: die, stars with a highlighted mass, Sun, cards. */
export function defencePoints(state: State): Points {
  const { defender, defenceDie, defenceStars, defenceCards } = state.fight
  return sum(10 * defenceDie, defenceStars, at(sunDefence, at(state.suns, defender)), defenceCards)
}

/** After a move: who else stands on the field has to be fought (H6.1). */
export function findOpponents(state: State): Next {
  const field = at(state.rockets, state.active)
  state.opponents = 0
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.active && state.rockets[seat] === field) state.opponents |= 1 << seat
  }
  return 'fights'
}

/** The next fight of the series; the attacker chooses while there are two or more opponents left (H6.2, HD3). */
export function nextFight(state: State, tell: Tell<Event>): Next {
  const left = state.opponents
  if (left === 0) return 'field'
  if ((left & (left - 1)) !== 0) return ask(state, 'opponent', state.active)
  return startFight(state, 31 - Math.clz32(left), tell)
}

/** A fight begins: before the dice the defender may play `eclipse` (H6.3 a). */
export function startFight(state: State, defender: Seat, tell: Tell<Event>): Next {
  const { active, fight } = state
  state.opponents &= ~(1 << defender)
  fight.attacker = active
  fight.defender = defender
  fight.field = at(state.rockets, active)
  fight.attackDie = 0
  fight.defenceDie = 0
  fight.attackStars = starBonus(state, active, starAttack)
  fight.defenceStars = starBonus(state, defender, starDefence)
  fight.attackCards = 0
  fight.defenceCards = 0
  fight.passes = 0
  fight.outcome = 'open'
  tell.all({ type: 'fight', attacker: active, defender, field: at(fieldIds, fight.field) })
  return holdsCardFor(state, 'eclipse', defender) ? askHolder(state, 'eclipse', defender, tell) : 'roll'
}

/** Both roll one die each, the attacker first (H6.3 b); then the attacker may react first. */
export function rollDice(state: State, tell: Tell<Event>): Next {
  roll(state, state.fight.attacker, tell, false)
  roll(state, state.fight.defender, tell, false)
  state.asked = state.fight.attacker
  return 'reactions'
}

/** Reactions in turn until both have passed in a row; who holds no fitting card has passed (H6.3 c, H15.2). */
export function askReaction(state: State, tell: Tell<Event>): Next {
  while (state.fight.passes < 2) {
    if (holdsCardFor(state, 'react', state.asked)) return askHolder(state, 'react', state.asked, tell)
    passReaction(state)
  }
  return 'settle'
}

/** The seat that is asked passes, and it is the other one's go. */
export function passReaction(state: State): Next {
  state.fight.passes++
  turnToOther(state)
  return 'reactions'
}

/** The seat that is asked plays a reaction, and it is the other one's go. */
export function playFightCard(state: State, seat: Seat, card: number, tell: Tell<Event>): Next {
  playReaction(state, seat, card, tell)
  state.fight.passes = 0
  state.asked = seat
  turnToOther(state)
  return 'reactions'
}

function turnToOther(state: State): void {
  const { attacker, defender } = state.fight
  state.asked = state.asked === attacker ? defender : attacker
}

/** Comparison and consequences (H6.3 d and e). */
export function settle(state: State, tell: Tell<Event>): Next {
  const { attacker, defender } = state.fight
  const attack = attackPoints(state).total
  const defence = defencePoints(state).total
  const wins = attack > defence // H6.6: a tie is a win for the defender
  state.fight.outcome = wins ? 'attacker' : 'defender'
  const winner = wins ? attacker : defender
  tell.reveal({ type: 'fight-result', attacker, defender, attack, defence, winner })
  if (wins) {
    capture(state, defender, attacker, constants.attackerCapture, tell) // H6.7
    return ask(state, 'retreat', defender)
  }
  // H6.9, H6.2: the first lost fight ends the series, and the attacker goes back and skips the field (H4.4).
  gain(state, defender, defenderReward, tell, 'defence', at(fieldIds, state.fight.field))
  state.opponents = 0
  shift(state, attacker, state.from, tell, 'thrown-back')
  return 'events'
}

/** The beaten defender goes to an adjacent field, without fight and without use (H6.7). */
export function doRetreat(state: State, field: number, tell: Tell<Event>): Next {
  shift(state, state.fight.defender, field, tell, 'beaten')
  return 'fights'
}
