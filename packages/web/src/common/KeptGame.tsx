import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { KeptGame } from '../worker/protocol.ts'
import { download } from './download.ts'

/** What is still available of a game whose rules are no longer included: who decided what, and the record as a file. */
export function KeptGameBox({ kept, id }: { readonly kept: KeptGame; readonly id?: string }): ReactNode {
  const t = useTexts()
  const { game, version, names, decisions, record } = kept
  return (
    <section className="kept" data-testid="kept">
      <h2>{t.kept.title}</h2>
      <p className="quiet">{t.kept.rules({ version })}</p>
      <details open={decisions.length <= 12}>
        <summary>
          {t.kept.log} ({decisions.length})
        </summary>
        {decisions.length === 0 ? (
          <p>{t.kept.none}</p>
        ) : (
          <ol>
            {decisions.map(({ seat, action, undone }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was decided never changes its place
              <li key={index}>
                <span>{names[seat] ?? seat + 1}</span>{' '}
                {action === undefined ? <em>{t.kept.hidden}</em> : <code lang="en">{action}</code>}
                {undone === true ? <small> ({t.kept.undone})</small> : undefined}
              </li>
            ))}
          </ol>
        )}
      </details>
      {record === undefined ? (
        <p>{t.kept.secret}</p>
      ) : (
        <button
          type="button"
          className="btn"
          data-testid="kept-record"
          onClick={() => download(`${[game, id].filter(Boolean).join('-')}.json`, record)}
        >
          <Icon name="download" size={18} />
          {t.kept.save}
        </button>
      )}
    </section>
  )
}
