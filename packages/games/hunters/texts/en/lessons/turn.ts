/** The guided first turn of Star Hunters, in English. */
export default {
  title: 'Your first turn',
  about: 'Fly, fight, fuse, and find your first star on the diagram.',
  steps: {
    sky: {
      title: 'The northern sky',
      text: 'You hunt real stars. Each star you create gives points; whoever reaches 10 triggers the last turns. Tycho flew first, to Draco.',
    },
    mine: {
      title: 'Your crystals',
      text: 'Stars are made of elements, from hydrogen to iron. You begin with five H, a Sun with a lasting power, and an event card.',
    },
    fly: {
      title: 'Fly to Draco',
      text: 'Each turn you fly to a neighbouring field; you can’t stay. Tycho is on Draco, so there will be a fight.',
    },
    fight: {
      title: 'A fight',
      text: 'Both roll and add their stars and Sun. Your sum is higher, so you win. A tie would have gone to the defender.',
    },
    won: {
      title: 'What you won',
      text: 'You took a random crystal, a C, and Tycho had to leave. Then the field paid: one He and one C. Losing would have cost you the field, never a star.',
    },
    event: {
      title: 'Play an event',
      text: 'Apollo 11 gives two crystals of one element. Choose oxygen: Sirius b needs one.',
    },
    reactions: {
      title: 'Fusion and decay',
      text: 'From left to right, light elements fuse into heavier ones, as in a star. On the Decay field in the middle of the sky you may go back, twice.',
    },
    fuse: {
      title: 'Fuse hydrogen',
      text: 'You get one fusion a turn. Turn four H into one He.',
    },
    piles: {
      title: 'Four kinds of stars',
      text: 'White dwarfs give 1 point, the main sequence 2, giants 3, supergiants 4. Each card shows its cost and what it produces every round.',
    },
    create: {
      title: 'Create Sirius b',
      text: 'Open the dwarfs and take Sirius b: two He, two C, one O. You have everything you need.',
    },
    diagram: {
      title: 'The Hertzsprung-Russell diagram',
      text: 'Now you must know your star. Hot is on the left, cool on the right; bright is at the top, faint at the bottom. The Sun is the yellow dot.',
    },
    dot: {
      title: 'Find its dot',
      text: 'Sirius b is very hot, 25,200 K, and faint, with 0.026 of the Sun’s luminosity: far to the left, below the Sun. Choose the dot and confirm. A wrong dot would cost you the star and the crystals.',
    },
    star: {
      title: 'Your first star',
      text: 'One point. Sirius b gives you two H at the start of every round, and its mass helps you defend. Sirius a would complete the pair: one more point.',
    },
    round: {
      title: 'Six steps, again and again',
      text: 'Move, fight, field, events, fusion, star. Creating a star ends your turn. When somebody has 10 points, the round is still played to its end.',
    },
  },
  learned: [
    'Fly every turn; you fight whoever shares your field, and ties go to the defender.',
    'The field you reach pays you, or lets you draw an event or decay.',
    'One fusion a turn turns light elements into heavier ones.',
    'Pay for a star, then find its dot: temperature across, luminosity up.',
    'Stars produce each round and count in fights; complete systems give extra points.',
  ],
} as const
