import { makePlural } from '@orrery/kernel'
import type { Texts } from './en.ts'

const count = makePlural('de')

/** The words of the players' pages in German. */
export const de: Texts = {
  title: 'Spieler',
  mine: 'Meine Seite',
  loading: 'Der Spieler wird gesucht',
  since: (date) => `Hier seit ${date}`,
  you: 'Das bist du.',
  notFound: 'Diesen Spieler gibt es nicht.',
  offline: 'Der Server ist nicht erreichbar. Besteht eine Verbindung?',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  lobby: 'Zur Lobby',
  nothing: 'Noch kein beendetes Spiel mit anderen.',
  nothingMine:
    'Du hast noch kein Spiel mit anderen beendet. Hier werden deine Spiele, Ergebnisse und Wertungen stehen.',
  rating: 'Wertung',
  unrated: 'Noch kein gewertetes Spiel',
  deviation: (n) => `± ${n}`,
  deviationHint: (low, high) => `Sie liegt mit einer Wahrscheinlichkeit von 95 % zwischen ${low} und ${high}.`,
  ratedGames: (n) => count(n, { one: 'gewertetes Spiel', other: 'gewertete Spiele' }),
  best: (n) => `Höchste: ${n}`,
  chart: (from, to, n) => `Die Wertung über ${count(n, { one: 'Spiel', other: 'Spiele' })}, von ${from} bis ${to}`,
  results: 'Ergebnisse nach Zahl der Spieler',
  players: 'Spieler',
  all: 'Alle',
  games: 'Spiele',
  won: 'Gewonnen',
  average: 'Schnitt',
  bestPoints: 'Bestes',
  last: 'Letzte Spiele',
  game: 'Spiel',
  date: 'Datum',
  result: 'Ergebnis',
  points: (n) => count(n, { one: 'Punkt', other: 'Punkte' }),
  outcomes: {
    won: 'Gewonnen',
    lost: 'Verloren',
    resigned: 'Aufgegeben',
    'won-resigned': 'Gewonnen: die anderen gaben auf',
  },
  place: (rank, of) => `Platz ${rank} von ${of}`,
  ofPlayers: (n) => count(n, { one: 'Spieler', other: 'Spieler' }),
  friendly: 'Nicht gewertet',
  pending: 'wird gewertet',
  replay: 'Wiederholung',
  private: 'Privat',
}
