import { Icon } from '@orrery/board/icons'
import {
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
import { Dialog } from '../design/Dialog.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { type CoachTexts, useTexts } from '../texts/index.ts'
import { type Box, cardBox, isNarrow, overlap } from './place.ts'
import type { Lit } from './useLit.ts'

const Rulebook = lazy(() => import('../rulebook/Rulebook.tsx'))

interface CoachCardProps {
  readonly texts: CoachTexts
  readonly game: string
  readonly title: string
  readonly text: string
  readonly rule: string
  readonly at: number
  readonly of: number
  /** What is lit; the card must not cover it. */
  readonly lit: Lit | undefined
  /** Explains something; asks for an action; asks for one while others are deciding; already done. */
  readonly state: 'tells' | 'asks' | 'waits' | 'shows' | 'done'
  /** How often the player tried another action at this step. */
  readonly wrongTries: number
  readonly first: boolean
  readonly onBack: (() => void) | undefined
  onNext(): void
  onShow(): void
  onDo(): void
  onLeave(): void
}

interface CardLayout {
  readonly ref: RefObject<HTMLElement | null>
  readonly box: Box | undefined
  readonly slim: boolean
}

/** Where a card of this size is placed, updated with the window; it becomes slim where it would cover what is lit. */
function useCardBox(lit: Lit | undefined): CardLayout {
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
  const box = size.width === 0 ? undefined : cardBox(page, size, lit?.place, lit?.panel)
  const covers = box !== undefined && lit !== undefined && !isNarrow(page) && overlap(box, lit.place) > 0
  useLayoutEffect(() => {
    if (covers) setSlim(true)
  }, [covers])
  return { ref, box, slim }
}

/** The card of a step: its explanation, and the buttons to go on. */
export function CoachCard(props: CoachCardProps): ReactNode {
  const { texts, title, text, rule, at, of, state, wrongTries, first, onBack, onNext, onShow, onDo, onLeave } = props
  const { ref, box, slim } = useCardBox(props.lit)
  const main = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const [leaving, setLeaving] = useState(false)
  const [book, setBook] = useState(false)
  // The keyboard focus follows the card, but an open window keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes with the state
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) main.current?.focus({ preventScroll: true })
  }, [state, leaving])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'g' || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.target instanceof HTMLElement && event.target.matches('input,textarea,select')) return
      main.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const note = wrongTries > 0 && state !== 'done' ? texts.later({ title }) : state === 'waits' ? texts.wait : undefined
  return (
    <aside
      ref={ref}
      className={slim ? 'coach slim' : 'coach'}
      aria-labelledby={heading}
      data-testid="coach"
      data-step-at={at + 1}
      data-state={state}
      style={box === undefined ? { visibility: 'hidden' } : { left: box.left, top: box.top }}
    >
      <header>
        <span className="coach-step num">{texts.step({ n: at + 1, of })}</span>
        <button type="button" className="link coach-rule" onClick={() => setBook(true)} data-testid="coach-rule">
          <Icon name="book" size={15} />
          {texts.rule({ rule })}
        </button>
        <IconButton icon="close" label={texts.leave} title={texts.leave} onClick={() => setLeaving(true)} />
      </header>
      <div role="status">
        <h2 id={heading}>{title}</h2>
        <p>{leaving ? texts.leaveText : text}</p>
        {note === undefined || leaving ? undefined : (
          <p className="coach-note" key={wrongTries}>
            {note}
          </p>
        )}
        {first && !leaving ? <p className="coach-keys">{texts.keys}</p> : undefined}
      </div>
      <progress className="coach-bar" value={at + 1} max={of} aria-label={texts.guide} />
      {leaving ? (
        <footer>
          <button type="button" className="btn" onClick={onLeave} data-testid="coach-leave">
            {texts.leave}
          </button>
          <button ref={main} type="button" className="btn primary" onClick={() => setLeaving(false)}>
            {texts.stay}
          </button>
        </footer>
      ) : (
        <footer>
          <button type="button" className="btn ghost" disabled={onBack === undefined} onClick={onBack}>
            {texts.back}
          </button>
          {state === 'tells' || state === 'done' ? (
            <button ref={main} type="button" className="btn primary" onClick={onNext} data-testid="coach-next">
              {texts.next}
              <Icon name="end" size={16} />
            </button>
          ) : (
            <>
              <button
                type="button"
                className="btn"
                disabled={state === 'waits' || state === 'shows'}
                onClick={onDo}
                data-testid="coach-do"
              >
                {texts.doIt}
              </button>
              <button ref={main} type="button" className="btn primary" onClick={onShow} data-testid="coach-show">
                {texts.show}
              </button>
            </>
          )}
        </footer>
      )}
      {book ? <RuleDialog game={props.game} rule={rule} onClose={() => setBook(false)} /> : undefined}
    </aside>
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
