import type { State, Task } from '../surface.ts'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

/** Mixes a list that is replaced when it changes: most actions change one of a player's long lists or none, so the last one is often met again. */
function mixer(seed: number): (list: readonly number[]) => number {
  let last: readonly number[] = []
  let mixed = mix(seed, last)
  return (list) => {
    if (list !== last) {
      last = list
      mixed = mix(seed, list)
    }
    return mixed
  }
}

const mixStars = mixer(0x2545f491)
const mixTiles = mixer(0x27d4eb2f)
const mixLife = mixer(0x811c9dc5)
const mixForms = mixer(0x165667b1)

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
  let a = mix(mixStars(player.stars) ^ Math.imul(mixTiles(player.tiles), 0x9e3779b1), player.hand)
  a = mix(a, player.slots)
  a = mix(a, player.reserveStars)
  let b = mix(mixLife(player.life) ^ Math.imul(mixForms(player.forms), 0x9e3779b1), player.reserveTiles)
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
