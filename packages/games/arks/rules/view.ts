import { at, type Seat } from '@orrery/kernel'
import { engine } from './engine.ts'
import { cargoLimit, isAutoma, type State, score, type Table } from './state.ts'
import type { Asked } from './tasks.ts'
import { capacity } from './tracks.ts'
import { measure, rangeOf } from './travel.ts'

/**
 * What everybody may see: all of the table but the order of the decks (A29.1, A29.2). Nothing is hidden from some players
 * only, so all views of a state are equal. What can be worked out from the rest stands at the end, for the screens.
 */
export interface View extends Table {
  /** How many cards each deck holds. */
  decks: { planets: number; crew: number; survivors: number; automa: number }
  /** The question that is open; `seat` has to answer it, the first of those who decide at the same time. */
  asked: Asked | undefined
  /** The questions of the others who decide at the same time; left out when nobody does. */
  askedToo: Asked[] | undefined
  /** By player. */
  scores: number[]
  cargoLimits: number[]
  ranges: number[]
  /** How many levels a terraforming action of each player may raise. */
  capacities: number[]
  /** While travel is asked for: the moves to each field and to each slot that can be discovered; 0 out of range. */
  reach: { fields: number[]; slots: number[] } | undefined
}

/**
 * What a seat, or a spectator, may see. Written out, since it is made for every move: taking the members over with a spread takes twenty
 * times as long. Lists that are never changed in place are shared with the state.
 */
export function view(state: State, _seat: Seat | undefined): View {
  const [first, ...others] = engine.toAct(state)
  const asked = first === undefined ? undefined : askedOf(state, first)
  const each = (of: (state: State, player: number) => number): number[] =>
    Array.from({ length: state.players }, (_, player) => of(state, player))
  return {
    set: state.set,
    seats: state.seats,
    players: state.players,
    level: state.level,
    long: state.long,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    lastRound: state.lastRound,
    over: state.over,
    todo: state.todo.slice(),
    todoBySeat: state.todoBySeat?.map((todo) => todo.slice()),
    system: state.system,
    terraformed: state.terraformed,
    levels: state.levels,
    markers: state.markers,
    ranking: state.ranking,
    supply: state.supply.slice(),
    arks: state.arks.slice(),
    cargo: state.cargo.slice(),
    upper: state.upper,
    lower: state.lower,
    ready: state.ready,
    upgrades: state.upgrades,
    engines: state.engines,
    colonyPool: state.colonyPool,
    outpostPool: state.outpostPool,
    terraformPool: state.terraformPool,
    colonies: state.colonies,
    outposts: state.outposts,
    carried: state.carried,
    settled: state.settled,
    points: state.points,
    automaCrew: state.automaCrew,
    automaCard: state.automaCard,
    crewDiscard: state.crewDiscard,
    survivorDiscard: state.survivorDiscard,
    automaDiscard: state.automaDiscard,
    cantina: state.cantina.slice(),
    decks: {
      planets: state.planetDeck.length,
      crew: state.crewDeck.length,
      survivors: state.survivorDeck.length,
      automa: state.automaDeck.length,
    },
    asked,
    askedToo: others.length === 0 ? undefined : others.flatMap((seat) => askedOf(state, seat) ?? []),
    scores: each(score),
    cargoLimits: each(cargoLimit),
    ranges: each((table, player) => (isAutoma(table, player) ? 0 : rangeOf(table, player))),
    capacities: each(capacity),
    reach: asked?.decision.kind === 'travel' ? reachOf(state) : undefined,
  }
}

function askedOf(state: State, seat: Seat): Asked | undefined {
  const decision = engine.asked(state, seat)
  return decision === undefined ? undefined : { seat, decision }
}

function reachOf(state: State): { fields: number[]; slots: number[] } {
  const { fields, slots } = measure(state, at(state.arks, state.active), rangeOf(state, state.active))
  return { fields: [...fields], slots: [...slots] }
}
