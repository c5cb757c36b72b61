import type { Translation } from '@orrery/kernel'
import type en from '../en/analyse.ts'

/** What the analysis of a game says in a terminal, in German. */
export default {
  head: '{game}, {turns, plural, one {# Zug} other {# Züge}} mit einer Wahl',
  turn: 'Runde {round}, Zug {turn}, {player}: {grade}',
  grade: {
    best: 'bester Zug',
    good: 'gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  cost: 'kostete {loss} (± {error}), Glück {luck}, Gewinnchance danach {after}',
  better: 'Besser um {gain}: {line}',
  players: 'Spieler',
  player: '{player}: Genauigkeit {accuracy}, die Wahl kostete {loss}, Glück {luck}',
  noChoice: '{player}: hatte nie eine Wahl',
  counts: 'Bester Zug: {best}, gut: {good}, Ungenauigkeiten: {inaccuracy}, Fehler: {mistake}, grobe Fehler: {blunder}',
  turningPoints: 'Wendepunkte',
  none: 'keine',
  turningPoint: 'Zug {turn}, {player}: {change} ({cause})',
  cause: { choice: 'Wahl', luck: 'Glück', play: 'gute oder schlechte Stellung' },
  playouts: {
    head: 'Zu Ende gespielt: nach dem, was gespielt wurde, und nach dem, was besser genannt wird',
    turn: 'Runde {round}, Zug {turn}, {player}: die Analyse sagt {said}, gewonnen {won}',
    mean: 'Im Mittel von {turns, plural, one {# Zug} other {# Zügen}}: laut Analyse {said} besser, {won} häufiger gewonnen (Standardfehler {error})',
  },
  levels: {
    head: '{game}: was die Entscheidungen jeder Stufe in denselben Stellungen an Gewinnchance kosten',
    columns: {
      level: 'Stufe',
      games: 'Partien',
      choices: 'Entscheidungen',
      loss: 'Verlust',
      interval: '95-%-Intervall',
      accuracy: 'Genauigkeit',
      less: 'weniger als zuvor',
    },
  },
} satisfies Translation<'de', typeof en>
