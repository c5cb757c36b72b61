import type { OptionSpec, Speech } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Select } from '../design/Select.tsx'
import { useTexts } from '../texts/index.ts'

interface GameOptionsProps {
  readonly speech: Speech
  readonly options: readonly OptionSpec[]
  readonly chosen: Readonly<Record<string, string>>
  onChange(chosen: Readonly<Record<string, string>>): void
}

/** Chooses the options of a new game; nothing where it has none. */
export function GameOptions({ speech, options, chosen, onChange }: GameOptionsProps): ReactNode {
  const t = useTexts()
  if (options.length === 0) return undefined
  return (
    <fieldset className="options">
      <legend>{t.setup.options}</legend>
      {options.map((spec) => (
        <label key={spec.id} className="option">
          <span>{speech.option(spec.id)}</span>
          <Select
            value={chosen[spec.id] ?? spec.default}
            of={spec.values.map((value) => ({ value, text: speech.option(spec.id, value) }))}
            onChange={(value) => onChange({ ...chosen, [spec.id]: value })}
          />
        </label>
      ))}
    </fieldset>
  )
}
