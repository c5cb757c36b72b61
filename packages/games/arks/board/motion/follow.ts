import { PLAYERS } from '../../surface.ts'
import { AUTOMA, at, type Event, FIELDS, MAIN, numbersOf, RESOURCES, sources, upgrades, type View } from '../data.ts'
import { isAutoma } from '../table.ts'

const put = <T>(list: readonly T[], i: number, value: T): T[] => list.map((old, each) => (each === i ? value : old))
const plus = (list: readonly number[], i: number, n: number): number[] => put(list, i, (list[i] ?? 0) + n)
const without = (list: readonly number[], card: number): number[] => list.filter((each) => each !== card)

type Rows = readonly (readonly number[])[]
const taken = (rows: Rows, seat: number, card: number): number[][] =>
  rows.map((row, each) => (each === seat ? without(row, card) : [...row]))
const given = (rows: Rows, seat: number, card: number): number[][] =>
  rows.map((row, each) => (each === seat ? [...row, card] : [...row]))

/** The masks after a number has been added to one of them or removed from it. */
const marked = (masks: readonly number[], i: number, one: number): number[] => put(masks, i, at(masks, i) | (1 << one))
const unmarked = (masks: readonly number[], i: number, one: number): number[] =>
  one < 0 ? [...masks] : put(masks, i, at(masks, i) & ~(1 << one))

/** The decks with one card fewer in one of them. */
const drawnFrom = ({ decks }: View, deck: keyof View['decks']): View['decks'] => ({
  ...decks,
  [deck]: Math.max(0, decks[deck] - 1),
})

/** The order on a track after a marker has reached a field: it passes every marker on that field or a lower one (A14.5). */
function rankedAfter(view: View, slot: number, seat: number, to: number): number[] {
  const base = slot * PLAYERS
  const order = view.ranking.slice(base, base + PLAYERS).filter((each) => each >= 0 && each !== seat)
  const place = order.findIndex((each) => at(view.markers, base + each) <= to)
  order.splice(place < 0 ? order.length : place, 0, seat)
  const filled = Array.from({ length: PLAYERS }, (_, i) => order[i] ?? -1)
  return view.ranking.map((each, i) => (i >= base && i < base + PLAYERS ? (filled[i - base] ?? -1) : each))
}

function upgraded(view: View, { seat, upgrade, times, released }: Extract<Event, { type: 'upgraded' }>): Partial<View> {
  const engines = upgrades[upgrade] === 'engines'
  const range = numbersOf(view).travelRange[times]
  return {
    upgrades: released ? marked(view.upgrades, seat, upgrade) : view.upgrades,
    engines: engines ? put(view.engines, seat, times) : view.engines,
    ranges: engines && range !== undefined ? put(view.ranges, seat, range) : view.ranges,
    cargoLimits: upgrades[upgrade] === 'cargoHolds' ? put(view.cargoLimits, seat, 6) : view.cargoLimits,
    colonyPool: released ? plus(view.colonyPool, seat, 1) : view.colonyPool,
  }
}

/** A planet has been terraformed: its tracks and their markers are cleared. */
function terraformed(view: View, slot: number): Partial<View> {
  const cleared = (list: readonly number[], size: number, value: number): number[] =>
    list.map((old, i) => (Math.floor(i / size) === slot ? value : old))
  return {
    terraformed: view.terraformed | (1 << slot),
    levels: cleared(view.levels, RESOURCES, 0),
    markers: cleared(view.markers, PLAYERS, 0),
    ranking: cleared(view.ranking, PLAYERS, -1),
  }
}

/** The pile that is shuffled back into each deck. */
const discards = { crew: 'crewDiscard', survivors: 'survivorDiscard', automa: 'automaDiscard' } as const

