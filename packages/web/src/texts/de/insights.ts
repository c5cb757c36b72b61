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
  kind: '{game}, zu {seats, plural, one {#} other {#}} ({games, plural, one {# Partie} other {# Partien}})',
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
    'So viele von 100 Punkten kosteten Entscheidungen in einer Partie, im Mittel von {n, plural, one {# Partie} other {# Partien}}.',
  phase: { opening: 'Erstes Drittel', middle: 'Zweites Drittel', end: 'Letztes Drittel' },
  themes: 'Was bessere Züge gebracht hätten',
  you: 'Deine Seite',
  progress: 'Wie du besser wirst',
  results: '{won} von {games, plural, one {# Partie} other {# Partien}} gewonnen.',
  change: 'Genauigkeit: {from} in der früheren Hälfte, {to} in der späteren.',
  gameTitle: '{date}: {score, plural, one {# Punkt} other {# Punkte}}, Genauigkeit {accuracy}',
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  unknown: 'nicht analysiert',
} satisfies Translation<'de', typeof en>
