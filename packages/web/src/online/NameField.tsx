import type { ReactNode } from 'react'
import { useOnlineTexts } from '../texts/index.ts'

interface NameFieldProps {
  readonly value: string
  onChange(name: string): void
  readonly autoFocus?: boolean
}

/** The name that others see. */
export function NameField({ value, onChange, autoFocus = false }: NameFieldProps): ReactNode {
  const t = useOnlineTexts()
  return (
    <label className="field">
      <span>{t.create.name}</span>
      <input
        type="text"
        value={value}
        maxLength={24}
        required
        autoComplete="nickname"
        // biome-ignore lint/a11y/noAutofocus: the one thing that is asked of a guest
        autoFocus={autoFocus}
        data-testid="my-name"
        onChange={(event) => onChange(event.target.value)}
      />
      <small>{t.create.nameHint}</small>
    </label>
  )
}
