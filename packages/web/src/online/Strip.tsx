import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Seat } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { OnlineHandle, OnlineState } from '../store/online.ts'
import { useOnlineTexts } from '../texts/index.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { LinkPill } from './LinkPill.tsx'
import { TableMenu } from './TableMenu.tsx'
import { seatName } from './TableRow.tsx'
import { clockTime } from './time.ts'
import { useTick } from './useTick.ts'

interface StripProps {
  readonly online: OnlineHandle
  readonly state: OnlineState
  readonly news: OnlineNews
  /** A decision is waiting for the server. */
  readonly pending: boolean
  readonly chatOpen: boolean
  readonly unread: number
  onChat(): void
  onRecap(): void
}

/** Below the bar of an online table: who has been thinking for how long, the clocks, the connection, the chat. */
export function Strip({ online, state, news, pending, chatOpen, unread, onChat, onRecap }: StripProps): ReactNode {
  const o = useOnlineTexts()
  const { table, as, toAct } = news
  const now = useTick(table.phase === 'playing' && toAct.length > 0)
  return (
    <section className="strip" aria-label={o.strip.label}>
      <ul className={table.seats.length > 2 ? 'strip-seats many' : 'strip-seats'}>
        {table.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <SeatChip key={seat} news={news} seat={seat} now={now} here={state.present?.seats.includes(seat)} />
        ))}
      </ul>
      {table.advice === true ? (
        <span className="watching-sign" title={o.create.advice} data-testid="advice">
          <Icon name="cap" size={16} />
          <span className="sr">{o.create.advice}</span>
        </span>
      ) : undefined}
      <Watchers watching={as === undefined} count={state.present?.watchers ?? 0} />
      <div className="strip-side">
        <LinkPill link={state.link} pending={pending} />
        <button
          type="button"
          className="btn ghost chat-button"
          aria-pressed={chatOpen}
          aria-label={unread > 0 ? `${o.strip.chat}: ${o.strip.unread({ n: unread })}` : o.strip.chat}
          onClick={onChat}
          data-testid="chat"
        >
          <Icon name="chat" size={18} />
          <span>{o.strip.chat}</span>
          {unread > 0 ? <b className="unread">{unread}</b> : undefined}
        </button>
        <TableMenu online={online} news={news} onRecap={onRecap} />
      </div>
    </section>
  )
}

/** Whether the user is a spectator, and how many there are. */
function Watchers({ watching, count }: { readonly watching: boolean; readonly count: number }): ReactNode {
  const o = useOnlineTexts()
  if (!watching && count === 0) return undefined
  const all = o.strip.watchers({ n: Math.max(count, 1) })
  return (
    <span className="watching-sign" title={all} data-watchers={count}>
      <Icon name="eye" size={16} />
      {watching ? <span>{o.strip.watching}</span> : undefined}
      {watching && count < 2 ? undefined : <b aria-hidden="true">{count}</b>}
      <span className="sr">{all}</span>
    </span>
  )
}

interface SeatChipProps {
  readonly news: OnlineNews
  readonly seat: Seat
  readonly now: number
  /** Whether this player is present; unknown at first. */
  readonly here: boolean | undefined
}

/** One player: name, presence or bot, thinking time, clock. */
function SeatChip({ news, seat, now, here }: SeatChipProps): ReactNode {
  const o = useOnlineTexts()
  const { table, as, toAct, clocks, asked, at } = news
  const occupant = table.seats[seat]
  const name = seatName(table.seats, seat, '')
  const acts = table.phase === 'playing' && toAct.includes(seat)
  const clock = clocks[seat]
  const paused = table.pause.since !== undefined
  const used = clock?.runs === true ? Math.max(0, now - at - (clock.wait ?? 0)) : 0
  const turn = clock === undefined ? 0 : Math.max(0, clock.turn - used)
  const reserve = clock === undefined ? 0 : Math.max(0, clock.reserve - Math.max(0, used - clock.turn))
  const short = clock?.runs === true && turn + reserve < 30_000
  const since = asked[seat]
  // Presence says nothing about bots, about players replaced by a bot, and about the user.
  const shown = occupant?.kind === 'person' && occupant.away === undefined && seat !== as ? here : undefined
  const facts = [
    ...(occupant?.kind === 'bot' ? [o.strip.bot({ name })] : []),
    ...(occupant?.away === undefined ? [] : [o.strip[occupant.away]({ name })]),
    ...(shown === undefined ? [] : [shown ? o.strip.here({ name }) : o.strip.gone({ name })]),
    ...(table.pause.wanted.includes(seat) && !paused ? [o.strip.wantsPause({ name })] : []),
    ...(acts && since !== undefined ? [o.strip.thinks({ name, time: clockTime(Math.max(0, now - since), o) })] : []),
    ...(clock === undefined ? [] : [o.strip.clock({ name, time: clockTime(turn + reserve, o) })]),
  ]
  return (
    <li
      className={`chip-seat ${acts ? 'acts' : ''} ${seat === as ? 'me' : ''} ${shown === false ? 'gone' : ''}`}
      title={facts.join('\n')}
      data-seat={seat}
      data-away={occupant?.away}
      data-here={shown}
    >
      <span className="chip-disc">
        <SeatDisc seat={seat} size={24} />
        {shown === undefined ? undefined : <i className={shown ? 'here' : ''} />}
      </span>
      {occupant?.id === undefined ? (
        <span className="chip-name">{name}</span>
      ) : (
        <Link href={`/player/${occupant.id}`} className="chip-name" aria-label={o.strip.player({ name })}>
          {name}
        </Link>
      )}
      {occupant?.kind === 'bot' || occupant?.away !== undefined ? <Icon name="bot" size={16} /> : undefined}
      <span className="sr">{facts.join('. ')}</span>
      {table.pause.wanted.includes(seat) || paused ? <Icon name="pause" size={14} /> : undefined}
      {clock === undefined ? undefined : (
        <span className={`chip-clock ${short ? 'short' : ''} ${clock.runs ? 'runs' : ''}`} aria-hidden="true">
          {clockTime(turn, o)}
          {table.clock.kind === 'real' && table.clock.reserve > 0 ? (
            <small>{o.strip.reserve({ time: clockTime(reserve, o) })}</small>
          ) : undefined}
        </span>
      )}
      {acts && since !== undefined && clock === undefined ? (
        <span className="chip-time" aria-hidden="true">
          {clockTime(Math.max(0, now - since), o)}
        </span>
      ) : undefined}
    </li>
  )
}

/** The number of unread chat lines. */
export function useUnread(state: OnlineState, open: boolean, me: string | undefined): number {
  const newest = state.chat.at(-1)?.seq ?? 0
  // Lines from before the table was opened count as read.
  const [read, setRead] = useState(newest)
  if (open && read < newest) setRead(newest)
  return open ? 0 : state.chat.filter(({ seq, person }) => seq > read && person.id !== me).length
}
