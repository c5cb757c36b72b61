import type { ReactNode } from 'react'
import { PanelHead } from './panel-head.tsx'
import { Tap } from './target.tsx'
import './kit.css'

/** One possible answer to a question. */
export interface Answer {
  /** The action it says. */
  readonly id: string
  readonly picture?: ReactNode
  readonly words: ReactNode
  /** What it costs or brings. */
  readonly detail?: ReactNode
  /** Names the whole answer where the picture says more than the words. */
  readonly name?: string | undefined
  /** The thing it is about, which is explained when it is pointed at. */
  readonly zoom?: string | undefined
  /** Whether it does little in comparison with the others. */
  readonly quiet?: boolean
}

/**
 * The answers as buttons. What is not allowed now stays readable and explains itself, unless `only` leaves it out; `tiles` have their picture
 * above the words.
 */
export function Answers(props: {
  readonly of: readonly Answer[]
  readonly legal: ReadonlyMap<string, unknown>
  readonly only?: boolean
  /** The ids of answers to a later question. */
  readonly later?: ReadonlySet<string>
  readonly className?: string
}): ReactNode {
  const { of, legal, only = false, later, className = '' } = props
  const shown = only ? of.filter(({ id }) => legal.has(id)) : of
  return (
    <div className={`bd-answers ${className}`} data-count={shown.length}>
      {shown.map(({ id, picture, words, detail, name, zoom, quiet = false }) => {
        const open = legal.has(id)
        return (
          <Tap
            key={id}
            target={open ? { action: id, later: later?.has(id) === true, zoom } : { explain: id, zoom }}
            className={`bd-answer ${quiet ? 'is-quiet' : ''} ${open ? '' : 'is-off'}`}
            name={name}
          >
            {picture === undefined ? undefined : <span className="bd-answer-pic">{picture}</span>}
            <span className="bd-answer-words">{words}</span>
            {detail === undefined ? undefined : <span className="bd-answer-detail">{detail}</span>}
          </Tap>
        )
      })}
    </div>
  )
}

/** The question of the moment with its answers. */
export function Tray(props: {
  readonly title: string
  readonly note?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}): ReactNode {
  const { title, note, className = '', children } = props
  return (
    <section className={`panel bd-tray is-lamp ${className}`} aria-label={title}>
      <PanelHead title={title} note={note} />
      {children}
    </section>
  )
}
