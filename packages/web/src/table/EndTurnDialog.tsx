import type { Warning } from '@orrery/board'
import type { Action } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../design/ConfirmDialog.tsx'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'

interface EndTurnDialogProps {
  readonly game: string
  readonly action: Action
  /** What the action does, where it is not yet the end of the turn. */
  readonly words: string | undefined
  readonly warnings: readonly Warning[]
  onClose(): void
  onEnd(): void
}

/** What ending the turn would lose, each line with a checkbox to mute it. */
export function EndTurnDialog({ game, action, words, warnings, onClose, onEnd }: EndTurnDialogProps): ReactNode {
  const t = useTexts()
  const { muted, change } = useSettings()
  const [mute, setMute] = useState<readonly string[]>([])
  const end = (): void => {
    if (mute.length > 0) change({ muted: [...muted, ...mute.map((id) => `${game}/${id}`)] })
    onEnd()
  }
  return (
    <ConfirmDialog
      title={words === undefined ? t.end.title : `${words}?`}
      cancel={t.end.stay}
      confirm={words ?? t.end.go}
      action={action.id}
      testid="end-anyway"
      onClose={onClose}
      onConfirm={end}
    >
      {warnings.length === 0 ? (
        <p>{t.end.nothing}</p>
      ) : (
        <>
          {words === undefined ? <p>{t.end.warn}</p> : undefined}
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
