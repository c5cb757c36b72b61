import type { Chapter } from '@orrery/board/rulebook'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRulebookTexts } from '../texts/index.ts'
import type { Hits } from './hits.ts'

/** The chapters; while something is searched for, each says in how many places it was found. */
export function Contents(props: {
  readonly chapters: readonly Chapter[]
  readonly hits: Hits
  readonly searching: boolean
  go(chapter: string): void
}): ReactNode {
  const { chapters, hits, searching, go } = props
  const t = useRulebookTexts()
  const list = useRef<HTMLOListElement>(null)
  // The chapter of the current place is in sight, in a column as well as in the row of a phone.
  useEffect(() => {
    const row = list.current
    const here = row?.querySelector(`[data-of="${hits.chapter ?? ''}"]`)
    if (!row || !here) return
    const [outer, inner] = [row.getBoundingClientRect(), here.getBoundingClientRect()]
    if (inner.top < outer.top || inner.bottom > outer.bottom) row.scrollTop += inner.top - outer.top - outer.height / 3
    if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left
  }, [hits.chapter])
  return (
    <ol ref={list} className={searching ? 'is-searching' : ''}>
      {chapters.map(({ id, title }) => {
        const n = hits.byChapter.get(id) ?? 0
        return (
          <li key={id} data-of={id} className={n > 0 ? 'has-hits' : ''}>
            <button type="button" aria-current={searching && hits.chapter === id} onClick={() => go(id)}>
              <b>{id}</b> <span className="chapter-title">{title}</span>
              {n > 0 ? (
                <span className="chapter-hits num">
                  <span aria-hidden="true">{n}</span>
                  <span className="sr">{t.chapterHits({ n })}</span>
                </span>
              ) : undefined}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
