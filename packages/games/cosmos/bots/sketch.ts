import { at, withAt } from '@orrery/kernel'
import { type Action, clonePlayer, FLIPPED, type Player, PROTO, type State, SUPERNOVA } from '../surface.ts'

/**
 * What a galaxy looks like after an action that changes nothing but where its pieces lie. Most states that a searching player looks at come from such
 * actions, above all from moving stars and life to all the places they can reach, and few of them are followed.
 */
export function sketch(state: State, seat: number, action: Action): State | undefined {
  const player = state.players[seat]
  if (player === undefined || player.stage !== 'crafting') return undefined
  const after = playerAfter(state, seat, player, action)
  if (after === undefined) return undefined
  const players = state.players.slice()
  players[seat] = after
  return { ...state, players }
}

function playerAfter(state: State, seat: number, player: Player, action: Action): Player | undefined {
  const { kind, n } = action
  switch (kind) {
    case 'to-corner':
      if (!isMove(state, seat, 'move-star-to')) return undefined
      return { ...player, stars: moved(player.stars, player.bound, n) }
    case 'to-side':
      if (!isMove(state, seat, 'move-life-to')) return undefined
      return { ...player, life: moved(player.life, player.bound, n) }
    case 'place-star': {
      if (!isMenu(state, seat)) return undefined
      const after = clonePlayer(player)
      after.reserveStars[n] = at(after.reserveStars, n) - 1
      after.stars = withAt(player.stars, action.where, n + 1)
      return after
    }
    case 'place-proto':
      if (!isMenu(state, seat)) return undefined
      return { ...player, reserveProto: player.reserveProto - 1, life: withAt(player.life, n, PROTO) }
    case 'flip': {
      if (!isMenu(state, seat)) return undefined
      const after = clonePlayer(player)
      after.tracks[SUPERNOVA] = at(after.tracks, SUPERNOVA) - 1
      after.stars = withAt(player.stars, n, at(player.stars, n) + FLIPPED)
      return after
    }
    default:
      return undefined
  }
}

function moved(spaces: readonly number[], from: number, to: number): number[] {
  const copy = withAt(spaces, to, at(spaces, from))
  copy[from] = 0
  return copy
}

/** Whether a move for a graviton is under way, after which the menu comes again; a card may have more to do. */
function isMove(state: State, seat: number, kind: 'move-star-to' | 'move-life-to'): boolean {
  const todo = state.todoBySeat[seat] ?? []
  const { length } = todo
  return todo[length - 1]?.kind === kind && todo[length - 2]?.kind === 'done' && todo[length - 3]?.kind === 'menu'
}

function isMenu(state: State, seat: number): boolean {
  const todo = state.todoBySeat[seat] ?? []
  return todo[todo.length - 1]?.kind === 'menu'
}
