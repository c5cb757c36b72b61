import { comets } from '../../kernel/test/comets/comets.ts'
import { type CometsAction, type CometsEvent, type CometsState, playerAt } from '../../kernel/test/comets/state.ts'
import type { CometsView } from '../../kernel/test/comets/view.ts'
import type { Knowledge } from '../src/think/knowledge.ts'

/** What there is to know of the reference game: points, cards in hand are worth a part of their value, tokens a little less than a point. */
export const knowledge: Knowledge<CometsState, CometsAction, CometsView, CometsEvent> = {
  game: comets,
  value(state, seat) {
    const worth = (each: number): number => {
      const { fromCards, fromTokens, fromBids, tokens, hand, bid } = playerAt(state, each)
      const left = state.rounds - state.round
      const cards = [...hand].sort((a, b) => b - a)
      // The chance that a bid of b wins against others who bid at random.
      const hope = bid < 0 ? 0 : 3 * (bid / 3) ** (state.players.length - 1) - 0.5 * bid
      const playable = cards.slice(0, left + (state.phase === 'bid' ? 0 : 1)).reduce((sum, value) => sum + value, 0)
      return hope + fromCards + fromTokens + fromBids + 0.9 * playable + (state.phase === 'over' ? 0 : 0.9) * tokens
    }
    const others = state.players.map((_, each) => (each === seat ? Number.NEGATIVE_INFINITY : worth(each)))
    return worth(seat) - Math.max(...others)
  },
}
