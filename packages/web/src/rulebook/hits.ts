import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The places of a text that a search has marked, and which of them is the current one. */
export interface Hits {
  readonly total: number
  /** The current place, counted from 1; 0 where there is none. */
  readonly at: number
  /** How many there are in each chapter. */
  readonly byChapter: ReadonlyMap<string, number>
  /** The chapter of the current place. */
  readonly chapter: string | undefined
  /** To the next place, or back to the one before; after the last comes the first. */
  jump(by: 1 | -1): void
}

interface Counted {
  readonly total: number
  readonly at: number
  readonly byChapter: ReadonlyMap<string, number>
}

const nothing: Counted = { total: 0, at: 0, byChapter: new Map() }

const chapterOf = (mark: Element | undefined): string | undefined =>
  mark?.closest<HTMLElement>('[data-chapter]')?.dataset.chapter

/** Counts what is marked in a text whenever `searched` changes, goes to the first place, and jumps from place to place. */
export function useHits(list: RefObject<HTMLElement | null>, searched: string): Hits {
  const [counted, setCounted] = useState(nothing)
  const marks = useRef<readonly HTMLElement[]>([])
  const show = (i: number): void => {
    for (const mark of marks.current) mark.removeAttribute('aria-current')
    const mark = marks.current[i]
    const text = list.current
    if (mark === undefined || text === null) return
    mark.setAttribute('aria-current', 'true')
    // Only the text should scroll; `scrollIntoView` would also move the page behind it.
    const { top } = mark.getBoundingClientRect()
    text.scrollTop += top - text.getBoundingClientRect().top - text.clientHeight / 3
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with what is searched for, and with nothing else
  useLayoutEffect(() => {
    marks.current = [...(list.current?.querySelectorAll('mark') ?? [])]
    const byChapter = new Map<string, number>()
    for (const mark of marks.current) {
      const chapter = chapterOf(mark)
      if (chapter !== undefined) byChapter.set(chapter, (byChapter.get(chapter) ?? 0) + 1)
    }
    const total = marks.current.length
    setCounted(total === 0 ? nothing : { total, at: 1, byChapter })
    show(0)
  }, [searched])
  return {
    ...counted,
    chapter: chapterOf(marks.current[counted.at - 1]),
    jump(by) {
      const { total, at } = counted
      if (total === 0) return
      const next = (at - 1 + by + total) % total
      show(next)
      setCounted({ ...counted, at: next + 1 })
    },
  }
}
