/** What Comets says, in English. */
export default {
  game: 'Comets',
  player: 'Player {number}',
  action: {
    catch: 'Catch another comet ({n} left)',
    land: 'Land for {points, plural, one {# point} other {# points}}',
  },
  event: {
    caught: '{you, select, true {You catch} other {{who} catches}} a comet of brightness {value}',
    burnt: '{you, select, true {You catch} other {{who} catches}} another {value}: a tail worth {lost} burns out',
    landed: '{you, select, true {You land} other {{who} lands}} for {points, plural, one {# point} other {# points}}',
  },
  refusal: {
    over: 'The game is over.',
    notYourTurn: 'It’s not your turn.',
  },
  prompt: '{name}, your tail is {tail}: catch another comet, or land?',
  short: { name: 'Short game', on: 'ten comets', off: 'twenty comets' },
  tails: 'Landed tails',
} as const
