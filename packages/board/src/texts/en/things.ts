/** Things that every board has, in English. */
export default {
  seat: {
    name: 'A player',
    text: 'Emblem, name and points of a player. Click to look at their board.',
  },
  points: {
    name: 'Points',
    text: 'Points so far. What is counted only at the end of the game isn’t among them yet; the score sheet shows where they come from.',
  },
  log: {
    name: 'Log',
    text: 'The latest thing that happened. Click to read everything since the start; every line shows its place on the board.',
  },
  steps: {
    name: 'Steps of the turn',
    text: 'A turn goes through these steps from left to right. The bright one is the step you’re in; the ones with a tick are done.',
  },
} as const
