import { Emblem, seatColour } from '@orrery/board/seats'
import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { goalPoints, goals, type Metric, measure, type View } from '../data.ts'
import { sectorSign } from '../galaxy/lens.tsx'
import { type GlyphId, glyphs } from '../pieces/glyphs.tsx'
import { Use } from '../pieces/piece.tsx'
import { goalWords, type Texts } from '../texts/index.ts'

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
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" className="bd-pic">
      {metric.type === 'starCount' ? (
        <Use id={`dot-${metric.element}`} k={0.5} />
      ) : metric.type === 'lifeCount' || metric.type === 'lifeInSector' ? (
        <Use
          id={metric.type === 'lifeCount' && metric.state === 'proto' ? 'flat-proto' : 'flat-stable'}
          k={0.62}
          x={sector === undefined ? 0 : -3}
          y={sector === undefined ? 0 : -3}
        />
      ) : (
        <g transform={sector === undefined ? 'scale(.86)' : 'translate(-2.6 -2.6) scale(.8)'}>
          {glyphs[signOf[metric.type]]}
        </g>
      )}
      {sector !== undefined && (
        <text
          x="6.6"
          y="10.6"
          fontSize="13.2"
          fontWeight="700"
          textAnchor="middle"
          style={{ fill: `var(--sec-${sector})` }}
        >
          {sectorSign[sector]}
        </text>
      )}
      {metric.type === 'completedNebulaCount' && (
        <text x="0" y="4.6" fontSize="12" fontWeight="700" textAnchor="middle" fill="currentColor">
          {metric.size}
        </text>
      )}
    </svg>
  )
}

/** Where every player stands for a goal, best first. */
function Standings({
  view,
  goal,
  names,
  texts,
}: {
  view: View
  goal: number
  names: readonly string[]
  texts: Texts
}): ReactNode {
  const values = view.players.map((player) => measure(player, goal))
  const worth = goalPoints(view, values)
  const order = values.map((_, seat) => seat).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  return (
    <div className={`cc-stand ${order.length > 3 ? 'is-tight' : ''}`}>
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
export const Goals = memo(function Goals(props: {
  readonly view: View
  readonly names: readonly string[]
  readonly language: Language
  readonly texts: Texts
}): ReactNode {
  const { view, names, language, texts } = props
  return (
    <div className="cc-goals">
      <div className="cc-four" data-n="4" data-at="goal:scored">
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
        const [name, words] = goalWords(language, spec.id)
        return (
          <div
            key={space}
            className="cc-goal"
            data-n={space + 1}
            data-zoom={spec.id}
            data-at={`goal:${goal}`}
            title={words}
          >
            <span className="cc-goal-sign">
              <GoalSign metric={spec.metric} />
            </span>
            <div>
              <b>{name}</b>
              <small>{texts.scoresIn({ rounds: 3 - space })}</small>
            </div>
            <Standings view={view} goal={goal} names={names} texts={texts} />
          </div>
        )
      })}
    </div>
  )
})
