import type { Translation } from '@orrery/kernel'
import type en from '../en/describe.ts'

/** The whole table of Comets in words, in Polish. */
export default {
  none: 'brak',
  you: '{name} (ty)',
  player: 'Gracz {number}',
  turn: 'Runda i tura',
  round: 'Runda',
  turnNumber: 'Tura gry',
  active: 'Czyja tura',
  asked: 'Pytanie',
  fly: 'łapać następną kometę czy lądować?',
  over: 'gra jest skończona',
  tail: 'Dotychczasowy warkocz',
  worth: 'Punkty za niego',
  players: 'Gracze',
  player1: '{points, plural, one {# punkt} few {# punkty} other {# punktów}}, najlepszy warkocz {best}',
  sky: 'Niebo',
  brightness: 'Pozostałe komety o jasności {value}',
  discard: 'Komety poza grą po kolei',
} satisfies Translation<'pl', typeof en>
