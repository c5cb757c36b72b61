import type { Translation } from '@orrery/kernel'
import type en from '../en/things.ts'

/** Things that every board has, in German. */
export default {
  seat: {
    name: 'Eine Person am Tisch',
    text: 'Zeichen, Name und Punkte. Klick darauf, um ihr Tableau anzusehen.',
  },
  points: {
    name: 'Punkte',
    text: 'Punkte bis jetzt. Was erst am Ende des Spiels zählt, ist noch nicht dabei; woher sie kommen, zeigt der Wertungsbogen.',
  },
  log: {
    name: 'Protokoll',
    text: 'Was zuletzt geschehen ist. Klick darauf, um alles von Anfang an zu lesen; jede Zeile zeigt ihre Stelle auf dem Spielplan.',
  },
  steps: {
    name: 'Schritte des Zuges',
    text: 'Ein Zug geht diese Schritte von links nach rechts durch. Der helle ist der jetzige; abgehakte sind erledigt.',
  },
} satisfies Translation<'de', typeof en>
