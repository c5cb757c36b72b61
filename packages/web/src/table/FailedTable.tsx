import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import type { TableState } from '../store/shown-table.ts'
import { useTexts } from '../texts/index.ts'

const KeptGameBox = lazy(async () => ({ default: (await import('../common/KeptGame.tsx')).KeptGameBox }))

/** Says why a table cannot be shown, and what the user can do about it. */
export function FailedTable({ failure }: { readonly failure: NonNullable<TableState['failure']> }): ReactNode {
  const t = useTexts()
  const { why, detail, kept } = failure
  return (
    <main className="failed">
      <div className="panel">
        <h1>{t.failed[why]}</h1>
        <Suspense>{kept === undefined ? undefined : <KeptGameBox kept={kept} />}</Suspense>
        {why === 'missing' ? undefined : (
          <details>
            <summary>{t.failed.detail}</summary>
            <p>{detail}</p>
          </details>
        )}
        <div className="row-buttons">
          <Link href="/" className="btn primary">
            {t.failed.home}
          </Link>
          {why === 'elsewhere' || why === 'broken' || why === 'newer' ? (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {t.failed.reload}
            </button>
          ) : undefined}
        </div>
      </div>
    </main>
  )
}
