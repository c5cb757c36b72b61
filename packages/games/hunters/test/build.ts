import {
  act,
  at,
  collectEvents,
  eventsFor,
  indexIn,
  item,
  makeRng,
  NONE,
  next32,
  type Refusal,
  RefusalError,
  type Rng,
  type Seat,
  silent,
} from '@orrery/kernel'
import type { Amounts } from '../components/types.ts'
import { addToHand, removeFromHand } from '../rules/effects.ts'
import { engine } from '../rules/engine.ts'
import type { Action, Event, State, View } from '../rules/game.ts'
import { pointsOf } from '../rules/queries.ts'
import { allCards, emptyTable } from '../rules/setup.ts'
import { cardIds, ELEMENTS, elementIds, fieldIds, starIds, sunIds } from '../rules/tables.ts'
import type { Ask, StepKind } from '../rules/tasks.ts'
import { turnSteps } from '../rules/turn.ts'
import { componentsOfSet } from '../sets/numbers.ts'
import { hunters } from '../versions.ts'

/** One player of a situation; what is left out is none, and the Sun is one without influence on most rules. */
export interface Player {
  on?: string
  has?: Amounts
  stars?: readonly string[]
  sun?: string
  hand?: readonly string[]
}

/** A situation: the step it begins at, and what matters of the table. */
export interface Situation {
  players: readonly Player[]
  /** The step the active player is at; the start of the turn when left out. */
  at?: Ask | StepKind
  active?: Seat
  first?: Seat
  round?: number
  lastTurns?: boolean
  holdLimit?: boolean
  hrHelp?: boolean
  /** The top of the deck. */
  deck?: readonly string[]
  /** The deck holds nothing else; what is missing is out of the game. */
  deckOnly?: boolean
  /** What lies in the pool of these kinds; by default whatever the players do not have. */
  pool?: Amounts
  /** The next random numbers: pairs of n and the number drawn below n. */
  random?: readonly (readonly [number, number])[]
  used?: boolean
  /** The version it is played by; the newest when left out. */
  version?: number
  /** Whoever holds a card but none that fits is asked and has to pass; otherwise such questions are passed by themselves. */
  allAsked?: boolean
}

/** Six numbers from H to Fe. */
export function crystals(amounts: Amounts): number[] {
  return elementIds.map((id) => new Map(Object.entries(amounts)).get(id) ?? 0)
}

/** The price of a star by the newest set. */
export function priceOf(star: string): Amounts {
  const found = componentsOfSet(hunters.version).stars.find(({ id }) => id === star)
  if (found === undefined) throw new Error(`there is no star ${star}`)
  return found.cost
}

/** A generator whose next numbers are these. */
export function riggedRng(random: readonly (readonly [number, number])[]): Rng {
  for (let i = 0; i < 5_000_000; i++) {
    const rng: Rng = [i + 1, Math.imul(i + 1, 0x9e3779b9) >>> 0, 0x7f4a7c15, 0x1b873593]
    const tried: Rng = [...rng]
    if (random.every(([n, value]) => next32(tried) % n === value)) return rng
  }
  throw new Error('no generator gives these numbers')
}

/** Two dice and nothing else. */
export function dice(attack: number, defence: number): (readonly [number, number])[] {
  return [
    [6, attack - 1],
    [6, defence - 1],
  ]
}

/** A situation on the table, with short words for playing on. */
export class Table {
  readonly state: State
  /** The events of the last action, as everybody sees them. */
  told: Event[] = []
  barrier = false
  private readonly allAsked: boolean

  constructor(situation: Situation) {
    this.state = build(situation)
    this.allAsked = situation.allAsked ?? false
    const listener = collectEvents<Event>()
    engine.advance(this.state, listener)
    this.told = listener.events.map(({ event }) => event)
    this.passWithNothing()
  }

  /** Passes where a seat is asked only because it holds cards (H15.2), so that a test shows only what could be decided. */
  private passWithNothing(): void {
    for (let pass = this.onlyPass(); !this.allAsked && pass !== undefined; pass = this.onlyPass()) {
      const { events, barrier } = act(hunters, this.state, this.asked, pass)
      this.told.push(...events.map(({ event }) => event))
      this.barrier ||= barrier
    }
  }

  private onlyPass(): Action | undefined {
    const [action, other] = hunters.legal(this.state, this.asked)
    return other === undefined && (action?.kind === 'pass' || action?.kind === 'go-on') ? action : undefined
  }

  /** Plays actions by id, each by the seat that is asked, or by the seat before it: `1 pass`. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const [first = '', second] = line.split(' ')
      const seat = second === undefined ? this.asked : Number(first)
      const outcome = act(hunters, this.state, seat, hunters.vocabulary.parse(second ?? first))
      this.told = outcome.events.map(({ event }) => event)
      this.barrier = outcome.barrier
      this.passWithNothing()
    }
    return this
  }

  /** The events of an action as one seat, or a spectator, would see them; the table stays as it is. */
  toldTo(watcher: Seat | undefined, id: string): Event[] {
    const copy = hunters.clone(this.state)
    return eventsFor(act(hunters, copy, this.asked, hunters.vocabulary.parse(id)).events, watcher)
  }

