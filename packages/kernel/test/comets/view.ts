import { below, makeRng, next32, type Rng, type Seat, shuffle } from '@orrery/kernel'
import type { CometsState } from './state.ts'

/** What one player's things look like to somebody. */
interface PlayerView {
  readonly cards: number
  /** Only the viewer's own. */
  readonly hand?: readonly number[]
  readonly tokens: number
  readonly fromCards: number
  readonly fromTokens: number
  readonly fromBids: number
  readonly hasBid: boolean
  /** Only the viewer's own. */
  readonly bid?: number
}

export interface CometsView extends Omit<CometsState, 'rng' | 'deck' | 'discard' | 'players'> {
  readonly deckSize: number
  readonly discard: readonly number[]
  readonly players: readonly PlayerView[]
}

export function view(state: CometsState, seat: Seat | undefined): CometsView {
  const { rng: _rng, deck, players, discard, ...open } = state
  return {
    ...open,
    deckSize: deck.length,
    discard: discard.slice(),
    players: players.map(({ hand, bid, ...rest }, index) => {
      const seen = { ...rest, cards: hand.length, hasBid: bid >= 0 }
      return index === seat ? { ...seen, hand: hand.slice(), bid } : seen
    }),
  }
}

/** Deals the unseen cards at random, and gives the others any bid they could have made. */
export function imagine(seen: CometsView, rng: Rng): CometsState {
  const unseen = [1, 2, 3, 4].flatMap((value) => [value, value, value, value])
  for (const value of [...seen.discard, ...seen.players.flatMap((player) => player.hand ?? [])]) {
    unseen.splice(unseen.indexOf(value), 1)
  }
  shuffle(rng, unseen)
  const { deckSize, players, discard, ...open } = seen
  return {
    ...open,
    rng: makeRng(String(next32(rng))),
    discard: discard.slice(),
    players: players.map(({ cards, hand, bid, hasBid, ...rest }) => ({
      ...rest,
      hand: hand?.slice() ?? unseen.splice(0, cards).sort(),
      bid: bid ?? (hasBid ? below(rng, Math.min(2, rest.tokens) + 1) : -1),
    })),
    deck: unseen,
  }
}
