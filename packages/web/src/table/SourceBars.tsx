import type { Speech } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { type SourceBar, sourceColour } from './result-picture.ts'

/** Who made which points, as bars that grow from the left; the table below says the same in numbers. */
export function SourceBars(props: {
  readonly bars: readonly SourceBar[]
  readonly sources: readonly string[]
  readonly speech: Speech
}): ReactNode {
  const { bars, sources, speech } = props
  const most = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { points }) => sum + points, 0)))
  return (
    <div className="source-bars" aria-hidden="true">
      {bars.map(({ name, colour, parts, score }) => (
        <div key={name} className="source-bar">
          <span style={{ color: colour }}>{name}</span>
          <div>
            {parts.map(({ source, points, colour: fill }) => (
              <i
                key={source}
                title={`${speech.source(source)}: ${points}`}
                style={{ width: `${(100 * points) / most}%`, background: fill }}
              >
                {points * 18 > most ? points : ''}
              </i>
            ))}
          </div>
          <b className="num">{score}</b>
        </div>
      ))}
      <ul>
        {sources.map((source, i) => (
          <li key={source}>
            <i style={{ background: sourceColour(i, sources.length) }} />
            {speech.source(source)}
          </li>
        ))}
      </ul>
    </div>
  )
}
