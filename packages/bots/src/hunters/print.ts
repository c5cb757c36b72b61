import type { Ask, State } from '@orrery/hunters/state'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

const askNumbers = new Map<Ask, number>()

/** A number for each open decision, always the same. */
function askNumber(ask: Ask): number {
  const known = askNumbers.get(ask)
  if (known !== undefined) return known
  let number = 7
  for (let i = 0; i < ask.length; i++) number = Math.imul(number, 31) + ask.charCodeAt(i)
  askNumbers.set(ask, number)
  return number
}

/** A fast fingerprint of everything a turn can change: 52 bits, made of two different mixes. */
export function printOf(state: State): number {
  const { card, fight } = state
  let a = mix(0x2545f491, state.crystals)
  a = mix(a, state.rockets)
  let b = mix(0x811c9dc5, state.owners)
  for (const hand of state.hands) b = mix(b ^ hand.length, hand)
  const small = [
    askNumber(state.ask),
    state.asked,
    state.turn,
    state.deck.length,
    state.fusions,
    state.unlimited ? 1 : 0,
    state.moveRule,
    state.used ? 1 : 0,
    state.opponents,
    state.waiting,
    state.answering,
    state.decays,
    state.star,
    card.kind,
    card.element,
    card.player,
    card.field,
    fight.passes,
    fight.attackDie,
    fight.defenceDie,
  ]
  a = mix(a, small)
  return (a >>> 0) * 0x100000 + ((b ^ Math.imul(a, 31)) & 0xfffff)
}

/** Which states on the way are compared: those with the rocket on the same field and the same decision open. */
export function laneOf(state: State, seat: number): number {
  return (state.rockets[seat] ?? 0) ^ askNumber(state.ask)
}
