import type { Translation } from '@orrery/kernel'
import type en from '../en/play.ts'

/** What the game in a terminal says besides the words of the games, in German. */
export default {
  whichGame: 'Welches Spiel?',
  aNumber: 'Bitte gib eine Zahl von 1 bis {n} ein.',
  only: 'Enter = 1',
  several: '1-{n}',
  aboutTable: 't = Tisch, c = was sich geändert hat, s = Abschnitte',
  undoQuit: 'u = rückgängig, q = Ende',
  noUndo: 'Hier lässt sich nichts rückgängig machen: Etwas Zufälliges, Verdecktes oder Endgültiges ist geschehen.',
  numberOrLetter: 'Bitte gib eine Zahl von 1 bis {n} oder einen der Buchstaben ein.',
  nothingChanged: 'Seit deinem letzten Zug hat sich nichts geändert.',
  changed: 'Seit deinem letzten Zug hat sich geändert:',
  noLonger: '(nicht mehr) {line}',
} satisfies Translation<'de', typeof en>
