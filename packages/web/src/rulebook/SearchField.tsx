import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { IconButton } from '../design/IconButton.tsx'
import { useRulebookTexts } from '../texts/index.ts'
import type { Hits } from './hits.ts'

/** The field to search a rulebook with; once something is wanted, which place of how many is shown, and the way to the others. */
export function SearchField(props: {
  readonly wanted: string
  readonly hits: Hits
  onChange(wanted: string): void
}): ReactNode {
  const { wanted, hits, onChange } = props
  const t = useRulebookTexts()
  return (
    <search className="search">
      <label>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={wanted}
          placeholder={t.search}
          aria-label={t.search}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') hits.jump(event.shiftKey ? -1 : 1)
            // In a window, Esc empties the field first; the next one closes the window.
            if (event.key === 'Escape' && wanted !== '') {
              event.preventDefault()
              onChange('')
            }
          }}
        />
      </label>
      <div className={wanted === '' ? 'sr' : 'search-hits'}>
        <output className="num" data-testid="rule-hits">
          {wanted === '' ? undefined : hits.total === 0 ? (
            t.none
          ) : (
            <>
              <b>{t.hits({ at: hits.at, n: hits.total })}</b>
              <span className="sr">{t.found({ n: hits.total, chapters: hits.byChapter.size })}</span>
            </>
          )}
        </output>
        {wanted === '' ? undefined : (
          <>
            <IconButton icon="up" label={t.previous} title={t.previous} onClick={() => hits.jump(-1)} />
            <IconButton icon="down" label={t.next} title={t.next} onClick={() => hits.jump(1)} />
            <IconButton icon="close" label={t.clear} title={t.clear} onClick={() => onChange('')} />
          </>
        )}
      </div>
    </search>
  )
}
