import { type Change, next32, type Rng, type Seat, shuffle } from '@orrery/kernel'
import { at } from './at.ts'
import { classes } from './components/stars.ts'
import { hasEffect, openWindows } from './rules/cards.ts'
import { addToHand, removeFromHand } from './rules/effects.ts'
import { attackPoints, defencePoints, type Points } from './rules/fight.ts'
import { sourcesOf } from './rules/result.ts'
import { allCards, emptyTable } from './rules/setup.ts'
import { anyFusion, fusionLimit, fusionsLeft, pointsOf } from './rules/table.ts'
import type { Ask, CardAsk, Fight, State } from './state.ts'
import {
  cardIds,
  cardImmediate,
  cardWindowBit,
  dotIds,
  ELEMENTS,
  elementIds,
  fieldIds,
  indexOf,
  moveRules,
  NONE,
  STARS,
  starClassIndex,
  starDot,
  starIds,
  sunIds,
  sunLook,
  supply,
} from './tables.ts'

/** What everybody sees of a player. */
export interface PlayerView {
  readonly rocket: string
  /** Six numbers from H to Fe. */
  readonly crystals: readonly number[]
  /** In order of creation. */
  readonly stars: readonly string[]
  readonly sun: string
  readonly handSize: number
  readonly points: number
  /** Points by class of stars and by systems. */
  readonly sources: Readonly<Record<string, number>>
}

/** A fight as the panel shows it. Points are in tenths. */
export interface FightView {
  readonly attacker: Seat
  readonly defender: Seat
  readonly field: string
  /** 0 before the roll. */
  readonly attackDie: number
  readonly defenceDie: number
  readonly attack: Points
  readonly defence: Points
  readonly passes: number
  readonly outcome: Fight['outcome']
}

/** The card in play with its announced choices. */
export interface CardView {
  readonly card: string
  readonly seat: Seat
  readonly element?: string
  readonly player?: Seat
  readonly field?: string
}

/** What a seat, or a spectator, may see (H3, H17). Everything is named by its id; dots carry no names (H3.3). */
export interface View {
  /** The seat this view belongs to; left out for a spectator. */
  readonly viewer?: Seat
  readonly seats: number
  readonly holdLimit: boolean
  readonly hrHelp: boolean
  readonly first: Seat
  readonly round: number
  readonly turn: number
  readonly active: Seat
  readonly lastTurns: boolean
  readonly pool: readonly number[]
  readonly players: readonly PlayerView[]
  /** Stars that can be created, by class, in the order of the data file. */
  readonly piles: Readonly<Record<string, readonly string[]>>
  /** Stars created so far, in order of creation. */
  readonly created: readonly string[]
  /** Markers on the Hertzsprung-Russell diagram. */
  readonly markers: readonly { readonly dot: string; readonly seat: Seat; readonly star: string }[]
  readonly deckSize: number
  /** The viewer's own cards. */
  readonly hand?: readonly string[]
  /** The cards the viewer is looking at with `sun_spectrum`. */
  readonly looked?: readonly string[]
  /** Cards drawn during the last decision; faces only where the viewer may see them. */
  readonly drawn: readonly { readonly seat: Seat; readonly card?: string }[]
  readonly fusions: { readonly made: number; readonly limit: number; readonly unlimited: boolean }
  readonly moveRule: string
  readonly from: string
  readonly used: boolean
  readonly ask: Ask
  /** Who is asked; left out when the game is over. */
  readonly asked?: Seat
  readonly opponents: readonly Seat[]
  readonly waiting: readonly Seat[]
  readonly answering: readonly Seat[]
  readonly decays: number
  readonly card?: CardView
  /** The decision the game returns to after the card in play. */
  readonly back: CardAsk
  /** The current fight, or the last one. */
  readonly fight?: FightView
  /** The star that is being placed, and the dot that was wrong. */
  readonly star?: string
  readonly tried?: string
}

function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat)
  return seats
}

function maskOf(seats: readonly Seat[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seat), 0)
}

const starsOf = (state: State, seat: Seat): number[] => state.created.filter((star) => state.owners[star] === seat)

function viewPlayer(state: State, seat: Seat): PlayerView {
  return {
    rocket: at(fieldIds, at(state.rockets, seat)),
    crystals: state.crystals.slice(seat * ELEMENTS, (seat + 1) * ELEMENTS),
    stars: namesOf(starIds, starsOf(state, seat)),
    sun: at(sunIds, at(state.suns, seat)),
    handSize: at(state.hands, seat).length,
    points: pointsOf(state, seat),
    sources: sourcesOf(state, seat),
  }
}

function viewPiles(state: State): Record<string, string[]> {
  const piles: Record<string, string[]> = {}
  for (const { id } of classes) piles[id] = []
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] === NONE) piles[at(classes, at(starClassIndex, star)).id]?.push(at(starIds, star))
  }
  return piles
}

