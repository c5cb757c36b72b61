import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../texts/index.ts'
import { useTitle } from './useTitle.ts'

/** The header of a page that is not a table: its title, also in the browser's tab, and the way back. */
export function PageHead({ title }: { readonly title: string }): ReactNode {
  const t = useTexts()
  useTitle(title)
  return (
    <header className="page-head">
      <button type="button" className="btn back" onClick={() => history.back()}>
        <Icon name="back" size={18} />
        <span>{t.back}</span>
      </button>
      <h1>{title}</h1>
      <Link href="/" className="btn ghost icon" aria-label={t.table.leave} title={t.table.leave}>
        <Icon name="home" size={22} />
      </Link>
    </header>
  )
}
