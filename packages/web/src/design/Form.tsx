import type { ReactNode } from 'react'

interface FormProps {
  readonly className: string
  readonly children: ReactNode
  onSubmit(): void
}

/** A form that the page handles itself. */
export function Form({ className, children, onSubmit }: FormProps): ReactNode {
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
