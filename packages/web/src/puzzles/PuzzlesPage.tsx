import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type Difficulty, difficulties, type Puzzle, type PuzzleFile } from '@orrery/bots/puzzles'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Lens } from '../common/Lens.tsx'
import { SiteNav } from '../common/SiteNav.tsx'
import { useTitle } from '../design/useTitle.ts'
import { dayOf, daysInRow, type PuzzleProgress, ratingIn } from '../kept/puzzles.ts'
import { usePuzzleTexts, useTexts } from '../texts/index.ts'
import { addressOf, gameOfDay, puzzleGames, puzzleOfDay } from './choose.ts'
import './puzzles.css'
import { usePuzzles } from './store.ts'
import { useFile } from './useFile.ts'

/** The puzzles of a game by kind and difficulty, with what is solved; above them the puzzle of the day, the streaks and the rating. */
export function PuzzlesPage({ game }: { readonly game?: string }): ReactNode {
  const t = useTexts()
  const p = usePuzzleTexts()
  const today = dayOf(Date.now())
  const { progress } = usePuzzles()
  const [, navigate] = useLocation()
  const daily = gameOfDay(today)
  const shown = game ?? daily
  const file = useFile(shown)
  useTitle(p.title)
  return (
    <div className="page puzzles-page">
      <SiteNav here="puzzles" />
      <main className="page-main">
        <header>
          <h1>{p.title}</h1>
          <p>{p.lead}</p>
        </header>
        <div className="puzzles-top">
          <Daily game={daily} today={today} progress={progress} />
          <Streaks progress={progress} today={today} />
        </div>
        <div className="puzzles-games">
          <Choice
            label={p.game}
            value={shown}
            of={puzzleGames.map((id) => ({ value: id, text: t.about(id).name }))}
            onChange={(next) => navigate(`/puzzles/${next}`)}
          />
          <OwnRating progress={progress} game={shown} />
        </div>
        {file === undefined ? <p aria-busy="true">{p.loading}</p> : <Lists file={file} progress={progress} />}
        <Legend />
        <p className="puzzles-note">{p.kept}</p>
      </main>
    </div>
  )
}

/** The puzzle of the day: the same for everybody. */
function Daily({
  game,
  today,
  progress,
}: {
  readonly game: string
  readonly today: string
  readonly progress: PuzzleProgress
}): ReactNode {
  const t = useTexts()
  const p = usePuzzleTexts()
  const file = useFile(game)
  const puzzle = file === undefined ? undefined : puzzleOfDay(file, today)
  const done = puzzle === undefined ? undefined : progress.outcomes[`${game}/${puzzle.id}`]
  return (
    <section className="panel puzzle-daily" aria-labelledby="puzzle-daily">
      <Lens id={game} size={84} />
      <div>
        <h2 id="puzzle-daily">{p.today}</h2>
        <p>
          {t.about(game).name}
          {puzzle === undefined ? undefined : ` · ${p.difficulty[puzzle.difficulty]}`}
        </p>
        {done === undefined ? undefined : <p className="puzzle-done">{p.outcome[done]}</p>}
      </div>
      {puzzle === undefined ? undefined : (
        <Link href={addressOf(game, puzzle)} className="btn primary" data-testid="puzzle-daily">
          {done === undefined ? p.solve : p.again}
        </Link>
      )}
    </section>
  )
}

function Streaks({ progress, today }: { readonly progress: PuzzleProgress; readonly today: string }): ReactNode {
  const p = usePuzzleTexts()
  const figure = (name: string, n: number, best: number, testid: string): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num" data-testid={testid}>
          {n}
        </b>
        <small>{p.best({ n: best })}</small>
      </dd>
    </div>
  )
  return (
    <dl className="panel puzzle-streaks">
      {figure(p.days, daysInRow(progress, today), progress.bestDays, 'puzzle-days')}
      {figure(p.row, progress.row, progress.bestRow, 'puzzle-row')}
    </dl>
  )
}

