import type { ReactNode } from 'react'
import { headline, ResultSheet } from '../table/ResultSheet.tsx'
import type { LoadedGame } from '../table/useGame.ts'
import { type ReplayTexts, type ShellTexts, useReplayTexts } from '../texts/index.ts'
import type { RoundViews } from '../worker/protocol.ts'
import type { Opened } from './source.ts'

/** How a game came out, in one line. */
export function outcomeTitle(
  t: ShellTexts,
  r: ReplayTexts,
  { info, givenUp }: Opened,
  names: readonly string[],
): string {
  if (info.result !== undefined) return headline(t, info.result, names)
  if (givenUp.length > 0) return r.resultPage.givenUp({ names: givenUp.map((seat) => names[seat] ?? '').join(', ') })
  return r.result
}

/** How a game came out: by the rules, or given up, or not at all. */
export function Outcome({
  opened,
  names,
  game,
  history,
}: {
  readonly opened: Opened
  readonly names: readonly string[]
  readonly game: LoadedGame
  history(): Promise<readonly RoundViews[]>
}): ReactNode {
  const r = useReplayTexts()
  const { info, givenUp, occupants } = opened
  if (info.result !== undefined) {
    const people = occupants.map(({ id }) => id)
    return <ResultSheet result={info.result} names={names} people={people} game={game} history={history} />
  }
  return <p>{givenUp.length > 0 ? r.resultPage.noResult : r.resultPage.unfinished}</p>
}
