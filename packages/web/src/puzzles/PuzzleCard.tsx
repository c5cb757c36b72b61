import { Icon } from '@orrery/board/icons'
import { thresholds } from '@orrery/bots/analyse'
import { type Puzzle, type PuzzleFile, solutionsOf, type Verdict } from '@orrery/bots/puzzles'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { Trying } from '../attempt/AttemptTable.tsx'
import { useReasons } from '../common/useGameTexts.ts'
import { CardFrame } from '../guide/CardFrame.tsx'
import '../guide/guide.css'
import { isNarrow } from '../guide/place.ts'
import type { Lit } from '../guide/useLit.ts'
import { ratingIn } from '../kept/puzzles.ts'
import { useSettings } from '../store/settings.ts'
import { useGame } from '../table/useGame.ts'
import { coach, usePuzzleTexts } from '../texts/index.ts'
import type { NewAttempt } from '../worker/protocol.ts'
import { addressOf, nextAfter } from './choose.ts'
import { usePuzzles } from './store.ts'
import { useSubject } from './useSubject.ts'
import { useVerdict } from './useVerdict.ts'

interface PuzzleCardProps {
  readonly file: PuzzleFile
  readonly puzzle: Puzzle
  readonly attempt: NewAttempt
  readonly trying: Trying
  /** The best turn is being shown. */
  readonly answering: boolean
  /** Begins the turn anew: to be tried again, or to see the best one. */
  begin(answer: boolean): void
}

/** What the card is doing: it asks, judges, says what came out, or shows the answer. */
type Stage = 'asks' | 'judges' | 'solved' | 'missed' | 'answers'

/** The rating before and after the first try. */
interface Change {
  readonly from: number
  readonly to: number
}

/** Counts tries; only the first one changes the rating. */
function useCounting(
  { game }: PuzzleFile,
  puzzle: Puzzle,
): { change: Change | undefined; count(solved: boolean): void } {
  const { progress, count } = usePuzzles()
  const [change, setChange] = useState<Change>()
  return {
    change,
    count(solved) {
      const first = progress.outcomes[`${game}/${puzzle.id}`] === undefined
      count({ game, id: puzzle.id, rating: puzzle.rating, deviation: puzzle.deviation }, solved)
      const to = ratingIn(usePuzzles.getState().progress, game).rating
      if (first) setChange({ from: ratingIn(progress, game).rating, to })
    },
  }
}

const innerWindow = () => ({ width: innerWidth, height: innerHeight })

/** How wide the panel beside the diagram is, and how high the bar above it. */
const BESIDE = 310
const ABOVE = 70

/** Where the diagram of Star Hunters stands in a wide window: the card must not cover dots, nor the button that places the star. */
function diagram(): Lit {
  const place = { left: BESIDE, top: ABOVE, width: innerWidth - BESIDE, height: innerHeight - ABOVE }
  return { place, others: [], panel: place }
}