function OwnRating({ progress, game }: { readonly progress: PuzzleProgress; readonly game: string }): ReactNode {
  const p = usePuzzleTexts()
  const { rating, deviation } = ratingIn(progress, game)
  return (
    <p className="puzzle-rating">
      {p.rating}:{' '}
      {progress.ratings[game] === undefined ? (
        <b>{p.unrated}</b>
      ) : (
        <>
          <b className="num" data-testid="puzzle-rating">
            {Math.round(rating)}
          </b>{' '}
          <span className="num">{p.deviation({ n: Math.round(2 * deviation) })}</span>
        </>
      )}
    </p>
  )
}

/** All puzzles of a file: by kind, and in each by difficulty. */
function Lists({ file, progress }: { readonly file: PuzzleFile; readonly progress: PuzzleProgress }): ReactNode {
  const p = usePuzzleTexts()
  const kinds = (['turn', 'dot'] as const).flatMap((kind) => {
    const puzzles = file.puzzles.filter((each) => (each.kind ?? 'turn') === kind)
    return puzzles.length === 0 ? [] : [{ kind, puzzles }]
  })
  return kinds.map(({ kind, puzzles }) => (
    <section key={kind} className="puzzle-kind" aria-label={p.kinds[kind]}>
      {kinds.length < 2 ? undefined : <h2>{p.kinds[kind]}</h2>}
      {kind === 'dot' ? <p>{p.dotLead}</p> : undefined}
      <div className="puzzle-steps">
        {difficulties.map((difficulty) => (
          <Step
            key={difficulty}
            {...{ file, progress, difficulty }}
            puzzles={puzzles.filter((each) => each.difficulty === difficulty)}
          />
        ))}
      </div>
    </section>
  ))
}

interface StepProps {
  readonly file: PuzzleFile
  readonly progress: PuzzleProgress
  readonly difficulty: Difficulty
  readonly puzzles: readonly Puzzle[]
}

const signs = { solved: 'check', later: 'again', missed: 'close' } as const

/** What the signs on the numbers mean; each number says it itself to those who listen. */
function Legend(): ReactNode {
  const p = usePuzzleTexts()
  return (
    <p className="puzzle-legend" aria-hidden="true">
      {(['solved', 'later', 'missed'] as const).map((sign) => (
        <span key={sign} className={`i-${sign}`}>
          <Icon name={signs[sign]} size={14} />
          {p.outcome[sign]}
        </span>
      ))}
    </p>
  )
}

/** The puzzles of one difficulty: each is a number, with a sign once it was tried. */
function Step({ file, progress, difficulty, puzzles }: StepProps): ReactNode {
  const p = usePuzzleTexts()
  if (puzzles.length === 0) return undefined
  const outcomeOf = ({ id }: Puzzle) => progress.outcomes[`${file.game}/${id}`]
  const solved = puzzles.filter((each) => ['solved', 'later'].includes(outcomeOf(each) ?? '')).length
  return (
    <div className="panel puzzle-step">
      <header>
        <h3>{p.difficulty[difficulty]}</h3>
        <span className="num">{p.solvedOf({ n: solved, of: puzzles.length })}</span>
      </header>
      <progress
        className="thin"
        value={solved}
        max={puzzles.length}
        aria-label={p.solvedOf({ n: solved, of: puzzles.length })}
      />
      <ol>
        {puzzles.map((puzzle, i) => {
          const outcome = outcomeOf(puzzle)
          const label = p.puzzle({
            n: i + 1,
            difficulty: p.difficulty[difficulty],
            players: file.games[puzzle.game]?.seats ?? 0,
            outcome: p.outcome[outcome ?? 'new'],
          })
          return (
            <li key={puzzle.id}>
              <Link
                href={addressOf(file.game, puzzle)}
                className={`puzzle-number num ${outcome ?? ''}`}
                aria-label={label}
                title={label}
                data-puzzle={puzzle.id}
              >
                {i + 1}
                {outcome === undefined ? undefined : <Icon name={signs[outcome]} size={14} />}
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
