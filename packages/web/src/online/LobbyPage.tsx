import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import type { ListedTable } from '@orrery/protocol'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { Mark } from '../design/Brand.tsx'
import { Form } from '../design/Form.tsx'
import { useTitle } from '../design/useTitle.ts'
import { gameIds, isGameId } from '../games/list.ts'
import { isGuestName, useIdentity } from '../server/identity.ts'
import { player, useOnlineTexts, useTexts, withTexts } from '../texts/index.ts'
import { showBadge } from './badge.ts'
import './online.css'
import { TableRow } from './TableRow.tsx'
import { isMyTurn } from './turns.ts'
import { type Listed, useLists } from './useLists.ts'

const CreateDialog = lazy(() => import('./CreateDialog.tsx'))
const AccountDialog = lazy(withTexts(() => import('./AccountDialog.tsx'), player))

/** Online play: the user's tables, open ones, and games to watch. */
export default function LobbyPage(): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  const { me, unreachable } = useIdentity()
  useTitle(t.home.online)
  const [archive, setArchive] = useState(false)
  const { lists, refresh, more } = useLists()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('new')
  const [account, setAccount] = useState(false)
  const [only, setOnly] = useState<string | 'all'>('all')
  const create = requested === null ? undefined : isGameId(requested) ? { game: requested } : {}
  useEffect(() => {
    if (me !== undefined && lists !== undefined)
      showBadge(lists.mine.tables.filter((table) => isMyTurn(table, me.id)).length)
  }, [lists, me])
  const fits = ({ game }: ListedTable): boolean => only === 'all' || game === only
  const others = (tables: readonly ListedTable[]): ListedTable[] =>
    tables.filter((table) => fits(table) && !table.seats.some(({ id }) => id !== undefined && id === me?.id))
  const section = (title: string, tables: readonly ListedTable[] | undefined, none: string, list: Listed) => (
    <Tables
      {...{ title, tables, none, list }}
      me={me?.id}
      onMore={lists?.[list]?.next === undefined ? undefined : () => more(list)}
    />
  )
  return (
    <div className="page lobby">
      <header className="page-head">
        <Link href="/" className="btn back">
          <Mark size={24} />
          <span>{o.lobby.home}</span>
        </Link>
        <h1>{o.lobby.title}</h1>
        {me === undefined ? (
          <span />
        ) : (
          <button
            type="button"
            className="btn ghost me"
            aria-label={o.account.open({ name: isGuestName(me.name) ? o.account.guestName : me.name })}
            onClick={() => setAccount(true)}
            data-testid="me"
          >
            <Icon name="person" size={20} />
            <span>{isGuestName(me.name) ? o.account.guestName : me.name}</span>
          </button>
        )}
      </header>
      <main className="lobby-main">
        <p className="lead">{o.lobby.lead}</p>
        {unreachable ? (
          <div className="panel unreachable" role="alert">
            <p>{o.lobby.unreachable}</p>
            <button type="button" className="btn" onClick={refresh}>
              {o.lobby.again}
            </button>
          </div>
        ) : undefined}
        <div className="lobby-acts">
          <button
            type="button"
            className="btn primary"
            onClick={() => setSearch({ new: '' })}
            disabled={me === undefined}
            data-testid="new-table"
          >
            <Icon name="people" size={18} />
            {o.lobby.create}
          </button>
          <JoinByCode />
          <Choice<string | 'all'>
            label={o.lobby.game}
            quiet
            value={only}
            of={[{ value: 'all', text: o.lobby.all }, ...gameIds.map((id) => ({ value: id, text: t.about(id).name }))]}
            onChange={setOnly}
          />
        </div>
        {lists !== undefined && lists.mine.tables.length === 0 && lists.open.tables.length === 0 ? (
          <NewTables onNew={(game) => setSearch({ new: game })} />
        ) : undefined}
        {section(o.lobby.mine, lists?.mine.tables.filter(fits), o.lobby.noMine, 'mine')}
        {archive ? (
          section(o.lobby.archived, lists?.archived.tables.filter(fits), o.lobby.noArchived, 'archived')
        ) : lists === undefined || lists.archived.tables.length === 0 ? undefined : (
          <button type="button" className="btn ghost" onClick={() => setArchive(true)} data-testid="archived">
            {o.lobby.archived}
          </button>
        )}
        <div className="lobby-two">
          {section(o.lobby.open, lists && others(lists.open.tables), o.lobby.noOpen, 'open')}
          {section(
            o.lobby.watch,
            lists && others(lists.running.tables).filter(({ spectators }) => spectators),
            o.lobby.noWatch,
            'running',
          )}
        </div>
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

/** One list of tables, with a button for those that did not fit in. */
function Tables(props: {
  readonly title: string
  readonly tables: readonly ListedTable[] | undefined
  /** What stands there when the list is empty. */
  readonly none: string
  readonly list: Listed
  readonly me: string | undefined
  readonly onMore: (() => void) | undefined
}): ReactNode {
  const { title, tables, none, list, me, onMore } = props
  const o = useOnlineTexts()
  const kind = list === 'running' ? 'watch' : list === 'open' ? 'open' : 'mine'
  return (
    <section className="panel tables" data-list={list === 'archived' ? list : kind}>
      <header>
        <h2>{title}</h2>
      </header>
      {tables !== undefined && tables.length === 0 ? <p className="none">{none}</p> : undefined}
      <ul>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} kind={kind} me={me} />
        ))}
      </ul>
      {onMore === undefined ? undefined : (
        <button type="button" className="btn ghost more" onClick={onMore} data-testid={`more-${list}`}>
          {o.lobby.more}
        </button>
      )}
    </section>
  )
}

/** Where nobody waits yet: the three worlds, each a table to be made. */
function NewTables({ onNew }: { onNew(game: string): void }): ReactNode {
  const t = useTexts()
  const o = useOnlineTexts()
  return (
    <ul className="lobby-worlds">
      {gameIds.map((id) => (
        <li key={id}>
          <button type="button" className="panel" onClick={() => onNew(id)}>
            <Lens id={id} size={96} />
            <b>{t.about(id).name}</b>
            <span>{o.lobby.create}</span>
          </button>
        </li>
      ))}
    </ul>
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
