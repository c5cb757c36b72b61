import { Icon } from '@orrery/board/icons'
import type { Seat } from '@orrery/kernel'
import type { TableSight } from '@orrery/table'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { levelName } from '../common/levels.ts'
import { RatingNote } from '../common/RatingNote.tsx'
import { ShareBox } from '../common/ShareBox.tsx'
import { Mark } from '../design/Brand.tsx'
import { Form } from '../design/Form.tsx'
import { useTitle } from '../design/useTitle.ts'
import { FairNote } from '../fair/FairNote.tsx'
import { isGameId } from '../games/list.ts'
import { takeName } from '../server/identity.ts'
import { isGuestName, useIdentity } from '../server/who.ts'
import type { OnlineHandle, OnlineState } from '../store/online.ts'
import { player, useOnlineTexts, useTexts, withTexts } from '../texts/index.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { ChatBox } from './Chat.tsx'
import { LinkPill } from './LinkPill.tsx'
import { NameField } from './NameField.tsx'
import { SeatLine, usualLevel } from './SeatLine.tsx'
import { seatName } from './TableRow.tsx'
import { Trouble } from './Trouble.tsx'
import { clockWords } from './time.ts'
import { useServed, useSpeech } from './useServed.ts'

const AccountDialog = lazy(withTexts(() => import('./AccountDialog.tsx'), player))

interface WaitingRoomProps {
  readonly online: OnlineHandle
  readonly state: OnlineState
  readonly news: OnlineNews
}

/** A table before its game begins: who sits where, how to invite others, and the start. */
export function WaitingRoom({ online, state, news }: WaitingRoomProps): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { table, you, as } = news
  const host = you !== undefined && table.host === you.id
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const hostName = table.seats.find(({ id }) => id === table.host)?.name ?? ''
  const name = t.about(table.game).name
  const waiting = table.phase === 'open'
  useTitle(name)
  return (
    <div className="page waiting" data-phase={table.phase}>
      <header className="page-head">
        <Link href="/online" className="btn back">
          <Mark size={24} />
          <span>{o.menu.lobby}</span>
        </Link>
        <h1>{name}</h1>
        <LinkPill link={state.link} roomy />
      </header>
      <main className="waiting-main">
        <div className="waiting-left">
          <FairNote
            table={table.id}
            verdict={state.verdict}
            names={table.seats.map((_, seat) => seatName(table.seats, seat, ''))}
          />
          <section className="panel seats" aria-label={o.wait.seats}>
            <header>
              <h2>{o.wait.seats}</h2>
            </header>
            <ol>
              {table.seats.map((_, seat) => (
                <SeatLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                  key={seat}
                  online={online}
                  news={news}
                  seat={seat}
                  here={state.present?.seats.includes(seat)}
                  host={host && waiting}
                />
              ))}
            </ol>
            <NextStep online={online} news={news} open={open} hostName={hostName} />
          </section>
          {waiting && as === undefined ? (
            <TakeSeat online={online} table={table} hostName={hostName} open={open} />
          ) : undefined}
          {waiting && (as !== undefined || host) ? (
            <section className="panel" aria-label={o.wait.share}>
              <header>
                <h2>{o.wait.share}</h2>
              </header>
              <ShareBox table={table.id} code={table.code} />
              <p className="note">{table.private ? o.wait.private : o.wait.listed}</p>
            </section>
          ) : undefined}
        </div>
        <div className="waiting-right">
          <TableSummary table={table} me={you?.id} />
          <section className="panel talk">
            <header>
              <h2>{o.chat.title}</h2>
            </header>
            <ChatBox online={online} state={state} news={news} />
          </section>
        </div>
        {waiting && isGameId(table.game) ? <WhileWaiting game={table.game} /> : undefined}
      </main>
      <Trouble state={state} />
    </div>
  )
}

