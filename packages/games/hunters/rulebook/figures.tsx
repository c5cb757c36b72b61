import { seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { elements, reactions, type Star, starOf, sunReference } from '../board/data.ts'
import { Curve } from '../board/fight/curve.tsx'
import { Plot, type PlotProps } from '../board/hr/plot.tsx'
import { whole } from '../board/hr/scale.ts'
import { Defs } from '../board/pieces/defs.tsx'
import { Gem } from '../board/pieces/elements.tsx'
import { Die } from '../board/pieces/tokens.tsx'
import '../board/hunters.css'
import { type FigureProps, rowOf } from '@orrery/board/figure'
import { BigStar } from '../board/table/big-star.tsx'
import { BigSun } from '../board/table/big-sun.tsx'
import { EventCardView } from '../board/table/cards.tsx'
import { type Texts, textsOf } from '../board/texts/index.ts'
import { NucleiDrawn, SkyDrawn, starsOf } from './drawn.tsx'

/** Always by night, as on the board. */
export const Row = rowOf(Defs, 'hx-tokens night', { '--me': `var(--pl-${seatColour(0)})` })

/** The six elements with their mass numbers (H1.4). */
export function CrystalsFigure({ language }: FigureProps): ReactNode {
  const texts = textsOf(language)
  return (
    <Row gap={12}>
      {elements.map(({ id, massNumber }) => (
        <span key={id} className="fig-named">
          <Gem element={id} size={60} />
          <span>{texts.names.elements[id]}</span>
          <small>{texts.component.massNumber({ number: massNumber })}</small>
        </span>
      ))}
    </Row>
  )
}

/** A star card, large (H1.6). */
export function StarCardFigure({ language }: FigureProps): ReactNode {
  const star = starOf('capella_a')
  return (
    <Row>
      <div style={{ width: 280, maxWidth: '100%' }}>
        {star === undefined ? undefined : <BigStar star={star} texts={textsOf(language)} />}
      </div>
    </Row>
  )
}

/** A Sun card, large (H1.8). */
export function SunCardFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <div style={{ width: 280, maxWidth: '100%' }}>
        <BigSun id="sun_flare" texts={textsOf(language)} />
      </div>
    </Row>
  )
}

/** Where a rocket can fly from Orion (HS4). */
export function FlightFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <SkyDrawn
        box={[-10, -395, 480, 560]}
        width={420}
        rockets={['Ori']}
        me={0}
        reach={['Cam', 'Per', 'Gem']}
        texts={textsOf(language)}
      />
    </Row>
  )
}

function SideDrawn(props: {
  readonly side: 'attack' | 'defence'
  readonly seat: number
  readonly die: number
  readonly stars: readonly Star[]
  readonly texts: Texts
}): ReactNode {
  const { side, seat, die, stars, texts } = props
  const bonuses = stars.map((star) => ({ star, tenths: side === 'attack' ? star.attackTenths : star.defenceTenths }))
  const total = bonuses.reduce((sum, { tenths }) => sum + tenths, 10 * die)
  return (
    <div className={`is-slim p-${seatColour(seat)}`} style={{ width: 520, maxWidth: '100%' }}>
      <div>{side === 'attack' ? texts.fight.byRadius : texts.fight.byMass}</div>
      <Curve side={side} stars={stars} height={260} slim texts={texts} />
      <div className="hx-fsum">
        <Die seat={seat} value={die} size={48} />
        <span className="hx-fterm">
          <b className="num">{die}</b>
          {texts.fight.die}
        </span>
        {bonuses.map(({ star, tenths }) => (
          <span key={star.id} className="hx-fterm is-plus">
            <b className="num">{texts.tenths(tenths)}</b>
            {texts.names.stars[star.id]}
          </span>
        ))}
        <span className="hx-ftotal num">{texts.tenths(total)}</span>
      </div>
    </div>
  )
}

/** Ania attacks Michał: both curves, both dice, both sums (HS1). */
export function FightFigure({ language }: FigureProps): ReactNode {
  const texts = textsOf(language)
  return (
    <Row>
      <SideDrawn side="attack" seat={0} die={4} stars={starsOf(['capella_a', 'bellatrix'])} texts={texts} />
      <SideDrawn side="defence" seat={1} die={3} stars={starsOf(['rigel'])} texts={texts} />
    </Row>
  )
}

/** One event card of each timing (H8.1). */
export function EventCardsFigure({ language }: FigureProps): ReactNode {
  const texts = textsOf(language)
  return (
    <Row gap={10}>
      {['perseids', 'tokamak', 'gamma_burst', 'alpha'].map((id) => (
        <div key={id} style={{ display: 'grid', width: 300, maxWidth: '100%', alignSelf: 'stretch' }}>
          <EventCardView id={id} target={{}} texts={texts} />
        </div>
      ))}
    </Row>
  )
}

/** The reactions with the nuclei of both sides (H9.1). */
export function ReactionsFigure({ language }: FigureProps): ReactNode {
  const { names } = textsOf(language)
  return (
    <Row gap={4}>
      {reactions.map((reaction) => (
        <div
          key={reaction.id}
          style={{
            display: 'grid',
            gridTemplateColumns: '168px 30px 84px',
            alignItems: 'center',
            justifyItems: 'center',
          }}
        >
          <NucleiDrawn amounts={reaction.in} />
          {/* The nuclei stand below their mass numbers. */}
          <span aria-hidden="true" style={{ paddingTop: 12 }}>
            →
          </span>
          <NucleiDrawn amounts={reaction.out} />
          <small style={{ gridColumn: '1 / -1' }}>{names.reactions[reaction.id]}</small>
        </div>
      ))}
    </Row>
  )
}

const none: ReadonlySet<string> = new Set()

/** The diagram without a marker: read at a place, or with the numbers of a star marked on its axes. */
export function PlotDrawn(
  props: FigureProps & Pick<PlotProps, 'height'> & Partial<Pick<PlotProps, 'pointer' | 'guide'>>,
): ReactNode {
  const { language, height, pointer, guide } = props
  return (
    <Row>
      <svg
        viewBox={`-62 -36 476 ${height + 98}`}
        aria-hidden="true"
        className="is-slim"
        style={{ width: 476, maxWidth: '100%' }}
      >
        <Plot
          {...{ width: PLOT, height, pointer, guide }}
          part={whole}
          slim
          markers={[]}
          open={none}
          chosen={undefined}
          answered={undefined}
          named={false}
          names={[]}
          texts={textsOf(language)}
        />
      </svg>
    </Row>
  )
}

const PLOT = 400

/** The whole diagram, read at the Sun, so that no star of the game is given away (H3.3). */
export const DiagramFigure = ({ language }: FigureProps): ReactNode => (
  <PlotDrawn
    language={language}
    height={PLOT}
    pointer={{ x: (sunReference.x / 1000) * PLOT, y: (sunReference.y / 1000) * PLOT }}
  />
)

/** Antares bursts over Draco (HS20). */
export function BurstFigure({ language }: FigureProps): ReactNode {
  return (
    <Row>
      <SkyDrawn
        box={[-470, -400, 620, 660]}
        width={480}
        rockets={['Dra', 'UMi', 'Cyg', 'Dra']}
        burst={{ star: 'antares', field: 'Dra' }}
        texts={textsOf(language)}
      />
    </Row>
  )
}
