/** The words that the descriptions of all tables share, in English. */
export default {
  you: '{name} (you)',
  none: 'none',
  yes: 'yes',
  no: 'no',
  turnTitle: 'Round and turn',
  mineTitle: 'You: {name}',
  playerTitle: 'Player {name}',
  round: 'Round',
  turn: 'Turn of the game',
  active: 'Whose turn it is',
  question: 'Question',
  points: 'Points',
} as const
