import {
  type Action,
  cloneRng,
  type GameState,
  makeVocabulary,
  type Options,
  type Rng,
  shuffle,
  type Word,
  word,
} from '@orrery/kernel'

/** Every action of Comets: playing a card of some value, bidding some tokens, … */
type CometsWord = Word<'play' | 'draw' | 'spend' | 'done' | 'bid'>

export type CometsAction = CometsWord & Action

const words: CometsWord[] = [
  ...[1, 2, 3, 4].map((value) => word('play', value)),
  word('draw'),
  word('spend'),
  word('done'),
  ...[0, 1, 2].map((tokens) => word('bid', tokens)),
]

export const vocabulary = makeVocabulary('comets', words, ({ kind, n }) =>
  kind === 'play' || kind === 'bid' ? `${kind}:${n}` : kind,
)

/** One player's things. */
export interface Player {
  hand: number[]
  tokens: number
  fromCards: number
  fromTokens: number
  fromBids: number
  /** -1 before the bid. */
  bid: number
}

export interface CometsState extends GameState {
  rounds: number
  round: number
  turn: number
  phase: 'choose' | 'spend' | 'bid' | 'over'
  active: number
  deck: number[]
  discard: number[]
  supply: number
  players: Player[]
}

export type CometsEvent =
  | { readonly type: 'played'; readonly seat: number; readonly value: number }
  | { readonly type: 'drew'; readonly seat: number; readonly value?: number }
  | { readonly type: 'spent'; readonly seat: number }
  | { readonly type: 'bid'; readonly seat: number }
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly winner?: number }

export function setup(seats: number, options: Options, rng: Rng): CometsState {
  const own = cloneRng(rng)
  const deck = shuffle(own, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4])
  const players = Array.from({ length: seats }, () => ({
    hand: deck.splice(0, 3),
    tokens: 4,
    fromCards: 0,
    fromTokens: 0,
    fromBids: 0,
    bid: -1,
  }))
  const rounds = options.short === 'on' ? 2 : 5
  return { rng: own, rounds, round: 1, turn: 1, phase: 'choose', active: 0, deck, discard: [], supply: 0, players }
}

export function clone(state: CometsState): CometsState {
  return {
    ...state,
    rng: cloneRng(state.rng),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    players: state.players.map((player) => ({ ...player, hand: player.hand.slice() })),
  }
}

/** The player at a seat. */
export function playerAt(state: CometsState, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`there is no seat ${seat}`)
  return player
}
