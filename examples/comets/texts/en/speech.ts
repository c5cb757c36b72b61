/** What Comets says, in English. */
export default {
  game: 'Comets',
  player: 'Player {number}',
  action: {
    catch: 'Catch another comet ({n} left)',
    land: 'Land for {points, plural, one {# point} other {# points}}',
  },
  event: {
    caught: '{name} catches a comet of brightness {value}',
    burnt: '{name} catches another {value}: a tail worth {lost} burns out',
    landed: '{name} lands for {points, plural, one {# point} other {# points}}',
  },
  refusal: {
    over: 'The game is over.',
    notYourTurn: 'It is not your turn.',
  },
  prompt: '{name}, your tail is {tail}: catch another comet, or land?',
  short: { name: 'Short game', on: 'ten comets', off: 'twenty comets' },
  tails: 'Landed tails',
} as const
