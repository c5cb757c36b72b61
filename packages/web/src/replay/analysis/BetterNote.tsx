import type { ReactNode } from 'react'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { makeFigures } from './figures.ts'
import './analysis.css'

/** Says that a better turn is shown instead of the game, what it gains and why, and leads back. */
export default function BetterNote({
  player,
  gain,
  reason,
  back,
  onBack,
}: {
  readonly player: string
  readonly gain: number
  readonly reason: string | undefined
  /** Where the button leads; to the game when left out. */
  readonly back?: 'attempt'
  onBack(): void
}): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  return (
    <p className="replay-invalid analysis-better" role="status">
      <b>{t.gain({ player, gain: makeFigures(language).percent(gain) })}</b> {reason}{' '}
      <button type="button" className="btn" onClick={onBack}>
        {back === undefined ? t.back : t.learn.back}
      </button>
    </p>
  )
}
