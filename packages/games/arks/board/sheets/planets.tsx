import { seatColour } from '@orrery/board/seats'
import type { SheetProps } from '@orrery/board/specimens'
import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import '../arks.css'
import { newest, type PlanetCard, tracksOf } from '../data.ts'
import { namesOf, planetName } from '../names.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../pieces/bodies.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Gauge } from '../pieces/gauge.tsx'
import { CardBase, UnknownBase } from '../system/base.tsx'
import { CARD, cornerOf } from '../system/layout.ts'
import { type World, WorldArt } from '../system/world.tsx'
import { textsOf } from '../texts/index.ts'

/** What lies on a card while the game goes on: `share` of every track is raised, and some players have been here. */
function worldOf(card: PlanetCard, share: number, players: number): World {
  const list = Array.from({ length: players }, (_, player) => ({ player, colour: seatColour(player) }))
  return {
    tracks: tracksOf(card).map((track) => ({ ...track, at: Math.round(track.levels * share) })),
    markers: list.map((each) => ({ ...each, field: 2 + each.player * 2, height: 0 })),
    colonies: list.slice(0, 2),
    outposts: list.slice(2),
  }
}

interface CardProps {
  readonly card: PlanetCard
  readonly world: World
  readonly language: Language
  readonly live?: boolean
  readonly narrow?: boolean
  readonly closed?: boolean
}

/** A card of the system, seen through a window on its place. */
function Card({ card, world, language, live = false, narrow = false, closed = false }: CardProps): ReactNode {
  const [x, y] = cornerOf(0)
  const texts = textsOf(language)
  const base = { slot: 0, card, live, narrow, fresh: false }
  return (
    <svg width={CARD} height={CARD} viewBox={`${x} ${y} ${CARD} ${CARD}`} aria-hidden="true" className="ak-system">
      <CardBase {...base} name={planetName(namesOf(language), newest.planets.indexOf(card))} letters={1} />
      <WorldArt {...base} world={world} closed={closed} texts={texts} />
    </svg>
  )
}

/** Planets, moons, stations and asteroids, and planet cards in every state. */
export default function Planets({ language }: SheetProps): ReactNode {
  const corner = cornerOf(0).join(' ')
  const example = newest.planets.find(({ colour }) => colour !== undefined)
  const portal = newest.planets.find(({ colour }) => colour === undefined)
  return (
    <OnBoard board="ak">
      <Defs />
      {example === undefined ? undefined : (
        <Group title="A planet card">
          <Specimen label="just discovered">
            <Card card={example} world={worldOf(example, 0, 0)} language={language} />
          </Specimen>
          <Specimen label="half way, two players">
            <Card card={example} world={worldOf(example, 0.5, 2)} language={language} />
          </Specimen>
          <Specimen label="nearly done, four players">
            <Card card={example} world={worldOf(example, 0.9, 4)} language={language} />
          </Specimen>
          <Specimen label="terraformed">
            <Card card={example} world={worldOf(example, 1, 3)} language={language} live />
          </Specimen>
          <Specimen label="closed">
            <Card card={example} world={worldOf(example, 0.5, 2)} language={language} closed />
          </Specimen>
          <Specimen label="on a phone">
            <Card card={example} world={worldOf(example, 0.5, 3)} language={language} narrow />
          </Specimen>
          <Specimen label="terraformed, on a phone">
            <Card card={example} world={worldOf(example, 1, 2)} language={language} live narrow />
          </Specimen>
          {[false, true].map((lit) => (
            <Specimen key={String(lit)} label={lit ? 'unknown, lit' : 'unknown'}>
              <svg
                width={CARD}
                height={CARD}
                viewBox={`${corner} ${CARD} ${CARD}`}
                aria-hidden="true"
                className="ak-system"
              >
                <UnknownBase slot={0} lit={lit} narrow={false} texts={textsOf(language)} />
              </svg>
            </Specimen>
          ))}
          {portal === undefined ? undefined : (
            <Specimen label="the Star Portal">
              <Card card={portal} world={worldOf(portal, 0, 2)} language={language} />
            </Specimen>
          )}
        </Group>
      )}
      <Group title="Small bodies">
        <Specimen label="Star Portal">
          <Drawing width={170}>
            <Portal r={42} />
          </Drawing>
        </Specimen>
        {[1, 2, 3].map((seed) => (
          <Specimen key={seed} label={`moon ${seed}`}>
            <Drawing width={40} scale={1.5}>
              <Moon seed={seed} />
            </Drawing>
          </Specimen>
        ))}
        <Specimen label="station">
          <Drawing width={40} scale={1.5}>
            <Station />
          </Drawing>
        </Specimen>
        {[1, 2, 3].map((seed) => (
          <Specimen key={seed} label={`asteroid ${seed}`}>
            <Drawing width={30} scale={1.5}>
              <Asteroid seed={seed} />
            </Drawing>
          </Specimen>
        ))}
      </Group>
      <Group title="All planets" note="Devastated with their tracks, and terraformed.">
        {newest.planets
          .filter(({ colour }) => colour !== undefined)
          .map((card) => (
            <Specimen key={card.id} label={card.id}>
              <div style={{ display: 'flex' }}>
                <Drawing width={136}>
                  <Planet id={card.id} r={45} live={false} />
                  <Gauge tracks={tracksOf(card).map((track) => ({ ...track, at: 1 }))} r={53} w={9.4} />
                </Drawing>
                <Drawing width={136}>
                  <Planet id={card.id} r={50} live />
                </Drawing>
              </div>
            </Specimen>
          ))}
      </Group>
    </OnBoard>
  )
}
