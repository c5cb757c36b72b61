import { makePlural } from '@orrery/kernel'

const count = makePlural('en')

/** Every word of the players' pages, in English; the other languages must have the same keys. */
export const en = {
  title: 'Player',
  mine: 'My page',
  loading: 'Looking up the player',
  since: (date: string) => `Here since ${date}`,
  you: 'This is you.',
  notFound: 'There is no such player.',
  offline: 'The server cannot be reached. Are you connected?',
  retry: 'Try again',
  home: 'To the home page',
  lobby: 'To the lobby',
  nothing: 'No finished games with others yet.',
  nothingMine: 'You have not finished a game with others yet. Your games, results and ratings will stand here.',
  rating: 'Rating',
  unrated: 'No rated game yet',
  deviation: (n: number) => `± ${n}`,
  deviationHint: (low: number, high: number) => `It lies between ${low} and ${high} with a probability of 95 %.`,
  ratedGames: (n: number) => count(n, { one: 'rated game', other: 'rated games' }),
  best: (n: number) => `Best: ${n}`,
  chart: (from: number, to: number, n: number) =>
    `The rating over ${count(n, { one: 'game', other: 'games' })}, from ${from} to ${to}`,
  results: 'Results by number of players',
  players: 'Players',
  all: 'All',
  games: 'Games',
  won: 'Won',
  average: 'Average',
  bestPoints: 'Best',
  last: 'Last games',
  game: 'Game',
  date: 'Date',
  result: 'Result',
  points: (n: number) => count(n, { one: 'point', other: 'points' }),
  outcomes: { won: 'Won', lost: 'Lost', resigned: 'Resigned', 'won-resigned': 'Won: the others gave up' },
  place: (rank: number, of: number) => `Place ${rank} of ${of}`,
  ofPlayers: (n: number) => count(n, { one: 'player', other: 'players' }),
  friendly: 'Not rated',
  pending: 'being rated',
  replay: 'Replay',
  private: 'Private',
}

/** What every language of the players' pages must have. */
export type Texts = typeof en
