import type { Translation } from '@orrery/kernel'
import type en from '../en/describe.ts'

/** The whole table of Comets in words, in German. */
export default {
  none: 'keine',
  you: '{name} (du)',
  player: 'Person {number}',
  turn: 'Runde und Zug',
  round: 'Runde',
  turnNumber: 'Zug des Spiels',
  active: 'Am Zug',
  asked: 'Frage',
  fly: 'noch einen Kometen fangen oder landen?',
  over: 'das Spiel ist zu Ende',
  tail: 'Der Schweif bisher',
  worth: 'Seine Punkte',
  players: 'Am Tisch',
  player1: '{points, plural, one {# Punkt} other {# Punkte}}, bester Schweif {best}',
  sky: 'Der Himmel',
  brightness: 'Kometen der Helligkeit {value} übrig',
  discard: 'Kometen aus dem Spiel, der Reihe nach',
} satisfies Translation<'de', typeof en>
