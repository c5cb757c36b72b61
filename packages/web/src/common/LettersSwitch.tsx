import type { ReactNode } from 'react'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'

/** Whether single letters are keys: speech input and some screen readers need them off. */
export function LettersSwitch(): ReactNode {
  const { keys } = useTexts()
  const { letters, change } = useSettings()
  return (
    <label className="keys-switch">
      <input type="checkbox" checked={letters} onChange={(event) => change({ letters: event.target.checked })} />
      {keys.letters}
    </label>
  )
}
