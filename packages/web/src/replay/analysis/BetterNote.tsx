import type { ReactNode } from 'react'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { LEAST_SHOWN, makeFigures } from './figures.ts'
import './analysis.css'

/** Says that another turn is shown instead of the game, what it gains and why, and leads back. */
export default function BetterNote({
  player,
  value,
  gain,
  reason,
  back,
  onBack,
}: {
  readonly player: string
  /** The chance to win with it, and how much more that is than with what was played. */
  readonly value: number
  readonly gain: number
  readonly reason: string | undefined
  /** Where the button leads; to the game when left out. */
  readonly back?: 'attempt'
  onBack(): void
}): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { percent, change } = makeFigures(language)
  const say = gain < LEAST_SHOWN ? t.other : t.gain
  return (
    <p className="replay-invalid analysis-better" role="status">
      <b>{say({ player, value: percent(value), gain: change(gain) })}</b> {reason}{' '}
      <button type="button" className="btn" onClick={onBack}>
        {back === undefined ? t.back : t.learn.back}
      </button>
    </p>
  )
}
