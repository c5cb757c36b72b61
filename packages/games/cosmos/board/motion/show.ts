import { seatColour } from '@orrery/board/seats'
import { type Event, elementIds, kindIds, nebulae, type View } from '../data.ts'
import { placeOnMini } from './mini-place.ts'
import { bloom, type Flyer, fly, flyPoints, type Landing, pulse, rise, turn } from './moves.ts'
import { roll } from './roll.ts'
import { type Place, placeOf, type Stage } from './stage.ts'

/** What showing an event needs to know beside the event. */
export interface Scene {
  readonly stage: Stage
  /** Whose panels are shown: reserve, tracks, chamber, hand. */
  readonly seat: number
  /** Whose galaxy is large. */
  readonly lens: number
  readonly before: View | undefined
  readonly after: View
  /** Where the last thing worth points happened. */
  source: Place | undefined
}

const star = (element: number): Flyer => ({ id: `star-${elementIds[element] ?? 'H'}`, k: 0.95 })
const life = (value: number): Flyer => ({ id: value === 2 ? 'stable' : 'proto', k: 1.05 })
const card = (kind: number | undefined): Flyer => ({
  id: kind === undefined ? 'energy-back' : `energy-${kindIds[kind] ?? 'light'}`,
  k: 0.84,
})

const isSpace = (name: string): boolean => /^(?:corner|side|hex):/.test(name)

/** Where a name lies for a seat: on the large galaxy or the panels, on the small galaxy, or anywhere that stands for the seat. */
function whereIs(scene: Scene, seat: number, name: string): Place | undefined {
  const large = seat === (isSpace(name) ? scene.lens : scene.seat)
  if (large) return placeOf(scene.stage, name, `seat:${seat}`)
  return (isSpace(name) ? placeOnMini(scene.stage, seat, name) : undefined) ?? placeOf(scene.stage, `seat:${seat}`)
}

/** Shows one event from a moment on and says when the next may begin. */
export function show(scene: Scene, event: Event, delay: number): number {
  const { stage } = scene
  const place = (seat: number, name: string): Place | undefined => whereIs(scene, seat, name)
  const shared = (name: string): Place | undefined => placeOf(stage, name)
  const mine = 'seat' in event && event.seat === scene.seat
  switch (event.type) {
    case 'token-shifted':
      return roll(stage, event.own ? seatColour(event.seat) : 'dark', event.from, event.to, delay)
    case 'stars-gained':
      return fly(
        stage,
        star(event.element),
        shared(`supply:${elementIds[event.element] ?? 'H'}`),
        place(event.seat, `reserve:star:${event.element}`),
        delay,
        { count: event.count, ...(mine ? { reveals: `reserve:star:${event.element}` } : {}) },
      )
    case 'proto-gained':
      return fly(stage, life(1), shared('supply:life'), place(event.seat, 'reserve:proto'), delay, {
        count: event.count,
      })
    case 'nebula-drawn': {
      const size = nebulae[event.tile]?.size ?? 1
      return fly(
        stage,
        { id: `neb-back-${size}`, k: 1.1 },
        shared(`stack:${size - 1}`),
        place(event.seat, `reserve:tile:${event.tile}`),
        delay,
        mine ? { reveals: `reserve:tile:${event.tile}` } : {},
      )
    }
    case 'track-gained':
    case 'track-paid':
      return mine ? pulse(stage, `track:${event.track}`, delay) : delay
    case 'crystal-grew':
      return mine ? pulse(stage, `chamber:${event.growing}`, delay) : delay
    case 'crystal-taken':
      return fly(stage, { id: 'crystal', k: 0.7 }, shared('supply:crystal'), place(event.seat, 'chamber:0'), delay)
    case 'card-taken':
      return fly(stage, card(event.kind), shared(`row:${event.place}`), place(event.seat, `hand:${event.kind}`), delay)
    case 'card-drawn':
      return fly(stage, card(event.kind), shared('deck'), place(event.seat, `hand:${event.kind ?? 0}`), delay)
    case 'deck-shuffled':
      return pulse(stage, 'deck', delay)
    case 'row-refilled': {
      let end = delay
      event.row.forEach((kind, at) => {
        if (kind !== scene.before?.row[at] || kind < 0) end = Math.max(end, turn(stage, `row:${at}`, delay + at * 60))
      })
      return end
    }
    case 'cards-paid':
      return fly(stage, card(event.kind), place(event.seat, `hand:${event.kind}`), shared('deck'), delay, {
        count: event.count,
        fades: true,
      })
    case 'card-discarded':
      return fly(stage, card(event.kind), place(event.seat, `hand:${event.kind}`), shared('deck'), delay, {
        fades: true,
      })
    case 'ability-activated':
      return pulse(stage, mine ? `ability:${event.card}` : `seat:${event.seat}`, delay)
    case 'ability-kept':
      return turn(stage, mine ? `ability:${event.card}` : `seat:${event.seat}`, delay)
    default:
      return showPiece(scene, event, delay)
  }
}

