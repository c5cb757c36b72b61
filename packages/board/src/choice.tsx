import { type ReactNode, useId } from 'react'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly { readonly value: T; readonly text: ReactNode; readonly lang?: string }[]
  onChange(value: T): void
  /** The label is for screen readers only. */
  readonly quiet?: boolean
}

/** A choice of one out of a few, all of them visible. */
export function Choice<T extends string>({ label, value, of, onChange, quiet = false }: ChoiceProps<T>): ReactNode {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className={quiet ? 'sr' : ''}>{label}</legend>
      <div className="choice-in">
        {of.map((each) => (
          <label key={each.value} className={each.value === value ? 'on' : ''} lang={each.lang}>
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly on: boolean
  readonly disabled?: boolean
  onChange(on: boolean): void
}

/** A switch for something that is on or off. */
export function Switch({ label, hint, on, disabled = false, onChange }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <div className="switch">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint === undefined ? undefined : <small id={`${id}-hint`}>{hint}</small>}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
