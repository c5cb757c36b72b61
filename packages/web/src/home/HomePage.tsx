import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type Language, languages } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { LanguageNote } from '../common/LanguageNote.tsx'
import { Mark, Wordmark } from '../design/Brand.tsx'
import { gameIds } from '../games/list.ts'
import { hasIdentity } from '../server/remember.ts'
import { online, switchLanguage, useTexts, useWantedLanguage, withTexts } from '../texts/index.ts'
import { GameList } from './GameList.tsx'
import './home.css'
import { Orbits } from './Orbits.tsx'
import { World } from './World.tsx'

const HomeTables = lazy(withTexts(() => import('../online/HomeTables.tsx'), online))
const SetupDialog = lazy(() => import('./SetupDialog.tsx'))
const SettingsDialog = lazy(() => import('../common/SettingsDialog.tsx'))

/** The home page: three worlds, and the unfinished games. */
export function HomePage(): ReactNode {
  const t = useTexts()
  const language = useWantedLanguage()
  const [setup, setSetup] = useState<string>()
  const [settings, setSettings] = useState(false)
  return (
    <div className="home">
      <Orbits />
      <nav className="home-nav" aria-label={t.orrery}>
        <div className="brand">
          <Mark />
          <Wordmark />
        </div>
        <div className="home-right">
          <Link href="/online" className="btn ghost online-link" aria-label={t.home.online}>
            <Icon name="people" size={20} />
            <span>{t.home.online}</span>
          </Link>
          {hasIdentity() ? (
            <Link href="/player/me" className="btn ghost icon" aria-label={t.home.profile} title={t.home.profile}>
              <Icon name="person" size={22} />
            </Link>
          ) : undefined}
          <Choice<Language>
            label={t.home.language}
            quiet
            value={language}
            of={languages.map((each) => ({ value: each, text: each.toUpperCase(), lang: each }))}
            onChange={(chosen) => void switchLanguage(chosen)}
          />
          <button
            type="button"
            className="btn ghost icon"
            aria-label={t.home.settings}
            title={t.home.settings}
            onClick={() => setSettings(true)}
          >
            <Icon name="gear" size={22} />
          </button>
        </div>
      </nav>
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
      {settings ? (
        <Suspense>
          <SettingsDialog onClose={() => setSettings(false)} />
        </Suspense>
      ) : undefined}
    </div>
  )
}
