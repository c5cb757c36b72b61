import type { ReactNode } from 'react'
import './kit.css'

/** What a thing on the board says when it is tapped: an action, a first step, or only why it cannot be. */
export interface TargetProps {
  readonly action?: string | undefined
  readonly step?: string | undefined
  /** The action it would have been; the shell explains why it is not allowed. */
  readonly explain?: string | undefined
  /** The component shown large on a long press. */
  readonly zoom?: string | undefined
}

/** Whether it is lit. */
export const isLit = (says: TargetProps): boolean => says.action !== undefined || says.step !== undefined

/** The attributes by which the board's one listener knows what a tap means. */
const marks = (says: TargetProps): Record<`data-${string}`, string | undefined> => ({
  'data-action': says.action,
  'data-step': says.action === undefined ? says.step : undefined,
  'data-explain': isLit(says) ? undefined : says.explain,
  'data-zoom': says.zoom,
})

/** Only a first step stays chosen; an action is said and gone. */
const pressed = (says: TargetProps, selected: boolean | undefined): boolean | undefined =>
  says.action === undefined ? selected === true : undefined

/** A part of a drawing that can be tapped. Taps and keys are heard by the board, so that pieces need no listener of their own. */
export function Spot(props: {
  readonly says: TargetProps
  readonly name: string | undefined
  readonly className: string
  readonly transform?: string
  readonly selected?: boolean
  readonly at?: string
  readonly children: ReactNode
}): ReactNode {
  const { says, name, className, transform, selected, at, children } = props
  if (!isLit(says)) {
    return (
      <g className={className} transform={transform} data-at={at} {...marks(says)}>
        {children}
      </g>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG drawing cannot be a button element
    <g
      className={`${className} is-lit`}
      transform={transform}
      data-at={at}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={pressed(says, selected)}
      {...marks(says)}
    >
      {children}
    </g>
  )
}

/** A panel element that is a button exactly while it is lit. */
export function Tap(props: {
  readonly says: TargetProps
  readonly className: string
  /** Stands for everything inside, where the picture alone says too little. */
  readonly name?: string | undefined
  /** Read before what is inside, while it is lit: what a tap does. */
  readonly verb?: string | undefined
  readonly selected?: boolean | undefined
  readonly at?: string
  readonly children: ReactNode
}): ReactNode {
  const { says, className, name, verb, selected, at, children } = props
  if (!isLit(says)) {
    return (
      <div className={className} data-at={at} {...marks(says)}>
        <Named name={name}>{children}</Named>
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`${className} ${selected === true ? 'selected' : 'lit'}`}
      data-at={at}
      aria-pressed={pressed(says, selected)}
      {...marks(says)}
    >
      {verb === undefined ? undefined : <span className="sr">{verb}. </span>}
      <Named name={name}>{children}</Named>
    </button>
  )
}

/** A button that only shows a player's board. */
export function Show(props: {
  readonly className: string
  readonly name: string
  readonly look: number | 'me'
  readonly pressed: boolean
  readonly at: string
  readonly children: ReactNode
}): ReactNode {
  const { className, name, look, pressed, at, children } = props
  return (
    <button type="button" className={className} data-look={look} data-at={at} aria-pressed={pressed}>
      <Named name={name}>{children}</Named>
    </button>
  )
}

/** Words for those who listen, and a picture for those who look. */
export function Named({
  name,
  children,
}: {
  readonly name: string | undefined
  readonly children: ReactNode
}): ReactNode {
  if (name === undefined) return children
  return (
    <>
      <span className="sr">{name}</span>
      <span className="seen" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