/** Events about pieces in a galaxy. */
function showPiece(scene: Scene, event: Event, delay: number): number {
  const { stage } = scene
  const place = (seat: number, name: string): Place | undefined => whereIs(scene, seat, name)
  const mine = 'seat' in event && event.seat === scene.lens
  const landing = (name: string): Landing => (mine ? { reveals: name } : { shrinks: true })
  switch (event.type) {
    case 'star-placed': {
      const element = elementIds[event.element] ?? 'H'
      const from =
        event.from === 'reserve'
          ? place(event.seat, `reserve:star:${event.element}`)
          : placeOf(stage, 'held', `supply:${element}`)
      return fly(
        stage,
        star(event.element),
        from,
        place(event.seat, `corner:${event.corner}`),
        delay,
        landing(`corner:${event.corner}`),
      )
    }
    case 'life-placed': {
      const from = event.from === 'reserve' ? place(event.seat, 'reserve:proto') : placeOf(stage, 'supply:life')
      return fly(
        stage,
        life(event.life),
        from,
        place(event.seat, `side:${event.side}`),
        delay,
        landing(`side:${event.side}`),
      )
    }
    case 'nebula-placed': {
      const size = nebulae[event.tile]?.size ?? 1
      const from =
        event.from === 'reserve' ? place(event.seat, `reserve:tile:${event.tile}`) : placeOf(stage, `stack:${size - 1}`)
      return fly(
        stage,
        { id: `neb-back-${size}`, k: 1.4 },
        from,
        place(event.seat, `hex:${event.hex}`),
        delay,
        landing(`hex:${event.hex}`),
      )
    }
    case 'nebula-completed':
      scene.source = place(event.seat, `hex:${event.hex}`)
      return pulse(stage, mine ? `hex:${event.hex}` : `seat:${event.seat}`, delay, 420)
    case 'points': {
      const from = event.source === 'goals' ? placeOf(stage, 'goal:scored') : scene.source
      return flyPoints(stage, event.points, from ?? place(event.seat, `score:${event.seat}`), event.seat, delay)
    }
    case 'discharged': {
      const to = place(event.seat, `scoring:${Math.max(0, event.scored - 1)}`)
      scene.source = to
      return fly(stage, { id: 'crystal', k: 0.7 }, place(event.seat, 'chamber:6'), to, delay)
    }
    case 'life-form-created':
      fly(
        stage,
        { id: 'flat-stable', k: 1.4 },
        placeOf(stage, 'supply:lifeform'),
        place(event.seat, `hex:${event.hex}`),
        delay,
      )
      return mine ? bloom(stage, `hex:${event.hex}`, delay + 200) : delay + 420
    case 'star-flipped':
      return mine ? turn(stage, `corner:${event.corner}`, delay) : pulse(stage, `seat:${event.seat}`, delay)
    case 'star-discarded':
      return fly(
        stage,
        event.supernova ? { id: 'supernova', k: 0.95 } : star(event.element),
        place(event.seat, `corner:${event.corner}`),
        placeOf(stage, `supply:${elementIds[event.element] ?? 'H'}`),
        delay,
        { fades: true },
      )
    case 'life-stabilised':
      return mine ? turn(stage, `side:${event.side}`, delay) : pulse(stage, `seat:${event.seat}`, delay)
    case 'life-discarded':
      return fly(
        stage,
        life(event.life),
        place(event.seat, `side:${event.side}`),
        placeOf(stage, 'supply:life'),
        delay,
        { fades: true },
      )
    case 'star-moved': {
      const star_ = scene.after.players[event.seat]?.stars[event.to] ?? 1
      const what: Flyer = star_ > 4 ? { id: 'supernova', k: 0.95 } : star(star_ - 1)
      return fly(
        stage,
        what,
        place(event.seat, `corner:${event.from}`),
        place(event.seat, `corner:${event.to}`),
        delay,
        landing(`corner:${event.to}`),
      )
    }
    case 'life-moved': {
      const value = scene.after.players[event.seat]?.life[event.to] ?? 1
      return fly(
        stage,
        life(value),
        place(event.seat, `side:${event.from}`),
        place(event.seat, `side:${event.to}`),
        delay,
        landing(`side:${event.to}`),
      )
    }
    case 'nebula-moved': {
      const tile = scene.after.players[event.seat]?.tiles[event.to] ?? 0
      return fly(
        stage,
        { id: `neb-back-${nebulae[tile]?.size ?? 1}`, k: 1.6 },
        place(event.seat, `hex:${event.from}`),
        place(event.seat, `hex:${event.to}`),
        delay,
        landing(`hex:${event.to}`),
      )
    }
    case 'goal-revealed':
      return turn(stage, `goal:${event.goal}`, delay)
    case 'goal-scored':
      return pulse(stage, 'goal:scored', delay, 420)
    case 'goals-advanced':
      return Math.max(delay, ...event.track.map((goal) => rise(stage, `goal:${goal}`, delay)))
    case 'reserve-lost':
      return showLost(scene, event, delay)
    case 'tracks-emptied':
      // The units are gone already; the tracks that had some say so.
      return event.seat === scene.seat
        ? Math.max(delay, ...event.tracks.map((lost, i) => (lost > 0 ? pulse(stage, `track:${i}`, delay) : delay)))
        : delay
    default:
      return delay
  }
}

