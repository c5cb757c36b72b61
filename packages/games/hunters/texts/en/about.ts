/** The name of the game and what the first page says about it. */
export default {
  name: 'Star Hunters',
  over: '',
  text: 'Fly the northern sky, fuse elements and place real stars on the Hertzsprung-Russell diagram.',
  facts: '2 to 4 players · race to 10 points',
} as const
