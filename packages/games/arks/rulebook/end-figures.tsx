import { type FigureProps, Then } from '@orrery/board/figure'
import { OriginMark } from '@orrery/board/origin'
import { originOf } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { crewIds, newest, origins, resources } from '../board/data.ts'
import { CrewRowOf } from '../board/me/rows.tsx'
import { levelName, namesOf } from '../board/names.ts'
import { PieceIcon } from '../board/pieces/markers.tsx'
import { ItemIcon } from '../board/pieces/resources.tsx'
import { SpecialistIcon, UpgradeIcon } from '../board/pieces/signs.tsx'
import { AutomaArk } from '../board/side/automa.tsx'
import { Cantina, Decks, ScoreTrack } from '../board/side/table-panels.tsx'
import { ColonyPrice } from '../board/tray/cost.tsx'
import { CardsDrawn, type Position, Still, viewOf } from './drawn.tsx'
import { Row } from './figures.tsx'
import { CrewDrawn, HoldDrawn, SurvivorDrawn } from './parts.tsx'

/** Who is aboard, and who settles on the terraformed green planet (AS11). */
export const settling = { aboard: ['S06', 'S09'], settled: 'S06' } as const

/** One survivor card settles; the other has to wait (A16.1). */
export function SettleFigure(): ReactNode {
  return (
    <Row>
      {settling.aboard.map((id) => (
        <SurvivorDrawn key={id} id={id} />
      ))}
      <Then />
      <div className="fig-pane" data-n="1">
        <SurvivorDrawn id={settling.settled} />
        <b className="num">+{newest.survivorPoints[1]}</b>
      </div>
      <div className="fig-pane" data-n="2">
        {settling.aboard
          .filter((id) => id !== settling.settled)
          .map((id) => (
            <SurvivorDrawn key={id} id={id} />
          ))}
      </div>
    </Row>
  )
}

/** What every colony costs, and what they are worth in all (A17.1). */
export function ColoniesFigure(): ReactNode {
  const rows = newest.colonies.map((row, i) => [
    i + 1,
    <ColonyPrice key="price" row={row} colour={undefined} />,
    <b key="points">{row.points}</b>,
  ])
  return (
    <Row>
      <TableOf rows={rows} />
    </Row>
  )
}

/** Pink's outpost on Elpis, beside pink's colony (AS13). */
export const outpost: Readonly<Record<'before' | 'after', Position>> = {
  before: { system: { N: 'elpis' }, players: [{ ark: 'N.planet', colonies: ['N'] }] },
  after: { system: { N: 'elpis' }, players: [{ ark: 'N.planet', colonies: ['N'], outposts: ['N'] }] },
}

/** An outpost beside a colony of the same player (A18.3). */
export function OutpostFigure(): ReactNode {
  return (
    <Row>
      <CardsDrawn position={outpost.before} around={['N']} width={220} />
      <Then />
      <CardsDrawn position={outpost.after} around={['N']} width={220} />
      <b className="fig-sum num">+{newest.constants.outpostOnColonyPoints}</b>
    </Row>
  )
}

/** A crew card with an Engineer readies a Leader (AS14). */
export const trade = { card: 'C04', token: 'leaderGreen' } as const

/** A card for a token (A19.1). */
export function TradeFigure(): ReactNode {
  const locked: Position = { system: { N: 'keyi' }, players: [{ ark: 'N.station' }] }
  const ready: Position = { system: { N: 'keyi' }, players: [{ ark: 'N.station', ready: [trade.token] }] }
  return (
    <Row>
      <CrewDrawn id={trade.card} />
      <HoldDrawn position={locked} />
      <Then />
      <HoldDrawn position={ready} />
    </Row>
  )
}

/** The crew of somebody who may draw a card, and of somebody who may not (A20.1). */
export const crews: readonly Position[] = [
  { system: {}, players: [{ ark: 'C.portal', upper: ['C01', 'C02', 'C03'], lower: ['C04', 'C05'] }] },
  { system: {}, players: [{ ark: 'C.portal', upper: ['C01', 'C02', 'C03'], lower: ['C04', 'C05', 'C06'] }] },
]

