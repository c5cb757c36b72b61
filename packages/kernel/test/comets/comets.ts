import { type Game, type Refusal, rank, type Seat, shuffle, type Tell } from '@orrery/kernel'
import { type CometsAction, type CometsEvent, type CometsState, clone, playerAt, setup, vocabulary } from './state.ts'
import { type CometsView, imagine, view } from './view.ts'

/** The reference game: hidden hands, a deck that reshuffles, a simultaneous decision, undo barriers. */
export const comets: Game<CometsState, CometsAction, CometsView, CometsEvent> = {
  id: 'comets',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'short', values: ['off', 'on'], default: 'off' }],
  vocabulary,
  setup,
  toAct,
  legal: (state, seat) => vocabulary.actions.filter((action) => refuse(state, seat, action) === undefined),
  refuse,
  apply,
  view,
  imagine,
  result,
  moment: ({ round, turn }) => ({ round, turn }),
  clone,
}

function toAct(state: CometsState): Seat[] {
  if (state.phase === 'over') return []
  if (state.phase !== 'bid') return [state.active]
  return state.players.flatMap((player, seat) => (player.bid < 0 ? [seat] : []))
}

function refuse(state: CometsState, seat: Seat, action: CometsAction): Refusal | undefined {
  if (state.phase === 'over') return { code: 'over', rule: 'K6' }
  if (!toAct(state).includes(seat)) return { code: 'not-your-turn', rule: state.phase === 'bid' ? 'K5' : 'K2' }
  const player = playerAt(state, seat)
  switch (action.kind) {
    case 'play':
      if (state.phase !== 'choose') return { code: 'already-played', rule: 'K2' }
      if (!player.hand.includes(action.n)) return { code: 'no-such-card', rule: 'K2', params: { value: action.n } }
      return undefined
    case 'draw':
      if (state.phase !== 'choose') return { code: 'already-played', rule: 'K2' }
      if (state.deck.length + state.discard.length === 0) return { code: 'no-cards', rule: 'K4' }
      return undefined
    case 'spend':
      if (state.phase !== 'spend') return { code: 'play-first', rule: 'K3' }
      return player.tokens > 0 ? undefined : { code: 'no-tokens', rule: 'K3' }
    case 'done':
      return state.phase === 'spend' ? undefined : { code: 'play-first', rule: 'K3' }
    case 'bid':
      if (state.phase !== 'bid') return { code: 'no-bidding', rule: 'K5' }
      return action.n <= player.tokens ? undefined : { code: 'no-tokens', rule: 'K5' }
  }
}

function apply(state: CometsState, seat: Seat, action: CometsAction, tell: Tell<CometsEvent>): void {
  const player = playerAt(state, seat)
  switch (action.kind) {
    case 'play':
      player.hand.splice(player.hand.indexOf(action.n), 1)
      state.discard.push(action.n)
      player.fromCards += action.n
      state.phase = 'spend'
      tell.all({ type: 'played', seat, value: action.n })
      return
    case 'draw':
      draw(state, seat, tell)
      endTurn(state)
      return
    case 'spend':
      player.tokens--
      state.supply++
      player.fromTokens++
      tell.all({ type: 'spent', seat })
      return
    case 'done':
      endTurn(state)
      return
    case 'bid':
      player.bid = action.n
      tell.all({ type: 'bid', seat })
      if (toAct(state).length === 0) settleBids(state, tell)
      return
  }
}

function draw(state: CometsState, seat: Seat, tell: Tell<CometsEvent>): void {
  // K4; the pile is sorted first, since nobody may profit from knowing the order of discards.
  if (state.deck.length === 0) state.deck = shuffle(state.rng, state.discard.splice(0).sort())
  const value = state.deck.pop()
  if (value === undefined) throw new Error('drawing from nothing')
  const { hand } = playerAt(state, seat)
  hand.push(value)
  hand.sort()
  tell.revealTo(seat, { type: 'drew', seat, value }, { type: 'drew', seat })
}

function endTurn(state: CometsState): void {
  state.turn++
  state.active = (state.active + 1) % state.players.length
  state.phase = state.active === 0 ? 'bid' : 'choose'
}

function settleBids(state: CometsState, tell: Tell<CometsEvent>): void {
  const bids = state.players.map((player) => player.bid)
  const most = Math.max(...bids)
  const best = bids.flatMap((bid, seat) => (bid === most ? [seat] : []))
  const [winner] = best
  for (const player of state.players) {
    player.tokens -= player.bid
    state.supply += player.bid
    player.bid = -1
  }
  if (best.length === 1 && most > 0 && winner !== undefined) {
    playerAt(state, winner).fromBids += 3
    tell.reveal({ type: 'bids', bids, winner })
  } else {
    tell.reveal({ type: 'bids', bids })
  }
  state.turn++
  state.phase = state.round === state.rounds ? 'over' : 'choose'
  if (state.phase !== 'over') state.round++
}

function result(state: CometsState) {
  if (state.phase !== 'over') return undefined
  return {
    seats: rank(
      state.players.map(({ fromCards, fromTokens, fromBids, tokens, hand }) => ({
        score: fromCards + fromTokens + fromBids,
        sources: { cards: fromCards, tokens: fromTokens, bids: fromBids },
        tiebreaks: [tokens, -hand.length],
      })),
    ),
  }
}
