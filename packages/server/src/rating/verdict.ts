import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema.ts'

/**
 * Why a rated table does not count for somebody: a guest played, somebody played too little of it, or the same people have
 * had enough rated games today.
 */
export type Unrated = 'guest' | 'short' | 'often'

const DAY = 86_400_000

/** A player at a rated table. */
export interface Candidate {
  readonly person: string
  /** When the account was created; guests have none. */
  readonly account: number | null
  /** Played too little of it. */
  readonly short: boolean
}

/** What a rated table means for its people: against whom each of them is rated, or why not. */
export interface Verdict {
  readonly person: string
  readonly opponents: readonly string[]
  readonly unrated: Unrated | undefined
}

/**
 * Judges a rated table. Guests and players who played too little are left out; two players who have met too often today are not rated
 * against each other. A player without opponents is not rated.
 */
export async function judge(
  db: Kysely<Schema>,
  game: string,
  candidates: readonly Candidate[],
  at: number,
  mostPairs: number,
): Promise<Verdict[]> {
  const ownFault = ({ account, short }: Candidate): Unrated | undefined =>
    account === null || account > at ? 'guest' : short ? 'short' : undefined
  const fit = candidates.filter((each) => ownFault(each) === undefined).map(({ person }) => person)
  const opponents = new Map<string, string[]>(fit.map((person) => [person, []]))
  for (const [i, a] of fit.entries()) {
    for (const b of fit.slice(i + 1)) {
      if ((await gamesTogether(db, game, a, b, at)) >= mostPairs) continue
      opponents.get(a)?.push(b)
      opponents.get(b)?.push(a)
    }
  }
  return candidates.map((each) => {
    const met = opponents.get(each.person) ?? []
    const own = ownFault(each)
    if (own !== undefined) return { person: each.person, opponents: [], unrated: own }
    if (met.length > 0) return { person: each.person, opponents: met, unrated: undefined }
    const others = candidates.flatMap((other) => ownFault(other) ?? [])
    return { person: each.person, opponents: [], unrated: fit.length > 1 ? 'often' : (others[0] ?? 'often') }
  })
}

/** How many rated tables of a game two people shared in the 24 hours before. */
async function gamesTogether(db: Kysely<Schema>, game: string, a: string, b: string, at: number): Promise<number> {
  const found = await db
    .selectFrom('ratings as mine')
    .innerJoin('ratings as theirs', 'theirs.table_id', 'mine.table_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mine.person', '=', a)
    .where('mine.game', '=', game)
    .where('mine.rated_at', '>', at - DAY)
    .where('theirs.person', '=', b)
    .executeTakeFirst()
  return Number(found?.count ?? 0)
}