/** With five crew cards a sixth may be drawn, with six none (A20.1). */
export function DrawFigure(): ReactNode {
  return (
    <Row>
      {crews.map((position, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its number
        <div key={i} className="fig-pane" data-n={i + 1}>
          <Still width={330}>
            <CrewRowOf view={viewOf(position)} player={0} targets={undefined} row="upper" />
            <CrewRowOf view={viewOf(position)} player={0} targets={undefined} row="lower" />
          </Still>
        </div>
      ))}
    </Row>
  )
}

/** A player at the end: points so far, survivors, colonies, and a marker on an unfinished planet (A21.3). */
export const final = { sofar: 24, survivors: 3, colonies: 4, field: 3 } as const

/** What each of them is worth at the end. */
export const finalTerms: readonly [sofar: number, survivors: number, colonies: number, unfinished: number] = [
  final.sofar,
  newest.survivorPoints[final.survivors] ?? 0,
  newest.colonies[final.colonies - 1]?.points ?? 0,
  final.field,
]

/** The final scoring, added up (A21.3). */
export function FinalFigure(): ReactNode {
  const [sofar, survivors, colonies, unfinished] = finalTerms
  return (
    <Row>
      <div className="fig-sum num">
        <span>{sofar}</span>
        <span>
          {survivors}
          <SurvivorDrawn id="S06" />×{final.survivors}
        </span>
        <span>
          {colonies}
          <PieceIcon kind="colony" colour="pink" size={40} />×{final.colonies}
        </span>
        <span>
          {unfinished}
          <PieceIcon kind="disc" colour="pink" size={40} />
        </span>
        <b>{finalTerms.reduce((sum, term) => sum + term, 0)}</b>
      </div>
    </Row>
  )
}

/** How many terraformed planets bring the end (A21.1, A22.1). */
export function LongFigure(): ReactNode {
  const position: Position = { system: {}, terraformed: ['N', 'W'], players: [{ ark: 'C.portal' }] }
  return (
    <Row>
      {[false, true].map((long, i) => (
        <div key={String(long)} className="fig-pane" data-n={i + 1}>
          <Still width={290}>
            <ScoreTrack view={viewOf(position, { long })} players={[]} brief />
          </Still>
        </div>
      ))}
    </Row>
  )
}

/** The units of each resource that the Automa starts with. */
const unitsOf = (n: number): ReactNode =>
  n === 0
    ? '–'
    : resources.map((resource) => (
        <span key={resource} className="fig-count">
          {n}
          <ItemIcon id={resource} size={20} />
        </span>
      ))

const sixUpgrades = (
  <>
    6 × <UpgradeIcon id="biodome" size={22} />
  </>
)

/** What the Automa starts with at every level, and what six upgrades bring it (A23.7). */
export function LevelsFigure({ language }: FigureProps): ReactNode {
  const rows = newest.levels.map(({ id, startColony, startResources, upgradePoints }): readonly ReactNode[] => [
    levelName(namesOf(language), id),
    startColony ? <PieceIcon key="colony" kind="colony" colour="violet" size={26} /> : '–',
    unitsOf(startResources),
    sixUpgrades,
    upgradePoints.at(-1),
  ])
  return (
    <Row>
      <TableOf rows={rows} />
    </Row>
  )
}

