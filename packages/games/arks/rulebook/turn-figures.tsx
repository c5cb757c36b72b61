import { type FigureProps, Then } from '@orrery/board/figure'
import type { ReactNode } from 'react'
import { type DestinationAction, destinationActions, newest, planetIds } from '../board/data.ts'
import { namesOf } from '../board/names.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../board/pieces/bodies.tsx'
import { PieceIcon } from '../board/pieces/markers.tsx'
import { ItemIcon, Items } from '../board/pieces/resources.tsx'
import { DeedIcon, SpecialistIcon, UpgradeIcon } from '../board/pieces/signs.tsx'
import { CardsDrawn, type Position } from './drawn.tsx'
import { Row } from './figures.tsx'
import { CrewAndHold, CrewDrawn, HoldDrawn } from './parts.tsx'

const SIGN = 44

/** The five steps of a turn (A4.2). */
export function StepsFigure({ language }: FigureProps): ReactNode {
  const { steps } = namesOf(language)
  const signs = {
    upgrade: <DeedIcon id="upgrade" size={SIGN} />,
    travel: <PieceIcon kind="ark" colour="pink" size={SIGN} />,
    crew: <ItemIcon id="crewCantina" size={SIGN} />,
    destination: <DeedIcon id="gather" size={SIGN} />,
    draw: <ItemIcon id="crewDeck" size={SIGN} />,
  } as const
  const order = ['upgrade', 'travel', 'crew', 'destination', 'draw'] as const
  return (
    <Row gap={18}>
      {order.map((step, i) => (
        <div key={step} className="fig-pane" data-n={i + 1}>
          <span className="fig-named">
            {signs[step]}
            <b>{steps[step]}</b>
          </span>
        </div>
      ))}
    </Row>
  )
}

/** The Portal and K'eyi in the north: how many moves each field is away from the Portal (A2.3). */
export const northward: { readonly position: Position; readonly moves: Readonly<Record<string, number>> } = {
  position: { system: { N: 'keyi', C: 'portal' }, players: [{ ark: 'C.portal' }] },
  moves: { 'N.moon': 1, 'N.planet': 2 },
}

/** Two exits that face each other join their fields (A2.3). */
export function RoutesFigure(): ReactNode {
  return (
    <Row>
      <CardsDrawn position={northward.position} around={['N', 'C']} width={260} />
    </Row>
  )
}

/** Three crew cards are dealt, one goes back; then two units (A3.10, A3.13). */
export const firstCrew = { dealt: ['C04', 'C02', 'C05'], discarded: 'C02', cargo: [1, 0, 1, 0] } as const

/** The choices before the first turn (A3.10). */
export function FirstCrewFigure(): ReactNode {
  const position: Position = {
    system: {},
    players: [{ ark: 'C.portal', cargo: firstCrew.cargo, upper: ['C05'], lower: ['C04'] }],
  }
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        {firstCrew.dealt.map((id) => (
          <span key={id} className={id === firstCrew.discarded ? 'fig-gone' : ''}>
            <CrewDrawn id={id} />
          </span>
        ))}
      </div>
      <div className="fig-pane" data-n="2">
        <CrewAndHold position={position} />
      </div>
    </Row>
  )
}

const onElpis = (cargo: readonly [number, number, number, number]): Position => ({
  system: { NW: 'elpis' },
  players: [{ ark: 'NW.planet', cargo }],
})

/** Gathering on Elpis with a full track of workforce (A5.1). */
export const overflow = { before: [3, 4, 0, 0], after: [4, 4, 0, 0] } as const

const frontOf = (planet: string): (typeof newest.planets)[number]['front'] =>
  newest.planets[planetIds.indexOf(planet)]?.front ?? []

/** What has no room is lost (A5.1). */
export function OverflowFigure(): ReactNode {
  return (
    <Row>
      <HoldDrawn position={onElpis(overflow.before)} />
      <span className="fig-count">
        + <Items list={frontOf('elpis')} size={26} />
      </span>
      <Then />
      <HoldDrawn position={onElpis(overflow.after)} />
    </Row>
  )
}

/** Two ways to provide the Leader that Cargo Holds ask for (A7.1). */
export const leaders = { card: 'C05', token: 'leaderGreen', upgrade: 'cargoHolds' } as const

