import { type Change, cloneRng, type Game, item, rank, type Tell } from '@orrery/kernel'
import { comets } from './comets.ts'
import { type CometsAction, type CometsEvent, type CometsState, playerAt } from './state.ts'
import type { CometsView } from './view.ts'

type Comets = Game<CometsState, CometsAction, CometsView, CometsEvent>

/** A way to get Comets wrong, and the laws, at least one of which must notice. */
export interface Variant {
  readonly name: string
  readonly laws: readonly string[]
  readonly game: Comets
}

/** State kept outside the game state: it makes a game depend on more than its seed and actions. */
let calls = 0

/** Reports every reveal as an ordinary event. */
function withoutReveals(tell: Tell<CometsEvent>): Tell<CometsEvent> {
  return {
    all: (event) => tell.all(event),
    one: (seat, event, others) => tell.one(seat, event, others),
    reveal: (event) => tell.all(event),
    revealTo: (seat, event, others) => tell.one(seat, event, others),
  }
}

/** What a view must not contain, kept beside the views that do. */
const leaks = new WeakMap<CometsView, CometsState>()

const leakyView: Comets = {
  ...comets,
  view(state, seat) {
    const view = comets.view(state, seat)
    leaks.set(view, comets.clone(state))
    return view
  },
  imagine(view, rng) {
    const state = comets.imagine(view, rng)
    const leaked = leaks.get(view)
    return leaked === undefined ? state : { ...leaked, rng: state.rng }
  },
}

