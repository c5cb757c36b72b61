import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { makeAddress, serverSource } from '../common/address.ts'
import { RatingNote } from '../common/RatingNote.tsx'
import { FairNote } from '../fair/FairNote.tsx'
import type { OnlineHandle } from '../store/online.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { seatName } from './TableRow.tsx'

/** What everybody at the table should know now: a pause, a bot at the user's seat, damage, a resignation, a rematch. */
export function Notices({ online, news }: { readonly online: OnlineHandle; readonly news: OnlineNews }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { table, as } = news
  const { pause, over, next } = table
  const away = as === undefined ? undefined : table.seats[as]?.away
  const name = (seat: number): string => seatName(table.seats, seat, '')
  const resigned = table.seats.findIndex((occupant) => occupant.away === 'resigned')
  const notices: { readonly key: string; readonly text: string; readonly act?: ReactNode }[] = []
  const button = (text: string, onClick: () => void, testid: string): ReactNode => (
    <button type="button" className="btn primary" onClick={onClick} data-testid={testid}>
      {text}
    </button>
  )
  if (table.damaged === true) notices.push({ key: 'damaged', text: o.notice.damaged })
  if (table.phase === 'playing' && away !== undefined) {
    const text = { left: o.notice.awayLeft, timeout: o.notice.awayTimeout, resigned: o.notice.awayResigned }[away]
    const act =
      away === 'resigned'
        ? {}
        : { act: button(o.notice.back, () => void online.send({ type: 'return' }), 'return-to-seat') }
    notices.push({ key: 'away', text, ...act })
  }
  if (pause.since !== undefined) {
    const act =
      as === undefined || away !== undefined
        ? {}
        : { act: button(o.menu.resume, () => void online.send({ type: 'resume' }), 'resume-notice') }
    notices.push({ key: 'paused', text: o.notice.paused, ...act })
  } else if (pause.wanted.length > 0 && table.phase === 'playing') {
    const text = o.notice.pauseWanted({ names: pause.wanted.map(name).join(', ') })
    const asked = as !== undefined && away === undefined && !pause.wanted.includes(as)
    const act = asked
      ? { act: button(o.notice.agree, () => void online.send({ type: 'pause', want: true }), 'agree') }
      : {}
    notices.push({ key: 'wanted', text, ...act })
  }
  if (over?.reason === 'resigned') {
    const act = (
      <>
        <Link href={makeAddress(serverSource(table.id))} className="btn">
          <Icon name="play" size={16} />
          {t.result.replay}
        </Link>
        {as === undefined || next !== undefined ? undefined : <RematchButton online={online} />}
      </>
    )
    notices.push({ key: 'resigned', text: o.notice.resigned({ name: name(Math.max(resigned, 0)) }), act })
  }
  if (next !== undefined && as !== undefined) {
    const act = (
      <Link href={`/online/${next}`} className="btn primary">
        {o.notice.goThere}
      </Link>
    )
    notices.push({ key: 'next', text: o.notice.rematch, act })
  }
  const verdict = useStore(online.store, (state) => state.verdict)
  // The result dialog shows it for a game that was played to the end.
  const fair = verdict !== undefined && (over === undefined || over.reason === 'resigned')
  if (notices.length === 0 && !fair) return undefined
  return (
    <div className="notices" role="status">
      {notices.map(({ key, text, act }) => (
        <div key={key} className={`notice ${key}`} data-notice={key}>
          <p>{text}</p>
          {key === 'resigned' ? <RatingNote table={table} me={news.you?.id} /> : undefined}
          {act}
        </div>
      ))}
      {fair ? (
        <div className="notice fair-notice">
          <FairNote table={table.id} verdict={verdict} names={table.seats.map((_, seat) => name(seat))} />
        </div>
      ) : undefined}
    </div>
  )
}

/** Creates a rematch. */
function RematchButton({ online }: { readonly online: OnlineHandle }): ReactNode {
  const o = useOnlineTexts()
  return (
    <button
      type="button"
      className="btn primary"
      data-testid="again"
      // The link to the new table appears once the server has announced it.
      onClick={() => void online.rematch()}
    >
      <Icon name="again" size={18} />
      {o.notice.again}
    </button>
  )
}
