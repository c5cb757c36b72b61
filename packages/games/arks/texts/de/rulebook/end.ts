import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Terraforming Arks: A21, A22, in German. */
export default {
  A21: {
    title: 'Das Ende der Partie',
    sections: {
      'A21.1': {
        heading: 'Der dritte Planet',
        paragraphs: [
          'Ist der **dritte Planet** ganz terraformt, wird die Runde zu Ende gespielt, dann **noch eine volle Runde**, und die Partie ist aus. Weitere terraformte Planeten ändern daran nichts.',
          'Beispiel: Zu dritt vollendet die Person, die Runde 12 beginnt, den dritten Planeten. Die beiden anderen haben ihre Züge, in Runde 13 sind noch einmal alle drei dran, und das war die letzte.',
        ],
      },
      'A21.3': {
        heading: 'Schlusswertung',
        paragraphs: [
          '**Angesiedelte Überlebende**: 5, 12, 20, 30 oder 40 Punkte für 1, 2, 3, 4 oder 5 Karten; mehr als fünf zählen wie fünf.',
          '**Kolonien** auf Planeten: je nach Zahl 2 bis 45 Punkte [A17.1].',
          '**Unfertige Planeten**: Auf jedem Planeten, der noch nicht terraformt ist, erhältst du so viele Punkte, wie die Zahl des Feldes beträgt, auf dem dein Terraforming-Marker steht. Erste und zweite Plätze gibt es dort nicht.',
        ],
        caption:
          'Ein Beispiel: bisher 24 Punkte, drei angesiedelte Überlebendenkarten, vier Kolonien und ein Marker auf Feld 3 eines unfertigen Planeten: 24 + 20 + 14 + 3 = 61.',
      },
      'A21.5': {
        heading: 'Was nichts bringt',
        paragraphs: ['Überlebende, die noch an Bord sind, Ausbauten, Spezialistenmarker, Crewkarten und Ressourcen.'],
      },
      'A21.6': {
        heading: 'Wer gewinnt',
        paragraphs: [
          'Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet, wer insgesamt mehr Einheiten im Frachtraum hat; ist auch das gleich, wird der Sieg geteilt.',
          'Beispiel: Zwei haben je 50 Punkte, eine Person hat 5 Einheiten, die andere 7. Die zweite gewinnt.',
        ],
      },
      'A21.7': {
        heading: 'Wenn es kein Ende nimmt',
        paragraphs: ['Ist nach Runde 60 noch immer kein Ende in Sicht, wird die Partie abgebrochen und gewertet.'],
      },
      'A21.8': {
        heading: 'Der Wertungsbogen',
        paragraphs: [
          'Er zeigt, woher deine Punkte kommen: Terraforming, erste und zweite Plätze, freigeschaltete Handelsposten, Handelsposten bei Kolonien, angesiedelte Überlebende, Kolonien, unfertige Planeten; bei der Automa auch ihre Ausbauten.',
        ],
      },
    },
  },
  A22: {
    title: 'Die lange Partie',
    sections: {
      'A22.1': {
        heading: 'Vier Planeten statt drei',
        paragraphs: [
          'Wählst du die lange Partie, bringt erst der vierte terraformte Planet das Ende. Das geht mit beliebig vielen Personen, auch allein.',
        ],
        caption:
          'Zwei Planeten sind terraformt: 1 im normalen Spiel fehlt bis zum Ende noch einer, 2 im langen fehlen zwei.',
      },
    },
  },
} satisfies Translation<'de', typeof en>
