import { seatColour } from '@orrery/board/seats'
import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import '../arks.css'
import { newest, type PlanetCard, tracksOf } from '../data.ts'
import { planetName } from '../names.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../pieces/bodies.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Gauge } from '../pieces/gauge.tsx'
import { CardBase, UnknownBase } from '../system/base.tsx'
import { CARD, cornerOf } from '../system/layout.ts'
import { type World, WorldArt } from '../system/world.tsx'
import { useWords } from '../words.ts'

/** What lies on a card in the middle of a game: `share` of every track has been raised, and some players have been here. */
function worldOf(card: PlanetCard, share: number, players: number): World {
  const list = Array.from({ length: players }, (_, player) => ({ player, colour: seatColour(player) }))
  return {
    tracks: tracksOf(card).map((track) => ({ ...track, at: Math.round(track.levels * share) })),
    markers: list.map((each) => ({ ...each, field: 2 + each.player * 2, height: 0 })),
    colonies: list.slice(0, 2),
    outposts: list.slice(2),
  }
}

/** The first slot of the system, seen through a window. */
function Slot({ children }: { readonly children: ReactNode }): ReactNode {
  const window = `${cornerOf(0).join(' ')} ${CARD} ${CARD}`
  return (
    <svg width={CARD} height={CARD} viewBox={window} aria-hidden="true" className="ak-system">
      {children}
    </svg>
  )
}

interface CardProps {
  /** A planet, or the Portal. */
  readonly of?: 'portal'
  readonly share: number
  readonly players: number
  readonly live?: boolean
  readonly narrow?: boolean
  readonly closed?: boolean
}

const Unknown = ({ lit }: { readonly lit: boolean }): ReactNode => (
  <Slot>
    <UnknownBase slot={0} lit={lit} narrow={false} />
  </Slot>
)

/** A card of the system. */
function Card({ of, share, players, live = false, narrow = false, closed = false }: CardProps): ReactNode {
  const { names } = useWords()
  const number = newest.planets.findIndex(({ colour }) => (colour === undefined) === (of === 'portal'))
  const card = newest.planets[number]
  if (card === undefined) return undefined
  const base = { slot: 0, card, live, narrow, fresh: false }
  return (
    <Slot>
      <CardBase {...base} name={planetName(names, number)} letters={1} />
      <WorldArt {...base} world={worldOf(card, share, players)} closed={closed} />
    </Slot>
  )
}

const drawn = (width: number, scale: number, body: ReactNode): ReactNode => (
  <Drawing width={width} scale={scale}>
    {body}
  </Drawing>
)

/** Planets, moons, stations and asteroids, and planet cards in every state. */
export default sheetOf('ak', Defs, () => [
  {
    title: 'A planet card',
    of: {
      'just discovered': <Card share={0} players={0} />,
      'half way, two players': <Card share={0.5} players={2} />,
      'nearly done, four players': <Card share={0.9} players={4} />,
      terraformed: <Card share={1} players={3} live />,
      closed: <Card share={0.5} players={2} closed />,
      'on a phone': <Card share={0.5} players={3} narrow />,
      'terraformed, on a phone': <Card share={1} players={2} live narrow />,
      'the Star Portal': <Card of="portal" share={0} players={2} />,
      unknown: <Unknown lit={false} />,
      'unknown, lit': <Unknown lit />,
    },
  },
  {
    title: 'Small bodies',
    of: {
      'Star Portal': drawn(170, 1, <Portal r={42} />),
      station: drawn(40, 1.5, <Station />),
    },
  },
  { title: 'Moons', of: piecesFrom([1, 2, 3], (seed) => drawn(40, 1.5, <Moon seed={seed} />)) },
  { title: 'Asteroids', of: piecesFrom([1, 2, 3], (seed) => drawn(30, 1.5, <Asteroid seed={seed} />)) },
  {
    title: 'All planets',
    note: 'Devastated with their tracks, and terraformed.',
    of: piecesFrom(
      newest.planets.filter(({ colour }) => colour !== undefined),
      (card) => (
        <div style={{ display: 'flex' }}>
          <Drawing width={136}>
            <Planet id={card.id} r={45} live={false} />
            <Gauge tracks={tracksOf(card).map((track) => ({ ...track, at: 1 }))} r={53} w={9.4} />
          </Drawing>
          {drawn(136, 1, <Planet id={card.id} r={50} live />)}
        </div>
      ),
    ),
  },
])
