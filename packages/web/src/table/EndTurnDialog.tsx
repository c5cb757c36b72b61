import type { Warning } from '@orrery/board'
import type { Action } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../design/ConfirmDialog.tsx'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'

interface EndTurnDialogProps {
  readonly game: string
  readonly action: Action
  readonly warnings: readonly Warning[]
  onClose(): void
  onEnd(): void
}

/** What ending the turn would lose, each line with a checkbox to mute it. */
export function EndTurnDialog({ game, action, warnings, onClose, onEnd }: EndTurnDialogProps): ReactNode {
  const t = useTexts()
  const { muted, change } = useSettings()
  const [mute, setMute] = useState<readonly string[]>([])
  const end = (): void => {
    if (mute.length > 0) change({ muted: [...muted, ...mute.map((id) => `${game}/${id}`)] })
    onEnd()
  }
  return (
    <ConfirmDialog
      title={t.end.title}
      cancel={t.end.stay}
      confirm={t.end.go}
      action={action.id}
      testid="end-anyway"
      onClose={onClose}
      onConfirm={end}
    >
      {warnings.length === 0 ? (
        <p>{t.end.nothing}</p>
      ) : (
        <>
          <p>{t.end.warn}</p>
          <ul className="warnings">
            {warnings.map(({ id, text }) => (
              <li key={id}>
                <p>{text}</p>
                <label>
                  <input
                    type="checkbox"
                    checked={mute.includes(id)}
                    onChange={(event) =>
                      setMute(event.target.checked ? [...mute, id] : mute.filter((each) => each !== id))
                    }
                  />
                  {t.end.mute}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
