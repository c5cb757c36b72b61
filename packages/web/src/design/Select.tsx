import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'

interface SelectProps<T extends string> {
  readonly value: T
  readonly of: readonly { readonly value: T; readonly text: string }[]
  /** What is chosen, for screen readers; left out inside a label. */
  readonly label?: string
  readonly testid?: string
  readonly disabled?: boolean
  onChange(value: T): void
}

/**
 * A choice of one out of many. The browser's own control lies invisibly over a text that breaks into lines where it must: the list opens as
 * it does everywhere on the device, and no chosen text is ever cut.
 */
export function Select<T extends string>(props: SelectProps<T>): ReactNode {
  const { value, of, label, testid, disabled = false, onChange } = props
  const chosen = of.find((each) => each.value === value)
  return (
    <span className="select">
      <span aria-hidden="true">{chosen?.text}</span>
      <Icon name="down" size={16} />
      <select
        value={value}
        aria-label={label}
        disabled={disabled}
        data-testid={testid}
        onChange={(event) => {
          const picked = of.find((each) => each.value === event.target.value)
          if (picked !== undefined) onChange(picked.value)
        }}
      >
        {of.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
    </span>
  )
}
