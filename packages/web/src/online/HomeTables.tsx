import { SeatDisc } from '@orrery/board/seats'
import type { ListedTable } from '@orrery/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { isGameId } from '../games/list.ts'
import { ServerError, server } from '../server/api.ts'
import { identify, useIdentity } from '../server/identity.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import { showBadge } from './badge.ts'
import { seatName, tableStatus } from './TableRow.tsx'
import { isMyTurn } from './turns.ts'

const MAX_SHOWN = 4

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
  const unfinished = mine.tables.filter(({ phase }) => phase !== 'over')
  const others = (tables: readonly ListedTable[]): ListedTable[] =>
    tables.filter(({ seats }) => !seats.some(({ id }) => id === me))
  return {
    mine: unfinished.toSorted((a, b) => Number(isMyTurn(b, me)) - Number(isMyTurn(a, me))),
    open: others(open.tables),
    watch: others(running.tables).filter(({ spectators }) => spectators),
  }
}

/**
 * Online tables on the home page: the user's own, those that wait for the user first, then open ones and games to watch. Nothing when
 * there are none, or no server.
 */
export default function HomeTables(): ReactNode {
  const o = useOnlineTexts()
  const [lists, setLists] = useState(nothing)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const person = document.visibilityState === 'visible' ? await identify() : undefined
      if (person === undefined) return
      const found = await loadLists(person.id)
      showBadge(found.mine.filter((table) => isMyTurn(table, person.id)).length)
      setLists(found)
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
  return (
    <>
      <Tables id="online-games" title={o.lobby.title} tables={lists.mine} />
      <Tables id="open-tables" title={o.lobby.open} tables={lists.open} />
      <Tables id="watch-games" title={o.lobby.watch} tables={lists.watch} />
    </>
  )
}

function Tables(props: {
  readonly id: string
  readonly title: string
  readonly tables: readonly ListedTable[]
}): ReactNode {
  const { id, title, tables } = props
  const t = useTexts()
  const o = useOnlineTexts()
  const { me } = useIdentity()
  if (tables.length === 0) return undefined
  return (
    <section className="your-games online some" aria-labelledby={id}>
      <header>
        <h2 id={id} className="cap">
          {title}
        </h2>
        <Link href="/online" className="link">
          {o.menu.lobby}
        </Link>
      </header>
      <ul className="games">
        {tables.slice(0, MAX_SHOWN).map((table) => {
          if (!isGameId(table.game)) return undefined
          const mine = isMyTurn(table, me?.id)
          return (
            <li key={table.id} className={mine ? 'game mine' : 'game'}>
              <Link href={`/online/${table.id}`} className="game-open">
                <Lens id={table.game} size={68} />
                <span className="game-words">
                  <b>{t.about(table.game).name}</b>
                  <small className={mine ? 'turn' : ''}>{tableStatus(table, me?.id, o)}</small>
                  <span className="game-seats">
                    {table.seats.map((_, seat) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                      <span key={seat} title={seatName(table.seats, seat, o.wait.openSeat)}>
                        <SeatDisc seat={seat} size={20} />
                      </span>
                    ))}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
