import type { Scene, Scenes } from '@orrery/board/play'
import { seatColour } from '@orrery/board/seats'
import { BLOOM, type Flight, MOVE, type Piece, type Spot, STAGGER, type Stage, TURN } from '@orrery/board/stage'
import { type Event, elementIds, kindIds, nebulae, type View } from '../data.ts'
import { placeOnMini } from './mini-place.ts'
import { roll } from './roll.ts'

/** Whose panels are shown (reserve, tracks, chamber, hand), and whose galaxy is large. */
interface Looks {
  readonly seat: number
  readonly lens: number
}

/** A place by the name its element carries; on a seat's own board where one is named. */
interface Named {
  readonly at: string
  readonly seat?: number
  /** Where it is when that cannot be seen. */
  readonly or?: string
}

const piece = (id: string, scale: number): Piece => ({ use: `cc-${id}`, scale })
const star = (element: number): Piece => piece(`star-${elementIds[element] ?? 'H'}`, 0.95)
const supernova = piece('supernova', 0.95)
const life = (value: number): Piece => piece(value === 2 ? 'stable' : 'proto', 1.05)
const card = (kind: number | undefined): Piece =>
  piece(kind === undefined ? 'energy-back' : `energy-${kindIds[kind] ?? 'light'}`, 0.84)
const crystal = piece('crystal', 0.7)
const sizeOf = (tile: number): number => nebulae[tile]?.size ?? 1
const tileBack = (tile: number, scale: number): Piece => piece(`neb-back-${sizeOf(tile)}`, scale)
const supplyOf = (element: number): Named => ({ at: `supply:${elementIds[element] ?? 'H'}` })
const stackOf = (tile: number): Named => ({ at: `stack:${sizeOf(tile) - 1}` })

const isSpace = (at: string): boolean => /^(?:corner|side|hex):/.test(at)

/** The scenes of one decision, as they look from a seat. */
class Direction {
  private readonly looks: Looks
  private readonly before: View
  private readonly after: View
  /** Where the last thing worth points happened. */
  private source: Named | undefined

  constructor(looks: Looks, before: View, after: View) {
    this.looks = looks
    this.before = before
    this.after = after
  }

  private isLarge({ at, seat }: Named): boolean {
    return seat === undefined || seat === (isSpace(at) ? this.looks.lens : this.looks.seat)
  }

  /** On the large galaxy or the panels, on the small galaxy, or anywhere that stands for the seat. */
  private where(stage: Stage, place: Named): Spot | undefined {
    const { at, seat, or } = place
    const seen = seat === undefined ? (or === undefined ? [] : [or]) : [`seat:${seat}`]
    if (this.isLarge(place) || seat === undefined) return stage.place(at, ...seen, 'sheet', 'reserve')
    return (isSpace(at) ? placeOnMini(stage, seat, at) : undefined) ?? stage.place(...seen, 'sheet', 'reserve')
  }

  private flight(what: Piece, from: Named, to: Named, how: Flight & { readonly lands?: boolean } = {}): Scene {
    const large = this.isLarge(to)
    const { lands = isSpace(to.at), ...flight } = how
    return {
      lasts: MOVE + ((how.count ?? 1) - 1) * STAGGER,
      lands: lands && large ? to.at : undefined,
      move: (stage) =>
        stage.fly(this.where(stage, from), this.where(stage, to), what, {
          shrinks: isSpace(to.at) && !large,
          ...flight,
        }),
    }
  }

  private turning(place: Named): Scene {
    const { seat } = place
    if (this.isLarge(place)) return { lasts: TURN, move: (stage) => stage.turn(place.at) }
    return this.swelling({ at: `seat:${seat}` })
  }

  private swelling(place: Named, lasts = 260): Scene {
    const at = this.isLarge(place) ? place.at : `seat:${place.seat}`
    return { lasts, move: (stage) => stage.pulse(at, lasts) }
  }

  private blooming(hex: number): Scene {
    return { lasts: BLOOM, move: (stage) => stage.bloom(`hex:${hex}`) }
  }