/** What was not placed goes back to the supplies, all at once (C9.2). */
function showLost(scene: Scene, event: Extract<Event, { type: 'reserve-lost' }>, delay: number): number {
  const { stage } = scene
  const from = event.seat === scene.seat ? placeOf(stage, 'reserve') : placeOf(stage, `seat:${event.seat}`)
  const back = (what: Flyer, to: string, count: number): number =>
    count > 0 ? fly(stage, what, from, placeOf(stage, to), delay, { count, fades: true }) : delay
  return Math.max(
    ...event.stars.map((count, i) => back(star(i), `supply:${elementIds[i] ?? 'H'}`, count)),
    back(life(1), 'supply:life', event.proto),
    ...event.tiles.map((tile) => {
      const size = nebulae[tile]?.size ?? 1
      return back({ id: `neb-back-${size}`, k: 1.1 }, `stack:${size - 1}`, 1)
    }),
  )
}

/** Nebulae that were finished on the way: their colours bloom when the last star has left (C10.3). */
export function showFinished(scene: Scene, delay: number): number {
  const before = scene.before?.players[scene.lens]
  const after = scene.after.players[scene.lens]
  if (before === undefined || after === undefined) return delay
  let end = delay
  const fresh = after.done & ~before.done
  for (let hex = 0; hex < after.tiles.length; hex++) {
    if ((fresh & (1 << hex)) !== 0) end = bloom(scene.stage, `hex:${hex}`, end)
  }
  return end
}
