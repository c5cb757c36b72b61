import { short } from '@orrery/board/geometry'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { type Targets, targetsOf } from '../board/board/targets.ts'
import {
  crewIds,
  FIELDS,
  localField,
  newest,
  newestSet,
  numbersOf,
  planetIds,
  RESOURCES,
  RING,
  resources,
  slots,
  sources,
  specialists,
  upgrades,
  type View,
  vocabulary,
} from '../board/data.ts'
import { PieceMark } from '../board/pieces/markers.tsx'
import { Cards } from '../board/system/cards.tsx'
import { CARD, cornerOf, routesOf, spotOf } from '../board/system/layout.ts'
import { RouteLines } from '../board/system/routes.tsx'
import { worldsOf } from '../board/system/worlds.ts'
import { colourOf } from '../board/table.ts'
import './figures.css'

type Slot = (typeof slots)[number]
type Amounts = readonly [biomass: number, workforce: number, minerals: number, technology: number]

/** One player's part of a position, written with the ids of the rules: `{ ark: 'W.station', upper: ['C02'] }`. */
interface PlayerPosition {
  readonly ark: string
  readonly cargo?: Amounts
  readonly upper?: readonly string[]
  readonly lower?: readonly string[]
  readonly ready?: readonly string[]
  readonly upgrades?: readonly string[]
  readonly colonies?: readonly Slot[]
  readonly outposts?: readonly Slot[]
}

/** A position for a figure; what is left out is as at the start. */
export interface Position {
  readonly system: Readonly<Partial<Record<Slot, string>>>
  readonly terraformed?: readonly Slot[]
  readonly levels?: Readonly<Partial<Record<Slot, Amounts>>>
  /** Terraforming markers by slot, first in the ranking first. */
  readonly markers?: Readonly<Partial<Record<Slot, readonly (readonly [player: number, field: number])[]>>>
  readonly players: readonly PlayerPosition[]
  /** Where the first player can go now, and in how many moves: fields, and slots that can be discovered. */
  readonly reach?: Readonly<Record<string, number>>
}

const SEATS = 4
const slotNames: readonly string[] = slots
const slotNumber = (slot: string): number => slotNames.indexOf(slot)
const maskOf = (list: readonly string[] = [], all: readonly string[]): number =>
  list.reduce((mask, id) => mask | (1 << all.indexOf(id)), 0)
const cardsOf = (list: readonly string[] = []): number[] => list.map((id) => crewIds.indexOf(id))

/** The number of a field: `W.station`. */
export function fieldNumber(name: string): number {
  const [slot = '', local = ''] = name.split('.')
  const card = newest.planets.find(({ fields }) => fields.some((each) => each === local))
  const id = card?.fields.find((each) => each === local)
  return slotNumber(slot) * FIELDS + (id === undefined ? 0 : localField(id))
}

function reachOf(reach: Position['reach']): View['reach'] {
  if (reach === undefined) return undefined
  const fields = Array.from({ length: (RING + 1) * FIELDS }, () => 0)
  const open = Array.from({ length: RING }, () => 0)
  for (const [name, moves] of Object.entries(reach)) {
    if (name.includes('.')) fields[fieldNumber(name)] = moves
    else open[slotNumber(name)] = moves
  }
  return { fields, slots: open }
}

