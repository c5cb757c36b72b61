import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { gameParts } from '../games/registry.ts'
import { LearnButton } from '../guide/LearnButton.tsx'
import { useTexts } from '../texts/index.ts'

/** One of the worlds of the home page. */
export function World({ id, onPlay }: { readonly id: string; onPlay(): void }): ReactNode {
  const t = useTexts()
  const { name, over, text, facts } = t.about(id)
  return (
    <article className="world">
      <div className="pic">
        <Lens id={id} />
      </div>
      <h2>
        {over === '' ? undefined : <em>{over}: </em>}
        {name}
      </h2>
      <p>{text}</p>
      <p className="facts">{facts}</p>
      <div className="do">
        <button type="button" className="btn primary" onClick={onPlay} aria-label={`${t.home.play}: ${name}`}>
          <Icon name="play" size={16} />
          {t.home.play}
        </button>
        <Link href={`/online?new=${id}`} className="btn" aria-label={`${t.home.friends}: ${name}`}>
          <Icon name="link" size={18} />
          {t.home.friends}
        </Link>
      </div>
      <div className="do">
        {gameParts(id)?.guide === undefined ? undefined : <LearnButton game={id} className="btn ghost" />}
        <Link href={`/rules/${id}`} className="btn ghost" aria-label={`${t.home.rules}: ${name}`}>
          <Icon name="book" size={18} />
          {t.home.rules}
        </Link>
        {gameParts(id)?.board === undefined ? undefined : (
          <Link href={`/gallery/${id}`} className="btn ghost" aria-label={`${t.home.gallery}: ${name}`}>
            <Icon name="cards" size={18} />
            {t.home.gallery}
          </Link>
        )}
      </div>
    </article>
  )
}