/** What each event changes; events that change nothing on the screen are left out. */
const changes: { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>, view: View) => Partial<View> } = {
  'turn-began': ({ seat, round }) => ({
    ...{ active: seat, round, todo: [] },
    ...{ asked: undefined, askedToo: undefined, reach: undefined },
  }),
  'first-player': ({ seat }) => ({ first: seat }),
  'crew-discarded': ({ seat, card, from }, view) => ({
    upper: taken(view.upper, seat, card),
    lower: taken(view.lower, seat, card),
    automaCrew: from === 'automa' ? without(view.automaCrew, card) : view.automaCrew,
    crewDiscard: [...view.crewDiscard, card],
  }),
  'crew-drawn': ({ seat, card, from }, view) => ({
    automaCrew: isAutoma(view, seat) ? [...view.automaCrew, card] : view.automaCrew,
    ...(from === 'cantina'
      ? { cantina: view.cantina.map((open) => (open === card ? -1 : open)) }
      : { decks: drawnFrom(view, 'crew') }),
  }),
  'crew-placed': ({ seat, card, row }, view) => ({ [row]: given(view[row], seat, card) }),
  'crew-moved-up': ({ seat, card }, view) => ({
    lower: taken(view.lower, seat, card),
    upper: given(view.upper, seat, card),
  }),
  'cantina-filled': ({ place, card }, view) => ({
    cantina: put(view.cantina, place, card),
    decks: drawnFrom(view, 'crew'),
  }),
  shuffled: ({ deck, cards }, view) => ({ decks: { ...view.decks, [deck]: cards }, [discards[deck]]: [] }),
  gained: ({ seat, resource, n }, view) => ({ cargo: plus(view.cargo, seat * RESOURCES + resource, n) }),
  paid: ({ seat, resource, n }, view) => ({ cargo: plus(view.cargo, seat * RESOURCES + resource, -n) }),
  'token-locked': ({ seat, specialist }, view) => ({ ready: unmarked(view.ready, seat, specialist) }),
  'token-ready': ({ seat, specialist }, view) => ({ ready: marked(view.ready, seat, specialist) }),
  upgraded: (event, view) => upgraded(view, event),
  'outpost-unlocked': ({ seat }, view) => ({ outpostPool: plus(view.outpostPool, seat, 1) }),
  scored: ({ seat, source, points }, view) => ({
    scores: plus(view.scores, seat, points),
    points: plus(view.points, seat * sources.length + sources.indexOf(source), points),
  }),
  'survivor-revealed': (_, view) => ({ decks: drawnFrom(view, 'survivors') }),
  'survivor-kept': ({ seat, card }, view) => ({ carried: given(view.carried, seat, card) }),
  'survivor-settled': ({ seat, card }, view) => ({
    carried: taken(view.carried, seat, card),
    settled: given(view.settled, seat, card),
  }),
  'automa-card': ({ card }, view) => ({ active: AUTOMA, automaCard: card, decks: drawnFrom(view, 'automa') }),
  'end-triggered': ({ lastRound }) => ({ lastRound }),
  travelled: ({ seat, to }, view) => ({ arks: put(view.arks, seat, to) }),
  discovered: ({ seat, slot, planet }, view) => ({
    system: put(view.system, slot, planet),
    arks: put(view.arks, seat, slot * FIELDS + MAIN),
    decks: drawnFrom(view, 'planets'),
  }),
  raised: ({ slot, resource, level }, view) => ({ levels: put(view.levels, slot * RESOURCES + resource, level) }),
  'marker-moved': ({ slot, seat, to }, view) => ({
    ranking: rankedAfter(view, slot, seat, to),
    markers: put(view.markers, slot * PLAYERS + seat, to),
  }),
  terraformed: ({ slot }, view) => terraformed(view, slot),
  'colony-founded': ({ seat, slot }, view) => ({
    colonyPool: plus(view.colonyPool, seat, -1),
    colonies: marked(view.colonies, seat, slot),
  }),
  'outpost-placed': ({ seat, slot, from }, view) => ({
    outpostPool: plus(view.outpostPool, seat, from < 0 ? -1 : 0),
    outposts: marked(unmarked(view.outposts, seat, from), seat, slot),
  }),
}

/** The table one event later: what the screen shows while a decision is followed step by step. */
export function follow(view: View, event: Event): View {
  // The entry under an event's type takes events of that type: the compiler can't see that the two go together.
  const change = changes[event.type] as ((event: Event, view: View) => Partial<View>) | undefined
  return change === undefined ? view : { ...view, ...change(event, view) }
}
