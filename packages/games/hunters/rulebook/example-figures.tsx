import { type FigureProps, Then } from '@orrery/board/figure'
import { OriginMark } from '@orrery/board/origin'
import { Emblem, seatColour } from '@orrery/board/seats'
import type { Language } from '@orrery/kernel'
import { originOf } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { steps } from '../board/board/steps.ts'
import {
  type Amounts,
  constants,
  type ElementId,
  luminosityAt,
  massNumber,
  origins,
  pairs,
  type Star,
  starOf,
  sunReference,
  temperatureAt,
} from '../board/data.ts'
import { Gem } from '../board/pieces/elements.tsx'
import { GameSign, type SignName } from '../board/pieces/signs.tsx'
import { Die } from '../board/pieces/tokens.tsx'
import { EventCardView, SunCard } from '../board/table/cards.tsx'
import { textsOf } from '../board/texts/index.ts'
import { NucleiDrawn, SkyDrawn } from './drawn.tsx'
import { PlotDrawn, Row } from './figures.tsx'

/** The signs of the steps of a turn. */
export const stepSigns: Readonly<Record<(typeof steps)[number], SignName>> = {
  move: 'rocket',
  fight: 'fight',
  field: 'atom',
  events: 'event',
  fusion: 'fusion',
  star: 'hr',
}

/** The six steps of a turn with their signs (H4.3). */
export function StepsFigure({ language }: FigureProps): ReactNode {
  const { steps: names } = textsOf(language)
  return (
    <Row gap={18}>
      {steps.map((step, i) => (
        <div key={step} className="fig-pane" data-n={i + 1}>
          <span className="fig-named">
            <GameSign name={stepSigns[step]} size={44} />
            <b>{names[step]}</b>
          </span>
        </div>
      ))}
    </Row>
  )
}

/** What a player holds: the crystals with their numbers. */
function Crystals({ of }: { readonly of: Amounts }): ReactNode {
  return pairs(of).map(([id, n]) => (
    <span key={id} className="fig-count">
      <Gem element={id} size={40} />
      <b className="num">×{n}</b>
    </span>
  ))
}

/** Where four rockets start, and what each player gets (H2.1, H2.3). */
export function StartFigure({ language }: FigureProps): ReactNode {
  const texts = textsOf(language)
  return (
    <Row>
      <div className="fig-pane" data-n="1">
        <SkyDrawn box={[-190, -170, 380, 320]} width={280} rockets={['UMi', 'UMi', 'UMi', 'UMi']} texts={texts} />
      </div>
      <div className="fig-pane" data-n="2">
        <Crystals of={constants.startElements} />
        <div style={{ width: 190 }}>
          <SunCard id="sun_core" texts={texts} />
        </div>
        <div style={{ width: 190 }}>
          <EventCardView id="tokamak" target={{}} texts={texts} small />
        </div>
      </div>
    </Row>
  )
}

/** What one oxygen crystal becomes by two decays (H7.4). */
export const decays: readonly { readonly reaction?: string; readonly has: Amounts }[] = [
  { has: { O: 1 } },
  { reaction: 'R3', has: { C: 1, He: 1 } },
  { reaction: 'R2', has: { He: 4 } },
]

/** Two decays on the Decay field, the second with what the first gave (H7.4). */
export function DecayFigure(): ReactNode {
  return (
    <Row gap={10}>
      {decays.map(({ has }, i) => (
        <span key={JSON.stringify(has)} className="fig-count">
          {i > 0 && <Then />}
          <NucleiDrawn amounts={has} />
        </span>
      ))}
    </Row>
  )
}

/** What is held at the end of a turn with the hold limit (H13.6). */
export const held: Amounts = { H: 27, He: 15, Si: 2 }

/** What stays and what goes back, by the hold limit. */
export function overLimit(of: Amounts): { readonly kept: Amounts; readonly back: Amounts } {
  const sorted = (amount: (id: ElementId, n: number) => number): Amounts =>
    Object.fromEntries(pairs(of).flatMap(([id, n]) => (amount(id, n) > 0 ? [[id, amount(id, n)]] : [])))
  const most = (id: ElementId): number => constants.holdLimit[id] ?? 0
  return { kept: sorted((id, n) => Math.min(n, most(id))), back: sorted((id, n) => Math.max(0, n - most(id))) }
}