/** The card of a puzzle over its board: the question, the verdict, and on request the answer, played step by step. */
export function PuzzleCard({ file, puzzle, attempt, trying, answering, begin }: PuzzleCardProps): ReactNode {
  const p = usePuzzleTexts()
  const lesson = coach.use()
  const [, navigate] = useLocation()
  const { progress } = usePuzzles()
  const { change, count } = useCounting(file, puzzle)
  const [folded, onFold] = useState(() => puzzle.kind === 'dot' && isNarrow(innerWindow()))
  const main = useRef<HTMLButtonElement>(null)
  const subject = useSubject(file.game, puzzle.subject)
  const known = useRef(progress.outcomes[`${file.game}/${puzzle.id}`] !== undefined).current
  const tried = useFirst(trying)
  const begun = trying.own.length > 0
  const judged = useVerdict(attempt.record, puzzle, answering ? undefined : tried, ({ solved }) => count(solved))
  const stage = stageOf(answering, tried, judged?.verdict)
  // In a narrow window the card would cover the board that is played on.
  useEffect(() => {
    if (isNarrow(innerWindow()) && (begun || stage !== 'asks')) onFold(stage === 'asks')
  }, [begun, stage])
  const again = (): void => begin(false)
  const answer = (): void => {
    if (judged === undefined && !known) count(false)
    begin(true)
  }
  const next = (): void => {
    const found = nextAfter(file, puzzle, usePuzzles.getState().progress)
    navigate(found === undefined ? `/puzzles/${file.game}` : addressOf(file.game, found))
  }
  const title = titleOf(p, puzzle, stage, judged?.verdict, subject)
  const { leave, leaveText, stay, fold, unfold } = p
  return (
    <CardFrame
      texts={{ ...lesson, leave, leaveText, stay, fold, unfold }}
      game={file.game}
      label={p.label({ difficulty: p.difficulty[puzzle.difficulty], rating: puzzle.rating })}
      title={title}
      lit={puzzle.kind === 'dot' ? diagram() : undefined}
      state={stage}
      at={0}
      main={main}
      {...(stage === 'asks' || stage === 'answers' ? { folds: { line: title, folded, onFold } } : {})}
      bar={{ value: stage === 'asks' || stage === 'judges' ? 0 : 1, max: 1 }}
      footer={
        <Buttons {...{ stage, begun, main, again, answer, next }}>
          {answering ? <StepButton puzzle={puzzle} trying={trying} main={main} /> : undefined}
        </Buttons>
      }
      atOnce={stage !== 'asks' || !begun}
      onLeave={() => navigate(`/puzzles/${file.game}`)}
    >
      {stage === 'asks' ? <Question {...{ puzzle, subject, known }} /> : undefined}
      {stage === 'judges' ? <p>{p.judging}</p> : undefined}
      {judged === undefined || answering ? undefined : (
        <Outcome puzzle={puzzle} verdict={judged.verdict} change={change} />
      )}
      {stage === 'answers' ? <Answer {...{ file, puzzle, attempt, trying }} /> : undefined}
    </CardFrame>
  )
}

/** What was done when nothing could be taken back any more; whatever follows does not count. */
function useFirst({ own, settled }: Trying): readonly string[] | undefined {
  const [first, setFirst] = useState<readonly string[]>()
  useEffect(() => {
    if (settled) setFirst((before) => before ?? own)
  }, [settled, own])
  return first
}

function stageOf(answering: boolean, tried: readonly string[] | undefined, verdict: Verdict | undefined): Stage {
  if (answering) return 'answers'
  if (tried === undefined) return 'asks'
  if (verdict === undefined) return 'judges'
  return verdict.solved ? 'solved' : 'missed'
}

/** A turn that costs less than this is called close. */
const isClose = ({ loss }: Verdict): boolean => loss < thresholds.inaccuracy

function titleOf(
  p: ReturnType<typeof usePuzzleTexts>,
  { kind }: Puzzle,
  stage: Stage,
  verdict: Verdict | undefined,
  star: string,
): string {
  if (stage === 'answers') return kind === 'dot' ? p.askDot({ star }) : p.answerTitle
  if (stage === 'solved') return p.solved
  if (stage === 'missed' && verdict !== undefined) return isClose(verdict) ? p.close : p.missed
  return kind === 'dot' ? p.askDot({ star }) : p.ask
}

function Question({
  puzzle,
  subject,
  known,
}: {
  readonly puzzle: Puzzle
  readonly subject: string
  readonly known: boolean
}): ReactNode {
  const p = usePuzzleTexts()
  const { language } = useSettings()
  const chance = new Intl.NumberFormat(language, { style: 'percent' }).format(puzzle.chance)
  return (
    <>
      <p>{puzzle.kind === 'dot' ? p.askDotText({ star: subject }) : p.askText({ chance })}</p>
      {known ? <p className="coach-note">{p.counts}</p> : undefined}
    </>
  )
}

/** Points of 100, with one decimal. */
function usePoints(): (share: number) => string {
  const { language } = useSettings()
  return (share) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * share)
}

function Outcome({
  puzzle,
  verdict,
  change,
}: {
  readonly puzzle: Puzzle
  readonly verdict: Verdict
  readonly change: Change | undefined
}): ReactNode {
  const p = usePuzzleTexts()
  const points = usePoints()
  const { solved, loss } = verdict
  const dot = puzzle.kind === 'dot'
  const lost = { loss: points(loss) }
  const words = solved
    ? dot
      ? p.solvedDot
      : p.solvedText
    : dot
      ? p.missedDot
      : isClose(verdict)
        ? p.closeText(lost)
        : p.missedText(lost)
  const moved = change === undefined ? 0 : Math.round(change.to) - Math.round(change.from)
  return (
    <>
      <p className={`coach-verdict ${solved ? 'solved' : 'missed'}`} data-testid="puzzle-verdict">
        <Icon name={solved ? 'check' : 'close'} size={18} />
        {words}
      </p>
      {change === undefined ? undefined : (
        <p className="num" data-testid="puzzle-change">
          {p.ratingNow({ rating: Math.round(change.to), change: moved < 0 ? `−${-moved}` : `+${moved}` })}
        </p>
      )}
    </>
  )
}

