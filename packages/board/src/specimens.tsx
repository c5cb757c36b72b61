import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'

export { Drawing } from './draw.tsx'

/** What a sheet of pieces is given: the default export of `sheets/<name>.tsx` beside the pieces. */
export interface SheetProps {
  readonly language: Language
}

/** A sheet of pieces whose styles only hold below the root of a game's board: `board` is the class of that root. */
export function OnBoard({ board, children }: { readonly board: string; readonly children: ReactNode }): ReactNode {
  return <div className={`ws-board ${board}`}>{children}</div>
}

/** Pieces of one kind on a sheet. */
export function Group({
  title,
  note,
  children,
}: {
  readonly title: string
  /** What is worth knowing about them. */
  readonly note?: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <section className="ws-group">
      <h2>{title}</h2>
      {note === undefined ? undefined : <p>{note}</p>}
      <ul>{children}</ul>
    </section>
  )
}

/** One piece with what it is, or the state it is in, below. A card that takes the width it is given gets the one it has on a board. */
export function Specimen({
  label,
  width,
  children,
}: {
  readonly label: string
  readonly width?: number
  readonly children: ReactNode
}): ReactNode {
  return (
    <li>
      <div className="ws-piece" style={width === undefined ? {} : { gridTemplateColumns: `${width}px` }}>
        {children}
      </div>
      <small>{label}</small>
    </li>
  )
}

/** A group of pieces from a list: what each is, or the state it is in, and how it looks. */
export function Specimens(props: {
  readonly title: string
  readonly note?: string
  readonly width?: number
  readonly of: readonly (readonly [label: string, piece: ReactNode])[]
}): ReactNode {
  const { title, note, width, of } = props
  return (
    <Group title={title} {...(note === undefined ? {} : { note })}>
      {of.map(([label, piece]) => (
        <Specimen key={label} label={label} {...(width === undefined ? {} : { width })}>
          {piece}
        </Specimen>
      ))}
    </Group>
  )
}