/** A position as the board sees it. */
export function viewOf(position: Position, part: Partial<View> = {}): View {
  const { system, terraformed, levels = {}, markers = {}, players, reach } = position
  const each = <T,>(of: (player: PlayerPosition) => T): T[] => players.map(of)
  const ranked = (slot: Slot): readonly (readonly [number, number])[] => markers[slot] ?? []
  const zeros = each(() => 0)
  return {
    set: newestSet,
    seats: players.length,
    players: players.length,
    level: -1,
    long: false,
    round: 1,
    turn: 1,
    first: 0,
    active: 0,
    lastRound: 0,
    over: false,
    todo: [],
    todoBySeat: undefined,
    system: slots.map((slot) => planetIds.indexOf(system[slot] ?? '')),
    terraformed: maskOf(terraformed, slots),
    levels: slots.flatMap((slot) => levels[slot] ?? [0, 0, 0, 0]),
    markers: slots.flatMap((slot) =>
      Array.from({ length: SEATS }, (_, player) => ranked(slot).find(([who]) => who === player)?.[1] ?? 0),
    ),
    ranking: slots.flatMap((slot) => Array.from({ length: SEATS }, (_, place) => ranked(slot)[place]?.[0] ?? -1)),
    supply: resources.map(() => 0),
    arks: each(({ ark }) => fieldNumber(ark)),
    cargo: players.flatMap(({ cargo }) => cargo ?? Array.from({ length: RESOURCES }, () => 0)),
    upper: each(({ upper }) => cardsOf(upper)),
    lower: each(({ lower }) => cardsOf(lower)),
    ready: each(({ ready }) => maskOf(ready, specialists)),
    upgrades: each(({ upgrades: owned }) => maskOf(owned, upgrades)),
    engines: zeros,
    colonyPool: zeros,
    outpostPool: zeros,
    terraformPool: zeros,
    colonies: each(({ colonies }) => maskOf(colonies, slots)),
    outposts: each(({ outposts }) => maskOf(outposts, slots)),
    carried: each(() => []),
    settled: each(() => []),
    points: players.flatMap(() => sources.map(() => 0)),
    automaCrew: [],
    automaCard: -1,
    crewDiscard: [],
    survivorDiscard: [],
    automaDiscard: [],
    cantina: [],
    decks: { planets: 0, crew: 0, survivors: 0, automa: 0 },
    asked: reach === undefined ? undefined : { seat: 0, decision: { kind: 'travel' } },
    askedToo: undefined,
    scores: zeros,
    cargoLimits: each(() => newest.constants.cargoLimit),
    ranges: each(() => numbersOf({ set: newestSet }).travelRange[0] ?? 0),
    capacities: each(() => newest.constants.terraformBase),
    reach: reachOf(reach),
    ...part,
  }
}

/** Everything the position's reach names is lit, as while travelling. */
export function targetsFor(reach: Readonly<Record<string, number>>): Targets {
  const ids = new Set(Object.keys(reach).map((name) => (name.includes('.') ? `travel:${name}` : `discover:${name}`)))
  return targetsOf(
    vocabulary.actions.filter(({ id }) => ids.has(id)),
    undefined,
  )
}

/** Parts of the board as a picture: they cannot be tapped or reached by keys, and nothing in them moves. */
export function Still(props: { readonly width: number; readonly children: ReactNode }): ReactNode {
  const style: CSSProperties & Record<'--speed', string> = { width: props.width, maxWidth: '100%', '--speed': '0' }
  return (
    <div className="arks-still p-pink" inert style={style}>
      {props.children}
    </div>
  )
}

/** Some cards of a system with what lies on them; the rest is cut off. */
export function CardsDrawn(props: {
  readonly position: Position
  readonly around: readonly Slot[]
  readonly width: number
}): ReactNode {
  const { position, around, width } = props
  const clip = useId()
  const view = viewOf(position)
  const shown = around.map(slotNumber)
  const corners = shown.map(cornerOf)
  const x = Math.min(...corners.map((corner) => corner[0]))
  const y = Math.min(...corners.map((corner) => corner[1]))
  const w = Math.max(...corners.map((corner) => corner[0])) + CARD - x
  const h = Math.max(...corners.map((corner) => corner[1])) + CARD - y
  return (
    <svg viewBox={[x, y, w, h].join(' ')} aria-hidden="true" style={{ width, maxWidth: '100%' }}>
      <clipPath id={clip}>
        <rect x={x} y={y} width={w} height={h} rx="14" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Cards
          view={view}
          slots={shown}
          isLit={() => true}
          routes={<RouteLines routes={routesOf(view)} targets={undefined} way={[]} narrow={false} />}
          worlds={worldsOf(view)}
          narrow={false}
          letters={1}
        />
        {view.arks.map((field, player) => {
          const [ax, ay] = spotOf(view, field)
          const colour = colourOf(view, player)
          return (
            <g key={colour} transform={`translate(${short(ax)} ${short(ay + 16)}) scale(1.17)`}>
              <PieceMark kind="ark" colour={colour} glow={player === 0} />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