/** A crew card is discarded, or a ready token is locked (A7.1). */
export function LeaderFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        <CrewDrawn id={leaders.card} />
      </div>
      <div className="fig-pane" data-n="2">
        <SpecialistIcon id={leaders.token} size={56} />
      </div>
      <span className="fig-count">
        + <ItemIcon id="workforce" size={30} />
      </span>
      <Then />
      <span className="fig-named">
        <UpgradeIcon id={leaders.upgrade} size={56} />
        {namesOf(language).upgrades[leaders.upgrade]}
      </span>
    </Row>
  )
}

/** Pink has landed on Adumah, where violet has an outpost (A11.1). */
export const visited: Position = {
  system: { N: 'adumah' },
  players: [{ ark: 'N.planet' }, { ark: 'C.portal' }, { ark: 'C.portal', outposts: ['N'] }],
}

/** The outpost pays its owner, not the visitor (A11.1). */
export function LandingFigure(): ReactNode {
  return (
    <Row>
      <CardsDrawn position={visited} around={['N']} width={250} />
      <Then />
      <span className="fig-count">
        <PieceIcon kind="outpost" colour="violet" size={40} />
        <b>+</b>
        <Items list={frontOf('adumah')} size={34} />
      </span>
    </Row>
  )
}

const atElpis = (part: Pick<Position['players'][number], 'cargo' | 'upper' | 'lower'>): Position => ({
  system: { N: 'elpis' },
  players: [{ ark: 'N.planet', ...part }],
})

/** The same card twice in one turn: where it lies, moved up, and used (AS5). */
export const twice: readonly Position[] = [
  atElpis({ cargo: [3, 0, 0, 1], upper: ['C02', 'C20'], lower: ['C01'] }),
  atElpis({ cargo: [3, 0, 0, 1], upper: ['C02', 'C20', 'C01'], lower: [] }),
  atElpis({ cargo: [3, 2, 1, 0], upper: ['C02', 'C20'], lower: [] }),
]

/** Hull Welder moves up without its action, then works from the upper row (A12.6). */
export function TwiceFigure(): ReactNode {
  return (
    <Row gap={14}>
      {twice.map((position, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number
        <div key={i} className="fig-pane" data-n={i + 1}>
          <CrewAndHold position={position} />
        </div>
      ))}
    </Row>
  )
}

const atOrbit: readonly DestinationAction[] = ['gather', 'specialist']
/** What can be done on a planet, and on a moon, a station or the Portal (A13.1). */
export const deeds = {
  planet: destinationActions.filter((deed) => deed !== 'specialist'),
  orbit: atOrbit,
} as const

const Body = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg width="64" height="64" viewBox="-32 -32 64 64" aria-hidden="true">
    {children}
  </svg>
)

function Deeds({ of, language }: FigureProps & { readonly of: readonly DestinationAction[] }): ReactNode {
  const { destinationActions: actions } = namesOf(language)
  return of.map((deed) => (
    <span key={deed} className="fig-named">
      <DeedIcon id={deed} size={34} />
      <small>{actions[deed]}</small>
    </span>
  ))
}

const noDeeds: readonly DestinationAction[] = []

/** Each kind of field with what can be done there. */
const places: readonly (readonly [bodies: Readonly<Record<string, ReactNode>>, of: readonly DestinationAction[]])[] = [
  [{ planet: <Planet id="keyi" r={28} live={false} /> }, deeds.planet],
  [{ moon: <Moon r={22} seed={3} />, station: <Station r={22} />, portal: <Portal r={16} /> }, deeds.orbit],
  [{ asteroid: <Asteroid r={18} seed={2} /> }, noDeeds],
]

/** The actions of every kind of field (A13.1). */
export function DeedsFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      {places.map(([bodies, of], i) => (
        <div key={Object.keys(bodies).join()} className="fig-pane" data-n={i + 1}>
          {Object.entries(bodies).map(([kind, body]) => (
            <Body key={kind}>{body}</Body>
          ))}
          {of.length === 0 ? <DeedIcon id="none" size={34} /> : <Deeds of={of} language={language} />}
        </div>
      ))}
    </Row>
  )
}
