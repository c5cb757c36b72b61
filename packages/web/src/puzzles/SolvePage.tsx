import { type Puzzle, type PuzzleFile, recordOf } from '@orrery/bots/puzzles'
import { makeRecord } from '@orrery/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { AttemptTable } from '../attempt/AttemptTable.tsx'
import { SiteNav } from '../common/SiteNav.tsx'
import { useTitle } from '../design/useTitle.ts'
import { botName } from '../games/bot-names.ts'
import { usePuzzleTexts, useTexts } from '../texts/index.ts'
import type { NewAttempt } from '../worker/protocol.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import './puzzles.css'
import { useFile } from './useFile.ts'

/** One puzzle: the real board at its position, and the card that asks and judges. */
export function SolvePage({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const p = usePuzzleTexts()
  const file = useFile(game)
  const puzzle = file?.puzzles.find((each) => each.id === id)
  useTitle(p.title)
  if (file === undefined) return <main className="loading" aria-busy="true" />
  if (puzzle === undefined) return <Missing />
  return <Solving file={file} puzzle={puzzle} />
}

function Missing(): ReactNode {
  const p = usePuzzleTexts()
  return (
    <div className="page puzzles-page">
      <SiteNav here="puzzles" />
      <main>
        <p>{p.missing}</p>
        <Link href="/puzzles" className="btn">
          {p.all}
        </Link>
      </main>
    </div>
  )
}

function Solving({ file, puzzle }: { readonly file: PuzzleFile; readonly puzzle: Puzzle }): ReactNode {
  const t = useTexts()
  const me = t.setup.defaultName({ n: 1 })
  const [tries, setTries] = useState(0)
  const attempt = useMemo((): NewAttempt => {
    const record = recordOf(file, puzzle)
    const { seat, at } = puzzle
    const names = Array.from({ length: record.seats }, (_, each) => (each === seat ? me : botName(each)))
    return { record: makeRecord(record), from: at, seat, names }
  }, [file, puzzle, me])
  const [answering, setAnswering] = useState(false)
  const begin = (answer: boolean): void => {
    setAnswering(answer)
    setTries(tries + 1)
  }
  return (
    <AttemptTable
      key={tries}
      attempt={attempt}
      card={(trying) => <PuzzleCard {...{ file, puzzle, attempt, trying, answering, begin }} />}
    />
  )
}
