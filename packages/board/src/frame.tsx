import {
  type ComponentProps,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { BoardSettings } from './board.ts'
import { useClosing } from './closing.ts'
import { Speed } from './counting.tsx'
import { Icon, type IconName } from './icons.tsx'
import { PanelHead } from './panel-head.tsx'
import type { Shape } from './shape.ts'
import type { Pointed } from './use-board.ts'
import './kit.css'

/** A page of panels that can be turned to. */
export interface Page<P extends string> {
  readonly id: P
  readonly picture: IconName | ReactElement
  readonly words: string
  readonly body: ReactNode
}

/** The areas of a board. The room there is decides which of them stand where. */
interface FrameProps<P extends string> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly shape: Shape
  /** The class that a game's styles begin with. */
  readonly name: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly settings: BoardSettings
  /** The drawings that others refer to, and whatever else is never seen where it stands. */
  readonly defs: ReactNode
  /** The players in one line, for phones. */
  readonly seats: ReactNode
  /** The board itself, and what lies around and over it. */
  readonly lens: ReactNode
  readonly around?: ReactNode
  readonly over?: ReactNode
  /** Stays above the pages, whatever page is open: the question, one's own resources. */
  readonly pinned?: ReactNode
  readonly pages: readonly Page<P>[]
  readonly page: P
  turn(page: P): void
  /** Beside a board of medium width, the pages that have no place around it. */
  readonly beside?: readonly P[]
  /** The columns of a wide board; without a right one, the pages stand there under tabs. */
  readonly left: ReactNode
  readonly leftName: string
  readonly right?: ReactNode
  readonly rightName: string
  /** Stays in sight at the foot of the right column. */
  readonly foot?: ReactNode
  /** What is asked now: another question begins at the top of its page. */
  readonly ask: string | undefined
  /** The seat whose panels are shown. */
  readonly seat: number
  /** Windows over everything. */
  readonly windows?: ReactNode
  readonly pointed?: Pointed
  /** What the action brings that is pointed at; boards with columns show it with the words about the thing. */
  readonly brings?: ReactNode
}

/** The frame of a board with its areas for every size. */
export function Frame<P extends string>(props: FrameProps<P>): ReactNode {
  const { root, shape, name, className = '', style, settings, defs, windows } = props
  return (
    <div
      ref={root}
      className={`bd ${name} is-${shape.form} ${shape.low ? 'is-low' : ''} ${shape.across ? 'is-across' : ''} ${shape.large ? 'is-large' : ''} ${settings.shapes ? 'with-shapes' : ''} on-${props.page} ${className}`}
      style={style}
    >
      {defs}
      <Speed value={settings.speed}>
        {shape.form === 'phone' ? <Phone {...props} /> : <Columns {...props} />}
        {windows}
      </Speed>
      <div className="bd-flights night" aria-hidden="true" />
    </div>
  )
}

function Phone<P extends string>(props: FrameProps<P>): ReactNode {
  const { seats, lens, over, pinned, pages, page, turn, ask, seat, pointed, brings } = props
  const open = pages.find(({ id }) => id === page)
  const { tall, handle } = useHandle()
  return (
    <>
      {seats}
      <div className="bd-stage">
        {lens}
        {over}
      </div>
      <section className={`bd-sheet ${tall ? 'is-tall' : ''}`} data-at="sheet" data-seat={seat}>
        {/* For thumbs only: keys scroll the page below it. */}
        <button type="button" className="bd-handle" tabIndex={-1} aria-hidden="true" {...handle} />
        {/* On the other side of the edge of the sheet, so that it never covers what it is about. */}
        {brings === undefined ? undefined : (
          <div className={`panel bd-brings ${pointed?.inSheet === true ? 'is-above' : ''}`}>{brings}</div>
        )}
        {pinned === undefined ? undefined : <div className="bd-pinned">{pinned}</div>}
        <Scrolling className="bd-sheet-body" name={open?.words ?? ''} top={`${page}/${ask}`}>
          {open?.body}
        </Scrolling>
        <Tabs open={page} pages={pages} turn={turn} />
      </section>
    </>
  )
}

/** A handle that was dragged this far (px) changes the height of its sheet. */
const DRAWN = 24