export const variants: readonly Variant[] = [
  { name: 'a view from which everything can be read', laws: ['secrets'], game: leakyView },
  {
    name: 'a view that shows what others bid',
    laws: ['view-imagine'],
    game: {
      ...comets,
      view(state, seat) {
        const seen = comets.view(state, seat)
        return {
          ...seen,
          players: seen.players.map((player, index) => ({ ...player, bid: playerAt(state, index).bid + 0 })),
        }
      },
      imagine(view, rng) {
        const honest = comets.imagine({ ...view, players: view.players.map(({ bid: _bid, ...rest }) => rest) }, rng)
        return honest
      },
    },
  },
  {
    name: 'a view with the generator in it',
    laws: ['view-imagine'],
    game: { ...comets, view: (state, seat) => ({ ...comets.view(state, seat), rng: cloneRng(state.rng) }) },
  },
  {
    name: 'a view whose own part lacks something',
    laws: ['view-imagine'],
    game: { ...comets, own: (state, seat) => [[['players', seat, 'hand'], playerAt(state, seat).hand.slice()]] },
  },
  {
    name: 'a view whose own part is sometimes in another place',
    laws: ['view-imagine'],
    game: {
      ...comets,
      own(state, seat) {
        const { hand, bid } = playerAt(state, seat)
        const mine: Change[] = [
          [['players', seat, 'hand'], hand.slice()],
          [['players', seat, 'bid'], bid],
        ]
        return bid < 0 ? mine : mine.reverse()
      },
    },
  },
  {
    name: 'a token that gets lost',
    laws: ['census'],
    game: {
      ...comets,
      apply(state, seat, action, tell) {
        comets.apply(state, seat, action, tell)
        if (action.kind === 'spend') state.supply--
      },
    },
  },
  {
    name: 'a card imagined twice',
    laws: ['view-imagine'],
    game: {
      ...comets,
      imagine(view, rng) {
        const state = comets.imagine(view, rng)
        const [top, ...rest] = state.deck
        return top === undefined ? state : { ...state, deck: [(top % 4) + 1, ...rest] }
      },
    },
  },
  {
    name: 'imagining that deals the same every time',
    laws: ['view-imagine'],
    game: { ...comets, imagine: (view, rng) => comets.imagine(view, cloneRng(rng)) },
  },
  {
    name: 'an illegal action that is accepted',
    laws: ['refuse-agrees'],
    game: {
      ...comets,
      refuse: (state, seat, action) =>
        action.kind === 'spend' && state.phase === 'choose' ? undefined : comets.refuse(state, seat, action),
      legal: comets.legal,
    },
  },
  {
    name: 'a legal action that is refused',
    laws: ['refuse-agrees'],
    game: {
      ...comets,
      refuse: (state, seat, action) =>
        action.id === 'bid:2' ? { code: 'no-tokens', rule: 'K5' } : comets.refuse(state, seat, action),
    },
  },
  {
    name: 'an outcome that depends on something outside the state',
    laws: ['aliasing', 'determinism'],
    game: {
      ...comets,
      apply(state, seat, action, tell) {
        comets.apply(state, seat, action, tell)
        calls++
        if (action.kind === 'play' && calls % 5 === 0) playerAt(state, seat).fromCards++
      },
    },
  },
  {
    name: 'a clone that shares its hands',
    laws: ['aliasing'],
    game: {
      ...comets,
      clone(state) {
        const copy = comets.clone(state)
        return {
          ...copy,
          players: copy.players.map((player, seat) => ({ ...player, hand: playerAt(state, seat).hand })),
        }
      },
    },
  },
  {
    name: 'a clone that forgets',
    laws: ['plain-data'],
    game: { ...comets, clone: (state) => ({ ...comets.clone(state), supply: 0 }) },
  },
  {
    name: 'a state that is not plain data',
    laws: ['plain-data', 'throws'],
    game: {
      ...comets,
      setup: (seats, options, rng) => Object.assign(comets.setup(seats, options, rng), { seen: new Set<number>() }),
    },
  },
  {
    name: 'a ranking that does not follow the scores',
    laws: ['result'],
    game: {
      ...comets,
      result(state) {
        const fair = comets.result(state)
        return (
          fair && {
            seats: fair.seats.map((standing) => ({ ...standing, rank: fair.seats.length + 1 - standing.rank })),
          }
        )
      },
    },
  },
  {
    name: 'points from nowhere',
    laws: ['result'],
    game: {
      ...comets,
      result(state) {
        const fair = comets.result(state)
        return fair && { seats: rank(fair.seats.map((standing) => ({ ...standing, score: standing.score + 1 }))) }
      },
    },
  },
  {
    name: 'a game without end',
    laws: ['ends'],
    game: {
      ...comets,
      apply(state, seat, action, tell) {
        comets.apply(state, seat, action, tell)
        if (state.round === state.rounds) state.rounds++
      },
    },
  },
  {
    name: 'an end without a result',
    laws: ['to-act'],
    game: { ...comets, result: () => undefined },
  },
  {
    name: 'a missing barrier where a card is drawn',
    laws: ['barrier'],
    game: {
      ...comets,
      apply: (state, seat, action, tell) => comets.apply(state, seat, action, withoutReveals(tell)),
      moment: ({ round }) => ({ round, turn: round }),
    },
  },
  {
    name: 'a count of legal actions that leaves one out',
    laws: ['legal-asked'],
    game: { ...comets, legalCount: (state, seat) => comets.legal(state, seat).filter(({ n }) => n !== 3).length },
  },
  {
    name: 'a random action that is always the first',
    laws: ['legal-asked'],
    game: { ...comets, randomLegal: (state, seat) => item(comets.legal(state, seat), 0) },
  },
  {
    name: 'a legal list in another order',
    laws: ['legal-list'],
    game: { ...comets, legal: (state, seat) => [...comets.legal(state, seat)].reverse() },
  },
  {
    name: 'a legal list that depends on hidden cards',
    laws: ['legal-from-view'],
    game: {
      ...comets,
      legal: (state, seat) =>
        comets.legal(state, seat).filter((action) => action.kind !== 'draw' || state.deck.at(-1) !== 4),
      refuse: (state, seat, action) =>
        action.kind === 'draw' && state.deck.at(-1) === 4
          ? { code: 'no-cards', rule: 'K4' }
          : comets.refuse(state, seat, action),
    },
  },
  {
    name: 'an event that tells everybody which card was drawn',
    laws: ['events-tell-no-more'],
    game: {
      ...comets,
      apply: (state, seat, action, tell) =>
        comets.apply(state, seat, action, {
          ...withoutReveals(tell),
          reveal: tell.reveal.bind(tell),
          revealTo: (_seat, event) => tell.reveal(event),
        }),
    },
  },
  {
    name: 'a question that only holders of a high card are asked',
    laws: ['questions'],
    game: {
      ...comets,
      apply(state, seat, action, tell) {
        comets.apply(state, seat, action, tell)
        if (action.kind === 'play' && !playerAt(state, seat).hand.includes(4)) {
          const done = comets.vocabulary.parse('done')
          comets.apply(state, seat, done, tell)
        }
      },
    },
  },
  {
    name: 'an action that throws',
    laws: ['throws', 'aliasing'],
    game: {
      ...comets,
      apply(state, seat, action, tell) {
        if (action.kind === 'spend' && playerAt(state, seat).tokens === 1) throw new Error('out of tokens')
        comets.apply(state, seat, action, tell)
      },
    },
  },
  {
    name: 'time that runs backwards',
    laws: ['moment'],
    game: { ...comets, moment: (state) => ({ round: state.rounds - state.round, turn: state.turn }) },
  },
]
