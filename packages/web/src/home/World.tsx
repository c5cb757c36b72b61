import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/icons.tsx'
import { gameParts } from '../games/registry.ts'
import type { GameId } from '../games/types.ts'
import { LearnButton } from '../guide/LearnButton.tsx'
import { useTexts } from '../texts/index.ts'
import arks from './worlds/arks.svg'
import cosmos from './worlds/cosmos.svg'
import hunters from './worlds/hunters.svg'

const pictures: Readonly<Record<GameId, string>> = { cosmos, hunters, arks }

/** The round picture of a game. It is a drawing of its own file, so its filters are painted once and off the page's thread. */
export function Lens({ id, size }: { readonly id: GameId; readonly size?: number }): ReactNode {
  return (
    <img className="lens" src={pictures[id]} width={size} height={size} alt="" decoding="async" draggable={false} />
  )
}

/** One of the three worlds of the first page. */
export function World({ id, onPlay }: { readonly id: GameId; onPlay(): void }): ReactNode {
  const t = useTexts()
  const { name, over, text, facts } = t.worlds[id]
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
        {gameParts(id)?.board === undefined ? undefined : <LearnButton game={id} className="btn ghost" />}
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
