import { PLAYERS } from '../../surface.ts'
import { AUTOMA, at, type Event, FIELDS, MAIN, numbersOf, RESOURCES, sources, upgrades, type View } from '../data.ts'
import { isAutoma } from '../table.ts'

const put = <T>(list: readonly T[], i: number, value: T): T[] => list.map((old, each) => (each === i ? value : old))
const plus = (list: readonly number[], i: number, n: number): number[] => put(list, i, (list[i] ?? 0) + n)
const without = (list: readonly number[], card: number): number[] => list.filter((each) => each !== card)

function inRow(
  rows: readonly (readonly number[])[],
  seat: number,
  change: (row: readonly number[]) => number[],
): number[][] {
  return rows.map((row, each) => (each === seat ? change(row) : [...row]))
}

/** Who is ahead on a track after a marker came to a field: it passes everybody on a field that is not higher (A14.5). */
function rankedAfter(view: View, slot: number, seat: number, to: number): number[] {
  const base = slot * PLAYERS
  const order = view.ranking.slice(base, base + PLAYERS).filter((each) => each >= 0 && each !== seat)
  const place = order.findIndex((each) => at(view.markers, base + each) <= to)
  order.splice(place < 0 ? order.length : place, 0, seat)
  const filled = Array.from({ length: PLAYERS }, (_, i) => order[i] ?? -1)
  return view.ranking.map((each, i) => (i >= base && i < base + PLAYERS ? (filled[i - base] ?? -1) : each))
}

function crewEvent(view: View, event: Extract<Event, { type: `crew-${string}` }>): View {
  const { seat, card } = event
  switch (event.type) {
    case 'crew-discarded':
      return {
        ...view,
        upper: inRow(view.upper, seat, (row) => without(row, card)),
        lower: inRow(view.lower, seat, (row) => without(row, card)),
        automaCrew: event.from === 'automa' ? without(view.automaCrew, card) : view.automaCrew,
        crewDiscard: [...view.crewDiscard, card],
      }
    case 'crew-drawn': {
      const automaCrew = isAutoma(view, seat) ? [...view.automaCrew, card] : view.automaCrew
      if (event.from === 'cantina') {
        return { ...view, automaCrew, cantina: view.cantina.map((open) => (open === card ? -1 : open)) }
      }
      return { ...view, automaCrew, decks: { ...view.decks, crew: Math.max(0, view.decks.crew - 1) } }
    }
    case 'crew-placed':
      return event.row === 'upper'
        ? { ...view, upper: inRow(view.upper, seat, (row) => [...row, card]) }
        : { ...view, lower: inRow(view.lower, seat, (row) => [...row, card]) }
    case 'crew-moved-up':
      return {
        ...view,
        lower: inRow(view.lower, seat, (row) => without(row, card)),
        upper: inRow(view.upper, seat, (row) => [...row, card]),
      }
    case 'crew-played':
      return view
  }
}

function upgraded(view: View, { seat, upgrade, times, released }: Extract<Event, { type: 'upgraded' }>): View {
  const engines = upgrades[upgrade] === 'engines'
  const range = numbersOf(view).travelRange[times]
  return {
    ...view,
    upgrades: released ? put(view.upgrades, seat, at(view.upgrades, seat) | (1 << upgrade)) : view.upgrades,
    engines: engines ? put(view.engines, seat, times) : view.engines,
    ranges: engines && range !== undefined ? put(view.ranges, seat, range) : view.ranges,
    cargoLimits: upgrades[upgrade] === 'cargoHolds' ? put(view.cargoLimits, seat, 6) : view.cargoLimits,
    colonyPool: released ? plus(view.colonyPool, seat, 1) : view.colonyPool,
  }
}