function viewDrawn(state: State, viewer: Seat | undefined): View['drawn'] {
  const drawn: { seat: Seat; card?: string }[] = []
  for (let i = 0; i < state.drawn.length; i += 2) {
    const seat = at(state.drawn, i)
    const card = at(state.drawn, i + 1)
    const shown = card !== NONE && (seat === viewer || at(cardImmediate, card))
    drawn.push(shown ? { seat, card: at(cardIds, card) } : { seat })
  }
  return drawn
}

function viewFight(state: State): FightView {
  const { attacker, defender, field, attackDie, defenceDie, passes, outcome } = state.fight
  return {
    attacker,
    defender,
    field: at(fieldIds, field),
    attackDie,
    defenceDie,
    attack: attackPoints(state),
    defence: defencePoints(state),
    passes,
    outcome,
  }
}

function viewCard(state: State): CardView {
  const { kind, seat, element, player, field } = state.card
  return {
    card: at(cardIds, kind),
    seat,
    ...(element === NONE ? {} : { element: at(elementIds, element) }),
    ...(player === NONE ? {} : { player }),
    ...(field === NONE ? {} : { field: at(fieldIds, field) }),
  }
}

/** What a seat, or a spectator, may see. Built without spreading: this is what every move is told with. */
export function view(state: State, viewer: Seat | undefined): View {
  const seen: Draft<View> = {
    seats: state.seats,
    holdLimit: state.holdLimit,
    hrHelp: state.hrHelp,
    first: state.first,
    round: state.round,
    turn: state.turn,
    active: state.active,
    lastTurns: state.lastTurns,
    pool: state.pool.slice(),
    players: state.rockets.map((_, seat) => viewPlayer(state, seat)),
    piles: viewPiles(state),
    created: namesOf(starIds, state.created),
    markers: state.created.map((star) => ({
      dot: at(dotIds, at(starDot, star)),
      seat: at(state.owners, star),
      star: at(starIds, star),
    })),
    deckSize: state.deck.length,
    drawn: viewDrawn(state, viewer),
    fusions: { made: state.fusions, limit: fusionLimit(state), unlimited: state.unlimited },
    moveRule: at(moveRules, state.moveRule),
    from: at(fieldIds, state.from),
    used: state.used,
    ask: state.ask,
    opponents: seatsIn(state.opponents),
    waiting: seatsIn(state.waiting),
    answering: seatsIn(state.answering),
    decays: state.decays,
    back: state.card.back,
  }
  if (viewer !== undefined) {
    seen.viewer = viewer
    seen.hand = namesOf(cardIds, at(state.hands, viewer))
  }
  const looked = viewLooked(state, viewer)
  if (looked !== undefined) seen.looked = looked
  if (state.asked !== NONE) seen.asked = state.asked
  if (state.card.kind !== NONE) seen.card = viewCard(state)
  if (state.fight.attacker !== NONE) seen.fight = viewFight(state)
  if (state.star !== NONE) seen.star = at(starIds, state.star)
  if (state.tried !== NONE) seen.tried = at(dotIds, state.tried)
  return seen
}

/** What the view of a seat has beyond a spectator's (H17). */
export function own(state: State, viewer: Seat): Change[] {
  const looked = viewLooked(state, viewer)
  return [
    [['viewer'], viewer],
    [['hand'], namesOf(cardIds, at(state.hands, viewer))],
    [['drawn'], viewDrawn(state, viewer)],
    looked === undefined ? [['looked']] : [['looked'], looked],
  ]
}

type Draft<T> = { -readonly [K in keyof T]: T[K] }

function namesOf(ids: readonly string[], list: readonly number[]): string[] {
  const names: string[] = []
  for (const one of list) names.push(at(ids, one))
  return names
}

function lookedAt(state: State): number[] {
  return state.deck.slice(0, at(sunLook, at(state.suns, state.asked)))
}

function viewLooked(state: State, viewer: Seat | undefined): string[] | undefined {
  return state.ask === 'take' && state.asked === viewer ? namesOf(cardIds, lookedAt(state)) : undefined
}

const orNone = (ids: readonly string[], id: string | undefined): number => (id === undefined ? NONE : indexOf(ids, id))

/** A full state that this view could belong to: what is hidden is dealt out anew. */
export function imagine(seen: View, rng: Rng): State {
  const seed: Rng = [next32(rng), next32(rng), next32(rng), next32(rng) | 1]
  seed[3] >>>= 0
  const table = emptyTable(seen.seats, seed)
  const state: State = { ...table, holdLimit: seen.holdLimit, hrHelp: seen.hrHelp }
  restoreTable(state, seen)
  restoreDecision(state, seen)
  dealHidden(state, seen, rng)
  return state
}

