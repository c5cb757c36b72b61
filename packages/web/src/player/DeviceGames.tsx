import type { GameStatistics } from '@orrery/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { listGames } from '../kept/games.ts'
import { statisticsOf } from '../kept/statistics.ts'
import { usePlayerTexts } from '../texts/index.ts'
import { GamePanel } from './GamePanel.tsx'

/** My games against bots, which only this browser knows. */
export function DeviceGames(): ReactNode {
  const p = usePlayerTexts()
  const [statistics, setStatistics] = useState<readonly GameStatistics[]>()
  useEffect(() => {
    let wanted = true
    void listGames().then((games) => wanted && setStatistics(statisticsOf(games)))
    return () => {
      wanted = false
    }
  }, [])
  if (statistics === undefined) return undefined
  return (
    <section className="device-games" aria-labelledby="device-games">
      <h2 id="device-games" className="cap">
        {p.device}
      </h2>
      {statistics.length === 0 ? <p className="note">{p.deviceNote}</p> : undefined}
      <div className="player-games">
        {statistics.map((each) => (
          <GamePanel key={each.game} statistics={each} />
        ))}
      </div>
    </section>
  )
}
