import type { ListedTable } from '@orrery/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ServerError, server } from '../server/api.ts'
import { joinDeviceGames } from '../server/device-games.ts'
import { identify } from '../server/identity.ts'
import { useIdentity } from '../server/who.ts'
import { useOnlineTexts } from '../texts/index.ts'
import { showBadge } from './badge.ts'
import './styles/cards.css'
import { TableCard, WatchCard } from './TableCard.tsx'
import { isMyTurn, myTurnsFirst, notMine } from './turns.ts'

const MAX_SHOWN = 4
/** As many small boards as fit in one line. */
const MAX_WATCHED = 6

/** What the home page knows of the server's tables. */
interface HomeLists {
  readonly mine: readonly ListedTable[]
  readonly open: readonly ListedTable[]
  readonly watch: readonly ListedTable[]
}

const nothing: HomeLists = { mine: [], open: [], watch: [] }

async function loadLists(me: string): Promise<HomeLists> {
  const [mine, open, running] = await Promise.all([
    server.tables('mine'),
    server.tables('open'),
    server.tables('running'),
  ])
  return {
    mine: myTurnsFirst(
      mine.tables.filter(({ phase }) => phase !== 'over'),
      me,
    ),
    open: notMine(open.tables, me),
    watch: notMine(running.tables, me).filter(({ spectators }) => spectators),
  }
}

/**
 * Online tables on the home page: the user's own, those that wait for the user first, then open ones and games to watch. Nothing when
 * there are none, or no server.
 */
export default function HomeTables(): ReactNode {
  const o = useOnlineTexts()
  const [lists, setLists] = useState(nothing)
  const { me } = useIdentity()
  useEffect(() => {
    const load = async (): Promise<void> => {
      const person = document.visibilityState === 'visible' ? await identify() : undefined
      if (person === undefined) return
      const found = await loadLists(person.id)
      showBadge(found.mine.filter((table) => isMyTurn(table, person.id)).length)
      setLists(found)
      await joinDeviceGames(person)
    }
    const look = (): void => {
      load().catch((error: unknown) => {
        // Without a connection, the home page shows what works offline.
        if (!(error instanceof ServerError)) throw error
      })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const card = (table: ListedTable): ReactNode => <TableCard key={table.id} table={table} me={me?.id} />
  return (
    <>
      <Tables id="online-games" title={o.lobby.mine} own cards={lists.mine.slice(0, MAX_SHOWN).map(card)} />
      <Tables id="open-tables" title={o.lobby.open} cards={lists.open.slice(0, MAX_SHOWN).map(card)} />
      <Tables
        id="watch-games"
        title={o.lobby.watch}
        className="games watch"
        cards={lists.watch.slice(0, MAX_WATCHED).map((table) => <WatchCard key={table.id} table={table} />)}
      />
    </>
  )
}

interface TablesProps {
  readonly id: string
  readonly title: string
  readonly cards: readonly ReactNode[]
  readonly className?: string
  /** The user's own tables come first on a phone. */
  readonly own?: boolean
}

function Tables({ id, title, cards, className = 'games', own = false }: TablesProps): ReactNode {
  const o = useOnlineTexts()
  if (cards.length === 0) return undefined
  return (
    <section className={own ? 'your-games online some' : 'your-games online'} aria-labelledby={id}>
      <header>
        <h2 id={id} className="cap">
          {title}
        </h2>
        <Link href="/online" className="link">
          {o.menu.lobby}
        </Link>
      </header>
      <ul className={className}>{cards}</ul>
    </section>
  )
}