function restoreTable(state: State, seen: View): void {
  state.first = seen.first
  state.round = seen.round
  state.turn = seen.turn
  state.active = seen.active
  state.lastTurns = seen.lastTurns
  state.pool = supply.map((_, element) => at(seen.pool, element))
  state.crystals = seen.players.flatMap((player) => player.crystals)
  state.rockets = seen.players.map((player) => indexOf(fieldIds, player.rocket))
  state.suns = seen.players.map((player) => indexOf(sunIds, player.sun))
  state.created = seen.created.map((star) => indexOf(starIds, star))
  for (const { seat, star } of seen.markers) state.owners[indexOf(starIds, star)] = seat
  for (const { seat, card } of seen.drawn) state.drawn.push(seat, orNone(cardIds, card))
}

function restoreDecision(state: State, seen: View): void {
  state.fusions = seen.fusions.made
  state.unlimited = seen.fusions.unlimited
  state.moveRule = indexOf(moveRules, seen.moveRule)
  state.from = indexOf(fieldIds, seen.from)
  state.used = seen.used
  state.ask = seen.ask
  state.asked = seen.asked ?? NONE
  state.opponents = maskOf(seen.opponents)
  state.waiting = maskOf(seen.waiting)
  state.answering = maskOf(seen.answering)
  state.decays = seen.decays
  state.star = orNone(starIds, seen.star)
  state.tried = orNone(dotIds, seen.tried)
  const { card, fight } = seen
  state.card = {
    kind: orNone(cardIds, card?.card),
    seat: card?.seat ?? NONE,
    element: orNone(elementIds, card?.element),
    player: card?.player ?? NONE,
    field: orNone(fieldIds, card?.field),
    back: seen.back,
  }
  if (fight === undefined) return
  state.fight = {
    attacker: fight.attacker,
    defender: fight.defender,
    field: indexOf(fieldIds, fight.field),
    attackDie: fight.attackDie,
    defenceDie: fight.defenceDie,
    attackStars: fight.attack.stars,
    defenceStars: fight.defence.stars,
    attackCards: fight.attack.cards,
    defenceCards: fight.defence.cards,
    passes: fight.passes,
    outcome: fight.outcome,
  }
}

/** Deals the cards the viewer does not see: hands without immediate cards, and to a seat that is asked what it must hold. */
function dealHidden(state: State, seen: View, rng: Rng): void {
  const hidden = allCards()
  const own = (seen.hand ?? []).map((card) => indexOf(cardIds, card))
  const looked = (seen.looked ?? []).map((card) => indexOf(cardIds, card))
  for (const card of own) removeFromHand(hidden, card)
  for (const card of looked) removeFromHand(hidden, card)
  if (state.card.kind !== NONE) removeFromHand(hidden, state.card.kind)
  if (seen.viewer !== undefined) state.hands[seen.viewer] = own

  shuffle(rng, hidden)
  state.deck = hidden
  const asked = state.asked
  if (asked !== NONE && asked !== seen.viewer && mustHoldCard(state)) {
    const open = openWindows(state, state.ask, asked)
    const fits = (card: number): boolean => (at(cardWindowBit, card) & open) !== 0 && hasEffect(state, card, asked)
    const position = hidden.findIndex(fits)
    at(state.hands, asked).push(...hidden.splice(position, 1))
  }
  for (const [seat, player] of seen.players.entries()) {
    if (seat !== seen.viewer) fillHand(at(state.hands, seat), player.handSize, hidden)
  }
  if (state.ask === 'take' && looked.length === 0) varyTop(hidden)
  state.deck = [...looked, ...hidden]
}

/** Whether the seat that is asked would not be asked without a card that fits (H15.2). */
function mustHoldCard(state: State): boolean {
  switch (state.ask) {
    case 'before-move':
    case 'events':
    case 'eclipse':
    case 'react':
    case 'dark-energy':
    case 'cannon':
    case 'boundary':
      return true
    case 'fusion':
      return !(fusionsLeft(state) && anyFusion(state, state.asked))
    default:
      return false
  }
}

function fillHand(hand: number[], size: number, cards: number[]): void {
  for (let i = 0; hand.length < size; ) {
    const card = at(cards, i)
    if (at(cardImmediate, card)) i++
    else {
      addToHand(hand, card)
      cards.splice(i, 1)
    }
  }
}

/** Cards that are looked at are of two kinds, since equal ones leave no choice (HD7). */
function varyTop(deck: number[]): void {
  const other = deck.findIndex((card) => card !== deck[0])
  const card = deck[other]
  const second = deck[1]
  if (card === undefined || second === undefined) return
  deck[other] = second
  deck[1] = card
}
