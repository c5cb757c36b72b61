/** The name of the game and what the first page says about it. */
export default {
  name: 'Comets',
  over: 'Example',
  text: 'Collect a tail of comets, and land before you catch the same brightness twice.',
  facts: '2 to 4 players · five minutes',
} as const
