import type { Translation } from '@orrery/kernel'
import type en from '../en/speech.ts'

/** What Comets says, in Polish. */
export default {
  game: 'Komety',
  player: 'Gracz {number}',
  action: {
    catch: 'Łap następną kometę (zostało: {n})',
    land: 'Ląduj za {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
  },
  event: {
    caught: '{you, select, true {Łapiesz} other {{who} łapie}} kometę o jasności {value}',
    burnt: '{you, select, true {Znów łapiesz} other {{who} znów łapie}} {value}: przepada warkocz wart {lost}',
    landed:
      '{you, select, true {Lądujesz} other {{who} ląduje}} za {points, plural, one {# punkt} few {# punkty} other {# punktów}}',
  },
  refusal: {
    over: 'Gra jest skończona.',
    notYourTurn: 'To nie twoja kolej.',
  },
  prompt: '{name}, twój warkocz to {tail}: łapiesz dalej czy lądujesz?',
  short: { name: 'Krótka gra', on: 'dziesięć komet', off: 'dwadzieścia komet' },
  tails: 'Warkocze',
} satisfies Translation<'pl', typeof en>
