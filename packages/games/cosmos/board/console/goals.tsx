import { Drawing, Label } from '@orrery/board/draw'
import { Emblem, seatColour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { goalPoints, goals, type Metric, measure } from '../data.ts'
import { sectorSign } from '../galaxy/lens.tsx'
import { type GlyphId, glyphs } from '../pieces/glyphs.tsx'
import { Use } from '../pieces/piece.tsx'
import { goalWords } from '../texts/index.ts'

const signOf: Readonly<Record<Exclude<Metric['type'], 'lifeCount' | 'lifeInSector' | 'starCount'>, GlyphId>> = {
  largestStarGroup: 'group',
  supernovaCount: 'nova',
  completedNebulaSizeSum: 'hex',
  completedNebulaCount: 'hex',
  crystalsOnScoringSpaces: 'time',
  starsAroundLifeForms: 'lifeform',
}

/** The sign of what a goal measures, in a box of 24. */
export function GoalSign({ metric, size = 22 }: { readonly metric: Metric; readonly size?: number }): ReactNode {
  const sector = 'sector' in metric ? metric.sector : undefined
  const off = sector === undefined ? {} : { x: -3, y: -3 }
  return (
    <Drawing width={24} scale={size / 24}>
      {metric.type === 'starCount' ? (
        <Use id={`dot-${metric.element}`} k={0.5} />
      ) : metric.type === 'lifeCount' || metric.type === 'lifeInSector' ? (
        <Use
          id={metric.type === 'lifeCount' && metric.state === 'proto' ? 'flat-proto' : 'flat-stable'}
          k={0.62}
          {...off}
        />
      ) : (
        <g transform={sector === undefined ? 'scale(.86)' : 'translate(-2.6 -2.6) scale(.8)'}>
          {glyphs[signOf[metric.type]]}
        </g>
      )}
      {sector !== undefined && (
        <Label x={6.6} y={10.6} size={13.2} weight={700} colour={`var(--sec-${sector})`}>
          {sectorSign[sector]}
        </Label>
      )}
      {metric.type === 'completedNebulaCount' && (
        <Label y={4.6} weight={700} colour="currentColor">
          {metric.size}
        </Label>
      )}
    </Drawing>
  )
}

type GoalsProps = Pick<PanelProps, 'view' | 'names' | 'language' | 'texts'>

/** Where every player stands for a goal, best first. */
function Standings({ view, goal, names, texts }: GoalsProps & { goal: number }): ReactNode {
  const values = view.players.map((player) => measure(player, goal))
  const worth = goalPoints(view, values)
  const order = values.map((_, seat) => seat).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  return (
    <div className={`cc-stand bd-row ${order.length > 3 ? 'is-tight' : ''}`}>
      {order.map((seat) => {
        const value = values[seat] ?? 0
        const points = worth[seat] ?? 0
        const label = texts.standing({ name: names[seat] ?? '', value, points })
        return (
          <span
            key={seat}
            className={`p-${seatColour(seat)} ${points === 6 ? 'is-first' : points === 3 ? 'is-second' : ''}`}
            title={label}
            role="img"
            aria-label={label}
          >
            <Emblem colour={seatColour(seat)} size={13} />
            {value}
          </span>
        )
      })}
    </div>
  )
}

/** The goal track with the current standing of each player (C14, C15). */
export const Goals = memo(function Goals(props: GoalsProps): ReactNode {
  const { view, language, texts } = props
  return (
    <div className="cc-goals bd-small bd-quiet">
      <div className="cc-four bd-row bd-apart" data-n="4" data-at="goal:scored">
        <span>{texts.scoringPlace}</span>
        <span>
          <b>6</b> {texts.first}
          {view.players.length > 2 && (
            <>
              {' · '}
              <b>3</b> {texts.second}
            </>
          )}
        </span>
      </div>
      {[2, 1, 0].map((space) => {
        const goal = view.goalTrack[space] ?? -1
        const spec = goals[goal]
        if (spec === undefined) {
          return (
            <div key={space} className="cc-goal is-empty" data-n={space + 1}>
              <small>{texts.none}</small>
            </div>
          )
        }
        const [name] = goalWords(language, spec.id)
        return (
          <div key={space} className="cc-goal" data-n={space + 1} data-zoom={spec.id} data-at={`goal:${goal}`}>
            <span className="cc-goal-sign bd-centre">
              <GoalSign metric={spec.metric} />
            </span>
            <div>
              <b>{name}</b>
              <small>{texts.scoresIn({ rounds: 3 - space })}</small>
            </div>
            <Standings {...props} goal={goal} />
          </div>
        )
      })}
    </div>
  )
})
