import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { makeAddress } from '../common/address.ts'
import { Lens } from '../common/Lens.tsx'
import { isGameId } from '../games/list.ts'
import { listGames, type StoredGame } from '../kept/games.ts'
import { useSettings } from '../store/settings.ts'
import { useReplayTexts, useTexts } from '../texts/index.ts'
import './own-replays.css'

/** How many are shown until all are asked for. */
const FEW = 6

/** The finished games of this browser, the newest first, each with its way into the replay. */
export default function OwnReplays(): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  const { language } = useSettings()
  const [games, setGames] = useState<readonly StoredGame[]>()
  const [all, setAll] = useState(false)
  useEffect(() => {
    let wanted = true
    void listGames().then((stored) => {
      if (wanted) setGames(stored.filter(({ game, scores }) => isGameId(game) && scores !== undefined))
    })
    return () => {
      wanted = false
    }
  }, [])
  if (games === undefined) return undefined
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="own-replays">
      <header className="own-replays-head">
        <h2 id="own-replays" className="cap">
          {r.openPage.own}
        </h2>
        {games.length > FEW ? (
          <button type="button" className="link" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? t.home.fewer : t.home.all({ n: games.length })}
          </button>
        ) : undefined}
      </header>
      {games.length === 0 ? (
        <p className="sunk own-replays-none">{r.openPage.none}</p>
      ) : (
        <ul className="own-replays">
          {(all ? games : games.slice(0, FEW)).map(({ id, game, seats, scores, updated }) => {
            const { name } = t.about(game)
            const when = dates.format(updated)
            return (
              <li key={id} className="panel">
                <Lens id={game} size={64} />
                <span className="own-replay-words">
                  <b>{name}</b>
                  <small>
                    <time dateTime={new Date(updated).toISOString()}>{when}</time>
                  </small>
                  <span className="own-replay-seats">
                    {seats.map((seat, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                      <span key={index} title={seat.name}>
                        <SeatDisc seat={index} size={20} />
                        <span className="num">{scores?.[index]}</span>
                      </span>
                    ))}
                  </span>
                </span>
                <Link
                  className="btn"
                  href={makeAddress({ kind: 'local', id })}
                  aria-label={`${r.openPage.watch}: ${name}, ${when}`}
                >
                  <Icon name="play" size={14} />
                  <span>{r.openPage.watch}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
