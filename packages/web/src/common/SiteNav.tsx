import { Choice } from '@orrery/board/choice'
import { type Language, languages } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { Mark, Wordmark } from '../design/Brand.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { hasIdentity } from '../server/remember.ts'
import { switchLanguage, useTexts, useWantedLanguage } from '../texts/index.ts'
import './site-nav.css'

const MyPicture = lazy(() => import('./MyPicture.tsx'))
const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'))

/** The pages that the head leads to. */
type Place = 'home' | 'online' | 'puzzles' | 'replays' | 'player'

/** What the head is drawn from. */
export interface SiteNavProps {
  /** The page that is shown. */
  readonly here: Place
  /** What the user's picture does; without it, it leads to the user's own page. */
  readonly me?: { readonly label: string; onClick(): void } | undefined
}

/** The head of every page that is not a table: where one is and can go, the language, the settings, and who one is. */
export function SiteNav({ here, me }: SiteNavProps): ReactNode {
  const t = useTexts()
  const language = useWantedLanguage()
  const [settings, setSettings] = useState(false)
  const link = (place: Place, href: string, words: string): ReactNode => (
    <Link href={href} className={`btn ghost ${place}-link`} aria-current={here === place ? 'page' : undefined}>
      {words}
    </Link>
  )
  return (
    <nav className="site-nav home-nav" aria-label={t.orrery}>
      <Link href="/" className="brand" aria-label={t.orrery}>
        <Mark />
        <Wordmark />
      </Link>
      <div className="nav-places">
        {link('home', '/', t.nav.play)}
        {link('online', '/online', t.home.online)}
        {link('puzzles', '/puzzles', t.nav.puzzles)}
        {link('replays', '/replay', t.nav.replays)}
      </div>
      <div className="home-right">
        <Choice<Language>
          label={t.home.language}
          quiet
          value={language}
          of={languages.map((each) => ({ value: each, text: each.toUpperCase(), lang: each }))}
          onChange={(chosen) => void switchLanguage(chosen)}
        />
        <IconButton
          icon="gear"
          label={t.home.settings}
          title={t.home.settings}
          size={22}
          onClick={() => setSettings(true)}
        />
        {me === undefined && !hasIdentity() ? undefined : (
          <Suspense>
            <MyPicture here={here} me={me} />
          </Suspense>
        )}
      </div>
      {settings ? (
        <Suspense>
          <SettingsDialog onClose={() => setSettings(false)} />
        </Suspense>
      ) : undefined}
    </nav>
  )
}
