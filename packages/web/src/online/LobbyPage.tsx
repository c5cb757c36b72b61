import { Icon } from '@orrery/board/icons'
import type { ListedTable } from '@orrery/protocol'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { SiteNav } from '../common/SiteNav.tsx'
import { Form } from '../design/Form.tsx'
import { useTitle } from '../design/useTitle.ts'
import { gameIds, isGameId } from '../games/list.ts'
import { isGuestName, useIdentity } from '../server/who.ts'
import { player, useOnlineTexts, useTexts, withTexts } from '../texts/index.ts'
import { showBadge } from './badge.ts'
import { everything, filterTables, isFiltering, type TableFilter } from './filter.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import './online.css'
import { TableCard, WatchCard } from './TableCard.tsx'
import { TableRow } from './TableRow.tsx'
import { isMyTurn, myTurnsFirst, notMine } from './turns.ts'
import { type Listed, useLists } from './useLists.ts'

const CreateDialog = lazy(() => import('./CreateDialog.tsx'))
const AccountDialog = lazy(withTexts(() => import('./AccountDialog.tsx'), player))

/** How many tables of a list are shown at first, and how many more with each click. */
const SHOWN = { mine: 8, open: 20, running: 6, archived: 8 } as const

/** Online play: the user's tables, open ones, and games to watch. */
export default function LobbyPage(): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { me, unreachable } = useIdentity()
  useTitle(t.home.online)
  const { lists, refresh, more, search: searchAll } = useLists()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('new')
  const [account, setAccount] = useState(false)
  const [archive, setArchive] = useState(false)
  const [filter, setFilter] = useState(everything)
  const create = requested === null ? undefined : isGameId(requested) ? { game: requested } : {}
  useEffect(() => {
    if (me !== undefined && lists !== undefined)
      showBadge(lists.mine.tables.filter((table) => isMyTurn(table, me.id)).length)
  }, [lists, me])
  const fitting = (tables: readonly ListedTable[]): readonly ListedTable[] =>
    filterTables(tables, filter, (game) => t.about(game).name)
  const mine = fitting(myTurnsFirst(lists?.mine.tables ?? [], me?.id))
  const open = fitting(notMine(lists?.open.tables ?? [], me?.id))
  const running = fitting(notMine(lists?.running.tables ?? [], me?.id)).filter(({ spectators }) => spectators)
  const change = (chosen: TableFilter): void => {
    setFilter(chosen)
    if (isFiltering(chosen)) searchAll()
  }
  const parts = { me: me?.id, filtered: isFiltering(filter), loaded: lists !== undefined }
  // Where nothing is, there is nothing to search.
  const isBare =
    lists !== undefined &&
    !parts.filtered &&
    open.length + running.length + mine.length + lists.archived.tables.length === 0
  const next = (list: Listed) => (lists?.[list].next === undefined ? undefined : () => more(list))
  const first = <NewTables onNew={(game) => setSearch({ new: game })} />
  const quiet = (
    <div className="none quiet sunk">
      <Icon name="eye" size={28} />
      <p>{o.lobby.quiet}</p>
      <p className="quiet-links">
        <Link className="btn" href="/puzzles">
          {t.nav.puzzles}
        </Link>
        <Link className="btn" href="/replay">
          {t.nav.replays}
        </Link>
      </p>
    </div>
  )
  const name = me === undefined || isGuestName(me.name) ? o.account.guestName : me.name
  return (
    <div className="page lobby">
      <SiteNav here="online" me={{ label: o.account.open({ name }), onClick: () => setAccount(true) }} />
      <main className="lobby-main">
        <header className="lobby-head">
          <div>
            <h1>{o.lobby.title}</h1>
            <p className="lead">{o.lobby.lead}</p>
          </div>
          <div className="lobby-acts">
            <JoinByCode />
            <button
              type="button"
              data-testid="new-table"
              disabled={me === undefined}
              className="btn primary"
              onClick={() => setSearch({ new: '' })}
            >
              <Icon name="people" size={18} />
              {o.lobby.create}
            </button>
          </div>
        </header>
        {unreachable ? (
          <div className="panel unreachable" role="alert">
            <p>{o.lobby.unreachable}</p>
            <button type="button" className="btn" onClick={refresh}>
              {o.lobby.again}
            </button>
          </div>
        ) : undefined}
        <Tables {...parts} title={o.lobby.mine} tables={mine} list="mine" next={next('mine')} />
        {archive ? (
          <Tables
            {...parts}
            title={o.lobby.archived}
            tables={fitting(lists?.archived.tables ?? [])}
            list="archived"
            next={next('archived')}
          />
        ) : lists === undefined || lists.archived.tables.length === 0 ? undefined : (
          <button type="button" className="link archived" onClick={() => setArchive(true)} data-testid="archived">
            {o.lobby.archived}
          </button>
        )}
        {isBare ? undefined : (
          <LobbyFilters filter={filter} found={mine.length + open.length + running.length} onChange={change} />
        )}
        <div className="lobby-two">
          <Tables {...parts} title={o.lobby.open} tables={open} list="open" next={next('open')} none={first} />
          <Tables
            {...parts}
            title={o.lobby.watch}
            tables={running}
            list="running"
            next={next('running')}
            none={quiet}
          />
        </div>
        {lists !== undefined && open.length === 0 && !parts.filtered ? <HowItGoes /> : undefined}
      </main>
      <Suspense>
        {create === undefined || me === undefined ? undefined : (
          <CreateDialog {...create} onClose={() => setSearch({}, { replace: true })} />
        )}
        {account ? <AccountDialog onClose={() => setAccount(false)} /> : undefined}
      </Suspense>
    </div>
  )
}

