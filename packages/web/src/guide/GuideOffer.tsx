import type { ReactNode } from 'react'
import { gameParts } from '../games/registry.ts'
import { useTexts } from '../texts/index.ts'
import { LearnButton } from './LearnButton.tsx'
import './offer.css'
import { useGuides } from './store.ts'

/** Offers the guided first turn to somebody who has not played this game here yet; can be turned off for good. */
export function GuideOffer({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const { known, silent, stopOffering } = useGuides()
  if (silent || known.includes(game) || gameParts(game)?.guide === undefined) return undefined
  return (
    <section className="guide-offer" aria-labelledby="guide-offer">
      <div>
        <h3 id="guide-offer">{t.learn.title}</h3>
        <p>{t.learn.text}</p>
      </div>
      <LearnButton game={game} />
      <button type="button" className="link" onClick={stopOffering} data-testid="never-offer">
        {t.learn.never}
      </button>
    </section>
  )
}
