import { type FigureProps, Then } from '@orrery/board/figure'
import type { ReactNode } from 'react'
import { Goals } from '../board/console/goals.tsx'
import { type GoalId, goalIds } from '../board/data.ts'
import { Glyph, type GlyphId } from '../board/pieces/glyphs.tsx'
import { Growth, Picture } from '../board/pieces/piece.tsx'
import { textsOf } from '../board/texts/index.ts'
import { GalaxyDrawn, galaxyOf, type Position, tableWith } from './drawn.tsx'
import { ConsoleDrawn, Row, start } from './figures.tsx'

/** A sign and how many of it there are. */
const Counted = (props: { readonly n: number; readonly children: ReactNode }): ReactNode => (
  <span className={props.n === 0 ? 'fig-count is-none' : 'fig-count'}>
    {props.children}
    <b className="num">×{props.n}</b>
  </span>
)

const SIGN = 30
const GlyphOf = ({ id }: { readonly id: GlyphId }): ReactNode => <Glyph id={id} size={SIGN} />
const StarOf = ({ id }: { readonly id: string }): ReactNode => <Picture id={id} width={44} k={0.85} />

/** The three parts of a turn: energy, crafting, omega (C4.2). */
export function TurnFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        <ConsoleDrawn language={language} tokens={[1, 1, 1, 0]} dark={[2, 0, 1, 0]} />
      </div>
      <Then />
      <div className="fig-pane" data-n="2">
        <GalaxyDrawn
          position={{ ...start, stars: { S01: 'H', S03: 'O' } }}
          around={[-0.3, 0, 1.75]}
          width={220}
          ghosts={[{ corner: 'S02', element: 'O' }]}
        />
      </div>
      <Then />
      <div className="fig-pane" data-n="3">
        <Picture id="neb-back-2" width={60} height={70} k={1.1} />
        <Picture id="stable" width={60} k={1.6} />
      </div>
    </Row>
  )
}

/** The tokens of four players as they were drawn and laid (C3.10): pink, teal, violet, amber, and the dark ones. */
export const drawn = ['dark', 0, 1, 'dark', 3, 2, 'dark'] as const
export const laid = { tokens: [1, 2, 1, 0], dark: [1, 0, 1, 1] } as const

/** Where the energy tokens of the example lie (C3.10). */
export function TokensFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <ConsoleDrawn language={language} {...laid} />
    </Row>
  )
}

/** What pink collects after the moves of the example (CS2). */
export const collected = { O: 1, dna: 2, growth: 3, graviton: 1, proto: 0, cards: 3 } as const

/** The control of one's own token pays first, then all four in turn (C6.1, C6.3). */
export function CollectFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <ConsoleDrawn language={language} tokens={[1, 1, 1, 0]} dark={[2, 0, 1, 0]} />
      <Then />
      <div className="fig-pane" data-n="1">
        <Counted n={collected.O}>
          <StarOf id="star-O" />
        </Counted>
        <Counted n={collected.dna}>
          <GlyphOf id="dna" />
        </Counted>
      </div>
      <div className="fig-pane" data-n="2">
        <Counted n={collected.growth}>
          <Growth size={SIGN} />
        </Counted>
        <Counted n={collected.graviton}>
          <GlyphOf id="graviton" />
        </Counted>
        <Counted n={collected.proto}>
          <Picture id="flat-proto" width={SIGN} k={1} />
        </Counted>
        <Counted n={collected.cards}>
          <GlyphOf id="card" />
        </Counted>
      </div>
    </Row>
  )
}

/** Two hydrogen stars where three are due (CS24). */
export const shortage = { supply: 2, due: 3 } as const

/** What is missing in the supply is lost (C7.3). */
export function ShortageFigure(): ReactNode {
  const there = [...Array(shortage.supply).keys()].map((i) => <Picture key={i} id="star-H" width={64} k={1.15} />)
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        {there}
      </div>
      <Then />
      <div className="fig-pane" data-n="2">
        {there}
        {[...Array(shortage.due - shortage.supply).keys()].map((i) => (
          <span key={i} className="fig-gone">
            <Picture id="own-ghost-H" width={64} k={1.15} />
          </span>
        ))}
      </div>
    </Row>
  )
}

/** A galaxy without life: the first goes on the white space, the second next to it (CS22). */
export const spread: { readonly first: string; readonly next: readonly string[] } = {
  first: 'L02',
  next: ['L01', 'L03', 'L06', 'L07'],
}

/** Where proto life can spread (C9.6, C9.7). */
export function SpreadFigure(): ReactNode {
  const around = [0.2, -0.2, 1.75] as const
  return (
    <Row>
      <GalaxyDrawn position={{ stars: { S01: 'H' } }} around={around} width={230} spread={[spread.first]} />
      <Then />
      <GalaxyDrawn
        position={{ stars: { S01: 'H' }, proto: [spread.first] }}
        around={around}
        width={230}
        spread={spread.next}
      />
    </Row>
  )
}

/** A galaxy before omega, and after either choice (C13.2, C13.3). */
export const omega: Readonly<Record<'before' | 'nebula' | 'stabilise', Position>> = {
  before: { stars: { S01: 'H' }, proto: ['L02'], tiles: { N01: 'NB1-10' } },
  nebula: { stars: { S01: 'H' }, proto: ['L02'], tiles: { N01: 'NB1-10', N02: 'NB2-07' } },
  stabilise: { stars: { S01: 'H' }, stable: ['L02'], tiles: { N01: 'NB1-10' } },
}

/** The two ways to close a turn (C13.1). */
export function OmegaFigure(): ReactNode {
  const around = [0.4, -0.4, 1.95] as const
  return (
    <Row>
      <GalaxyDrawn position={omega.before} around={around} width={200} />
      <Then />
      <div className="fig-pane" data-n="1">
        <GalaxyDrawn position={omega.nebula} around={around} width={200} />
      </div>
      <div className="fig-pane" data-n="2">
        <GalaxyDrawn position={omega.stabilise} around={around} width={200} />
      </div>
    </Row>
  )
}

/** The goal track before and after the end of a round: the goal of oxygen stars is scored (C14.1). */
export const goalRound: Readonly<
  Record<'before' | 'after', readonly GoalId[]> & { readonly galaxies: readonly Position[] }
> = {
  before: ['goal-stars-c', 'goal-supernovae', 'goal-stars-o'],
  after: ['goal-star-group', 'goal-stars-c', 'goal-supernovae'],
  galaxies: [
    { stars: { S01: 'H', S02: 'O', S03: 'O', S04: 'C' } },
    { stars: { S01: 'H', S09: 'O', S10: '*He' } },
    { stars: { S01: 'H', S12: 'C', S13: 'C' } },
  ],
}

function GoalsDrawn({ language, track }: FigureProps & { readonly track: readonly GoalId[] }): ReactNode {
  const view = tableWith([0, 1, 2], [0, 0, 0, 0], {
    players: goalRound.galaxies.map(galaxyOf),
    goalTrack: [...track.map((goal) => goalIds.indexOf(goal)), -1],
  })
  return (
    <div style={{ width: 300, maxWidth: '100%' }}>
      <Goals view={view} names={[]} language={language} texts={textsOf(language)} />
    </div>
  )
}

/** All goals advance; the one that reaches space 4 is scored (C14.1). */
export function GoalTrackFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <GoalsDrawn language={language} track={goalRound.before} />
      <Then />
      <GoalsDrawn language={language} track={goalRound.after} />
    </Row>
  )
}