/** Where a dot lies, in words; nothing once it is chosen. */
function DotAnswer({ file, puzzle, attempt, trying: { table } }: AnswerProps): ReactNode {
  const game = useGame(file.game)
  const position = useStore(table.store, (state) => state.position)
  const action = position?.legal.find(({ id }) => id === puzzle.ways[0]?.actions[0])
  if (game === undefined || position === undefined || action === undefined) return undefined
  return <p>{game.speech.action(action, position.view, attempt.names)}</p>
}

type AnswerProps = Pick<PuzzleCardProps, 'file' | 'puzzle' | 'attempt' | 'trying'>

/** What is good about the best turn. */
function Answer(props: AnswerProps): ReactNode {
  const { file, puzzle, attempt } = props
  const p = usePuzzleTexts()
  const points = usePoints()
  const reasons = useReasons(file.game)
  const player = attempt.names[puzzle.seat] ?? ''
  const reason = puzzle.reason === undefined ? undefined : reasons?.[puzzle.reason]?.({ player })
  if (puzzle.kind === 'dot') return <DotAnswer {...props} />
  return (
    <>
      <p>
        {p.answerText({ gap: points(puzzle.gap) })} {reason}
      </p>
      {solutionsOf(puzzle).length > 1 ? <p className="coach-note">{p.others}</p> : undefined}
    </>
  )
}

/** Plays the next action of the best turn. */
function StepButton({
  puzzle,
  trying: { table, own },
  main,
}: {
  readonly puzzle: Puzzle
  readonly trying: Trying
  readonly main: RefObject<HTMLButtonElement | null>
}): ReactNode {
  const p = usePuzzleTexts()
  const position = useStore(table.store, (state) => (state.animating ? undefined : state.position))
  const actions = puzzle.ways[0]?.actions ?? []
  const at = own.length
  if (at >= actions.length) return <p className="puzzle-over">{p.stepDone}</p>
  const action = position?.legal.find(({ id }) => id === actions[at])
  return (
    <button
      ref={main}
      type="button"
      className="btn primary"
      disabled={action === undefined}
      onClick={() => action !== undefined && table.act(action)}
      data-testid="puzzle-step"
    >
      {p.step({ n: Math.min(at + 1, actions.length), of: actions.length })}
    </button>
  )
}

interface ButtonsProps {
  readonly stage: Stage
  readonly begun: boolean
  readonly main: RefObject<HTMLButtonElement | null>
  readonly children: ReactNode
  again(): void
  answer(): void
  next(): void
}

function Buttons({ stage, begun, main, children, again, answer, next }: ButtonsProps): ReactNode {
  const p = usePuzzleTexts()
  const button = (id: string, label: string, onClick: () => void, first = false, quiet = false): ReactNode => (
    <button
      ref={first ? main : undefined}
      type="button"
      className={first ? 'btn primary' : quiet ? 'btn ghost' : 'btn'}
      onClick={onClick}
      data-testid={`puzzle-${id}`}
    >
      {label}
    </button>
  )
  if (stage === 'judges') return undefined
  if (stage === 'asks') {
    return (
      <>
        <ShareButton />
        {begun ? button('again', p.restart, again) : undefined}
        {button('answer', p.answer, answer)}
      </>
    )
  }
  if (stage === 'answers') {
    return (
      <>
        {button('again', p.retry, again, false, true)}
        {children}
        {button('next', p.next, next)}
      </>
    )
  }
  return (
    <>
      {button('answer', p.answer, answer, false, true)}
      {button('again', p.retry, again, stage === 'missed')}
      {button('next', p.next, next, stage === 'solved')}
    </>
  )
}

/** Copies the address of the puzzle. */
function ShareButton(): ReactNode {
  const p = usePuzzleTexts()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
      setCopied(true)
    } catch {
      // Browsers offer the clipboard only to secure addresses; the address is in the browser's own field.
    }
  }
  return (
    <button type="button" className="btn ghost" onClick={() => void copy()} data-testid="puzzle-share">
      <Icon name={copied ? 'check' : 'link'} size={16} />
      <span role="status">{copied ? p.copied : p.share}</span>
    </button>
  )
}