  /** Why an action is refused, as `code rule`. */
  refusal(id: string, seat: Seat = this.asked): string | undefined {
    const action = hunters.vocabulary.parse(id)
    const refusal = hunters.refuse(this.state, seat, action)
    try {
      act(hunters, hunters.clone(this.state), seat, action)
      if (refusal !== undefined) throw new Error(`${id} is refused but can be done`)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
    }
    return refusal === undefined ? undefined : show(refusal)
  }

  /** The ids of the legal list of a seat. */
  legal(seat: Seat = this.asked): string[] {
    return hunters.legal(this.state, seat).map((action) => action.id)
  }

  view(seat?: Seat): View {
    return hunters.view(this.state, seat)
  }

  /** Who has to decide. */
  get asked(): Seat {
    return hunters.toAct(this.state)[0] ?? NONE
  }

  /** The open decision, as `seat decision`. */
  get open(): string {
    const { ask } = this.view()
    return ask === 'over' ? ask : `${this.asked} ${ask}`
  }

  has(seat: Seat): number[] {
    return this.state.crystals.slice(seat * ELEMENTS, (seat + 1) * ELEMENTS)
  }

  on(seat: Seat): string {
    return item(fieldIds, at(this.state.rockets, seat))
  }

  hand(seat: Seat): string[] {
    return item(this.state.hands, seat).map((card) => item(cardIds, card))
  }

  points(seat: Seat): number {
    return pointsOf(this.state, seat)
  }

  owner(star: string): number {
    return at(this.state.owners, indexIn(starIds, star))
  }

  get deck(): string[] {
    return this.state.deck.map((card) => item(cardIds, card))
  }

  /** The events of one type from the last action. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.told.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  /** A copy to try something else on. */
  fork(): Table {
    const copy: Table = Object.create(Table.prototype)
    return Object.assign(copy, {
      state: hunters.clone(this.state),
      told: this.told,
      barrier: this.barrier,
      allAsked: this.allAsked,
    })
  }
}

/** `code rule`. */
export function show(refusal: Refusal): string {
  return `${refusal.code} ${refusal.rule}`
}

function build(situation: Situation): State {
  const { players } = situation
  const rng = situation.random === undefined ? makeRng('a table') : riggedRng(situation.random)
  const table = emptyTable(situation.version ?? hunters.version, players.length, rng)
  const state: State = { ...table, holdLimit: situation.holdLimit ?? false, hrHelp: situation.hrHelp ?? false }
  state.first = situation.first ?? 0
  state.active = situation.active ?? 0
  state.round = situation.round ?? 1
  state.turn = 1
  state.lastTurns = situation.lastTurns ?? false
  state.used = situation.used ?? false
  const cards = allCards(state)
  for (const [seat, player] of players.entries()) {
    state.rockets[seat] = indexIn(fieldIds, player.on ?? 'UMi')
    state.suns[seat] = indexIn(sunIds, player.sun ?? 'sun_spectrum')
    for (const [element, n] of crystals(player.has ?? {}).entries()) {
      state.crystals[seat * ELEMENTS + element] = n
      state.pool[element] = at(state.pool, element) - n
    }
    for (const id of player.stars ?? []) {
      state.owners[indexIn(starIds, id)] = seat
      state.created.push(indexIn(starIds, id))
    }
    for (const id of player.hand ?? []) {
      removeFromHand(cards, indexIn(cardIds, id))
      addToHand(item(state.hands, seat), indexIn(cardIds, id))
    }
  }
  state.from = at(state.rockets, state.active)
  for (const [id, n] of Object.entries(situation.pool ?? {})) state.pool[indexIn(elementIds, id)] = n
  const top = (situation.deck ?? []).map((id) => indexIn(cardIds, id))
  for (const card of top) removeFromHand(cards, card)
  state.deck = situation.deckOnly === true ? top : [...top, ...cards]
  const begins = situation.at ?? 'before-move'
  if (begins === 'next-turn') state.todo.push({ kind: begins })
  else state.todo.push(...turnSteps.slice(0, 1 + turnSteps.findIndex(({ kind }) => kind === begins)))
  return state
}

/** Plays a whole game at random, or until `until` says so, and returns the state. */
export function playOut(state: State, seed: string, until: (state: State) => boolean = () => false): State {
  const rng = makeRng(seed)
  for (let [seat] = hunters.toAct(state); seat !== undefined && !until(state); [seat] = hunters.toAct(state)) {
    const list: readonly Action[] = hunters.legal(state, seat)
    hunters.apply(state, seat, item(list, next32(rng) % list.length), silent)
  }
  return state
}
