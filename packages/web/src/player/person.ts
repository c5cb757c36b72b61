/** How a person did. */
export interface Figures {
  readonly played: number
  readonly won: number
  /** Games that were played to their end; best and average are theirs. */
  readonly scored: number
  readonly best: number
  readonly average: number
}

/** How a person did in one game, altogether and by the number of players. */
export interface GameStatistics extends Figures {
  readonly game: string
  readonly bySeats: readonly (Figures & { readonly seats: number })[]
}

/** How a person is rated in one game, and how it came. */
export interface GameRating {
  readonly game: string
  readonly rating: number
  readonly deviation: number
  readonly games: number
  readonly best: number
  readonly history: readonly {
    readonly at: number
    readonly rating: number
    readonly change: number
  }[]
}

/** A finished game of a person. */
export interface Finished {
  /** Left out where the table is none of our business. */
  readonly table?: string
  readonly game: string
  readonly seats: number
  /** 0 when the rules have no result. */
  readonly rank: number
  readonly score: number
  readonly outcome: string
  readonly finishedAt: number
  readonly private: boolean
  readonly rated: boolean
  readonly rating?: { readonly before: number; readonly after: number }
}

/** What the server tells of a person (`GET /api/v1/people/:id`). */
export interface PersonPage {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly statistics: readonly GameStatistics[]
  readonly ratings: readonly GameRating[]
  readonly results: readonly Finished[]
}
