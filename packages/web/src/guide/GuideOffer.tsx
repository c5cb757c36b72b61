import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { gameParts } from '../games/registry.ts'
import { useTexts } from '../texts/index.ts'
import './offer.css'
import { useGuides } from './store.ts'
import { useLesson } from './useLesson.ts'

/** Offers the first lesson to somebody who has not played this game here yet; can be turned off for good. */
export function GuideOffer({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const { known, silent, stopOffering } = useGuides()
  const { opening, open } = useLesson(game)
  if (silent || known.includes(game) || gameParts(game)?.guide === undefined) return undefined
  return (
    <section className="guide-offer" aria-labelledby="guide-offer">
      <div>
        <h3 id="guide-offer">{t.learn.title}</h3>
        <p>{t.learn.text}</p>
      </div>
      <button
        type="button"
        className="btn"
        disabled={opening}
        data-testid="learn-first"
        onClick={() => open({ lesson: 'turn' })}
      >
        <Icon name="cap" size={18} />
        {t.learn.start}
      </button>
      <button type="button" className="link" onClick={stopOffering} data-testid="never-offer">
        {t.learn.never}
      </button>
    </section>
  )
}
