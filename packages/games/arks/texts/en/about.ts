/** The name of the game and what the first page says about it. */
export default {
  name: 'Terraforming Arks',
  over: 'Micro Cosmos',
  text: 'Steer an ark through an unknown system, gather a crew and turn dead planets green.',
  facts: '1 to 4 players · three planets to save',
} as const
