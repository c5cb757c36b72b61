/** What the analysis of a game says in a terminal, in English. */
export default {
  head: '{game}, {turns, plural, one {# turn} other {# turns}} with a choice',
  turn: 'Round {round}, turn {turn}, {player}: {grade}',
  grade: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  cost: 'cost {loss} (± {error}), luck {luck}, chance to win afterwards {after}',
  better: 'Better by {gain}: {line}',
  players: 'Players',
  player: '{player}: accuracy {accuracy}, choices cost {loss}, luck {luck}',
  noChoice: '{player}: never had a choice',
  counts: 'Best: {best}, good: {good}, inaccuracies: {inaccuracy}, mistakes: {mistake}, blunders: {blunder}',
  turningPoints: 'Turning points',
  none: 'none',
  turningPoint: 'Turn {turn}, {player}: {change} ({cause})',
  cause: { choice: 'choice', luck: 'luck', play: 'good or bad position' },
  playouts: {
    head: 'Played on to the end from what was played and from what is called better',
    turn: 'Round {round}, turn {turn}, {player}: the analysis says {said}, won {won}',
    mean: 'On the mean of {turns, plural, one {# turn} other {# turns}}: the analysis says {said} better, won {won} more often (standard error {error})',
  },
  levels: {
    head: '{game}: what the choices of each level cost in the chance to win, in the same positions',
    columns: {
      level: 'level',
      games: 'games',
      choices: 'choices',
      loss: 'loss',
      interval: '95% interval',
      accuracy: 'accuracy',
      less: 'less than before',
    },
  },
} as const
