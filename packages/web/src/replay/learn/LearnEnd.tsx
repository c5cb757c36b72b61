import { Icon } from '@orrery/board/icons'
import type { Grade } from '@orrery/bots/analyse'
import type { ReactNode } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { useAnalysisTexts } from '../../texts/index.ts'
import { isWell, type Mistake } from './mistakes.ts'

interface LearnEndProps {
  readonly player: string
  readonly mistakes: readonly Mistake[]
  readonly found: Readonly<Record<number, Grade>>
  onAgain(): void
  onClose(): void
}

/** What came out of all attempts: each turn with its grade in the game and its best grade since. */
export function LearnEnd({ player, mistakes, found, onAgain, onClose }: LearnEndProps): ReactNode {
  const t = useAnalysisTexts()
  const good = mistakes.filter(({ judged }) => isWell(found[judged] ?? 'blunder')).length
  return (
    <Dialog
      title={t.learn.title}
      onClose={onClose}
      className="learn-end"
      actions={
        <>
          {mistakes.length === 0 ? undefined : (
            <button type="button" className="btn" onClick={onAgain}>
              {t.learn.again}
            </button>
          )}
          <button type="button" className="btn primary" onClick={onClose}>
            {t.back}
          </button>
        </>
      }
    >
      <p>{mistakes.length === 0 ? t.learn.none({ player }) : t.learn.done({ good, of: mistakes.length })}</p>
      <ul>
        {mistakes.map(({ judged, turn, grade }) => {
          const now = found[judged]
          return (
            <li key={judged}>
              <span>{t.learn.turn({ turn })}</span>
              <span className={`analysis-grade ${grade}`}>{t.grade[grade]}</span>
              <Icon name="arrow" size={16} />
              <span className={now === undefined ? 'note' : `analysis-grade ${now}`}>
                {now === undefined ? t.learn.skipped : t.grade[now]}
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
