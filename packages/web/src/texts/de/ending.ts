import type { Translation } from '@orrery/kernel'
import type en from '../en/ending.ts'

/** The end of a game: who won and why. */
export default {
  you: 'du',
  picture: 'Als Bild speichern',
  best: 'Neuer Rekord! Dein bestes Ergebnis war bisher {old}.',
  wins: '{you, select, true {Du gewinnst} other {{name} gewinnt}}',
  shared: '{names} teilen sich den Sieg',
  rivalWins: 'Die Automa gewinnt',
  device:
    'Dieses Gerät hat die Karten gemischt. Wer die Kontrolle darüber hat, könnte sie kennen oder ausgesucht haben; das Gegenteil lässt sich hier nicht beweisen.',
  ahead: '{points, plural, one {# Punkt} other {# Punkte}}, {by} mehr als {name}',
  with: '{points, plural, one {# Punkt} other {# Punkte}}',
  rank: 'Rang',
  player: 'Person',
  points: 'Punkte',
  tiebreak: 'Gleichstand',
  bySource: 'Punkte nach Herkunft',
  byRound: 'Punkte nach Runden',
  chart: 'Liniendiagramm der Punkte aller Personen nach Runden',
  roundShort: 'R{n}',
  rematch: 'Noch einmal spielen',
  record: 'Speichern',
  share: 'Ergebnis teilen',
  home: 'Startseite',
  board: 'Spielplan am Ende: {name}',
  atEnd: 'Am Ende dazugekommen',
  nothing: 'nichts dazugekommen',
  striped: 'gestreift: am Ende dazugekommen',
} satisfies Translation<'de', typeof en>
