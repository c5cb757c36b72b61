import type { Language } from '@orrery/kernel'
import type { ComponentType, ReactNode } from 'react'

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

/** A group of pieces: each by what it is, or the state it is in. */
interface Pieces {
  readonly title: string
  readonly note?: string
  readonly width?: number
  readonly of: Readonly<Record<string, ReactNode>>
}

/** What a piece of a list is called: by its id, by the first part of a pair, or by itself. */
function labelOf(item: unknown): string {
  if (Array.isArray(item)) return String(item[0])
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : String(item)
}

/** The pieces that are drawn from a list, by their labels. */
export const piecesFrom = <T,>(list: readonly T[], piece: (item: T, index: number) => ReactNode): Pieces['of'] =>
  Object.fromEntries(list.map((item, i) => [labelOf(item), piece(item, i)]))

/** A sheet of pieces with the drawings they refer to; `board` is the class of the root that their styles expect. */
export function sheetOf(
  board: string,
  Defs: ComponentType,
  groups: (language: Language) => readonly Pieces[],
): ComponentType<SheetProps> {
  return ({ language }) => (
    <OnBoard board={board}>
      <Defs />
      {groups(language).map(({ of, width, ...words }) => (
        <Group key={words.title} {...words}>
          {Object.entries(of).map(([label, piece]) => (
            <Specimen key={label} label={label} {...(width === undefined ? {} : { width })}>
              {piece}
            </Specimen>
          ))}
        </Group>
      ))}
    </OnBoard>
  )
}
