/** What other pages show of a link to a finished game. */
export default {
  wins: '{name} wins',
  shared: '{names} share the victory',
  rivalWins: 'The Automa wins',
  rival: 'Automa',
  player: 'Player {n}',
  text: '{game}: {scores}. Watch the whole game, move by move.',
} as const
