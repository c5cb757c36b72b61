import type { ReactNode } from 'react'
import { headline, ResultSheet } from '../table/ResultSheet.tsx'
import type { LoadedGame } from '../table/useGame.ts'
import { type EndingTexts, type ReplayTexts, useReplayTexts } from '../texts/index.ts'
import type { RoundViews } from '../worker/protocol.ts'
import { type OpenedRecord, readerOf } from './source.ts'

/** The result of a game in one line. */
export function outcomeTitle(e: EndingTexts, r: ReplayTexts, opened: OpenedRecord, names: readonly string[]): string {
  const { info, resigned } = opened
  if (info.result !== undefined) return headline(e, info.result, names, readerOf(opened))
  if (resigned.length > 0) return r.resultPage.givenUp({ names: resigned.map((seat) => names[seat] ?? '').join(', ') })
  return r.result
}

/** The result of a game: by the rules, by resignation, or none. */
export function Outcome({
  opened,
  names,
  game,
  history,
}: {
  readonly opened: OpenedRecord
  readonly names: readonly string[]
  readonly game: LoadedGame
  history(): Promise<readonly RoundViews[]>
}): ReactNode {
  const r = useReplayTexts()
  const { info, resigned, occupants } = opened
  if (info.result !== undefined) {
    const people = occupants.map(({ id }) => id)
    return (
      <ResultSheet
        result={info.result}
        names={names}
        people={people}
        game={game}
        me={readerOf(opened)}
        history={history}
      />
    )
  }
  return <p>{resigned.length > 0 ? r.resultPage.noResult : r.resultPage.unfinished}</p>
}
