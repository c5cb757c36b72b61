import { colours, Disc } from '@orrery/board/seats'
import type { ReactNode } from 'react'

/** The picture of a person, always the same for the same id: one of the emblems in its colour. */
export function Avatar({ id, size }: { readonly id: string; readonly size: number }): ReactNode {
  const sum = [...id].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return <Disc colour={colours[sum % colours.length] ?? 'teal'} size={size} />
}
