import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { gameParts } from '../games/registry.ts'
import { LearnButton } from '../guide/LearnButton.tsx'
import { usePlayerTexts, useTexts } from '../texts/index.ts'

/** A game without a result: it waits to be played, or learnt. `href` is where it is played. */
export function NewGame({ id, href }: { readonly id: string; readonly href: string }): ReactNode {
  const t = useTexts()
  const p = usePlayerTexts()
  const { name, text, facts } = t.about(id)
  return (
    <section className="panel player-game is-new" data-game={id}>
      <header>
        <Lens id={id} size={88} />
        <h2>{name}</h2>
      </header>
      <p>
        {text}
        <small>{facts}</small>
      </p>
      <div>
        <Link className="btn primary" href={href} aria-label={`${p.playIt}: ${name}`}>
          <Icon name="play" size={16} />
          {p.playIt}
        </Link>
        {gameParts(id)?.guide === undefined ? undefined : <LearnButton game={id} className="btn" />}
      </div>
    </section>
  )
}
