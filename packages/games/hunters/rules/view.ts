import { at, type Change, item, NONE, type Seat } from '@orrery/kernel'
import { classes } from '../components/stars.ts'
import { numbersOf } from '../sets/numbers.ts'
import { engine } from './engine.ts'
import { attackPoints, defencePoints, type Points } from './fight.ts'
import { fusionLimit, pointsOf } from './queries.ts'
import { sourcesOf } from './result.ts'
import type { Fight, State } from './state.ts'
import {
  cardIds,
  cardImmediate,
  dotIds,
  ELEMENTS,
  elementIds,
  fieldIds,
  moveRules,
  STARS,
  starClassIndex,
  starDot,
  starIds,
  sunIds,
} from './tables.ts'
import type { Ask, CardAsk } from './tasks.ts'

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
  /** The set of components it is played with. */
  readonly set: number
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

/** The seats that such a question has been put to, or will be. */
function seatsWith({ todo }: State, kind: 'boundary' | 'dark-energy'): Seat[] {
  let mask = 0
  for (const task of todo) if (task.kind === kind) mask |= 1 << task.seat
  return seatsIn(mask)
}

const starsOf = (state: State, seat: Seat): number[] => state.created.filter((star) => state.owners[star] === seat)

function viewPlayer(state: State, seat: Seat): PlayerView {
  return {
    rocket: item(fieldIds, at(state.rockets, seat)),
    crystals: state.crystals.slice(seat * ELEMENTS, (seat + 1) * ELEMENTS),
    stars: namesOf(starIds, starsOf(state, seat)),
    sun: item(sunIds, at(state.suns, seat)),
    handSize: item(state.hands, seat).length,
    points: pointsOf(state, seat),
    sources: sourcesOf(state, seat),
  }
}

function viewPiles(state: State): Record<string, string[]> {
  const piles: Record<string, string[]> = {}
  for (const { id } of classes) piles[id] = []
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] === NONE) piles[item(classes, at(starClassIndex, star)).id]?.push(item(starIds, star))
  }
  return piles
}

function viewDrawn(state: State, viewer: Seat | undefined): View['drawn'] {
  const drawn: { seat: Seat; card?: string }[] = []
  for (let i = 0; i < state.drawn.length; i += 2) {
    const seat = at(state.drawn, i)
    const card = at(state.drawn, i + 1)
    const shown = card !== NONE && (seat === viewer || item(cardImmediate, card))
    drawn.push(shown ? { seat, card: item(cardIds, card) } : { seat })
  }
  return drawn
}

function viewFight(state: State): FightView {
  const { attacker, defender, field, attackDie, defenceDie, passes, outcome } = state.fight
  return {
    attacker,
    defender,
    field: item(fieldIds, field),
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
    card: item(cardIds, kind),
    seat,
    ...(element === NONE ? {} : { element: item(elementIds, element) }),
    ...(player === NONE ? {} : { player }),
    ...(field === NONE ? {} : { field: item(fieldIds, field) }),
  }
}

/** What a seat, or a spectator, may see. Written out without spreading, since it is made for every move. */
export function view(state: State, viewer: Seat | undefined): View {
  const [asked] = engine.toAct(state)
  const decision = asked === undefined ? undefined : engine.asked(state, asked)
  const seen: Draft<View> = {
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
    players: state.rockets.map((_, seat) => viewPlayer(state, seat)),
    piles: viewPiles(state),
    created: namesOf(starIds, state.created),
    markers: state.created.map((star) => ({
      dot: item(dotIds, at(starDot, star)),
      seat: at(state.owners, star),
      star: item(starIds, star),
    })),
    deckSize: state.deck.length,
    drawn: viewDrawn(state, viewer),
    fusions: { made: state.fusions, limit: fusionLimit(state), unlimited: state.unlimited },
    moveRule: item(moveRules, state.moveRule),
    from: item(fieldIds, state.from),
    used: state.used,
    ask: decision?.kind ?? 'over',
    opponents: seatsIn(state.opponents),
    waiting: seatsWith(state, 'boundary'),
    answering: seatsWith(state, 'dark-energy').filter((seat) => seat !== asked),
    decays: decision?.kind === 'decay' ? decision.left : 0,
    back: state.card.back,
  }
  if (viewer !== undefined) {
    seen.viewer = viewer
    seen.hand = namesOf(cardIds, item(state.hands, viewer))
  }
  const looked = viewLooked(state, viewer)
  if (looked !== undefined) seen.looked = looked
  if (asked !== undefined) seen.asked = asked
  if (state.card.kind !== NONE) seen.card = viewCard(state)
  if (state.fight.attacker !== NONE) seen.fight = viewFight(state)
  if (state.star !== NONE) seen.star = item(starIds, state.star)
  if (state.tried !== NONE) seen.tried = item(dotIds, state.tried)
  return seen
}

/** What the view of a seat has beyond a spectator's (H17). */
export function own(state: State, viewer: Seat): Change[] {
  const looked = viewLooked(state, viewer)
  return [
    [['viewer'], viewer],
    [['hand'], namesOf(cardIds, item(state.hands, viewer))],
    [['drawn'], viewDrawn(state, viewer)],
    looked === undefined ? [['looked']] : [['looked'], looked],
  ]
}

type Draft<T> = { -readonly [K in keyof T]: T[K] }

function namesOf(ids: readonly string[], list: readonly number[]): string[] {
  const names: string[] = []
  for (const one of list) names.push(item(ids, one))
  return names
}

function viewLooked(state: State, viewer: Seat | undefined): string[] | undefined {
  if (viewer === undefined || engine.asked(state, viewer)?.kind !== 'take') return undefined
  return namesOf(cardIds, state.deck.slice(0, at(numbersOf(state).sunLook, at(state.suns, viewer))))
}