/** A table whose first cells name the rows. */
function TableOf({ rows }: { readonly rows: readonly (readonly ReactNode[])[] }): ReactNode {
  return (
    <table className="fig-table num">
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed table that never changes
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed table that never changes
              <td key={column}>
                <span className="fig-count">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the Automa has, and the upgrade it can pay for with it (AS16). */
export const purchase = { cargo: [0, 0, 2, 0], crew: 'C01', upgrade: 'spaceMining' } as const

/** The first upgrade in its order that it can pay for (A25.3). */
export function PurchaseFigure(): ReactNode {
  const position: Position = {
    system: {},
    players: [{ ark: 'C.portal' }, { ark: 'N.planet', upgrades: [purchase.upgrade] }],
  }
  return (
    <Row>
      <span className="fig-count">
        {purchase.cargo[2]} <ItemIcon id="minerals" size={34} />
      </span>
      <CrewDrawn id={purchase.crew} />
      <Then />
      <Still width={430}>
        <AutomaArk view={viewOf(position, { level: 0, colonyPool: [0, 3] })} />
      </Still>
    </Row>
  )
}

/** What the Automa holds before and after it gains two units of any resource, and after it pays one (AS45). */
export const chosen = [
  [1, 0, 0, 2],
  [1, 1, 1, 2],
  [1, 1, 1, 1],
] as const

/** It gains what it has least of and pays what it has most of (A26.1). */
export function ChosenFigure(): ReactNode {
  return (
    <Row gap={14}>
      {chosen.map((cargo, i) => (
        <div key={cargo.join()} className="fig-pane" data-n={i + 1}>
          <HoldDrawn position={{ system: {}, players: [{ ark: 'C.portal', cargo }] }} />
        </div>
      ))}
    </Row>
  )
}

/** The points of the Automa for 0 to 6 upgrades: levels with the same points in one row (A27.2). */
export const upgradeRows = [...new Set(newest.levels.map(({ upgradePoints }) => upgradePoints))].map((points) => ({
  points,
  levels: newest.levels.filter(({ upgradePoints }) => upgradePoints === points).map(({ id }) => id),
}))

/** What upgrades are worth to the Automa (A27.2). */
export function UpgradePointsFigure({ language }: FigureProps): ReactNode {
  const counts = [...(upgradeRows[0]?.points.keys() ?? [])].map((count) => <b key={count}>{count}</b>)
  const rows = upgradeRows.map(({ points, levels }) => [
    levels.map((id) => levelName(namesOf(language), id)).join(', '),
    ...points,
  ])
  return (
    <Row>
      <TableOf rows={[[<UpgradeIcon key="upgrade" id="biodome" size={26} />, ...counts], ...rows]} />
    </Row>
  )
}

const nobody: Position = { system: {}, players: [{ ark: 'C.portal' }] }

/** The Cantina when crew deck and discard pile are empty (A28.1). */
export function EmptyFigure(): ReactNode {
  const cantina = [crewIds.indexOf('C05'), -1, -1]
  const decks = { crew: 0, survivors: 9, planets: 7, automa: 0 }
  return (
    <Row>
      <Still width={420}>
        <Cantina view={viewOf(nobody, { cantina, decks })} targets={undefined} />
      </Still>
    </Row>
  )
}

/** Only the order of the decks is hidden (A29.1). */
export function SecretsFigure(): ReactNode {
  const decks = { crew: 21, survivors: 15, planets: 12, automa: 10 }
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        <Still width={300}>
          <Decks view={viewOf(nobody, { decks, level: 0 })} />
        </Still>
      </div>
      <div className="fig-pane" data-n="2">
        <CrewDrawn id="C05" />
        <SurvivorDrawn id="S07" />
        <SpecialistIcon id="engineer" size={44} />
      </div>
    </Row>
  )
}

/** What is known exactly, what in part, and what was made anew (A32). */
export const editions = ['robotics', 'keyi', 'C20'] as const

/** Printed, partly known, and reconstructed (A32). */
export function EditionFigure({ language }: FigureProps): ReactNode {
  const pictures: Readonly<Record<(typeof editions)[number], ReactNode>> = {
    robotics: (
      <span className="fig-named">
        <UpgradeIcon id="robotics" size={64} />
        {namesOf(language).upgrades.robotics}
      </span>
    ),
    keyi: <CardsDrawn position={{ ...nobody, system: { N: 'keyi' } }} around={['N']} width={180} />,
    C20: <CrewDrawn id="C20" />,
  }
  return (
    <Row>
      {editions.map((id, i) => {
        const origin = originOf(origins, 'components', id)
        return (
          <div key={id} className="fig-pane" data-n={i + 1} style={{ flexDirection: 'column', width: 220 }}>
            {pictures[id]}
            {origin === undefined ? undefined : <OriginMark origin={origin} language={language} />}
          </div>
        )
      })}
    </Row>
  )
}
