import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PageHead } from '../design/PageHead.tsx'
import { ServerError, server } from '../server/api.ts'
import { identify, useIdentity } from '../server/identity.ts'
import { usePlayerTexts } from '../texts/index.ts'
import '../table/table.css'
import type { PersonPage } from '@orrery/protocol'
import { useSettings } from '../store/settings.ts'
import { DeviceGames } from './DeviceGames.tsx'
import { GamePanel } from './GamePanel.tsx'
import { RecentGames } from './RecentGames.tsx'
import './player.css'

type Looked = PersonPage | 'loading' | 'not-found' | 'offline'

/** A player's ratings, results and recent games. `me` stands for the user. */
export default function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const p = usePlayerTexts()
  const [person, retry] = usePerson(id)
  const { me } = useIdentity()
  if (typeof person === 'string') {
    return (
      <div className="page player-page">
        <PageHead title={p.title} />
        <main>
          {person === 'loading' ? (
            <p className="loading" aria-busy="true">
              {p.loading}
            </p>
          ) : (
            <div className="panel" role="alert">
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
          {id === 'me' && person === 'offline' ? <DeviceGames /> : undefined}
        </main>
      </div>
    )
  }
  return <Shown person={person} mine={id === 'me' || me?.id === person.id} />
}

function usePerson(id: string): [Looked, () => void] {
  const [person, setPerson] = useState<Looked>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another request
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<Looked> => {
      const real = id === 'me' ? (await identify())?.id : id
      if (real === undefined) return 'offline'
      try {
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
  }, [id, tries])
  return [person, useCallback(() => setTries((n) => n + 1), [])]
}

function Shown({ person, mine }: { readonly person: PersonPage; readonly mine: boolean }): ReactNode {
  const p = usePlayerTexts()
  const { language } = useSettings()
  const { name, since, statistics, ratings, results } = person
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since)
  return (
    <div className="page player-page">
      <PageHead title={name} />
      <main>
        <p className="lead">
          {p.since({ date })}
          {mine ? ` · ${p.you}` : ''}
        </p>
        {statistics.length === 0 ? (
          <div className="panel">
            <p>{mine ? p.nothingMine : p.nothing}</p>
            <Link className="btn" href="/online">
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
          </div>
        )}
        {mine ? <DeviceGames /> : undefined}
        {results.length === 0 ? undefined : <RecentGames results={results} mine={mine} />}
      </main>
    </div>
  )
}
