import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useStore } from 'zustand'
import { FailedTable } from '../table/FailedTable.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import '../table/table.css'
import { gameIds } from '../games/list.ts'
import { identify, useIdentity } from '../server/identity.ts'
import { markSeen, seenRow } from '../server/mark.ts'
import type { OnlineHandle, OnlineState } from '../store/online.ts'
import { speedOf, useSettings } from '../store/settings.ts'
import { makeTable, type TableHandle } from '../store/table.ts'
import { useGame } from '../table/useGame.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { showBadge } from './badge.ts'
import { ChatBox } from './Chat.tsx'
import { LinkPill } from './LinkPill.tsx'
import { Notices } from './Notices.tsx'
import { keepWords, notifyTurn } from './notify.ts'
import './online.css'
import { type Pace, paces, Recap } from './Recap.tsx'
import { Strip, useUnread } from './Strip.tsx'
import { Trouble } from './Trouble.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'

/** One table of the server: the waiting room before the start, and the table itself from then on. */
export default function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  const { me, unreachable } = useIdentity()
  const [table, setTable] = useState<TableHandle>()
  const animates = useRef(false)
  // Who we are comes first: the server tells each person what that person may see.
  const known = me?.id
  useEffect(() => {
    if (known === undefined) {
      void identify()
      return
    }
    const place = { kind: 'server' as const, ...(code === undefined ? {} : { code }) }
    const handle = makeTable(id, () => animates.current && document.visibilityState === 'visible', place)
    setTable(handle)
    return () => handle.close()
  }, [id, code, known])
  if (known === undefined && unreachable) return <Unreachable />
  if (table?.online === undefined) return <Opening link={{ state: 'connecting' }} />
  return <Opened key={id} table={table} online={table.online} animates={animates} />
}

function Opening({ link }: { readonly link: OnlineState['link'] }): ReactNode {
  const o = useOnlineTexts()
  return (
    <main className="loading" aria-busy="true">
      <div>
        <p>{o.wait.loading}</p>
        {link.state === 'connecting' ? undefined : <LinkPill link={link} />}
      </div>
    </main>
  )
}

function Unreachable(): ReactNode {
  const o = useOnlineTexts()
  return (
    <main className="failed">
      <div className="panel">
        <h1>{o.lobby.unreachable}</h1>
        <div className="row-buttons">
          <Link href="/" className="btn primary">
            {o.lobby.home}
          </Link>
          <button type="button" className="btn" onClick={() => void identify()}>
            {o.lobby.again}
          </button>
        </div>
      </div>
    </main>
  )
}

interface OpenedProps {
  readonly table: TableHandle
  readonly online: OnlineHandle
  readonly animates: { current: boolean }
}

function Opened({ table, online, animates }: OpenedProps): ReactNode {
  const state = useStore(online.store)
  const failure = useStore(table.store, (each) => each.failure)
  const { news } = state
  if (failure !== undefined) return <FailedTable failure={failure} />
  if (news === undefined) return <Opening link={state.link} />
  const { phase } = news.table
  if (phase === 'playing' || phase === 'over') {
    return <Playing table={table} online={online} state={state} news={news} animates={animates} />
  }
  return <WaitingRoom online={online} state={state} news={news} />
}

/** How many steps have to be missed for the recap to open by itself. */
const WORTH_TELLING = 2

