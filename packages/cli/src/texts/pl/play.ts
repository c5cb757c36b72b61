import type { Translation } from '@orrery/kernel'
import type en from '../en/play.ts'

/** What the game in a terminal says besides the words of the games, in Polish. */
export default {
  whichGame: 'Która gra?',
  aNumber: 'Wpisz liczbę od 1 do {n}.',
  only: 'Enter = 1',
  several: '1-{n}',
  aboutTable: 't = stół, c = co się zmieniło, s = części opisu',
  undoQuit: 'u = cofnij, q = koniec',
  noUndo: 'Nie ma czego cofnąć: stało się coś losowego, ukrytego albo ostatecznego.',
  numberOrLetter: 'Wpisz liczbę od 1 do {n} albo jedną z liter.',
  nothingChanged: 'Od twojej ostatniej tury nic się nie zmieniło.',
  changed: 'Zmiany od twojej ostatniej tury:',
  noLonger: '(już nie) {line}',
} satisfies Translation<'pl', typeof en>
