import type { CSSProperties, ReactNode } from 'react'
import './kit.css'

/** What a tap on a target does: take an action, take a first step, or explain why neither is possible. */
export interface TargetProps {
  readonly action?: string | undefined
  /** The answer to the question that follows the action, given with the same tap. */
  readonly next?: string | undefined
  /** The action belongs to a later question: it passes what is asked now. */
  readonly later?: boolean
  /** What it does, in a few words, where its name says more than a line has room for. */
  readonly brief?: string | undefined
  readonly step?: string | undefined
  /** The action it would have been; the shell explains why it is not allowed. */
  readonly explain?: string | undefined
  /** The component shown large on a long press. */
  readonly zoom?: string | undefined
}

/** Whether it is lit. */
export const isLit = (target: TargetProps): boolean => target.action !== undefined || target.step !== undefined

/** The attributes by which the board's one listener knows what a tap means. */
const marks = (target: TargetProps): Record<`data-${string}`, string | undefined> => ({
  'data-action': target.action,
  'data-next': target.action === undefined ? undefined : target.next,
  'data-step': target.action === undefined ? target.step : undefined,
  'data-explain': isLit(target) ? undefined : target.explain,
  'data-zoom': target.zoom,
  'data-brief': target.later === true ? target.brief : undefined,
})

/** Only a first step stays chosen; an action is taken at once. */
const pressed = (target: TargetProps, selected: boolean | undefined): boolean | undefined =>
  target.action === undefined ? selected === true : undefined

/** A part of a drawing that can be tapped. The board listens to taps and keys, so pieces need no listeners of their own. */
export function Spot(props: {
  readonly target: TargetProps
  readonly name: string | undefined
  readonly className: string
  readonly transform?: string
  readonly selected?: boolean
  readonly at?: string
  readonly children: ReactNode
}): ReactNode {
  const { target, name, className, transform, selected, at, children } = props
  if (!isLit(target)) {
    const named = name === undefined ? {} : { role: 'img', 'aria-label': name }
    return (
      <g className={className} transform={transform} data-at={at} {...named} {...marks(target)}>
        {children}
      </g>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG drawing cannot be a button element
    <g
      className={`${className} is-lit${target.later === true ? ' is-later' : ''}`}
      transform={transform}
      data-at={at}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={pressed(target, selected)}
      {...marks(target)}
    >
      {children}
    </g>
  )
}

/**
 * A panel element that is a button exactly while it is lit. It is the same element either way, so that lighting it does not draw
 * everything in it anew.
 */
export function Tap(props: {
  readonly target: TargetProps
  readonly className: string
  /** Replaces everything inside for screen readers, where the picture alone says too little. */
  readonly name?: string | undefined
  /** Read before what is inside, while it is lit: what a tap does. */
  readonly verb?: string | undefined
  readonly selected?: boolean | undefined
  readonly at?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}): ReactNode {
  const { target, className, name, verb, selected, at, style, children } = props
  const button = isLit(target) ? { role: 'button', tabIndex: 0, 'aria-pressed': pressed(target, selected) } : undefined
  const light =
    button === undefined ? '' : selected === true ? ' selected' : target.later === true ? ' lit is-later' : ' lit'
  return (
    <div className={`${className}${light}`} style={style} data-at={at} {...button} {...marks(target)}>
      {button === undefined || verb === undefined ? undefined : <span className="sr">{verb}. </span>}
      <Named name={name}>{children}</Named>
    </div>
  )
}

/** A button that only shows a player's board. */
export function SeatButton(props: {
  readonly className: string
  readonly name: string
  readonly look: number | 'me'
  readonly pressed: boolean
  readonly at: string
  readonly children: ReactNode
}): ReactNode {
  const { className, name, look, pressed, at, children } = props
  return (
    <button
      type="button"
      className={className}
      data-look={look}
      data-at={at}
      data-zoom="kit-seat"
      aria-pressed={pressed}
    >
      <Named name={name}>{children}</Named>
    </button>
  )
}

/** A picture with a name for screen readers, which skip the picture itself. */
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
