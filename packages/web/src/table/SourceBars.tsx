import type { Speech } from '@orrery/kernel'
import { type SourceBar, sourceColour } from '@orrery/picture'
import type { ReactNode } from 'react'
import { useEndingTexts } from '../texts/index.ts'
import type { FinalPoints } from './final-points.ts'

interface SourceBarsProps {
  readonly bars: readonly SourceBar[]
  readonly sources: readonly string[]
  readonly speech: Speech
  /** What the end of the game has added, by seat; left out until it is known. */
  readonly final: readonly FinalPoints[] | undefined
}

/** Who made which points, as bars that grow from the left; the table below says the same in numbers. */
export function SourceBars({ bars, sources, speech, final }: SourceBarsProps): ReactNode {
  const e = useEndingTexts()
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { points }) => sum + points, 0)))
  const grew = final?.some(({ added }) => Object.keys(added).length > 0) === true
  return (
    <div className="source-bars" aria-hidden="true">
      <ul>
        {sources.map((source, i) => (
          <li key={source}>
            <i style={{ background: sourceColour(i, sources.length) }} />
            {speech.source(source)}
          </li>
        ))}
        {grew ? (
          <li>
            <i className="is-added" />
            {e.striped}
          </li>
        ) : undefined}
      </ul>
      {bars.map(({ index, name, colour, parts, score }) => (
        <div key={index} className="source-bar">
          <span style={{ color: colour }}>{name}</span>
          <div>
            {parts.map(({ source, points, colour: fill }) => {
              const added = Math.min(points, Math.max(0, final?.[index]?.added[source] ?? 0))
              return (
                <i
                  key={source}
                  title={`${speech.source(source)}: ${points}`}
                  style={{ width: `${(100 * points) / most}%`, background: fill }}
                >
                  <span>{points * (points < 10 ? 24 : 18) > most ? points : ''}</span>
                  {added > 0 ? <s style={{ width: `${(100 * added) / points}%` }} /> : undefined}
                </i>
              )
            })}
          </div>
          <b className="num">{score}</b>
        </div>
      ))}
    </div>
  )
}
