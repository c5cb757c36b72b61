import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { LanguageNote } from '../common/LanguageNote.tsx'
import { SiteNav } from '../common/SiteNav.tsx'
import { gameIds, isGameId } from '../games/list.ts'
import { hasIdentity } from '../server/remember.ts'
import { online, useTexts, withTexts } from '../texts/index.ts'
import { GameList } from './GameList.tsx'
import './home.css'
import { Orbits } from './Orbits.tsx'
import { World } from './World.tsx'

const HomeTables = lazy(withTexts(() => import('../online/HomeTables.tsx'), online))
const SetupDialog = lazy(() => import('./SetupDialog.tsx'))

/** The home page: three worlds, and the unfinished games. */
export function HomePage(): ReactNode {
  const t = useTexts()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  // Other pages lead here to a new game: `/?play=arks`.
  const wanted = search.get('play') ?? undefined
  const [setup, setSetup] = useState(wanted !== undefined && isGameId(wanted) ? wanted : undefined)
  useEffect(() => {
    if (wanted !== undefined) navigate('/', { replace: true })
  }, [wanted, navigate])
  return (
    <div className="home">
      <Orbits />
      <SiteNav here="home" />
      <LanguageNote />
      <header className="hero">
        <h1>{t.home.title}</h1>
        <p>{t.home.lead}</p>
      </header>
      <main className="worlds">
        {gameIds.map((id) => (
          <World key={id} id={id} onPlay={() => setSetup(id)} />
        ))}
      </main>
      {hasIdentity() ? (
        <Suspense>
          <HomeTables />
        </Suspense>
      ) : undefined}
      <GameList />
      {setup === undefined ? undefined : (
        <Suspense>
          <SetupDialog game={setup} onClose={() => setSetup(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
