/** What the board of Comets says, in English. */
export default {
  question: 'Another comet?',
  catch: 'Catch another comet',
  left: '{count} in the sky',
  land: 'Land',
  points: '{count, plural, one {# point} other {# points}}',
  sky: 'The sky',
  skyNote: 'how many are left',
  tail: '{name}’s tail',
  landed: 'Landed',
  best: 'best tail: {points}',
  yours: 'your points',
  look: '{name}, {points, plural, one {# point} other {# points}}',
  comet: 'Comet of brightness {value}',
  cometText:
    'Worth {value, plural, one {# point} other {# points}} when it lands; a second one of the same brightness burns the tail.',
  comets: 'Comets',
  rule: 'Rule {id}',
} as const
