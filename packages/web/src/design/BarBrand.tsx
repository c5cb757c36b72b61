import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../texts/index.ts'
import { Mark } from './Brand.tsx'

/** The left end of a bar: the logo as a link to the home page, the game, and a line below its name. */
export function BarBrand({ name, detail }: { readonly name: string; readonly detail: string }): ReactNode {
  const t = useTexts()
  return (
    <Link href="/" className="bar-brand" title={t.table.leave}>
      <Mark size={36} />
      <span>
        <b>{name}</b>
        <small>{detail}</small>
        <span className="sr">{t.table.leave}</span>
      </span>
    </Link>
  )
}
