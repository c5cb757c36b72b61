import type { Answers } from '@orrery/protocol'
import type { TableSight } from '@orrery/table'
import { type ReactNode, useEffect, useState } from 'react'
import { ServerError, server } from '../server/api.ts'
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts'

type TableRating = Answers['rating']

/** How long to wait before asking again for ratings that are still being calculated, in milliseconds. */
const RETRY_AFTER = 1000

/** What the server says about the rating of a table, asked anew when the people or the phase change. */
function useTableRating({ id, rated, phase, seats }: TableSight): TableRating | undefined {
  const [found, setFound] = useState<TableRating>()
  const people = seats.map((occupant) => occupant.id ?? '').join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other people at the table, another answer
  useEffect(() => {
    if (!rated) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = async (): Promise<void> => {
      const answer = await server.rating(id)
      if (gone) return
      setFound(answer)
      if (phase === 'over' && answer.pending) timer = setTimeout(start, RETRY_AFTER)
    }
    const start = (): void => {
      ask().catch((error: unknown) => {
        // It is only a remark beside the game: somebody who may not read it, or has no network, does without it.
        if (!(error instanceof ServerError)) throw error
      })
    }
    start()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, rated, phase, people])
  return found
}

/** What a rated table means for the ratings: before the start, what it requires; at the end, what has changed, or why nothing has. */
export function RatingNote({ table, me }: { readonly table: TableSight; readonly me: string | undefined }): ReactNode {
  const o = useOnlineTexts()
  const rating = useTableRating(table)
  if (!table.rated || rating === undefined) return undefined
  return (
    <p className="note rating-note" data-testid="rating-note" data-unrated={rating.unrated}>
      {words(o, rating, table.phase === 'over', me)}
    </p>
  )
}

function words(o: OnlineTexts, rating: TableRating, over: boolean, me: string | undefined): string {
  const { rules, unrated } = rating
  const mine = rating.people.find(({ person }) => person === me)
  if (!over) return unrated === undefined ? o.rating.needs(rules) : reason(o.rating.expected, unrated, rules)
  if (rating.pending) return o.rating.pending
  if (mine?.before !== undefined && mine.after !== undefined) {
    return o.rating.change({ before: mine.before, after: mine.after })
  }
  const why = mine?.unrated ?? unrated
  return why === undefined ? o.rating.rated : reason(o.rating.unrated, why, rules)
}

/** The sentence for a reason; a server that is newer than the page may know more of them. */
function reason(texts: OnlineTexts['rating']['unrated'], code: string, rules: TableRating['rules']): string {
  if (code === 'short' || code === 'often') return texts[code](rules)
  return code === 'guest' ? texts.guest : texts.other
}
