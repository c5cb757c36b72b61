import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What somebody's games say about how they play, in German. */
export default {
  title: 'Einblicke',
  lead: 'Was deine beendeten Partien über dein Spiel sagen. Nur du siehst diese Seite.',
  reading: 'Deine Partien werden gelesen',
  nothing:
    'Beende eine Partie, dann siehst du hier, woher deine Punkte kommen, wo du Gewinnchancen verlierst und wie du besser wirst.',
  which: 'Welche Partien',
  kind: '{game}, {seats, plural, =1 {allein} =2 {zu zweit} =3 {zu dritt} other {zu viert}} ({games, plural, one {# Partie} other {# Partien}})',
  missing: '{n, plural, one {# dieser Partien ist} other {# dieser Partien sind}} noch nicht analysiert.',
  analyse: 'Im Hintergrund analysieren',
  analysing: '{done} von {of} analysiert',
  points: 'Woher deine Punkte kommen',
  strong:
    'Die dünnen Balken sind Bots der Stärke {level}: {n, plural, one {# Partie} other {# Partien}} untereinander.',
  against: '{level}: {points}',
  lost: 'Wo du Gewinnchancen verlierst',
  notYet: 'Erscheint, sobald eine Partie analysiert ist.',
  perGame:
    'Gewinnchancen, die deine Entscheidungen in einer Partie kosten, in Prozentpunkten: Mittel aus {n, plural, one {# Partie} other {# Partien}}.',
  phase: { opening: 'Erstes Drittel', middle: 'Zweites Drittel', end: 'Letztes Drittel' },
  decisions: 'Bei welchen Entscheidungen, wenn ein Zug mindestens 5 Punkte kostete',
  themes: 'Was bessere Züge gebracht hätten',
  themesHint: 'Dieselben Verluste danach, wofür der beste Zug gut gewesen wäre.',
  progress: 'Wie du besser wirst',
  results: '{won} von {games, plural, one {# Partie} other {# Partien}} gewonnen.',
  change: 'Genauigkeit: {from} in der früheren Hälfte, {to} in der späteren.',
  gameTitle: '{date}: {score, plural, one {# Punkt} other {# Punkte}}, Genauigkeit {accuracy}',
  mean: 'Mittel der letzten fünf',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  unknown: 'nicht analysiert',
} satisfies Translation<'de', typeof en>
