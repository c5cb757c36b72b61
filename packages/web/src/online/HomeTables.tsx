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

/** The user's online tables on the home page, those that wait for the user first. Nothing when there are none, or no server. */
export default function HomeTables(): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { me } = useIdentity()
  const [tables, setTables] = useState<readonly ListedTable[]>([])
  useEffect(() => {
    const load = async (): Promise<void> => {
      const person = document.visibilityState === 'visible' ? await identify() : undefined
      if (person === undefined) return
      const unfinished = (await server.tables('mine')).tables.filter(({ phase }) => phase !== 'over')
      showBadge(unfinished.filter((table) => isMyTurn(table, person.id)).length)
      setTables(unfinished.toSorted((a, b) => Number(isMyTurn(b, person.id)) - Number(isMyTurn(a, person.id))))
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
  if (tables.length === 0) return undefined
  return (
    <section className="your-games online some" aria-labelledby="online-games">
      <header>
        <h2 id="online-games" className="cap">
          {o.lobby.title}
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
