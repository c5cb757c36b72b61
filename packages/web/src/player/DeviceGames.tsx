import type { GameStatistics } from '@orrery/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { gameIds } from '../games/list.ts'
import { listGames } from '../kept/games.ts'
import { statisticsOf } from '../kept/statistics.ts'
import { usePlayerTexts } from '../texts/index.ts'
import { GamePanel } from './GamePanel.tsx'
import { NewGame } from './NewGame.tsx'

interface DeviceGamesProps {
  readonly statistics: readonly GameStatistics[]
  /** They are those of all the user's devices, not only of this browser. */
  readonly joined: boolean
}

/** My games against bots: those of all my devices with an account, otherwise those that this browser knows. */
export function DeviceGames({ statistics, joined }: DeviceGamesProps): ReactNode {
  const p = usePlayerTexts()
  return (
    <section className="device-games" aria-labelledby="device-games">
      <header>
        <div>
          <h2 id="device-games" className="cap">
            {joined ? p.devices : p.device}
          </h2>
          <p className="note">{joined ? p.devicesNote : p.deviceNote}</p>
        </div>
        <Link className="btn" href="/insights">
          {p.insights}
        </Link>
      </header>
      <div className="player-games">
        {gameIds.map((id) => {
          const played = statistics.find(({ game }) => game === id)
          return played === undefined ? (
            <NewGame key={id} id={id} href={`/?play=${id}`} />
          ) : (
            <GamePanel key={id} statistics={played} />
          )
        })}
      </div>
    </section>
  )
}

/** The results of the games against bots in this browser; `undefined` until they are read. */
export function useOwnGames(): readonly GameStatistics[] | undefined {
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
