import { cloneRng, item, type Rng, type Seat } from '@orrery/kernel'
import type { CardAsk, Task } from './tasks.ts'

/** The card in play with the choices announced for it; everything is NONE when there is none. */
export interface CardInPlay {
  kind: number
  seat: Seat
  element: number
  player: Seat
  field: number
  /** The decision at which the card, or the last one before, was played. */
  back: CardAsk
}

/** The fight in the panel: the current one, or the last one until another begins. */
export interface Fight {
  attacker: Seat
  defender: Seat
  field: number
  /** 0 before the roll. */
  attackDie: number
  defenceDie: number
  /** Points from stars when the fight began, and from event cards, in tenths. */
  attackStars: number
  defenceStars: number
  attackCards: number
  defenceCards: number
  /** Passes in a row in the reaction window (H6.3 c). */
  passes: number
  outcome: 'open' | 'attacker' | 'defender' | 'spared'
}

/** Everything on the table. Fields, stars, cards, dots and elements are indices into the lists of `components`. */
export interface State {
  rng: Rng
  /** The set of components it is played with (`sets/numbers.ts`). */
  readonly set: number
  readonly seats: number
  readonly holdLimit: boolean
  readonly hrHelp: boolean
  first: Seat
  round: number
  /** Turns begun in the whole game. */
  turn: number
  active: Seat
  /** Somebody has 10 points: the round is completed, then the game ends (H12.1). */
  lastTurns: boolean

  pool: number[]
  /** Six numbers for each seat. */
  crystals: number[]
  rockets: number[]
  suns: number[]
  /** The owner of each star, or NONE while it lies in its pile. */
  owners: number[]
  /** Created stars, in order of creation. */
  created: number[]
  /** Kinds of cards held by each seat, in the order of the data file. */
  hands: number[][]
  /** Kinds of cards, the top one first. */
  deck: number[]
  /** Draws of the last decision, as pairs of seat and kind, so that a screen can show what was turned up. */
  drawn: number[]

  fusions: number
  unlimited: boolean
  moveRule: number
  /** The field the move began on (H6.9). */
  from: number
  /** The field has been used in this turn (H7.1). */
  used: boolean

  /** Pending work, the next piece last; its top is a decision whenever somebody has to act, and the game is over without any. */
  todo: Task[]
  /** Bits of the seats still to be fought (H6.2). */
  opponents: number
  card: CardInPlay
  fight: Fight
  /** The announced star, or NONE, and the dot tried before `cannon` was played, or NONE. */
  star: number
  tried: number
}

/** A copy that shares nothing `apply` could change; written out, since search copies a state at every step. */
export function clone(state: State): State {
  const { card, fight } = state
  const hands: number[][] = []
  for (let seat = 0; seat < state.seats; seat++) hands.push(item(state.hands, seat).slice())
  return {
    rng: cloneRng(state.rng),
    set: state.set,
    seats: state.seats,
    holdLimit: state.holdLimit,
    hrHelp: state.hrHelp,
    first: state.first,
    round: state.round,
    turn: state.turn,
    active: state.active,
    lastTurns: state.lastTurns,
    pool: state.pool.slice(),
    crystals: state.crystals.slice(),
    rockets: state.rockets.slice(),
    suns: state.suns.slice(),
    owners: state.owners.slice(),
    created: state.created.slice(),
    hands,
    deck: state.deck.slice(),
    drawn: state.drawn.slice(),
    fusions: state.fusions,
    unlimited: state.unlimited,
    moveRule: state.moveRule,
    from: state.from,
    used: state.used,
    todo: state.todo.slice(),
    opponents: state.opponents,
    card: {
      kind: card.kind,
      seat: card.seat,
      element: card.element,
      player: card.player,
      field: card.field,
      back: card.back,
    },
    fight: {
      attacker: fight.attacker,
      defender: fight.defender,
      field: fight.field,
      attackDie: fight.attackDie,
      defenceDie: fight.defenceDie,
      attackStars: fight.attackStars,
      defenceStars: fight.defenceStars,
      attackCards: fight.attackCards,
      defenceCards: fight.defenceCards,
      passes: fight.passes,
      outcome: fight.outcome,
    },
    star: state.star,
    tried: state.tried,
  }
}