function planetEvent(view: View, event: Event): View | undefined {
  switch (event.type) {
    case 'travelled':
      return { ...view, arks: put(view.arks, event.seat, event.to) }
    case 'discovered':
      return {
        ...view,
        system: put(view.system, event.slot, event.planet),
        arks: put(view.arks, event.seat, event.slot * FIELDS + MAIN),
        decks: { ...view.decks, planets: view.decks.planets - 1 },
      }
    case 'raised':
      return { ...view, levels: put(view.levels, event.slot * RESOURCES + event.resource, event.level) }
    case 'marker-moved':
      return {
        ...view,
        ranking: rankedAfter(view, event.slot, event.seat, event.to),
        markers: put(view.markers, event.slot * PLAYERS + event.seat, event.to),
      }
    case 'terraformed': {
      const within = (i: number, size: number): boolean => Math.floor(i / size) === event.slot
      return {
        ...view,
        terraformed: view.terraformed | (1 << event.slot),
        levels: view.levels.map((level, i) => (within(i, RESOURCES) ? 0 : level)),
        markers: view.markers.map((field, i) => (within(i, PLAYERS) ? 0 : field)),
        ranking: view.ranking.map((seat, i) => (within(i, PLAYERS) ? -1 : seat)),
      }
    }
    case 'colony-founded':
      return {
        ...view,
        colonyPool: plus(view.colonyPool, event.seat, -1),
        colonies: put(view.colonies, event.seat, at(view.colonies, event.seat) | (1 << event.slot)),
      }
    case 'outpost-placed': {
      const old = at(view.outposts, event.seat)
      const rest = event.from < 0 ? old : old & ~(1 << event.from)
      return {
        ...view,
        outpostPool: event.from < 0 ? plus(view.outpostPool, event.seat, -1) : view.outpostPool,
        outposts: put(view.outposts, event.seat, rest | (1 << event.slot)),
      }
    }
    default:
      return undefined
  }
}

function shuffled(view: View, deck: 'crew' | 'survivors' | 'automa', cards: number): View {
  const decks = { ...view.decks, [deck]: cards }
  if (deck === 'crew') return { ...view, decks, crewDiscard: [] }
  return deck === 'survivors' ? { ...view, decks, survivorDiscard: [] } : { ...view, decks, automaDiscard: [] }
}

/** The table one event later: what the screen shows while a decision is followed step by step. */
export function follow(view: View, event: Event): View {
  switch (event.type) {
    case 'turn-began':
      return {
        ...view,
        active: event.seat,
        round: event.round,
        asked: undefined,
        askedToo: undefined,
        reach: undefined,
        todo: [],
      }
    case 'first-player':
      return { ...view, first: event.seat }
    case 'crew-discarded':
    case 'crew-drawn':
    case 'crew-placed':
    case 'crew-moved-up':
    case 'crew-played':
      return crewEvent(view, event)
    case 'cantina-filled':
      return {
        ...view,
        cantina: put(view.cantina, event.place, event.card),
        decks: { ...view.decks, crew: Math.max(0, view.decks.crew - 1) },
      }
    case 'shuffled':
      return shuffled(view, event.deck, event.cards)
    case 'gained':
    case 'paid': {
      const n = event.type === 'gained' ? event.n : -event.n
      return { ...view, cargo: plus(view.cargo, event.seat * RESOURCES + event.resource, n) }
    }
    case 'token-locked':
      return { ...view, ready: put(view.ready, event.seat, at(view.ready, event.seat) & ~(1 << event.specialist)) }
    case 'token-ready':
      return { ...view, ready: put(view.ready, event.seat, at(view.ready, event.seat) | (1 << event.specialist)) }
    case 'upgraded':
      return upgraded(view, event)
    case 'outpost-unlocked':
      return { ...view, outpostPool: plus(view.outpostPool, event.seat, 1) }
    case 'scored':
      return {
        ...view,
        scores: plus(view.scores, event.seat, event.points),
        points: plus(view.points, event.seat * sources.length + sources.indexOf(event.source), event.points),
      }
    case 'survivor-revealed':
      return { ...view, decks: { ...view.decks, survivors: Math.max(0, view.decks.survivors - 1) } }
    case 'survivor-kept':
      return { ...view, carried: inRow(view.carried, event.seat, (row) => [...row, event.card]) }
    case 'survivor-settled':
      return {
        ...view,
        carried: inRow(view.carried, event.seat, (row) => without(row, event.card)),
        settled: inRow(view.settled, event.seat, (row) => [...row, event.card]),
      }
    case 'automa-card':
      return {
        ...view,
        active: AUTOMA,
        automaCard: event.card,
        decks: { ...view.decks, automa: view.decks.automa - 1 },
      }
    case 'end-triggered':
      return { ...view, lastRound: event.lastRound }
    default:
      return planetEvent(view, event) ?? view
  }
}
