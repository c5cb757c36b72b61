import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useStore } from 'zustand'
import { Coached } from '../table/coach/Coached.tsx'
import { FailedTable } from '../table/FailedTable.tsx'
import { TableScreen } from '../table/TableScreen.tsx'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import '../table/table.css'
import { SidePanel } from '../design/SidePanel.tsx'
import { gameIds } from '../games/list.ts'
import { identify } from '../server/identity.ts'
import { lastSeenRow, markSeen } from '../server/remember.ts'
import { useIdentity } from '../server/who.ts'
import { makeOnline, type OnlineHandle, type OnlineState } from '../store/online.ts'
import { speedOf, useSettings } from '../store/settings.ts'
import { makeTable, type TableHandle } from '../store/table.ts'
import { paces } from '../table/recap.ts'
import { useGame } from '../table/useGame.ts'
import type { OnlineNews } from '../worker/protocol.ts'
import { showBadge } from './badge.ts'
import { ChatBox } from './Chat.tsx'
import { LinkPill } from './LinkPill.tsx'
import { Notices } from './Notices.tsx'
import { notifyTurn, storeNotifyTexts } from './notify.ts'
import './online.css'
import { Recap } from './Recap.tsx'
import { Strip, useUnread } from './Strip.tsx'
import { Trouble } from './Trouble.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'

/** One online table: the waiting room before the start, and the table itself from then on. */
export default function OnlinePage({ id }: { readonly id: string }): ReactNode {
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  const { me, unreachable } = useIdentity()
  const [table, setTable] = useState<TableHandle>()
  const animates = useRef(false)
  // The identity comes first: the server shows each person only what that person may see.
  const known = me?.id
  useEffect(() => {
    if (known === undefined) {
      void identify()
      return
    }
    const place = { kind: 'server' as const, ...(code === undefined ? {} : { code }) }
    const handle = makeTable(id, () => animates.current && document.visibilityState === 'visible', place, makeOnline)
    setTable(handle)
    return () => handle.close()
  }, [id, code, known])
  if (known === undefined && unreachable) return <Unreachable />
  if (table?.online === undefined) return <LoadingTable link={{ state: 'connecting' }} />
  return <OnlineTable key={id} table={table} online={table.online} animates={animates} />
}

function LoadingTable({ link }: { readonly link: OnlineState['link'] }): ReactNode {
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

interface OnlineTableProps {
  readonly table: TableHandle
  readonly online: OnlineHandle
  readonly animates: { current: boolean }
}

function OnlineTable({ table, online, animates }: OnlineTableProps): ReactNode {
  const state = useStore(online.store)
  const failure = useStore(table.store, (each) => each.failure)
  const { news } = state
  if (failure !== undefined) return <FailedTable failure={failure} />
  if (news === undefined) return <LoadingTable link={state.link} />
  const { phase } = news.table
  if (phase === 'playing' || phase === 'over') {
    return <PlayingTable table={table} online={online} state={state} news={news} animates={animates} />
  }
  return <WaitingRoom online={online} state={state} news={news} />
}

/** At least this many steps have to be missed for the recap to open by itself. */
const MIN_MISSED = 2

function PlayingTable({
  table,
  online,
  state,
  news,
  animates,
}: OnlineTableProps & { readonly state: OnlineState; readonly news: OnlineNews }): ReactNode {
  const shown = useStore(table.store)
  const { motion, textMode, recap: told, change } = useSettings()
  const [chat, setChat] = useState(false)
  // The same pace for everything that is shown again; a player who has switched off automatic replays can still ask for one.
  const pace = told === 'off' ? 'normal' : told
  const game = useGame(shown.info?.game)
  const { info, position, past } = shown
  const speed = past === undefined ? speedOf(motion) : speedOf(motion) * paces[pace].speed
  animates.current = speed > 0 && !textMode && game?.board !== undefined
  const unread = useUnread(state, chat, news.you?.id)
  const [recap, setRecap] = useRecap(table, news)
  useTurnNotices(news)
  if (info === undefined || position === undefined || game === undefined) return <LoadingTable link={state.link} />
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
          onPace={(chosen) => change({ recap: chosen })}
          onClose={() => setRecap(undefined)}
        />
      )}
      <Trouble state={state} />
    </>
  )
  const seen = { table, state: shown, info, position, game, speed }
  return (
    <Coached shown={seen}>{(coached) => <TableScreen {...seen} table={coached} slots={{ strip, over }} />}</Coached>
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
    <SidePanel title={o.chat.title} className="chat-panel panel" onClose={onClose}>
      <ChatBox {...chat} />
    </SidePanel>
  )
}

/** The row before the last two turns: where a recap begins that the user asked for. */
function lastTurns(steps: readonly { readonly row?: number; readonly moment: { readonly turn: number } }[]): number {
  const turn = steps.at(-1)?.moment.turn ?? 0
  return (steps.find((step) => step.moment.turn >= turn - 1)?.row ?? 1) - 1
}

/** The row that the recap starts after. It opens by itself when others have moved while the user was away. */
function useRecap(
  table: TableHandle,
  { table: { id }, as, seq }: OnlineNews,
): [number | undefined, (after: number | undefined) => void] {
  const [after, setAfter] = useState<number>()
  const begun = useStore(table.store, (state) => state.position !== undefined)
  // Whether the tab is visible: then what happens now has been seen.
  const inSight = useRef(false)
  useEffect(() => {
    const look = (): void => {
      if (!begun) return
      if (document.visibilityState !== 'visible') {
        inSight.current = false
        return
      }
      const seen = inSight.current ? undefined : lastSeenRow(id)
      inSight.current = true
      if (seen !== undefined && as !== undefined) {
        const { steps } = table.store.getState()
        const missed = steps.filter(({ row = 0, seat }) => row > seen && seat !== as)
        if (missed.length >= MIN_MISSED) setAfter(seen)
      }
      markSeen(id, seq)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [table, begun, as, id, seq])
  return [after, setAfter]
}

/** Shows on the tab's icon that it is the user's turn, and as a notification when the tab is open but hidden. */
function useTurnNotices({ table, as, toAct }: OnlineNews): void {
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
    void storeNotifyTexts({ title, body: o.notify.body })
  }, [t, o])
}
