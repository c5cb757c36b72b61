import { makePlural } from '@orrery/kernel'
import type { Texts } from './en.ts'

const count = makePlural('pl')

/** The words of the players' pages in Polish. */
export const pl: Texts = {
  title: 'Gracz',
  mine: 'Moja strona',
  loading: 'Szukanie gracza',
  since: (date) => `Tutaj od ${date}`,
  you: 'To Ty.',
  notFound: 'Nie ma takiego gracza.',
  offline: 'Nie można połączyć się z serwerem. Czy masz połączenie?',
  retry: 'Spróbuj ponownie',
  home: 'Na stronę główną',
  lobby: 'Do poczekalni',
  nothing: 'Jeszcze żadnej skończonej partii z innymi.',
  nothingMine: 'Nie masz jeszcze skończonej partii z innymi. Tutaj staną Twoje partie, wyniki i rankingi.',
  rating: 'Ranking',
  unrated: 'Jeszcze żadnej partii rankingowej',
  deviation: (n) => `± ${n}`,
  deviationHint: (low, high) => `Z prawdopodobieństwem 95 % leży między ${low} a ${high}.`,
  ratedGames: (n) =>
    count(n, {
      one: 'partia rankingowa',
      few: 'partie rankingowe',
      many: 'partii rankingowych',
      other: 'partii rankingowych',
    }),
  best: (n) => `Najwyższy: ${n}`,
  chart: (from, to, n) =>
    `Ranking na przestrzeni ${count(n, { one: 'partii', few: 'partii', many: 'partii', other: 'partii' })}, od ${from} do ${to}`,
  results: 'Wyniki według liczby graczy',
  players: 'Gracze',
  all: 'Razem',
  games: 'Partie',
  won: 'Wygrane',
  average: 'Średnio',
  bestPoints: 'Najwięcej',
  last: 'Ostatnie partie',
  game: 'Gra',
  date: 'Data',
  result: 'Wynik',
  points: (n) => count(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  outcomes: {
    won: 'Wygrana',
    lost: 'Przegrana',
    resigned: 'Poddanie',
    'won-resigned': 'Wygrana: inni się poddali',
  },
  place: (rank, of) => `Miejsce ${rank} z ${of}`,
  ofPlayers: (n) => count(n, { one: 'gracz', few: 'gracze', many: 'graczy', other: 'gracza' }),
  friendly: 'Poza rankingiem',
  pending: 'w trakcie liczenia',
  replay: 'Powtórka',
  private: 'Prywatna',
}
