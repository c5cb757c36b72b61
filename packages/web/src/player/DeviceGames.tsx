import type { GameStatistics } from '@orrery/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { gameIds } from '../games/list.ts'
import { listGames } from '../kept/games.ts'
import { statisticsOf } from '../kept/statistics.ts'
import { usePlayerTexts, useTexts } from '../texts/index.ts'
import { GamePanel } from './GamePanel.tsx'

interface DeviceGamesProps {
  /** What the account knows of all the user's devices; without it, this browser's own games are counted. */
  readonly joined?: readonly GameStatistics[] | undefined
}

/** My games against bots: those of all my devices with an account, otherwise those that this browser knows. */
export function DeviceGames({ joined }: DeviceGamesProps): ReactNode {
  const p = usePlayerTexts()
  const own = useOwnGames()
  const statistics = joined ?? own
  if (statistics === undefined) return undefined
  return (
    <section className="device-games" aria-labelledby="device-games">
      <header>
        <div>
          <h2 id="device-games" className="cap">
            {joined === undefined ? p.device : p.devices}
          </h2>
          <p className="note">{joined === undefined ? p.deviceNote : p.devicesNote}</p>
        </div>
        <Link className="btn" href="/insights">
          {p.insights}
        </Link>
      </header>
      {statistics.length === 0 ? (
        <FirstGames />
      ) : (
        <div className="player-games">
          {statistics.map((each) => (
            <GamePanel key={each.game} statistics={each} />
          ))}
        </div>
      )}
    </section>
  )
}

function useOwnGames(): readonly GameStatistics[] | undefined {
  const [statistics, setStatistics] = useState<readonly GameStatistics[]>()
  useEffect(() => {
    let wanted = true
    void listGames().then((games) => wanted && setStatistics(statisticsOf(games)))
    return () => {
      wanted = false
    }
  }, [])
  return statistics
}

/** Before the first result: the games, to be played. */
function FirstGames(): ReactNode {
  const t = useTexts()
  const p = usePlayerTexts()
  return (
    <ul className="first-games">
      {gameIds.map((id) => (
        <li key={id} className="panel">
          <Lens id={id} size={72} />
          <span>
            <b>{t.about(id).name}</b>
            <small>{t.about(id).facts}</small>
          </span>
          <Link className="btn" href="/" aria-label={`${p.playIt}: ${t.about(id).name}`}>
            {p.playIt}
          </Link>
        </li>
      ))}
    </ul>
  )
}
