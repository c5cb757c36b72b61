import type { Translation } from '@orrery/kernel'
import type en from '../en/board.ts'

/** What the board of Comets says, in German. */
export default {
  question: 'Noch ein Komet?',
  catch: 'Noch einen Kometen fangen',
  left: 'am Himmel: {count}',
  land: 'Landen',
  points: '{count, plural, one {# Punkt} other {# Punkte}}',
  sky: 'Der Himmel',
  skyNote: 'wie viele noch da sind',
  tail: 'Der Schweif von {name}',
  landed: 'Gelandet',
  best: 'bester Schweif: {points}',
  yours: 'deine Punkte',
  look: '{name}, {points, plural, one {# Punkt} other {# Punkte}}',
  comet: 'Komet der Helligkeit {value}',
  cometText:
    'Bringt bei der Landung {value, plural, one {# Punkt} other {# Punkte}}; ein zweiter der gleichen Helligkeit verbrennt den Schweif.',
  comets: 'Kometen',
  rule: 'Regel {id}',
} satisfies Translation<'de', typeof en>
