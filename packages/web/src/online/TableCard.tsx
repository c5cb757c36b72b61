import { SeatDisc } from '@orrery/board/seats'
import type { ListedTable } from '@orrery/protocol'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { isGameId } from '../games/list.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import { LiveBoard, pointsOf, useLivePosition, useSmallBoard } from './LiveBoard.tsx'
import { seatName, tableStatus } from './TableRow.tsx'
import { clockWords } from './time.ts'
import { isMyTurn } from './turns.ts'

interface CardProps {
  readonly table: ListedTable
  readonly me: string | undefined
}

/** A table as a card, on the home page and in the lobby: the whole card leads there. */
export function TableCard({ table, me }: CardProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  if (!isGameId(table.game)) return undefined
  const mine = isMyTurn(table, me)
  const seated = table.seats.flatMap(({ id, name }) => (name === undefined || id === me ? [] : [name]))
  return (
    <li className={mine ? 'game mine' : 'game'} data-table={table.id}>
      <Link href={`/online/${table.id}`} className="game-open">
        <Lens id={table.game} size={68} />
        <span className="game-words">
          <b>{t.about(table.game).name}</b>
          <small className={mine ? 'turn' : ''}>
            {[tableStatus(table, me, o), ...(table.phase === 'open' ? seated : [])].join(' · ')}
          </small>
          {table.clock.kind === 'none' ? undefined : <small>{clockWords(table.clock, o)}</small>}
          <span className="game-seats">
            {table.seats.map(({ kind }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <span key={seat} title={seatName(table.seats, seat, o.wait.openSeat)}>
                {kind === 'open' ? <span className="hole" /> : <SeatDisc seat={seat} size={20} />}
              </span>
            ))}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** A running game to watch, with its board as it stands now. */
export function WatchCard({ table }: { readonly table: ListedTable }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const card = useRef<HTMLLIElement>(null)
  const play = useLivePosition(table.id, card)
  const small = useSmallBoard(table.game, play !== undefined)
  if (!isGameId(table.game)) return undefined
  const names = table.seats.map((_, seat) => seatName(table.seats, seat, o.wait.openSeat))
  const toAct = play?.toAct ?? table.toAct
  const points = pointsOf(small, play)
  return (
    <li className="watch-card" ref={card} data-table={table.id}>
      <Link href={`/online/${table.id}`} aria-label={`${o.lobby.watchIt}: ${t.about(table.game).name}`}>
        <LiveBoard game={table.game} small={small} names={names} play={play} />
        <span className="game-words">
          <b>{t.about(table.game).name}</b>
          <small>
            {play === undefined ? tableStatus(table, undefined, o) : t.home.round({ n: play.moment.round })}
            {table.rated ? ` · ${o.wait.rated}` : ''}
            {table.advice === true ? ` · ${o.create.advice}` : ''}
          </small>
        </span>
      </Link>
      <ul className="watch-seats">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} className={toAct.includes(seat) ? 'turn' : ''}>
            <SeatDisc seat={seat} size={18} />
            <span>{name}</span>
            {points[seat] === undefined ? undefined : <b className="num">{points[seat]}</b>}
          </li>
        ))}
      </ul>
    </li>
  )
}