  /** What was not placed goes back to the supplies, all at once (C9.2). */
  private lost(event: Extract<Event, { type: 'reserve-lost' }>): Scene {
    const from: Named = { at: 'reserve', seat: event.seat }
    const back = (what: Piece, to: Named, count: number): readonly Scene[] =>
      count > 0 ? [this.flight(what, from, to, { count, fades: true })] : []
    const all = [
      ...event.stars.flatMap((count, i) => back(star(i), supplyOf(i), count)),
      ...back(life(1), { at: 'supply:life' }, event.proto),
      ...event.tiles.flatMap((tile) => back(tileBack(tile, 1.1), stackOf(tile), 1)),
    ]
    return {
      lasts: Math.max(0, ...all.map(({ lasts }) => lasts)),
      move(stage) {
        for (const { move } of all) move?.(stage)
      },
    }
  }

  /** Nebulae completed on the way: their colours bloom once the discarded star is gone (C10.3). */
  finished(): readonly Scene[] {
    const before = this.before.players[this.looks.lens]
    const after = this.after.players[this.looks.lens]
    if (before === undefined || after === undefined) return []
    const fresh = after.done & ~before.done
    return after.tiles.flatMap((_, hex) => ((fresh & (1 << hex)) === 0 ? [] : [this.blooming(hex)]))
  }

  /** Events about cards, supplies and panels. */
  scenes(event: Event): readonly Scene[] {
    const own = (at: string): Named => ('seat' in event ? { at, seat: event.seat } : { at })
    const mine = 'seat' in event && event.seat === this.looks.seat
    switch (event.type) {
      case 'token-shifted':
        return [roll(event.own ? seatColour(event.seat) : 'dark', event.from, event.to)]
      case 'stars-gained': {
        const { element, count } = event
        return [this.flight(star(element), supplyOf(element), own(`reserve:star:${element}`), { count, lands: true })]
      }
      case 'proto-gained':
        return [this.flight(life(1), { at: 'supply:life' }, own('reserve:proto'), { count: event.count })]
      case 'nebula-drawn': {
        const { tile } = event
        return [this.flight(tileBack(tile, 1.1), stackOf(tile), own(`reserve:tile:${tile}`), { lands: true })]
      }
      case 'track-gained':
      case 'track-paid':
        return mine ? [this.swelling({ at: `track:${event.track}` })] : []
      case 'crystal-grew':
        return mine ? [this.swelling({ at: `chamber:${event.growing}` })] : []
      case 'crystal-taken':
        return [this.flight(crystal, { at: 'supply:crystal' }, own('chamber:0'))]
      case 'card-taken':
        return [this.flight(card(event.kind), { at: `row:${event.place}` }, own(`hand:${event.kind}`))]
      case 'card-drawn':
        return [this.flight(card(event.kind), { at: 'deck' }, own(`hand:${event.kind ?? 0}`))]
      case 'deck-shuffled':
        return [this.swelling({ at: 'deck' })]
      case 'row-refilled': {
        const fresh = event.row.flatMap((kind, at) => (kind !== this.before.row[at] || kind < 0 ? [at] : []))
        const move = (stage: Stage): void => {
          for (const at of fresh) stage.turn(`row:${at}`, at * 60)
        }
        return [{ lasts: TURN + 60 * (fresh.at(-1) ?? 0), move }]
      }
      case 'cards-paid':
      case 'card-discarded': {
        const count = event.type === 'cards-paid' ? event.count : 1
        return [this.flight(card(event.kind), own(`hand:${event.kind}`), { at: 'deck' }, { count, fades: true })]
      }
      case 'ability-activated':
        return [this.swelling(own(`ability:${event.card}`))]
      case 'ability-kept':
        return [this.turning(own(`ability:${event.card}`))]
      case 'goal-revealed':
        return [this.turning({ at: `goal:${event.goal}` })]
      case 'goal-scored':
        return [this.swelling({ at: 'goal:scored' }, 420)]
      case 'goals-advanced':
        return [{ lasts: MOVE, move: (stage) => stage.rise(...event.track.map((goal) => `goal:${goal}`)) }]
      case 'reserve-lost':
        return [this.lost(event)]
      case 'tracks-emptied':
        // The units are gone already; the tracks that had some say so.
        return mine ? event.tracks.flatMap((lost, i) => (lost > 0 ? [this.swelling({ at: `track:${i}` })] : [])) : []
      default:
        return this.pieces(event, own)
    }
  }

