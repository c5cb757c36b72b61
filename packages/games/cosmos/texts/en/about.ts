/** The name of the game and what the first page says about it. */
export default {
  name: 'Crafting the Cosmos',
  over: '',
  text: 'Shift the laws of nature, light nebulae star by star and let life take hold around them.',
  facts: '2 to 4 players · at most 8 rounds',
} as const