function Playing({
  table,
  online,
  state,
  news,
  animates,
}: OpenedProps & { readonly state: OnlineState; readonly news: OnlineNews }): ReactNode {
  const shown = useStore(table.store)
  const { motion, textMode } = useSettings()
  const [chat, setChat] = useState(false)
  const [pace, setPace] = useState<Pace>('normal')
  const game = useGame(shown.info?.game)
  const { info, position, past } = shown
  const speed = past === undefined ? speedOf(motion) : speedOf(motion) * paces[pace].speed
  animates.current = speed > 0 && !textMode && game?.board !== undefined
  const unread = useUnread(state, chat, news.you?.id)
  const [recap, setRecap] = useRecap(table, news)
  useTurnSigns(news)
  if (info === undefined || position === undefined || game === undefined) return <Opening link={state.link} />
  const strip = (
    <Strip
      online={online}
      state={state}
      news={news}
      pending={shown.sent}
      chatOpen={chat}
      unread={unread}
      onChat={() => setChat(!chat)}
      onRecap={() => setRecap(lastTurns(shown.steps))}
    />
  )
  const over = (
    <>
      <Notices online={online} news={news} />
      {chat ? <ChatPanel online={online} state={state} news={news} onClose={() => setChat(false)} /> : undefined}
      {recap === undefined ? undefined : (
        <Recap
          key={recap}
          table={table}
          info={info}
          game={game}
          after={recap}
          pace={pace}
          onPace={setPace}
          onClose={() => setRecap(undefined)}
        />
      )}
      <Trouble state={state} />
    </>
  )
  return (
    <TableScreen
      table={table}
      state={shown}
      info={info}
      position={position}
      game={game}
      speed={speed}
      slots={{ strip, over }}
    />
  )
}

interface ChatPanelProps {
  readonly online: OnlineHandle
  readonly state: OnlineState
  readonly news: OnlineNews
  onClose(): void
}

function ChatPanel({ onClose, ...chat }: ChatPanelProps): ReactNode {
  const o = useOnlineTexts()
  return (
    <aside className="chat-panel panel" aria-label={o.chat.title}>
      <header>
        <h2>{o.chat.title}</h2>
        <button type="button" className="btn ghost icon" aria-label={o.notice.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ChatBox {...chat} />
    </aside>
  )
}

/** The row before the last two turns: where a recap that was asked for begins. */
function lastTurns(steps: readonly { readonly row?: number; readonly moment: { readonly turn: number } }[]): number {
  const turn = steps.at(-1)?.moment.turn ?? 0
  return (steps.find((step) => step.moment.turn >= turn - 1)?.row ?? 1) - 1
}

/** From which row on the recap tells; it opens by itself when others have done something worth telling while nobody looked. */
function useRecap(
  table: TableHandle,
  { table: { id }, as, seq }: OnlineNews,
): [number | undefined, (after: number | undefined) => void] {
  const [after, setAfter] = useState<number>()
  const begun = useStore(table.store, (state) => state.position !== undefined)
  // Whether what happens now is in sight: then it has been seen.
  const looks = useRef(false)
  useEffect(() => {
    const look = (): void => {
      if (!begun) return
      if (document.visibilityState !== 'visible') {
        looks.current = false
        return
      }
      const seen = looks.current ? undefined : seenRow(id)
      looks.current = true
      if (seen !== undefined && as !== undefined) {
        const { steps } = table.store.getState()
        const missed = steps.filter(({ row = 0, seat }) => row > seen && seat !== as)
        if (missed.length >= WORTH_TELLING) setAfter(seen)
      }
      markSeen(id, seq)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [table, begun, as, id, seq])
  return [after, setAfter]
}

/** My turn on the tab's icon, and as a notification when the tab is open but not in sight. */
function useTurnSigns({ table, as, toAct }: OnlineNews): void {
  const t = useTexts()
  const o = useOnlineTexts()
  const mine =
    table.phase === 'playing' && as !== undefined && toAct.includes(as) && table.seats[as]?.away === undefined
  const name = t.about(table.game).name
  useEffect(() => {
    showBadge(mine ? 1 : 0)
    if (mine) void notifyTurn(table.id, o.notify.title({ game: name }), o.notify.body)
    return () => showBadge(0)
  }, [mine, table.id, name, o])
  useEffect(() => {
    const title = Object.fromEntries(gameIds.map((id) => [id, o.notify.title({ game: t.about(id).name })]))
    void keepWords({ title, body: o.notify.body })
  }, [t, o])
}
