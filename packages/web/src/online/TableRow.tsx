import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { ListedTable } from '@orrery/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { botName } from '../games/bot-names.ts'
import { isGameId } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import { type OnlineTexts, useOnlineTexts, useTexts } from '../texts/index.ts'
import { clockWords, timeAgo } from './time.ts'
import { isMyTurn } from './turns.ts'

/** The name of whoever sits at a seat. */
export function seatName(seats: ListedTable['seats'], seat: number, open: string): string {
  const occupant = seats[seat]
  if (occupant?.kind === 'bot') return botName(seat, occupant.level)
  return occupant?.name ?? open
}

/** The status of a table in a few words. */
export function tableStatus(table: ListedTable, me: string | undefined, t: OnlineTexts): string {
  const { phase, seats, toAct, pause } = table
  if (phase === 'over') return t.row.over
  if (phase === 'closed') return t.row.closed
  if (phase !== 'playing') {
    const open = seats.filter(({ kind }) => kind === 'open').length
    return open > 0 ? t.row.waiting({ n: open }) : t.row.ready
  }
  if (pause.since !== undefined) return t.row.paused
  if (isMyTurn(table, me)) return t.row.yourTurn
  return t.row.turnOf({ name: toAct.map((seat) => seatName(seats, seat, '')).join(', ') })
}

/** One table that waits for players. */
export function TableRow({ table }: { readonly table: ListedTable }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { language } = useSettings()
  if (!isGameId(table.game)) return undefined
  const { name } = t.about(table.game)
  const host = table.seats.find(({ id }) => id === table.host)?.name ?? seatName(table.seats, 0, '')
  return (
    <li className="table-row" data-table={table.id}>
      <Lens id={table.game} size={48} />
      <div className="table-words">
        <b>{name}</b>
        <small>
          {[
            clockWords(table.clock, o),
            ...(table.rated ? [o.wait.rated] : []),
            ...(table.advice === true ? [o.create.advice] : []),
            timeAgo(table.updatedAt, Date.now(), language, o),
          ].join(' · ')}
        </small>
      </div>
      <ul className="table-seats" aria-label={tableStatus(table, undefined, o)}>
        {table.seats.map((occupant, seat) => {
          const called = seatName(table.seats, seat, o.wait.openSeat)
          const open = occupant.kind === 'open'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={seat} title={called} className={open ? 'open' : ''}>
              {open ? <span className="hole" /> : <SeatDisc seat={seat} size={22} />}
              {occupant.id === undefined ? (
                <span className={open ? 'sr' : ''}>{called}</span>
              ) : (
                <Link href={`/player/${occupant.id}`}>{called}</Link>
              )}
              {occupant.kind === 'bot' ? <Icon name="bot" size={14} /> : undefined}
            </li>
          )
        })}
      </ul>
      <Link href={`/online/${table.id}`} className="btn" aria-label={`${o.lobby.join}: ${name}, ${host}`}>
        {o.lobby.join}
      </Link>
    </li>
  )
}