interface TablesProps {
  readonly title: string
  readonly tables: readonly ListedTable[]
  readonly list: Listed
  readonly me: string | undefined
  readonly filtered: boolean
  readonly loaded: boolean
  /** Loads more tables than are known; left out when there are none. */
  readonly next: (() => void) | undefined
  /** What stands there when there are no tables; without it, the list is left out then. */
  readonly none?: ReactNode
}

/** One list of tables: a few at first, and more on request, so that a hundred of them are as fast as ten. */
function Tables({ title, tables, list, me, filtered, loaded, next, none }: TablesProps): ReactNode {
  const o = useOnlineTexts()
  const [shown, setShown] = useState<number>(SHOWN[list])
  if (tables.length === 0 && none === undefined) return undefined
  const name = list === 'running' ? 'watch' : list
  const card = (table: ListedTable): ReactNode => {
    if (list === 'open') return <TableRow key={table.id} table={table} />
    if (list === 'running') return <WatchCard key={table.id} table={table} />
    return <TableCard key={table.id} table={table} me={me} />
  }
  const looks = { open: 'rows', running: 'games watch', mine: 'games', archived: 'games' }
  const isMore = tables.length > shown || next !== undefined
  return (
    <section className="tables" data-list={name} aria-labelledby={`tables-${name}`}>
      <header>
        <h2 id={`tables-${name}`} className="cap">
          {title}
        </h2>
        {tables.length === 0 ? undefined : (
          <span className="count">{next === undefined ? tables.length : `${tables.length}+`}</span>
        )}
      </header>
      {tables.length > 0 ? (
        <ul className={looks[list]}>{tables.slice(0, shown).map(card)}</ul>
      ) : !loaded ? (
        <div className="coming sunk" aria-busy="true" />
      ) : filtered ? (
        <p className="none sunk">{o.lobby.noFit}</p>
      ) : (
        none
      )}
      {isMore ? (
        <button
          type="button"
          className="btn ghost more"
          data-testid={`more-${list}`}
          onClick={() => {
            if (tables.length < shown + SHOWN[list]) next?.()
            setShown(shown + SHOWN[list])
          }}
        >
          {o.lobby.more}
        </button>
      ) : undefined}
    </section>
  )
}

/** What happens between a new table and the game. */
const how = ['make', 'invite', 'play'] as const

/** Where nobody waits yet: the three worlds, each a table to be made. */
function NewTables({ onNew }: { onNew(game: string): void }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  return (
    <div className="none">
      <p className="lobby-first">
        <b>{o.lobby.first}</b>
        {o.lobby.firstLead}
      </p>
      <ul className="lobby-worlds">
        {gameIds.map((id) => (
          <li key={id}>
            <button type="button" className="panel" onClick={() => onNew(id)}>
              <Lens id={id} size={168} />
              <b>{t.about(id).name}</b>
              <small>{t.about(id).facts}</small>
              <span>{o.lobby.create}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How it goes on with a new table, for those who have never made one. */
function HowItGoes(): ReactNode {
  const o = useOnlineTexts()
  return (
    <ol className="lobby-how">
      {how.map((step) => (
        <li key={step} className="panel">
          <b>{o.lobby.how[step][0]}</b>
          <small>{o.lobby.how[step][1]}</small>
        </li>
      ))}
    </ol>
  )
}

/** Joins a table with a code. */
function JoinByCode(): ReactNode {
  const o = useOnlineTexts()
  const [, navigate] = useLocation()
  const [code, setCode] = useState('')
  return (
    <Form
      className="join-code"
      onSubmit={() => {
        const clean = code.replace(/[^0-9a-z]/gi, '').toLowerCase()
        if (clean !== '') navigate(`/join/${clean}`)
      }}
    >
      <input
        type="text"
        value={code}
        maxLength={20}
        placeholder={o.lobby.code}
        aria-label={o.lobby.code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-testid="code"
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className="btn" disabled={code.trim() === ''} aria-label={o.lobby.joinCode}>
        {o.lobby.join}
      </button>
    </Form>
  )
}
