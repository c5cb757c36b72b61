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
            <p className="none sunk">{p.unrated}</p>
          ) : (
            <>
              <div>
                <span className="cap">{p.rating}</span>
                <p className="rating-number">
                  <b data-testid="rating">{rating.rating}</b>
                  <span>{p.deviation({ n: rating.deviation })}</span>
                </p>
                <p className="note">
                  {p.ratedGames({ n: rating.games })} · {p.best({ n: rating.best })}
                </p>
              </div>
              <RatingChart history={rating.history} />
              <p className="note">
                {p.deviationHint({
                  low: rating.rating - 2 * rating.deviation,
                  high: rating.rating + 2 * rating.deviation,
                })}
              </p>
            </>
          )}
        </div>
      )}
      <Figures statistics={statistics} />
      <table className="sheet by-seats">
        <caption className="sr">{p.results}</caption>
        <thead>
          <tr>
            <th scope="col">{p.players}</th>
            <th scope="col">{p.won}</th>
            <th scope="col">{p.average}</th>
            <th scope="col">{p.bestPoints}</th>
          </tr>
        </thead>
        <tbody>
          {bySeats.map(({ seats, ...figures }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <Cells figures={figures} most={Math.max(...bySeats.map(({ played }) => played))} alone={seats === 1} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type GameFigures = Omit<GameStatistics, 'game' | 'bySeats'>

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS

/** All games of one kind at a glance: how many were won, as a ring, and the points. */
function Figures({ statistics }: { readonly statistics: GameStatistics }): ReactNode {
  const p = usePlayerTexts()
  const number = useNumber()
  const { played, won, scored, average, best, bySeats } = statistics
  // Whoever plays alone has nobody to win against.
  const alone = bySeats.filter(({ seats }) => seats === 1).reduce((sum, each) => sum + each.played, 0)
  const against = played - alone
  const share = won / Math.max(1, against)
  return (
    <dl className="figures">
      {against > 0 ? (
        <div className="ring">
          <dt>
            <svg viewBox="-32 -32 64 64" width="64" height="64" aria-hidden="true">
              <circle r={RADIUS} className="ring-all" />
              <circle r={RADIUS} className="ring-won" strokeDasharray={`${share * ROUND} ${ROUND}`} />
            </svg>
            {p.won}
          </dt>
          <dd>
            {number(share, { style: 'percent' })} <small>{p.wonOf({ won, of: against })}</small>
          </dd>
        </div>
      ) : undefined}
      <div>
        <dt>{p.games}</dt>
        <dd>{played}</dd>
      </div>
      <div>
        <dt>{p.average}</dt>
        <dd>{scored === 0 ? '–' : number(average, { maximumFractionDigits: 1 })}</dd>
      </div>
      <div>
        <dt>{p.bestPoints}</dt>
        <dd>{scored === 0 ? '–' : best}</dd>
      </div>
    </dl>
  )
}

function useNumber(): (n: number, how: Intl.NumberFormatOptions) => string {
  const { language } = useSettings()
  return (n, how) => new Intl.NumberFormat(language, how).format(n)
}

interface CellsProps {
  readonly figures: GameFigures
  /** The most games with any number of players: the length of the longest bar. */
  readonly most: number
  readonly alone: boolean
}

/** Games with one number of players: a bar as long as their number, filled as far as they were won. */
function Cells({ figures, most, alone }: CellsProps): ReactNode {
  const p = usePlayerTexts()
  const number = useNumber()
  const { played, won, scored, average, best } = figures
  return (
    <>
      <td>
        <span className="won-bar" style={{ width: `${(100 * played) / Math.max(1, most)}%` }} aria-hidden="true">
          <span style={{ width: `${(100 * won) / Math.max(1, played)}%` }} />
        </span>
        <small>{alone ? p.gameCount({ n: played }) : p.wonOf({ won, of: played })}</small>
      </td>
      <td>{scored === 0 ? '–' : number(average, { maximumFractionDigits: 1 })}</td>
      <td>{scored === 0 ? '–' : best}</td>
    </>
  )
}
