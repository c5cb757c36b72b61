import { rivalColour, seatColour } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { chancesOf, errorsOf, makeFigures } from './figures.ts'
import type { AnalysisSession } from './session.ts'
import './analysis.css'

interface CurveProps {
  readonly session: AnalysisSession
  readonly total: number
  readonly names: readonly string[]
  /** Whose knowledge the chances show; all cards are open when left out. */
  readonly viewer: Seat | undefined
  onGo(index: number): void
}

const WIDTH = 1000
const HEIGHT = 100

/** The chances of all players on the timeline, with what they may be off, and marks at the turning points. */
export default function Curve({ session, total, names, viewer, onGo }: CurveProps): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { curve, analysis } = useStore(session.store)
  const { change } = makeFigures(language)
  const players = curve[0]?.open.length ?? 0
  const x = (at: number): number => (WIDTH * at) / Math.max(1, total)
  const y = (chance: number): number => HEIGHT * (1 - Math.min(1, Math.max(0, chance)))
  const line = (shift: (error: number) => number, player: number): string[] =>
    curve.map((point) => {
      const chance = chancesOf(point, viewer)[player] ?? 0
      return `${x(point.at).toFixed(1)},${y(chance + shift(errorsOf(point, viewer)[player] ?? 0)).toFixed(1)}`
    })
  return (
    <div className="analysis-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="half" d={`M0,${HEIGHT / 2}H${WIDTH}`} />
        {Array.from({ length: players }, (_, player) => {
          const colour = `var(--pl-${player < names.length ? seatColour(player) : rivalColour})`
          const band = [...line((error) => error, player), ...line((error) => -error, player).reverse()]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is its index
            <g key={player} style={{ color: colour }}>
              <polygon points={band.join(' ')} />
              <polyline points={line(() => 0, player).join(' ')} />
            </g>
          )
        })}
      </svg>
      {(analysis?.turningPoints ?? []).map(({ judged, change: by }) => {
        const turn = analysis?.turns[judged]
        const point = curve.find(({ at }) => at >= (turn?.to ?? 0))
        if (turn === undefined || point === undefined) return undefined
        const player = names[turn.seat] ?? ''
        const label = t.point({ turn: turn.turn, player, change: change(by) })
        return (
          <button
            key={judged}
            type="button"
            className="analysis-mark"
            style={{
              left: `${x(turn.to) / 10}%`,
              // On the line as it is drawn, which others may see differently.
              top: `${y(chancesOf(point, viewer)[turn.seat] ?? 0)}%`,
              color: `var(--pl-${seatColour(turn.seat)})`,
            }}
            aria-label={label}
            title={label}
            onClick={() => onGo(turn.to)}
          />
        )
      })}
    </div>
  )
}