/** The surplus goes back to the pool (H13.6). */
export function HoldFigure(): ReactNode {
  const { kept, back } = overLimit(held)
  return (
    <Row>
      <Crystals of={held} />
      <Then />
      <div className="fig-pane" data-n="1">
        <Crystals of={kept} />
      </div>
      <div className="fig-pane" data-n="2">
        <Crystals of={back} />
      </div>
    </Row>
  )
}

/** The crystals of two players with equal points (H12.4). */
export const tied: readonly Amounts[] = [{ H: 3, He: 2 }, { C: 1 }]

/** The mass numbers of crystals, added up. */
export const massOf = (of: Amounts): number => pairs(of).reduce((sum, [id, n]) => sum + n * massNumber(id), 0)

/** The tie is broken by the mass numbers of the crystals (H12.4). */
export function TieFigure(): ReactNode {
  return (
    <Row>
      {tied.map((of, seat) => (
        <div key={JSON.stringify(of)} className="fig-pane">
          <Emblem colour={seatColour(seat)} size={30} />
          <p className="fig-sum num">
            {pairs(of).map(([id, n]) => (
              <span key={id}>
                {n} × {massNumber(id)} <Gem element={id} size={34} />
              </span>
            ))}
            <b>{massOf(of)}</b>
          </p>
        </div>
      ))}
    </Row>
  )
}

/** The learning aid with the numbers of the Sun, so that no star of the game is given away (H3.3). */
export function LearnFigure({ language }: FigureProps): ReactNode {
  const anyStar = starOf('capella_a')
  if (anyStar === undefined) return null
  const sun: Star = {
    ...anyStar,
    temperature: { ...anyStar.temperature, value: Math.round(temperatureAt(sunReference.x / 1000) / 10) * 10 },
    luminosity: { ...anyStar.luminosity, value: Math.round(luminosityAt(sunReference.y / 1000)) },
  }
  return <PlotDrawn language={language} height={300} guide={sun} />
}

/** How many event cards the players after the active one hold (H15.2). */
export const hands: readonly number[] = [1, 0, 3]

/** Whoever holds a card is asked (H15.1). */
export function AskedFigure(): ReactNode {
  return (
    <Row>
      {hands.map((count, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is a seat
        <div key={i} className="fig-pane" data-n={i + 1}>
          <Emblem colour={seatColour(i + 1)} size={30} />
          {[...Array(count).keys()].map((card) => (
            <GameSign key={card} name="event" size={36} />
          ))}
          <GameSign name={count > 0 ? 'question' : 'void'} size={30} />
        </div>
      ))}
    </Row>
  )
}

const faces = [1, 2, 3, 4, 5, 6]

/** How many of all rolls the attacker wins with equal bonuses. */
export const attackerWins = faces.flatMap((attack) => faces.filter((defence) => attack > defence)).length

/** All rolls of two dice: those the attacker wins are bright (H16.1). */
export function RollsFigure(): ReactNode {
  return (
    <Row>
      <table className="fig-table fig-rolls">
        <tbody>
          <tr>
            <td />
            {faces.map((defence) => (
              <th key={defence} scope="col">
                <Die seat={1} value={defence} size={34} />
              </th>
            ))}
          </tr>
          {faces.map((attack) => (
            <tr key={attack}>
              <th scope="row">
                <Die seat={0} value={attack} size={34} />
              </th>
              {faces.map((defence) => (
                <td key={defence} className={attack > defence ? 'is-win' : ''}>
                  <Emblem colour={seatColour(attack > defence ? 0 : 1)} size={18} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  )
}

/** A card that is printed like this, one known in part, and one made anew (H21.1). */
export const editions = ['sun_flare', 'apollo_11', 'tokamak'] as const

function Edition({ id, language }: { readonly id: string; readonly language: Language }): ReactNode {
  const texts = textsOf(language)
  const origin = originOf(origins, 'components', id)
  return (
    <div style={{ display: 'grid', gap: 8, width: 220 }}>
      {id.startsWith('sun_') ? (
        <SunCard id={id} texts={texts} />
      ) : (
        <EventCardView id={id} target={{}} texts={texts} small />
      )}
      {origin === undefined ? undefined : <OriginMark origin={origin} language={language} />}
    </div>
  )
}

/** What is marked, and how (H21.1). */
export function EditionFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      {editions.map((id, i) => (
        <div key={id} className="fig-pane" data-n={i + 1}>
          <Edition id={id} language={language} />
        </div>
      ))}
    </Row>
  )
}
