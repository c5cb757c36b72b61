import type { State } from '../index.ts'

function mix(hash: number, list: readonly number[]): number {
  let h = hash
  for (let i = 0; i < list.length; i++) h = (Math.imul(h ^ (list[i] ?? 0), 0x01000193) + 0x9e3779b9) ^ (h >>> 15)
  return h
}

const askNumbers = new Map<string, number>()

function askNumber(ask: string): number {
  const known = askNumbers.get(ask)
  if (known !== undefined) return known
  askNumbers.set(ask, askNumbers.size + 1)
  return askNumbers.size
}

/** A fast fingerprint of everything one seat can change in its turn: 52 bits, made of two different mixes. */
export function printOf(state: State, seat: number): number {
  const player = state.players[seat]
  if (player === undefined) return 0
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
    askNumber(player.ask),
    player.program,
    player.step,
    player.left,
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
