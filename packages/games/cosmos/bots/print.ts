import type { State, Task } from '../surface.ts'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

const known = new WeakMap<Task, number>()

/** A number for what a task says: tasks never change, and most are shared. */
function taskNumber(task: Task | undefined): number {
  if (task === undefined) return 0
  const seen = known.get(task)
  if (seen !== undefined) return seen
  const text = JSON.stringify(task)
  let number = 0
  for (let i = 0; i < text.length; i++) number = (Math.imul(number, 31) + text.charCodeAt(i)) | 0
  known.set(task, number)
  return number
}

/** A fast fingerprint of everything one seat can change in its turn: 52 bits, made of two different mixes. */
export function printOf(state: State, seat: number): number {
  const player = state.players[seat]
  const todo = state.todoBySeat[seat]
  if (player === undefined || todo === undefined) return 0
  let a = mix(0x2545f491, player.stars)
  a = mix(a, player.tiles)
  a = mix(a, player.hand)
  a = mix(a, player.slots)
  a = mix(a, player.reserveStars)
  let b = mix(0x811c9dc5, player.life)
  b = mix(b, player.forms)
  b = mix(b, player.reserveTiles)
  b = mix(b, player.tracks)
  b = mix(b, player.points)
  const small = [
    player.done,
    player.reserveProto,
    player.growing,
    player.ready,
    player.scored,
    taskNumber(todo[todo.length - 1]),
    todo.length,
    player.card,
    player.bound,
    player.held,
    player.moves,
    player.ownMoved ? 1 : 0,
    state.deck.length,
    state.turn,
    player.looked.length,
  ]
  a = mix(a, small)
  b = mix(b, state.tokens)
  b = mix(b, state.dark)
  b = mix(mix(b, state.row), player.looked)
  return (a >>> 0) * 0x100000 + ((b ^ Math.imul(a, 31)) & 0xfffff)
}
