import type { Translation } from '@orrery/kernel'
import type en from '../en/analysis.ts'

/** The analysis of finished games, in German. */
export default {
  title: 'Analyse',
  running: '{done} von {total, plural, one {# Zug} other {# Zügen}} bewertet',
  failed: 'Diese Partie ließ sich nicht analysieren.',
  open: 'Mit offenen Karten',
  openHint: 'Sonst zeigen die Chancen, was die Person wissen konnte, aus deren Sicht du zuschaust.',
  players: 'Spieler',
  accuracy: 'Genauigkeit {percent}',
  figures: 'Entscheidungen kosteten {loss}, Glück {luck}',
  grade: {
    best: 'Bester Zug',
    good: 'Gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
  },
  turningPoints: 'Wendepunkte',
  none: 'Kein einzelner Zug hat viel verändert.',
  point: 'Zug {turn}, {player}: {change}',
  cause: { choice: 'durch Entscheidung', luck: 'durch Glück', play: 'durch Spiel' },
  turn: 'Zug {turn}, {player}',
  cost: 'Kostete {loss} ± {error}, Glück {luck}, Chance danach {after}',
  better: 'Einen besseren Zug zeigen',
  options: 'Andere Züge und ihre Chancen',
  finding: 'Wird gesucht',
  gain: 'Ein besserer Zug für {player}: +{gain}',
  back: 'Zurück zur Partie',
  curve: 'Gewinnchancen',
  table: 'Die Kurve als Tabelle',
  column: 'Zug',
  start: 'Start',
  how: 'Jeder Zug wird danach bewertet, was man wissen konnte, nie nach dem, was verborgen war.',
} satisfies Translation<'de', typeof en>
