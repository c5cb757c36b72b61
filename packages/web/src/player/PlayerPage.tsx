import { Icon } from '@orrery/board/icons'
import type { GameStatistics, PersonPage } from '@orrery/protocol'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Avatar } from '../common/Avatar.tsx'
import { SiteNav } from '../common/SiteNav.tsx'
import { useTitle } from '../design/useTitle.ts'
import { gameIds } from '../games/list.ts'
import { ServerError, server } from '../server/api.ts'
import { joinDeviceGames } from '../server/device-games.ts'
import { identify } from '../server/identity.ts'
import { hasIdentity } from '../server/remember.ts'
import { isGuestName, useIdentity } from '../server/who.ts'
import { useSettings } from '../store/settings.ts'
import { online, replay, usePlayerTexts, useTexts, withTexts } from '../texts/index.ts'
import '../table/table.css'
import { DeviceGames, useOwnGames } from './DeviceGames.tsx'
import { GamePanel } from './GamePanel.tsx'
import { NewGame } from './NewGame.tsx'
import { RecentGames } from './RecentGames.tsx'
import './player.css'

const OwnReplays = lazy(withTexts(() => import('../replay/OwnReplays.tsx'), replay))
const AccountDialog = lazy(withTexts(() => import('../online/AccountDialog.tsx'), online))

type Looked = PersonPage | 'loading' | 'not-found' | 'offline'

/** A player's ratings, results and recent games. `me` stands for the user. */
export default function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const p = usePlayerTexts()
  const [person, retry] = usePerson(id)
  const { me } = useIdentity()
  const own = useOwnGames()
  if (typeof person === 'string') {
    return (
      <PlayerFrame title={p.title}>
        <h1>{p.title}</h1>
        {person === 'loading' ? (
          <p className="loading" aria-busy="true">
            {p.loading}
          </p>
        ) : (
          <div className="panel no-results" role="alert">
            <p>{person === 'offline' ? p.offline : p.notFound}</p>
            <div className="row-buttons">
              {person === 'offline' ? (
                <button type="button" className="btn primary" onClick={retry}>
                  {p.retry}
                </button>
              ) : undefined}
              <Link className="btn" href="/">
                {p.home}
              </Link>
            </div>
          </div>
        )}
        {id === 'me' && person === 'offline' && own !== undefined ? (
          <DeviceGames statistics={own} joined={false} />
        ) : undefined}
      </PlayerFrame>
    )
  }
  return <Shown person={person} own={own} mine={id === 'me' || me?.id === person.id} />
}

function PlayerFrame({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  useTitle(title)
  return (
    <div className="page player-page">
      <SiteNav here="player" />
      <main className="page-main">{children}</main>
    </div>
  )
}

function usePerson(id: string): [Looked, () => void] {
  const [person, setPerson] = useState<Looked>('loading')
  const [tries, setTries] = useState(0)
  // After logging in, this is another person's page, or the same person's with more on it.
  const account = useIdentity(({ me }) => `${me?.id} ${me?.account}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<Looked> => {
      const self = id === 'me' || hasIdentity() ? await identify() : undefined
      const real = id === 'me' ? self?.id : id
      if (real === undefined) return 'offline'
      try {
        // What was played here since the last visit belongs to the account before it is counted.
        if (self?.id === real) await joinDeviceGames(self)
        return await server.person(real)
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        return error.status === 404 ? 'not-found' : 'offline'
      }
    }
    setPerson('loading')
    void load().then((found) => wanted && setPerson(found))
    return () => {
      wanted = false
    }
  }, [id, tries, account])
  return [person, useCallback(() => setTries((n) => n + 1), [])]
}

interface ShownProps {
  readonly person: PersonPage
  readonly mine: boolean
  /** The results of this browser's games against bots. */
  readonly own: readonly GameStatistics[] | undefined
}

function Shown({ person, mine, own }: ShownProps): ReactNode {
  const p = usePlayerTexts()
  const { me } = useIdentity()
  const { statistics, ratings, results } = person
  // An account knows the games of all devices.
  const joined = me?.account === undefined ? undefined : person.device
  const device = mine ? (joined ?? own) : undefined
  return (
    <PlayerFrame title={person.name}>
      <Head person={person} mine={mine} played={[...statistics, ...(device ?? [])]} />
      <section aria-labelledby="with-others">
        <h2 id="with-others" className="cap">
          {p.others}
        </h2>
        {statistics.length === 0 ? (
          <div className="panel no-results">
            <p>{mine ? p.nothingMine : p.nothing}</p>
            <Link className={mine ? 'btn primary' : 'btn'} href="/online">
              <Icon name="people" size={18} />
              {p.lobby}
            </Link>
          </div>
        ) : (
          <div className="player-games">
            {statistics.map((each) => (
              <GamePanel
                key={each.game}
                statistics={each}
                rating={ratings.find(({ game }) => game === each.game) ?? 'unrated'}
              />
            ))}
            {(mine ? gameIds : [])
              .filter((id) => statistics.every(({ game }) => game !== id))
              .map((id) => (
                <NewGame key={id} id={id} href={`/online?new=${id}`} />
              ))}
          </div>
        )}
      </section>
      {device === undefined ? undefined : <DeviceGames statistics={device} joined={joined !== undefined} />}
      {results.length === 0 ? undefined : <RecentGames results={results} mine={mine} />}
      {!mine || own === undefined || own.length === 0 ? undefined : (
        <Suspense>
          <OwnReplays />
        </Suspense>
      )}
    </PlayerFrame>
  )
}

interface HeadProps {
  readonly person: PersonPage
  readonly mine: boolean
  /** Everything that is counted on the page. */
  readonly played: readonly GameStatistics[]
}

/** Who this is: picture, name, how long they have been here, and how often they play and win. */
function Head({ person, mine, played }: HeadProps): ReactNode {
  const t = useTexts()
  const p = usePlayerTexts()
  const { language } = useSettings()
  const { me } = useIdentity()
  const [account, setAccount] = useState(false)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(person.since)
  return (
    <header className="player-head">
      <Avatar id={person.id} size={72} />
      <div>
        <h1>
          {mine && isGuestName(person.name) ? t.nav.guest : person.name}
          {mine ? <span className="you">{p.you}</span> : undefined}
        </h1>
        <p>{p.since({ date })}</p>
      </div>
      {played.length === 0 ? undefined : (
        <dl className="figures">
          <div>
            <dt>{p.games}</dt>
            <dd>{played.reduce((sum, each) => sum + each.played, 0)}</dd>
          </div>
          <div>
            <dt>{p.won}</dt>
            <dd>{played.reduce((sum, each) => sum + each.won, 0)}</dd>
          </div>
        </dl>
      )}
      {mine ? (
        <button type="button" className="btn" onClick={() => setAccount(true)} data-testid="account">
          <Icon name="person" size={18} />
          {me?.account === undefined ? p.makeAccount : p.account}
        </button>
      ) : undefined}
      <Suspense>{account ? <AccountDialog onClose={() => setAccount(false)} /> : undefined}</Suspense>
    </header>
  )
}
