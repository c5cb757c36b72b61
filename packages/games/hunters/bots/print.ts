import { NONE } from '@orrery/kernel'
import { hunters } from '../index.ts'
import type { State } from '../surface.ts'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

const kindNumbers = new Map<string, number>()

/** A number for each kind of task, always the same. */
function kindNumber(kind: string): number {
  const known = kindNumbers.get(kind)
  if (known !== undefined) return known
  let number = 7
  for (let i = 0; i < kind.length; i++) number = Math.imul(number, 31) + kind.charCodeAt(i)
  kindNumbers.set(kind, number)
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
    hunters.toAct(state)[0] ?? NONE,
    state.turn,
    state.deck.length,
    state.fusions,
    state.unlimited ? 1 : 0,
    state.moveRule,
    state.used ? 1 : 0,
    state.opponents,
    state.star,
    card.kind,
    card.element,
    card.player,
    card.field,
    fight.passes,
    fight.attackDie,
    fight.defenceDie,
  ]
  for (const task of state.todo) {
    small.push(kindNumber(task.kind), 'seat' in task ? task.seat : 'left' in task ? task.left : 0)
  }
  a = mix(a, small)
  return (a >>> 0) * 0x100000 + ((b ^ Math.imul(a, 31)) & 0xfffff)
}

/** Which states on the way are compared: those with the rocket on the same field and the same decision open. */
export function laneOf(state: State, seat: number): number {
  return (state.rockets[seat] ?? 0) ^ kindNumber(state.todo.at(-1)?.kind ?? 'over')
}
