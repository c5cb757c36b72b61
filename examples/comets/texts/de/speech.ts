import type { Translation } from '@orrery/kernel'
import type en from '../en/speech.ts'

/** What Comets says, in German. */
export default {
  game: 'Kometen',
  player: 'Person {number}',
  action: {
    catch: 'Noch einen Kometen fangen ({n} übrig)',
    land: 'Landen für {points, plural, one {# Punkt} other {# Punkte}}',
  },
  event: {
    caught: '{you, select, true {Du fängst} other {{who} fängt}} einen Kometen der Helligkeit {value}',
    burnt:
      '{you, select, true {Du fängst} other {{who} fängt}} noch eine {value}: Ein Schweif im Wert von {lost} verglüht',
    landed:
      '{you, select, true {Du landest} other {{who} landet}} für {points, plural, one {# Punkt} other {# Punkte}}',
  },
  refusal: {
    over: 'Das Spiel ist zu Ende.',
    notYourTurn: 'Du bist nicht dran.',
  },
  prompt: '{name}, dein Schweif ist {tail}: noch einen Kometen fangen oder landen?',
  short: { name: 'Kurzes Spiel', on: 'zehn Kometen', off: 'zwanzig Kometen' },
  tails: 'Gelandete Schweife',
} satisfies Translation<'de', typeof en>