  /** Events about pieces in a galaxy. */
  private pieces(event: Event, own: (at: string) => Named): readonly Scene[] {
    switch (event.type) {
      case 'star-placed': {
        const { element, corner } = event
        const from =
          event.from === 'reserve' ? own(`reserve:star:${element}`) : { at: 'held', or: supplyOf(element).at }
        return [this.flight(star(element), from, own(`corner:${corner}`))]
      }
      case 'life-placed': {
        const from = event.from === 'reserve' ? own('reserve:proto') : { at: 'supply:life' }
        return [this.flight(life(event.life), from, own(`side:${event.side}`))]
      }
      case 'nebula-placed': {
        const { tile } = event
        const from = event.from === 'reserve' ? own(`reserve:tile:${tile}`) : stackOf(tile)
        return [this.flight(tileBack(tile, 1.4), from, own(`hex:${event.hex}`))]
      }
      case 'nebula-completed':
        this.source = own(`hex:${event.hex}`)
        return [this.swelling(this.source, 420)]
      case 'points': {
        const score = own(`score:${event.seat}`)
        const from = event.source === 'goals' ? { at: 'goal:scored' } : (this.source ?? score)
        const what: Piece = { words: `+${event.points}` }
        return event.points === 0
          ? []
          : [{ ...this.flight(what, from, { at: score.at }, { lasts: 760, lifts: true }), lasts: 560 }]
      }
      case 'discharged':
        this.source = own(`scoring:${Math.max(0, event.scored - 1)}`)
        return [this.flight(crystal, own('chamber:6'), this.source)]
      case 'life-form-created': {
        const to = own(`hex:${event.hex}`)
        const arrives = this.flight(piece('flat-stable', 1.4), { at: 'supply:lifeform' }, to, { lands: false })
        return [{ ...arrives, lasts: 200 }, this.isLarge(to) ? this.blooming(event.hex) : { lasts: 220 }]
      }
      case 'star-flipped':
        return [this.turning(own(`corner:${event.corner}`))]
      case 'star-discarded': {
        const what = event.supernova ? supernova : star(event.element)
        return [this.flight(what, own(`corner:${event.corner}`), supplyOf(event.element), { fades: true })]
      }
      case 'life-stabilised':
        return [this.turning(own(`side:${event.side}`))]
      case 'life-discarded':
        return [this.flight(life(event.life), own(`side:${event.side}`), { at: 'supply:life' }, { fades: true })]
      case 'star-moved': {
        const moved = this.after.players[event.seat]?.stars[event.to] ?? 1
        const what = moved > 4 ? supernova : star(moved - 1)
        return [this.flight(what, own(`corner:${event.from}`), own(`corner:${event.to}`))]
      }
      case 'life-moved': {
        const what = life(this.after.players[event.seat]?.life[event.to] ?? 1)
        return [this.flight(what, own(`side:${event.from}`), own(`side:${event.to}`))]
      }
      case 'nebula-moved': {
        const tile = this.after.players[event.seat]?.tiles[event.to] ?? 0
        return [this.flight(tileBack(tile, 1.6), own(`hex:${event.from}`), own(`hex:${event.to}`))]
      }
      default:
        return []
    }
  }
}

/** How the events of Crafting the Cosmos are shown over the new view. */
export const scenesFor = (looks: Looks): Scenes<undefined, View, Event> => ({
  begin: () => undefined,
  longest: 2600,
  of(events, before, after) {
    const direction = new Direction(looks, before, after)
    return [...events.flatMap((event) => direction.scenes(event)), ...direction.finished()]
  },
})
