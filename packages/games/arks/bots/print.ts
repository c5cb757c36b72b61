import type { State, Task } from '../surface.ts'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

/** Cards of a row in any order: two orders of the same row are the same to everybody. */
function mixSet(hash: number, list: readonly number[]): number {
  let sum = 0
  let product = 1
  for (let i = 0; i < list.length; i++) {
    const card = (list[i] ?? 0) + 3
    sum += card * card
    product = Math.imul(product, 2 * card + 1)
  }
  return (Math.imul(hash ^ sum, 0x01000193) + product) ^ (hash >>> 13)
}

const taskNumbers = new Map<string, number>()

/** A number for each kind of pending work, always the same. */
function kindNumber(kind: string): number {
  const known = taskNumbers.get(kind)
  if (known !== undefined) return known
  let number = 7
  for (let i = 0; i < kind.length; i++) number = Math.imul(number, 31) + kind.charCodeAt(i)
  taskNumbers.set(kind, number)
  return number
}

/** What belongs to a piece of pending work, as one number; the kinds have different members, so each adds its own. */
function detail(task: Task): number {
  let sum = 0
  for (const value of Object.values(task)) {
    if (typeof value === 'number') sum = Math.imul(sum, 31) + value + 1
  }
  return sum
}

/** A fast fingerprint of everything a turn can change: 52 bits, made of two different mixes. */
export function printOf(state: State, seat: number): number {
  let a = mix(0x2545f491, state.levels)
  a = mix(a, state.cargo)
  a = mixSet(a, state.upper[seat] ?? [])
  a = mixSet(a, state.lower[seat] ?? [])
  a = mix(a, state.arks)
  a = mix(a, state.ready)
  let b = mix(0x811c9dc5, state.system)
  b = mix(b, state.points)
  b = mix(b, state.markers)
  b = mixSet(b, state.carried[seat] ?? [])
  b = mixSet(b, state.settled[seat] ?? [])
  b = mix(b, state.upgrades)
  b = mix(b, state.colonies)
  b = mix(b, state.outposts)
  b = mix(b, state.cantina)
  for (const task of state.todo) {
    const number = kindNumber(task.kind) ^ Math.imul(detail(task), 0x85ebca6b)
    a = (Math.imul(a ^ number, 0x01000193) + 0x9e3779b9) ^ (a >>> 15)
  }
  for (const task of state.todoBySeat?.[seat] ?? []) {
    const number = kindNumber(task.kind) ^ Math.imul(detail(task), 0x85ebca6b)
    a = (Math.imul(a ^ number, 0x01000193) + 0x9e3779b9) ^ (a >>> 15)
  }
  const small = [
    state.turn,
    state.crewDeck.length,
    state.survivorDeck.length,
    state.engines[seat] ?? 0,
    state.outpostPool[seat] ?? 0,
    state.terraformed,
  ]
  b = mix(b, small)
  return (a >>> 0) * 0x100000 + ((b ^ Math.imul(a, 31)) & 0xfffff)
}

/** Which states on the way are compared: those with the ark on the same field, the same upgrades and the same kind of work pending. */
export function laneOf(state: State, seat: number): number {
  let h = (state.arks[seat] ?? 0) * 512 + (state.upgrades[seat] ?? 0) * 2 + (state.engines[seat] ?? 0)
  for (const task of state.todo) h = (Math.imul(h ^ kindNumber(task.kind), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}
