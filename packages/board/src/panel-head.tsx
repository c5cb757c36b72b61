import type { ReactNode } from 'react'

/** The heading of a panel, with a note beside it. */
export function PanelHead({ title, note }: { readonly title: ReactNode; readonly note: ReactNode }): ReactNode {
  return (
    <header>
      <h2>{title}</h2>
      {note === undefined ? undefined : <small>{note}</small>}
    </header>
  )
}
