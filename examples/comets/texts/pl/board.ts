import type { Translation } from '@orrery/kernel'
import type en from '../en/board.ts'

/** What the board of Comets says, in Polish. */
export default {
  question: 'Jeszcze jedna kometa?',
  catch: 'Złap jeszcze jedną kometę',
  left: 'na niebie: {count}',
  land: 'Ląduj',
  points: '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  sky: 'Niebo',
  skyNote: 'ile zostało',
  tail: 'Warkocz: {name}',
  landed: 'Wylądowały',
  best: 'najlepszy warkocz: {points}',
  yours: 'twoje punkty',
  look: '{name}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  comet: 'Kometa o jasności {value}',
  cometText:
    'Po lądowaniu daje {value, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}; druga o tej samej jasności spala warkocz.',
  comets: 'Komety',
  rule: 'Zasada {id}',
} satisfies Translation<'pl', typeof en>
