import { Icon } from '@orrery/board/icons'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useFirstFocus } from '../common/focus.ts'
import { Dialog } from '../design/Dialog.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { useSettings } from '../store/settings.ts'
import { type CoachTexts, useTexts } from '../texts/index.ts'
import { type Box, overlap } from './box.ts'
import { cardBox, EDGE, foldedBox, isNarrow } from './place.ts'
import type { Lit } from './useLit.ts'

const Rulebook = lazy(() => import('../rulebook/Rulebook.tsx'))

interface CardFrameProps {
  readonly texts: CoachTexts
  readonly game: string
  /** Where the card is in its lesson. */
  readonly label: string
  readonly title: string
  /** The rule that it is about; without it there is no link to the rulebook. */
  readonly rule?: string | undefined
  readonly bar: { readonly value: number; readonly max: number }
  /** What is lit; the card must not cover it. */
  readonly lit: Lit | undefined
  /** What tests and screen readers look for. */
  readonly state: string
  readonly at: number
  /** The button that is most likely wanted: it gets the focus when the state changes. */
  readonly main: RefObject<HTMLButtonElement | null>
  readonly footer: ReactNode
  readonly children: ReactNode
  /** The line that is left of the card when it is folded; without it, the card cannot be folded. */
  readonly folds?: { readonly line: string; readonly folded: boolean; onFold(folded: boolean): void }
  /** Nothing is lost by leaving, so nobody is asked before it. */
  readonly atOnce?: boolean
  onLeave(): void
}

interface CardLayout {
  readonly ref: RefObject<HTMLElement | null>
  readonly box: Box | undefined
  readonly slim: boolean
}

/** The place of a box, kept out of what the camera and the home bar of a phone take. */
const within = ({ left, top, width, height }: Box): CSSProperties => ({
  left: `clamp(${EDGE}px + var(--safe-left), ${left}px, 100vw - ${width + EDGE}px - var(--safe-right))`,
  top: `clamp(${EDGE}px + var(--safe-top), ${top}px, 100dvh - ${height + EDGE}px - var(--safe-bottom))`,
})

/** Where a card of this size is placed, updated with the window; it becomes slim where it would cover what is lit. */
function useCardBox(lit: Lit | undefined, folded: boolean): CardLayout {
  const ref = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [page, setPage] = useState({ width: innerWidth, height: innerHeight })
  const [slim, setSlim] = useState(false)
  useLayoutEffect(() => {
    const card = ref.current
    if (card === null) return
    const measure = (): void => {
      setSize({ width: card.offsetWidth, height: card.offsetHeight })
      setPage({ width: innerWidth, height: innerHeight })
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(card)
    addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  const place = (): Box =>
    folded && isNarrow(page) ? foldedBox(page, size) : cardBox(page, size, lit?.place, lit?.panel)
  const box = size.width === 0 ? undefined : place()
  const covers = box !== undefined && lit !== undefined && !isNarrow(page) && overlap(box, lit.place) > 0
  useLayoutEffect(() => {
    if (covers) setSlim(true)
  }, [covers])
  return { ref, box, slim }
}

/** Gives the focus to the main button: when something has changed, and when G is pressed. An open window keeps it. */
function useMainFocus(main: RefObject<HTMLButtonElement | null>, changed: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes with the state
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) main.current?.focus({ preventScroll: true })
  }, [changed])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'g' || event.altKey || event.ctrlKey || event.metaKey || !useSettings.getState().letters) return
      if (event.target instanceof HTMLElement && event.target.matches('input,textarea,select')) return
      main.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [main])
}

/** A card of the coach: where it stands on the page, the link to its rule, and the way out. */
export function CardFrame(props: CardFrameProps): ReactNode {
  const { texts, label, title, rule, bar, state, at, main, footer, children, folds, atOnce = false, onLeave } = props
  const folded = folds?.folded === true
  const { ref, box, slim } = useCardBox(props.lit, folded)
  const heading = useId()
  const [leaving, setLeaving] = useState(false)
  const [book, setBook] = useState(false)
  useMainFocus(main, `${state}:${leaving}`)
  useFirstFocus(ref)
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      className={`coach ${slim ? 'slim' : ''} ${folded ? 'folded' : ''}`}
      aria-labelledby={heading}
      data-testid="coach"
      data-step-at={at + 1}
      data-state={state}
      style={box === undefined ? { visibility: 'hidden' } : within(box)}
    >
      <header>
        <span className="coach-step num">{folded ? folds.line : label}</span>
        {folded || rule === undefined ? undefined : (
          <button type="button" className="link coach-rule" onClick={() => setBook(true)} data-testid="coach-rule">
            <Icon name="book" size={15} />
            {texts.rule({ rule })}
          </button>
        )}
        {folds === undefined ? undefined : <FoldButton texts={texts} {...folds} />}
        {folded ? undefined : (
          <IconButton
            icon="close"
            label={texts.leave}
            title={texts.leave}
            onClick={() => (atOnce ? onLeave() : setLeaving(true))}
          />
        )}
      </header>
      <div role="status" hidden={folded}>
        <h2 id={heading}>{title}</h2>
        {leaving ? <p>{texts.leaveText}</p> : children}
      </div>
      {folded ? undefined : (
        <>
          <progress className="coach-bar thin" value={bar.value} max={bar.max} aria-label={label} />
          <footer>
            {leaving ? <LeaveButtons {...{ texts, main, onLeave }} onStay={() => setLeaving(false)} /> : footer}
          </footer>
        </>
      )}
      {book && rule !== undefined ? (
        <RuleDialog game={props.game} rule={rule} onClose={() => setBook(false)} />
      ) : undefined}
    </aside>
  )
}

function FoldButton({
  texts,
  folded,
  onFold,
}: NonNullable<CardFrameProps['folds']> & Pick<CardFrameProps, 'texts'>): ReactNode {
  const label = folded ? texts.unfold : texts.fold
  return (
    <IconButton
      icon={folded ? 'up' : 'down'}
      label={label}
      title={label}
      onClick={() => onFold(!folded)}
      testid="coach-fold"
    />
  )
}

function LeaveButtons({
  texts,
  main,
  onLeave,
  onStay,
}: Pick<CardFrameProps, 'texts' | 'main' | 'onLeave'> & { onStay(): void }): ReactNode {
  return (
    <>
      <button type="button" className="btn" onClick={onLeave} data-testid="coach-leave">
        {texts.leave}
      </button>
      <button ref={main} type="button" className="btn primary" onClick={onStay}>
        {texts.stay}
      </button>
    </>
  )
}

/** The rulebook, open at the rule of a step. */
function RuleDialog({
  game,
  rule,
  onClose,
}: {
  readonly game: string
  readonly rule: string
  onClose(): void
}): ReactNode {
  const t = useTexts()
  return (
    <Dialog title={t.rulebook.title({ game: t.about(game).name })} onClose={onClose} className="large">
      <Suspense>
        <Rulebook game={game} rule={rule} />
      </Suspense>
    </Dialog>
  )
}
