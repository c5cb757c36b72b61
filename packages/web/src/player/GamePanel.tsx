import type { GameRating, GameStatistics } from '@orrery/protocol'
import type { ReactNode } from 'react'
import { Lens } from '../common/Lens.tsx'
import { isGameId } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import { usePlayerTexts, useTexts } from '../texts/index.ts'
import { RatingChart } from './RatingChart.tsx'

/** How well somebody plays one game: the rating with its history, and the results by number of players. */
export function GamePanel({
  statistics,
  rating,
}: {
  readonly statistics: GameStatistics
  /** `unrated` before the first rated game; left out where games are never rated. */
  readonly rating?: GameRating | 'unrated'
}): ReactNode {
  const t = useTexts()
  const p = usePlayerTexts()
  const { game, bySeats } = statistics
  return (
    <section className="panel player-game" data-game={game}>
      <header>
        {isGameId(game) ? <Lens id={game} size={44} /> : undefined}
        <h2>{t.about(game).name}</h2>
      </header>
      {rating === undefined ? undefined : (
        <div className="player-rating">
          {rating === 'unrated' ? (
            <p className="none">{p.unrated}</p>
          ) : (
            <>
              <div>
                <span className="cap">{p.rating}</span>
                <p className="rating-number">
                  <b data-testid="rating">{rating.rating}</b>
                  <span
                    title={p.deviationHint({
                      low: rating.rating - 2 * rating.deviation,
                      high: rating.rating + 2 * rating.deviation,
                    })}
                  >
                    {p.deviation({ n: rating.deviation })}
                  </span>
                </p>
                <p className="note">
                  {p.deviationHint({
                    low: rating.rating - 2 * rating.deviation,
                    high: rating.rating + 2 * rating.deviation,
                  })}
                </p>
                <p className="note">
                  {p.ratedGames({ n: rating.games })} · {p.best({ n: rating.best })}
                </p>
              </div>
              <RatingChart history={rating.history} />
            </>
          )}
        </div>
      )}
      <table className="sheet">
        <caption className="sr">{p.results}</caption>
        <thead>
          <tr>
            <th scope="col">{p.players}</th>
            <th scope="col">{p.games}</th>
            <th scope="col">{p.won}</th>
            <th scope="col">{p.average}</th>
            <th scope="col">{p.bestPoints}</th>
          </tr>
        </thead>
        <tbody>
          {bySeats.map(({ seats, ...figures }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <Cells figures={figures} />
            </tr>
          ))}
        </tbody>
        {bySeats.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{p.all}</th>
              <Cells figures={statistics} />
            </tr>
          </tfoot>
        ) : undefined}
      </table>
    </section>
  )
}

function Cells({ figures }: { readonly figures: Omit<GameStatistics, 'game' | 'bySeats'> }): ReactNode {
  const { language } = useSettings()
  const { played, won, scored, average, best } = figures
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(won / Math.max(1, played))
  return (
    <>
      <td>{played}</td>
      <td>
        {won} <small>({share})</small>
      </td>
      <td>{scored === 0 ? '–' : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average)}</td>
      <td>{scored === 0 ? '–' : best}</td>
    </>
  )
}