/** What can be read or tried until the game begins. It opens beside the room, so that nobody leaves their seat for it. */
function WhileWaiting({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const ways = [
    { href: `/rules/${game}/summary`, icon: 'log', words: o.wait.onePage, about: o.wait.onePageAbout },
    { href: `/rules/${game}`, icon: 'book', words: t.home.rules, about: o.wait.rulesAbout },
    { href: `/gallery/${game}`, icon: 'cards', words: t.home.gallery, about: o.wait.galleryAbout },
    { href: `/puzzles/${game}`, icon: 'play', words: t.nav.puzzles, about: o.wait.puzzlesAbout },
  ] as const
  return (
    <section className="panel waiting-wide" aria-label={o.wait.meanwhile}>
      <header>
        <h2>{o.wait.meanwhile}</h2>
        <small>{o.wait.meanwhileText}</small>
      </header>
      <div className="meanwhile">
        {ways.map(({ href, icon, words, about }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            <Icon name={icon} size={22} />
            <b>{words}</b>
            <small>{about}</small>
          </a>
        ))}
      </div>
    </section>
  )
}

interface NextStepProps extends Omit<TakeSeatProps, 'table'> {
  readonly news: OnlineNews
}

/** What happens next, and what the user can do about it: the host fills the table and starts, the others wait. */
function NextStep({ online, news, open, hostName }: NextStepProps): ReactNode {
  const o = useOnlineTexts()
  const [, navigate] = useLocation()
  const { table, you, as } = news
  const levels = useServed(table.game)?.levels ?? []
  const host = you !== undefined && table.host === you.id
  if (table.phase === 'shuffling') return <p className="say">{o.wait.shuffling}</p>
  if (table.phase === 'closed') return <p className="say">{o.wait.closed}</p>
  if (!host && as === undefined) return undefined
  const leave = async (): Promise<void> => {
    const { type } = await online.send({ type: 'leave' })
    if (type === 'done') navigate('/online')
  }
  const fill = async (): Promise<void> => {
    for (const [seat, { kind }] of table.seats.entries()) {
      if (kind === 'open') await online.send({ type: 'seat-bot', seat, level: usualLevel(levels) })
    }
  }
  return (
    <div className="next-step">
      <p className="say" role="status">
        {host
          ? open > 0
            ? `${o.wait.needs({ n: open })} ${o.wait.inviteNow}`
            : o.wait.allSet
          : o.wait.hostStarts({ name: hostName })}
      </p>
      <div className="go">
        {host ? (
          <button
            type="button"
            className="btn primary"
            disabled={open > 0}
            onClick={() => void online.send({ type: 'start' })}
            data-testid="start-online"
          >
            <Icon name="play" size={16} />
            {o.wait.start}
          </button>
        ) : undefined}
        {host && open > 1 ? (
          <button
            type="button"
            className="btn"
            disabled={levels.length === 0}
            onClick={() => void fill()}
            data-testid="fill"
          >
            <Icon name="bot" size={18} />
            {o.wait.fill}
          </button>
        ) : undefined}
        <button type="button" className="btn ghost leave" onClick={() => void leave()}>
          {o.wait.leave}
        </button>
      </div>
    </div>
  )
}

interface TakeSeatProps {
  readonly online: OnlineHandle
  readonly table: TableSight
  readonly hostName: string
  readonly open: number
}

/** Asks a guest for a name and a place. */
function TakeSeat({ online, table, hostName, open }: TakeSeatProps): ReactNode {
  const o = useOnlineTexts()
  const { me } = useIdentity()
  const [name, setName] = useState(() => (me === undefined || isGuestName(me.name) ? '' : me.name))
  const [busy, setBusy] = useState(false)
  const [account, setAccount] = useState(false)
  if (open === 0) {
    return <p className="panel say">{table.spectators ? o.wait.watchOnly : o.wait.noWatch}</p>
  }
  if (table.rated && me?.account === undefined) {
    return (
      <section className="panel take-seat" data-testid="needs-account">
        <h2>{o.wait.joinTitle}</h2>
        <p>{o.refusals['rated-account']}</p>
        <button type="button" className="btn primary start" onClick={() => setAccount(true)}>
          <Icon name="person" size={18} />
          {o.wait.account}
        </button>
        <Suspense>{account ? <AccountDialog onClose={() => setAccount(false)} /> : undefined}</Suspense>
      </section>
    )
  }
  const sit = async (seat?: Seat): Promise<void> => {
    setBusy(true)
    try {
      await takeName(name)
      await online.greet()
      await online.send({ type: 'sit', ...(seat === undefined ? {} : { seat }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form className="panel take-seat" onSubmit={() => void sit()}>
      <h2>{o.wait.joinTitle}</h2>
      {hostName === '' ? undefined : <p>{o.wait.joinLead({ name: hostName })}</p>}
      <NameField value={name} onChange={setName} autoFocus />
      <button type="submit" className="btn primary start" disabled={busy || name.trim() === ''} data-testid="sit">
        <Icon name="person" size={18} />
        {o.wait.sit}
      </button>
    </Form>
  )
}

/** The table's options, clock, spectators and rating. */
function TableSummary({ table, me }: { readonly table: TableSight; readonly me: string | undefined }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const speech = useSpeech(table.game)
  const served = useServed(table.game)
  const count = table.seats.length
  // Some options exist only for a certain number of players.
  const options = (served?.options ?? []).filter(({ seats }) => seats === undefined || seats.includes(count))
  return (
    <section className="panel how">
      <header>
        <h2>{o.wait.rules}</h2>
      </header>
      <div className="how-in">
        {isGameId(table.game) ? <Lens id={table.game} size={112} /> : undefined}
        <p>
          {t.about(table.game).text}
          <small>{t.about(table.game).facts}</small>
        </p>
        <dl>
          <div>
            <dt>{o.clock.title}</dt>
            <dd>{clockWords(table.clock, o)}</dd>
          </div>
          {speech === undefined
            ? undefined
            : options.map(({ id, default: usual }) => (
                <div key={id}>
                  <dt>{speech.option(id)}</dt>
                  <dd>{speech.option(id, table.options[id] ?? usual)}</dd>
                </div>
              ))}
        </dl>
      </div>
      <ul className="how-facts">
        <li>{table.rated ? o.wait.rated : o.wait.unrated}</li>
        {table.advice === true ? <li data-testid="advice">{o.create.advice}</li> : undefined}
        <li>{table.spectators ? o.wait.watchers : o.wait.noWatchers}</li>
        <li data-testid="rules-version">{t.kept.rules({ version: table.version })}</li>
      </ul>
      <RatingNote table={table} me={me} />
      <p className="note">{o.wait.standIn({ level: levelName(t, table.standIn) })}</p>
    </section>
  )
}
