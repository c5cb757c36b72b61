import type { Kit } from '@orrery/kernel/testing'
import { comets } from './comets/comets.ts'
import type { CometsAction, CometsEvent, CometsState } from './comets/state.ts'
import type { CometsView } from './comets/view.ts'

export const kit: Kit<CometsState, CometsAction, CometsView, CometsEvent> = {
  game: comets,
  setups: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 2, options: { short: 'on' } }],
  maxDecisions: 200,
  box: ({ seats }) => ({ 'card:1': 4, 'card:2': 4, 'card:3': 4, 'card:4': 4, token: 4 * seats }),
  census(state) {
    const cards = [...state.deck, ...state.discard, ...state.players.flatMap((player) => player.hand)]
    const count = (value: number): number => cards.filter((card) => card === value).length
    const token = state.players.reduce((sum, player) => sum + player.tokens, state.supply)
    return { 'card:1': count(1), 'card:2': count(2), 'card:3': count(3), 'card:4': count(4), token }
  },
  secrets(state, seat) {
    const others = state.players.flatMap((player, index) => (index === seat ? [] : [player]))
    return {
      deck: state.deck,
      hands: others.map((player) => player.hand),
      bids: others.map((player) => player.bid),
    }
  },
  tally: {
    keys: ['played', 'drew', 'spent', 'bids', 'won', 'refusal:no-such-card', 'refusal:no-tokens', 'refusal:over'],
    event: (event) => (event.type === 'bids' && event.winner !== undefined ? ['bids', 'won'] : [event.type]),
  },
}
