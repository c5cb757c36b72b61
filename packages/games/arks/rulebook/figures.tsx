import type { ReactNode } from 'react'
import '../board/arks.css'
import { type FigureProps, rowOf, Then } from '@orrery/board/figure'
import { automaIds, resources, specialists, survivorIds } from '../board/data.ts'
import { ArkCard } from '../board/me/ark.tsx'
import { SurvivorCard } from '../board/me/bridge.tsx'
import { Hold } from '../board/me/hold.tsx'
import { CrewRowOf } from '../board/me/rows.tsx'
import { namesOf } from '../board/names.ts'
import { AutomaCardOf } from '../board/pieces/automa-card.tsx'
import { Defs } from '../board/pieces/defs.tsx'
import { PieceIcon } from '../board/pieces/markers.tsx'
import { ItemIcon } from '../board/pieces/resources.tsx'
import { SpecialistIcon } from '../board/pieces/signs.tsx'
import { System } from '../board/system/system.tsx'
import { CardsDrawn, type Position, Still, targetsFor, viewOf } from './drawn.tsx'

export const Row = rowOf(Defs)

/** Resources, specialists and pieces with their names (A1). */
export function PiecesFigure({ language }: FigureProps): ReactNode {
  const names = namesOf(language)
  const pieces = [
    ['ark', names.terms.ark],
    ['colony', names.terms.colony],
    ['outpost', names.terms.outpost],
    ['disc', names.terms.terraformTrack],
  ] as const
  const list: readonly (readonly [name: string, picture: ReactNode])[] = [
    ...resources.map((id) => [names.resources[id], <ItemIcon key={id} id={id} size={44} />] as const),
    ...specialists.map((id) => [names.specialists[id], <SpecialistIcon key={id} id={id} size={44} />] as const),
    ...pieces.map(([kind, name]) => [name, <PieceIcon key={kind} kind={kind} colour="pink" size={44} />] as const),
  ]
  return (
    <Row gap={12}>
      {list.map(([name, picture]) => (
        <span key={name} className="fig-named">
          {picture}
          <small>{name}</small>
        </span>
      ))}
    </Row>
  )
}

/** The first turn of a game: everything within two moves of the Portal (AS19). */
export const firstTurn = {
  system: { N: 'keyi', W: 'ryugu', E: 'kijani', C: 'portal' },
  players: [{ ark: 'C.portal' }],
  reach: {
    'C.moon': 1,
    'C.station': 1,
    'N.moon': 1,
    'W.station': 1,
    'E.station': 1,
    'N.planet': 2,
    'W.planet': 2,
    'E.planet': 2,
    S: 1,
  },
} as const satisfies Position

/** Where an ark can go in the first turn (AS19). */
export function ReachFigure(): ReactNode {
  return (
    <Row>
      <Still width={560}>
        <System
          view={viewOf(firstTurn)}
          me={0}
          players={[]}
          targets={targetsFor(firstTurn.reach)}
          pointed={undefined}
          narrow
          fresh={undefined}
          trail={undefined}
        />
      </Still>
    </Row>
  )
}

const undiscovered: Position = { system: { W: 'keyi' }, players: [{ ark: 'W.planet' }] }
const discovered: Position = {
  system: { W: 'keyi', NW: 'elpis' },
  levels: { NW: [0, 0, 1, 0] },
  markers: { NW: [[0, 1]] },
  players: [{ ark: 'NW.planet' }],
}

/** Elpis is discovered from K'eyi (AS2). */
export function DiscoveryFigure(): ReactNode {
  return (
    <Row>
      <CardsDrawn position={undiscovered} around={['NW', 'W']} width={220} />
      <Then />
      <CardsDrawn position={discovered} around={['NW', 'W']} width={220} />
    </Row>
  )
}

/** A hold with its two rows on Elpis (AS5). */
const rows: Position = {
  system: { NW: 'elpis' },
  players: [{ ark: 'NW.planet', cargo: [3, 0, 0, 1], upper: ['C02', 'C20'], lower: ['C01'], ready: ['leaderGreen'] }],
}

/** The hold between the two rows of crew cards; the inner edges are the live ones (A6.2). */
export function CrewFigure(): ReactNode {
  const view = viewOf(rows)
  const about = { view, player: 0, targets: undefined }
  return (
    <Row>
      <Still width={350}>
        <CrewRowOf {...about} row="upper" />
        <Hold {...about} change={[0, 0, 0, 0]} />
        <CrewRowOf {...about} row="lower" />
      </Still>
    </Row>
  )
}

const atStart: Position = { system: {}, players: [{ ark: 'C.portal' }] }

/** The eight upgrades with their prices (A8.2). */
export function UpgradesFigure(): ReactNode {
  return (
    <Row>
      <Still width={400}>
        <ArkCard view={viewOf(atStart)} player={0} targets={undefined} />
      </Still>
    </Row>
  )
}

const almost: Position = {
  system: { N: 'keyi' },
  levels: { N: [2, 0, 3, 3] },
  markers: {
    N: [
      [0, 4],
      [2, 2],
      [1, 2],
    ],
  },
  players: [{ ark: 'N.planet', colonies: ['N'] }, { ark: 'C.portal' }, { ark: 'C.portal', outposts: ['N'] }],
}

/** K'eyi one action before and just after it is terraformed (AS9). */
export function TerraformFigure(): ReactNode {
  return (
    <Row>
      <CardsDrawn position={almost} around={['N']} width={240} />
      <Then />
      <CardsDrawn position={{ ...almost, terraformed: ['N'] }} around={['N']} width={240} />
    </Row>
  )
}

/** The survivors that pink meets on Elpis (AS10). */
export function SurvivorFigure(): ReactNode {
  return (
    <Row>
      <Still width={130}>
        <SurvivorCard card={survivorIds.indexOf('S07')} gains />
      </Still>
    </Row>
  )
}

/** The Automa card of the example (AS17). */
export function AutomaFigure(): ReactNode {
  return (
    <Row>
      <Still width={320}>
        <AutomaCardOf card={automaIds.indexOf('A05')} />
      </Still>
    </Row>
  )
}
