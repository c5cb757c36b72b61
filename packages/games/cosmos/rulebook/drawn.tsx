import { short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import {
  corners,
  type ElementId,
  elementIds,
  hexes,
  nebulae,
  type PlayerView,
  sides,
  type View,
} from '../board/data.ts'
import { START_SIDE } from '../board/galaxy/board-map.ts'
import { Borders, Constellation, Lens, linksOf, Ring, U } from '../board/galaxy/lens.tsx'
import { isDone, lifeAround, needOf } from '../board/galaxy/need.ts'
import { Corner, Hex, Side, type Sizes } from '../board/galaxy/spaces.tsx'
import { Use } from '../board/pieces/piece.tsx'
import { makePlayer } from '../surface.ts'

/** Positions for the figures, written with the ids of the rules: `{ S01: 'H', S13: 'C' }`. */
export interface Position {
  /** By corner; an asterisk stands for a supernova. */
  readonly stars?: Readonly<Record<string, ElementId | `*${ElementId}`>>
  readonly proto?: readonly string[]
  readonly stable?: readonly string[]
  readonly tiles?: Readonly<Record<string, string>>
  /** Hexes whose nebula is completed. */
  readonly done?: readonly string[]
  /** Life form tokens by hex, as numbers of the view. */
  readonly forms?: Readonly<Record<string, number>>
}

/** No star is about to be placed in a picture. */
const plain = { mark: undefined, points: 0, coming: undefined, lifted: false }

/** A player of whom only the given things matter. */
export function playerWith(part: Partial<PlayerView>): PlayerView {
  const { hand: _hand, looked: _looked, ...rest } = makePlayer()
  return {
    ...rest,
    ask: 'none',
    todo: [],
    handSize: 0,
    lookedCount: 0,
    score: 0,
    display: { bonus: 0, space: 0 },
    unused: { pieces: 0, units: 0, scorable: 0 },
    ...part,
  }
}

/** A galaxy as the board sees it. */
export function galaxyOf(position: Position): PlayerView {
  const { stars = {}, proto = [], stable = [], tiles = {}, done = [], forms = {} } = position
  return playerWith({
    stars: corners.map(({ id }) => {
      const star = stars[id]
      if (star === undefined) return 0
      const place = elementIds.findIndex((element) => star.endsWith(element)) + 1
      return star.startsWith('*') ? place + elementIds.length : place
    }),
    life: sides.map(({ id }) => (stable.includes(id) ? 2 : proto.includes(id) ? 1 : 0)),
    tiles: hexes.map(({ id }) => nebulae.findIndex((tile) => tile.id === tiles[id])),
    done: hexes.reduce((bits, { id }, i) => (done.includes(id) ? bits | (1 << i) : bits), 0),
    forms: hexes.flatMap(({ id }) => [forms[id] ?? -1, -1]),
  })
}

/** A table of which only the regulators matter. */
export function tableWith(tokens: readonly number[], dark: readonly number[], part: Partial<View> = {}): View {
  return {
    players: tokens.map(() => playerWith({})),
    fast: false,
    round: 1,
    turn: 1,
    first: 0,
    active: 0,
    over: false,
    todo: [],
    dark: [...dark],
    tokens: [...tokens],
    row: [-1, -1, -1, -1],
    discard: [0, 0, 0, 0],
    starSupply: [0, 0, 0, 0],
    lifeSupply: 0,
    crystals: 0,
    fromBox: 0,
    goalTrack: [],
    goalsScored: [],
    deckSize: 0,
    stackSizes: [0, 0, 0],
    abilityDeckSizes: [0, 0, 0, 0],
    goalDeckSize: 0,
    lifeForms: [0, 0],
    ...part,
  }
}

/** Pieces a little larger than on the board: a figure is small. */
const SIZES: Sizes = { star: U * 0.24, life: U * 0.165, touch: 22, compact: false }
const still = { action: undefined, explain: undefined, name: undefined, sizes: SIZES }

/** A star that could come to lie here. */
interface GhostStar {
  readonly corner: string
  readonly element: ElementId
}

/** A galaxy, or a part of it, with the board's own pieces; nothing in it can be touched. */
export function GalaxyDrawn(props: {
  readonly position: Position
  /** What part is seen: centre and half the width, in sides of a hex; left out for all of it. */
  readonly around?: readonly [x: number, y: number, reach: number]
  readonly width: number
  /** A hex that can be completed now. */
  readonly ready?: string
  readonly ghosts?: readonly GhostStar[]
  /** Sides that life could come to lie on. */
  readonly spread?: readonly string[]
}): ReactNode {
  const { position, around, width, ready, ghosts = [], spread = [] } = props
  const galaxy = galaxyOf(position)
  const [x, y, reach] = around ?? [0, 0, 4.13]
  const box = [(x - reach) * U, (y - reach) * U, 2 * reach * U, 2 * reach * U].map(short).join(' ')
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      // A part of the sky is seen through a round glass; all of it brings its own ring.
      style={{ width, maxWidth: '100%', overflow: 'hidden', borderRadius: around === undefined ? 0 : '50%' }}
    >
      <Lens />
      {hexes.map(({ id }, i) => {
        const tile = galaxy.tiles[i] ?? -1
        const done = isDone(galaxy, i)
        return (
          <Hex
            key={id}
            {...still}
            i={i}
            tile={tile}
            done={done}
            ready={ready === id}
            have={tile < 0 || done ? 0 : needOf(galaxy.stars, i, tile).have}
            over={0}
            sidesWithLife={done ? lifeAround(galaxy.life, i) : 0}
            form1={galaxy.forms[2 * i] ?? -1}
            form2={galaxy.forms[2 * i + 1] ?? -1}
            revealed={false}
            pointed={false}
            lifted={false}
          />
        )
      })}
      <Constellation links={linksOf(galaxy.stars)} />
      <Borders />
      {sides.map(({ id }, i) => (
        <Side
          key={id}
          {...still}
          i={i}
          life={galaxy.life[i] ?? 0}
          start={i === START_SIDE}
          coming={false}
          lifted={false}
        />
      ))}
      {corners.map(({ id }, i) => (
        <Corner key={id} {...still} {...plain} i={i} star={galaxy.stars[i] ?? 0} />
      ))}
      {ghosts.map(({ corner, element }) => {
        const spec = corners.find(({ id }) => id === corner)
        if (spec === undefined) return null
        return (
          <g key={corner} transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}>
            <circle r={SIZES.star * 0.9} fill="#05061a" />
            <circle r={SIZES.star * 1.7} fill="url(#cc-lamp)" opacity=".7" />
            <Use id={`own-ghost-${element}`} k={SIZES.star / 20} />
          </g>
        )
      })}
      {spread.map((side) => {
        const spec = sides.find(({ id }) => id === side)
        if (spec === undefined) return null
        return (
          <g key={side} transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}>
            <circle r={SIZES.life * 1.7} fill="url(#cc-lamp)" opacity=".7" />
            <g opacity=".6">
              <Use id="proto" k={SIZES.life / 13} />
            </g>
          </g>
        )
      })}
      {around === undefined && <Ring narrow={false} />}
    </svg>
  )
}
