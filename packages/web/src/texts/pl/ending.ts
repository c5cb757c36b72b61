import type { Translation } from '@orrery/kernel'
import type en from '../en/ending.ts'

/** The end of a game: who won and why. */
export default {
  you: 'ty',
  picture: 'Zapisz jako obraz',
  best: 'Nowy rekord! Twój poprzedni najlepszy wynik: {old}.',
  wins: '{you, select, true {Wygrywasz} other {Wygrywa {name}}}',
  shared: 'Zwycięstwo dzielą: {names}',
  rivalWins: 'Wygrywa Automa',
  device:
    'Karty potasowało to urządzenie. Ten, kto ma nad nim kontrolę, mógł je znać lub wybrać; nic tu nie dowodzi, że było inaczej.',
  ahead: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, o {by} więcej niż {name}',
  with: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  rank: 'Miejsce',
  player: 'Gracz',
  points: 'Punkty',
  tiebreak: 'Rozstrzygnięcie remisu',
  bySource: 'Punkty według źródeł',
  byRound: 'Punkty w kolejnych rundach',
  chart: 'Wykres punktów każdego gracza w kolejnych rundach',
  roundShort: 'R{n}',
  rematch: 'Zagraj ponownie',
  record: 'Zapisz partię',
  share: 'Udostępnij wynik',
  home: 'Strona główna',
  board: 'Plansza końcowa: {name}',
  atEnd: 'Doliczone na koniec',
  nothing: 'nic nie doliczono',
  striped: 'w paski: doliczone na koniec',
} satisfies Translation<'pl', typeof en>
