import type { ReactNode } from 'react'

/** A page of panels that can be turned to. */
export interface Page<T extends string> {
  readonly id: T
  readonly picture: ReactNode
  readonly words: string
}

/** The row of tabs of a board that cannot show everything side by side. */
export function Tabs<T extends string>(props: {
  readonly className: string
  readonly pages: readonly Page<T>[]
  readonly open: NoInfer<T>
  turn(page: NoInfer<T>): void
}): ReactNode {
  const { className, pages, open, turn } = props
  return (
    <div className={className} role="tablist">
      {pages.map(({ id, picture, words }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={open === id}
          className={open === id ? 'is-on' : ''}
          data-page={id}
          onClick={() => turn(id)}
        >
          {picture}
          <span>{words}</span>
        </button>
      ))}
    </div>
  )
}

/** A part of the board that scrolls when it must, also by keys. */
export function Scrolling(props: {
  readonly className: string
  readonly name: string
  readonly children: ReactNode
}): ReactNode {
  const { className, name, children } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}
