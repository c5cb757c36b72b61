import { z } from 'zod'
import { type Immutable, person, time } from './parts.ts'

const figures = {
  played: z.int(),
  won: z.int(),
  scored: z.int().describe('Games played to their end; best and average are theirs'),
  best: z.number(),
  average: z.number(),
}

const statistics = z
  .object({ game: z.string(), ...figures, bySeats: z.array(z.object({ seats: z.int(), ...figures })) })
  .describe('How a person did in one game, overall and by the number of players')
  .meta({ id: 'Statistics' })

const rating = z
  .object({
    game: z.string(),
    rating: z.number(),
    deviation: z.number(),
    games: z.int(),
    best: z.number(),
    history: z.array(z.object({ table: z.string().exactOptional(), at: time, rating: z.number(), change: z.number() })),
  })
  .describe('How a person is rated in one game')
  .meta({ id: 'Rating' })

const finished = z
  .object({
    table: z.string().exactOptional().describe("Left out where the table is not the viewer's to see"),
    seat: z.int(),
    game: z.string(),
    seats: z.int(),
    rank: z.int().describe('0 when the rules have no result'),
    score: z.number(),
    outcome: z.string().describe('won, lost, resigned or won-resigned'),
    finishedAt: time,
    private: z.boolean(),
    rated: z.boolean().describe('The table was a rated one'),
    rating: z.object({ before: z.number(), after: z.number() }).exactOptional(),
    unrated: z.string().exactOptional().describe('Why a rated table did not count: guest, short or often'),
  })
  .describe('A finished game of a person')
  .meta({ id: 'Finished' })

/** The page of a person. */
export const personPage = z
  .object({
    ...person.shape,
    since: time,
    statistics: z.array(statistics),
    ratings: z.array(rating),
    results: z.array(finished),
    device: z
      .array(statistics)
      .exactOptional()
      .describe('Games against bots on own devices, as their pages reported them; only for the person'),
  })
  .meta({ id: 'PersonPage' })

/** Who the sender is. */
export const me = z
  .object({
    ...person.shape,
    account: z.string().exactOptional().describe('The name of the account, if there is one'),
    session: z.string().exactOptional().describe('Only when asked for with `bearer`'),
  })
  .meta({ id: 'Me' })

/** Who the sender is. */
export type Me = Immutable<z.infer<typeof me>>
/** The page of a person. */
export type PersonPage = Immutable<z.infer<typeof personPage>>
/** How a person did in one game. */
export type GameStatistics = Immutable<z.infer<typeof statistics>>
/** How a person is rated in one game. */
export type GameRating = Immutable<z.infer<typeof rating>>
/** A finished game of a person. */
export type Finished = Immutable<z.infer<typeof finished>>
