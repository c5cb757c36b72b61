import { Disc, rivalColour, SeatDisc } from '@orrery/board/seats'
import type { Result, Speech } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface ScoreSheetProps {
  readonly speech: Speech
  readonly names: readonly string[]
  /** Points by source, by seat; those of an opponent without a seat come last. */
  readonly scores: readonly Readonly<Record<string, number>>[]
  readonly note?: string | undefined
}

/** The points of all players by source. */
export function ScoreSheet({ speech, names, scores, note }: ScoreSheetProps): ReactNode {
  const t = useTexts()
  const sources = [...new Set(scores.flatMap((sheet) => Object.keys(sheet)))]
  if (sources.length === 0) return <p>{t.scores.none}</p>
  const total = (sheet: Readonly<Record<string, number>>): number => Object.values(sheet).reduce((sum, n) => sum + n, 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll must be reachable with the keyboard */}
      <section className="sheet-scroll" tabIndex={0} aria-label={t.scores.title}>
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">{t.scores.source}</th>
              {scores.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <th key={seat} scope="col">
                  {seat < names.length ? <SeatDisc seat={seat} size={22} /> : <Disc colour={rivalColour} size={22} />}
                  <span>{names[seat] ?? t.result.rival}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{speech.source(source)}</th>
                {scores.map((sheet, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  <td key={seat}>{sheet[source] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.scores.total}</th>
              {scores.map((sheet, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <td key={seat}>{total(sheet)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {note === undefined ? undefined : <p className="note">{note}</p>}
    </>
  )
}

/** Everybody's points by source; an opponent without a seat comes last. */
export function sheetsOf({ seats, rival }: Result): readonly Readonly<Record<string, number>>[] {
  return [...seats, ...(rival === undefined ? [] : [rival])].map(({ sources }) => sources)
}
