import { Icon } from '@orrery/board/icons'
import type { Finished } from '@orrery/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../store/settings.ts'
import { usePlayerTexts, useTexts } from '../texts/index.ts'

/** Why a rated game did not count; for a reason that this page does not know, just "not rated". */
function why(p: ReturnType<typeof usePlayerTexts>, unrated: string): string {
  const known = reasons.find((one) => one === unrated)
  return known === undefined ? p.friendly : p.unratedWhy[known]
}

const reasons = ['guest', 'short', 'often'] as const
const outcomes = ['won', 'lost', 'resigned', 'won-resigned'] as const

/** The last finished games of somebody, each with a link to its replay if everybody may see it. */
export function RecentGames({
  results,
  mine,
}: {
  readonly results: readonly Finished[]
  readonly mine: boolean
}): ReactNode {
  const t = useTexts()
  const p = usePlayerTexts()
  const { language } = useSettings()
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="panel player-last">
      <header>
        <h2>{p.last}</h2>
      </header>
      <ul>
        {results.map((each) => {
          const { table, game, seats, rank, score, outcome, finishedAt, rated, rating, unrated } = each
          const known = outcomes.find((one) => one === outcome)
          const words = known === undefined ? outcome : p.outcomes[known]
          const open = table !== undefined && (mine || !each.private)
          const change = rating === undefined ? undefined : rating.after - rating.before
          const name = t.about(game).name
          return (
            <li key={`${finishedAt} ${table}`} data-table={table}>
              <span className="last-what">
                <b>{name}</b>
                <small>
                  <time dateTime={new Date(finishedAt).toISOString()}>{dates.format(finishedAt)}</time> ·{' '}
                  {p.ofPlayers({ n: seats })}
                </small>
              </span>
              <span className={`last-result ${outcome.startsWith('won') ? 'won' : ''}`}>
                <b>{open ? <Link href={`/result/${table}`}>{words}</Link> : words}</b>
                <small>{rank === 0 ? undefined : `${p.place({ rank, of: seats })} · ${p.points({ n: score })}`}</small>
              </span>
              <span className="last-rating">
                {change === undefined || rating === undefined ? (
                  <small>{unrated !== undefined ? why(p, unrated) : rated ? p.pending : p.friendly}</small>
                ) : (
                  <>
                    <b className={change > 0 ? 'up' : change < 0 ? 'down' : ''}>
                      {change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'}
                    </b>
                    <small>{rating.after}</small>
                  </>
                )}
              </span>
              {!open ? (
                <small>{p.private}</small>
              ) : (
                <Link
                  className="btn"
                  href={`/replay/${table}`}
                  aria-label={`${p.replay}: ${name}, ${dates.format(finishedAt)}`}
                >
                  <Icon name="play" size={14} />
                  <span>{p.replay}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
