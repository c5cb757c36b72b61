import type { Answers, ListedTable } from '@orrery/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ServerError, server, type TableList } from '../server/api.ts'
import { identify } from '../server/identity.ts'
import { useIdentity } from '../server/who.ts'

/** How often the lists are refreshed, in milliseconds: for each page that is shown. */
const REFRESH_EVERY = 8000
/** How many pages of a list are shown at most. */
const MAX_PAGES = 20
/** A search looks through this many pages: what changed last. */
const SEARCHED_PAGES = 6

/** The lists of the lobby. */
export type Listed = TableList

type Page = Answers['tables']

/** What the lobby shows: as many pages of each list as the user asked for. */
export interface Lists {
  readonly mine: Page
  readonly open: Page
  readonly running: Page
  readonly archived: Page
}

/** The lists, refreshed while the page is visible. */
export function useLists(): {
  readonly lists: Lists | undefined
  refresh(): void
  /** Shows one more page of a list. */
  more(list: Listed): void
  /** Loads the pages that a search looks through. */
  search(): void
} {
  const { me } = useIdentity()
  const [lists, setLists] = useState<Lists>()
  const pages = useRef<Record<Listed, number>>({ mine: 1, open: 1, running: 1, archived: 1 })
  const refresh = useCallback(() => {
    const load = async (): Promise<void> => {
      if ((await identify()) === undefined) return
      const [mine, open, running, archived] = await Promise.all([
        loadPages('mine', pages.current.mine),
        loadPages('open', pages.current.open),
        loadPages('running', pages.current.running),
        loadPages('archived', pages.current.archived),
      ])
      setLists({ mine, open, running, archived })
    }
    load().catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error
      if (error.status === 0) useIdentity.setState({ unreachable: true })
    })
  }, [])
  const more = useCallback(
    (list: Listed) => {
      pages.current[list] = Math.min(MAX_PAGES, pages.current[list] + 1)
      refresh()
    },
    [refresh],
  )
  const search = useCallback(() => {
    const { open, running } = pages.current
    if (open >= SEARCHED_PAGES && running >= SEARCHED_PAGES) return
    pages.current.open = Math.max(open, SEARCHED_PAGES)
    pages.current.running = Math.max(running, SEARCHED_PAGES)
    refresh()
  }, [refresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    const look = (): void => {
      // Long lists are loaded less often, so that the server has no more to do.
      const wait = REFRESH_EVERY * Math.max(...Object.values(pages.current))
      if (document.visibilityState !== 'visible' || performance.now() - last < Math.min(wait, 30_000) - 100) return
      last = performance.now()
      refresh()
    }
    look()
    const timer = setInterval(look, REFRESH_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh, me?.id])
  return { lists, refresh, more, search }
}

/** The first pages of a list, joined. A table that moved from one page to the next meanwhile is listed once. */
async function loadPages(list: Listed, count: number): Promise<Page> {
  const tables = new Map<string, ListedTable>()
  let next: string | undefined
  for (let i = 0; i < count; i++) {
    const page = await server.tables(list, next)
    for (const table of page.tables) tables.set(table.id, table)
    next = page.next
    if (next === undefined) break
  }
  return { tables: [...tables.values()], ...(next === undefined || count >= MAX_PAGES ? {} : { next }) }
}
