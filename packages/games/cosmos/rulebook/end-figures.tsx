import { type FigureProps, Then } from '@orrery/board/figure'
import { Emblem, seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { unlit } from '../board/board/targets.ts'
import { type AbilityId, abilities, goalPoints, type KindId, lifeForms, nebulae, vocabulary } from '../board/data.ts'
import { AbilityCard } from '../board/me/ability-card.tsx'
import { Hand } from '../board/me/hand.tsx'
import { TilePicture } from '../board/me/tray.tsx'
import { Glyph } from '../board/pieces/glyphs.tsx'
import { LifeFormPicture, Picture } from '../board/pieces/piece.tsx'
import { textsOf } from '../board/texts/index.ts'
import { GalaxyDrawn, type Position, playerWith, tableWith } from './drawn.tsx'
import { Row } from './figures.tsx'

/** Values of the players for a goal, and what they bring (C15.2, C15.4). */
export const goalExamples: readonly (readonly number[])[] = [
  [8, 7, 3],
  [7, 7, 3],
  [4, 3],
]

/** The points of every player for these values. */
export const pointsFor = (values: readonly number[]): readonly number[] =>
  goalPoints(tableWith(values, [0, 0, 0, 0]), [...values])

/** First and second place of a goal, also when players are equal (C15.2). */
export function GoalPointsFigure(): ReactNode {
  return (
    <Row>
      {goalExamples.map((values, i) => (
        <table key={values.join()} className="fig-table num" data-n={i + 1}>
          <tbody>
            {values.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is a seat
              <tr key={seat}>
                <th scope="row">
                  <Emblem colour={seatColour(seat)} size={22} />
                </th>
                <td>
                  <span
                    className="fig-bar"
                    style={{ width: value * 12, background: `var(--pl-${seatColour(seat)})` }}
                  />{' '}
                  {value}
                </td>
                <td>
                  <b>+{pointsFor(values)[seat]}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Row>
  )
}

const CardOf = ({ id, language }: FigureProps & { readonly id: AbilityId }): ReactNode => (
  <AbilityCard card={abilities.findIndex((card) => card.id === id)} language={language} className="is-large" />
)

/** A card that is paid for in full before it works: two chemistry cards, then the star, then the life around it (C17.29). */
export const solarWind: Readonly<Record<'before' | 'after', Position>> = {
  before: { stars: { S01: 'H', S12: 'O' }, proto: ['L01', 'L02', 'L06'] },
  after: { stars: { S01: '*H', S12: 'O' }, proto: ['L06'], stable: ['L01', 'L02'] },
}

/** Cost, then effect, in the order in which it is written (C16.2). */
export function PayFigure({ language }: FigureProps): ReactNode {
  const around = [0, -0.1, 1.6] as const
  return (
    <Row>
      <CardOf id="solar-wind" language={language} />
      <div className="fig-pane" data-n="1">
        <Picture id="energy-chemistry" width={52} height={73} k={0.84} />
        <Picture id="energy-chemistry" width={52} height={73} k={0.84} />
      </div>
      <div className="fig-pane" data-n="2">
        <GalaxyDrawn position={solarWind.before} around={around} width={180} />
        <Then />
        <GalaxyDrawn position={solarWind.after} around={around} width={180} />
      </div>
    </Row>
  )
}

/** Two proto life: one is paid, the other becomes stable (CS27). */
export const survival: Readonly<Record<'before' | 'after', Position>> = {
  before: { stars: { S01: 'H' }, proto: ['L01', 'L02'] },
  after: { stars: { S01: 'H' }, stable: ['L01'] },
}

/** Survival of the Fittest, used with two proto life (C17.13). */
export function SurvivalFigure({ language }: FigureProps): ReactNode {
  const around = [0.1, -0.2, 1.4] as const
  return (
    <Row>
      <CardOf id="survival-of-the-fittest" language={language} />
      <GalaxyDrawn position={survival.before} around={around} width={180} />
      <Then />
      <GalaxyDrawn position={survival.after} around={around} width={180} />
    </Row>
  )
}

/** The points before the end, and the life forms that are turned over (C18.1). */
export const reveal: { readonly points: number; readonly forms: readonly string[] } = {
  points: 61,
  forms: ['LF1-01', 'LF2-03', 'LF2-13'],
}

/** The points of the life forms of the example. */
export const revealed = lifeForms.filter(({ id }) => reveal.forms.includes(id))

/** Life forms are turned over and added (C18.1). */
export function RevealFigure(): ReactNode {
  const total = revealed.reduce((sum, { points }) => sum + points, reveal.points)
  return (
    <Row>
      {revealed.map(({ id, group }) => (
        <LifeFormPicture key={id} size={64} group={group} />
      ))}
      <Then />
      <p className="fig-sum num">
        <span>{reveal.points}</span>
        {revealed.map(({ id, group, points }) => (
          <span key={id}>
            <LifeFormPicture size={64} group={group} value={points} revealed />
          </span>
        ))}
        <b>{total}</b>
      </p>
    </Row>
  )
}

/** Whose phases overlap in faster play: start and length on a common scale (C19.1). */
const phases = [
  { seat: 0, parts: [['energy', 0, 3] as const, ['craft', 3, 7] as const] },
  { seat: 1, parts: [['energy', 3, 3] as const, ['craft', 10, 6] as const] },
]

/** The next player collects while the player before is crafting (C19.1). */
export function FasterFigure(): ReactNode {
  return (
    <Row>
      <svg viewBox="0 0 520 112" aria-hidden="true" style={{ width: 520, maxWidth: '100%' }}>
        {phases.map(({ seat, parts }, row) => (
          <g key={seat} transform={`translate(60 ${10 + row * 52})`}>
            {parts.map(([part, from, length]) => (
              <g key={part} transform={`translate(${from * 28} 0)`}>
                <rect
                  width={length * 28 - 4}
                  height="40"
                  rx="10"
                  style={{ fill: `var(--pl-${seatColour(seat)})`, opacity: part === 'energy' ? 0.9 : 0.45 }}
                />
                <foreignObject x={length * 14 - 18} y="4" width="32" height="32">
                  <Glyph id={part === 'energy' ? 'light' : 'star'} size={32} />
                </foreignObject>
              </g>
            ))}
          </g>
        ))}
        {phases.map(({ seat }, row) => (
          <foreignObject key={seat} x="8" y={12 + row * 52} width="40" height="40">
            <Emblem colour={seatColour(seat)} size={36} />
          </foreignObject>
        ))}
      </svg>
    </Row>
  )
}

/** What nobody knows, what only its owner knows, and what all see (C20.1, C20.2). */
export function SecretsFigure({ language }: FigureProps): ReactNode {
  const back = <Picture id="energy-back" width={52} height={73} k={0.84} />
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        {back}
        <Picture id="neb-back-1" width={52} height={60} k={0.95} />
        <LifeFormPicture size={56} group={2} />
      </div>
      <div className="fig-pane" data-n="2">
        <Picture id="energy-light" width={52} height={73} k={0.84} />
        <Picture id="energy-gravity" width={52} height={73} k={0.84} />
        <LifeFormPicture size={56} group={1} value={8} />
      </div>
      <div className="fig-pane" data-n="3">
        <CardOf id="relativity-delta" language={language} />
        <TilePicture tile={nebulae.findIndex(({ id }) => id === 'NB3-14')} height={90} />
      </div>
    </Row>
  )
}

/** A hand from which two matching cards are to be paid: the kinds that are offered (C21.1). */
export const payment: { readonly hand: readonly number[]; readonly offered: readonly KindId[] } = {
  hand: [3, 1, 2, 0],
  offered: ['light', 'gravity'],
}

/** Only kinds of which there are enough are offered (C21.1). */
export function PaymentFigure({ language }: FigureProps): ReactNode {
  const wanted = new Set(payment.offered.map((kind) => `pay:${kind}`))
  const targets = {
    ...unlit,
    byId: new Map(vocabulary.actions.filter(({ id }) => wanted.has(id)).map((action) => [action.id, action])),
  }
  return (
    <Row>
      <div style={{ width: 420, maxWidth: '100%' }}>
        <Hand
          player={playerWith({ hand: [...payment.hand], handSize: payment.hand.reduce((sum, n) => sum + n, 0) })}
          targets={targets}
          texts={textsOf(language)}
          language={language}
          small={false}
          low={false}
        />
      </div>
    </Row>
  )
}

/** The tile of the rulebooks, and one of each other size, which are reconstructed (C1.8). */
export const tiles = ['NB3-14', 'NB2-07', 'NB1-10'] as const

/** The only printed tile beside two that were made to fit (C1.8). */
export function TilesFigure(): ReactNode {
  return (
    <Row>
      {tiles.map((tile, i) => (
        <div key={tile} className="fig-pane" data-n={i + 1}>
          <TilePicture tile={nebulae.findIndex(({ id }) => id === tile)} height={150} />
        </div>
      ))}
    </Row>
  )
}