/** The sheet is drawn up over the board, and down again, by its handle: with a tap or a stroke. */
function useHandle(): { readonly tall: boolean; readonly handle: ComponentProps<'button'> } {
  const [tall, setTall] = useState(false)
  const start = useRef<number>(undefined)
  useClosing(tall, () => setTall(false))
  return {
    tall,
    handle: {
      onPointerDown(event) {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ clientY }) {
        if (start.current !== undefined && Math.abs(clientY - start.current) > DRAWN) setTall(clientY < start.current)
      },
      onPointerUp({ clientY }) {
        if (start.current !== undefined && Math.abs(clientY - start.current) <= DRAWN) setTall(!tall)
        start.current = undefined
      },
      onPointerCancel() {
        start.current = undefined
      },
    },
  }
}

function Columns<P extends string>(props: FrameProps<P>): ReactNode {
  const { shape, lens, around, over, pinned, page, turn, left, leftName, right, rightName, foot, beside, ask, seat } =
    props
  const wide = shape.form === 'wide'
  const pages = beside === undefined ? props.pages : props.pages.filter(({ id }) => beside.includes(id))
  const open = pages.find(({ id }) => id === page) ?? pages[0]
  return (
    <>
      {wide ? (
        <Scrolling className="bd-col is-left" name={leftName}>
          {left}
        </Scrolling>
      ) : undefined}
      <div className="bd-mid">
        {lens}
        {around}
        {over}
      </div>
      <Scrolling className="bd-col is-right" name={rightName} top={ask} seat={seat}>
        {pinned}
        {wide && right !== undefined ? (
          right
        ) : (
          <>
            <Tabs open={open?.id ?? page} pages={pages} turn={turn} />
            {open?.body}
          </>
        )}
        {foot === undefined ? undefined : <div className="bd-foot">{foot}</div>}
      </Scrolling>
    </>
  )
}

/** The row of tabs of a board that cannot show everything side by side. */
export function Tabs<P extends string>(props: {
  readonly pages: readonly Omit<Page<P>, 'body'>[]
  readonly open: NoInfer<P>
  turn(page: NoInfer<P>): void
}): ReactNode {
  const { pages, open, turn } = props
  return (
    <div className="bd-tabs" role="tablist">
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
          {typeof picture === 'string' ? <Icon name={picture} size={20} /> : picture}
          <span>{words}</span>
        </button>
      ))}
    </div>
  )
}

/** A part of the board that scrolls when it must, also by keys; it returns to its top whenever `top` changes. */
function Scrolling(props: {
  readonly className: string
  readonly name: string
  readonly top?: string | undefined
  readonly seat?: number
  readonly children: ReactNode
}): ReactNode {
  const { className, name, top, seat, children } = props
  const part = useRef<HTMLElement>(null)
  const scrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the top whenever that changes
  useEffect(() => {
    // Even setting it to where it is would make the browser lay out at once.
    if (part.current !== null && scrolled.current) part.current.scrollTop = 0
  }, [top])
  return (
    <section
      ref={part}
      className={className}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      tabIndex={0}
      data-seat={seat}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0
      }}
    >
      {children}
    </section>
  )
}

/** The newest line of the log as a pill that opens the log. */
export function LogPill({ line }: { readonly line: string | undefined }): ReactNode {
  if (line === undefined) return null
  return (
    <button type="button" className="bd-log" data-log="" data-zoom="kit-log">
      <Icon name="log" size={16} />
      <span>{line}</span>
      <Icon name="up" size={14} />
    </button>
  )
}

/** A panel with its heading. */
export function Panel(props: {
  readonly name?: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Its `data-at`. */
  readonly at?: string | undefined
  /** Its `data-zoom`: what is shown for everything in it that has no `data-zoom` of its own. Such an id begins with `panel-`. */
  readonly zoom?: `panel-${string}` | undefined
  readonly style?: CSSProperties
  readonly children: ReactNode
}): ReactNode {
  const { name = '', title, note, at, zoom, style, children } = props
  return (
    <section className={`panel ${name}`} data-at={at} data-zoom={zoom} style={style}>
      <PanelHead title={title} note={note} />
      {children}
    </section>
  )
}

/** The steps of a turn with the present one marked; `now` is the number of the step, past the last one when none is. */
export function Steps(props: {
  readonly steps: readonly string[]
  readonly now: number
  readonly label: string
  readonly className?: string
}): ReactNode {
  const { steps, now, label, className = '' } = props
  return (
    <ol className={`bd-steps ${className}`} aria-label={label} data-zoom="kit-steps">
      {steps.map((step, i) => (
        <li
          key={step}
          className={i === now ? 'is-now' : i < now ? 'is-past' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {i < now ? <Icon name="check" size={12} /> : undefined}
          {step}
        </li>
      ))}
    </ol>
  )
}
