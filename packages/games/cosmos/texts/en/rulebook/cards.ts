/** The rules of Crafting the Cosmos: C17, in English. */
export default {
  C17: {
    title: 'Power cards one by one',
    sections: {
      'C17.1': {
        heading: 'Time · Generation',
        paragraphs: [
          'Used when you discharge, in place of the star: three new stable life tokens, one after the other, on any empty sides; they need no neighbours. If life tokens or empty sides run out, you place fewer, but there must be one of each to begin with.',
        ],
      },
      'C17.2': {
        heading: 'Time · Expansion of the Universe',
        paragraphs: ['Used when you discharge, in place of the star: two H stars, which go beside your board.'],
      },
      'C17.3': {
        heading: 'Time · Black Hole',
        paragraphs: [
          'Used when you discharge, in place of the star: flip two of your standard stars to supernovae. It must be two; if you have only one, flip that one.',
        ],
      },
      'C17.4': {
        heading: 'Time · Event Horizon',
        paragraphs: [
          'Pay any energy card and one supernova. You choose whether that is a unit of your track or a supernova of your galaxy. In return: growth 2, or two proto life beside your board, but not one of each.',
        ],
      },
      'C17.5': {
        heading: 'Time · The Fourth Dimension',
        paragraphs: ['One time card for growth 1.'],
      },
      'C17.6': {
        heading: 'Time · Special Relativity',
        paragraphs: ['Two energy cards of one kind for growth 2.'],
      },
      'C17.7': {
        heading: 'Time · Quasar',
        paragraphs: ['Any energy card and one graviton for growth 1.'],
      },
      'C17.8': {
        heading: 'Time · Nuclear Fusion',
        paragraphs: [
          'Pay one time card, return a standard star of your galaxy to the supply, then take a star of any element; it goes beside your board. The star you returned is among those you may choose.',
        ],
      },
      'C17.9': {
        heading: 'Chemistry · Genetic Drift',
        paragraphs: ['Any energy card: move one proto life once, then stabilise that very token.'],
      },
      'C17.10': {
        heading: 'Chemistry · Ionizing Radiation',
        paragraphs: [
          'Any energy card: choose one supernova and stabilise every proto life that touches it. At least one proto life must touch it.',
        ],
      },
      'C17.11': {
        heading: 'Chemistry · Evolution',
        paragraphs: [
          'Pay any energy card and three stable life from anywhere in your galaxy. Draw a life form and lay it on a nebula that carries exactly one. So a nebula never holds more than two.',
        ],
      },
      'C17.12': {
        heading: 'Chemistry · Abiogenesis',
        paragraphs: ['One chemistry card: a new stable life token on any empty side.'],
      },
      'C17.13': {
        heading: 'Chemistry · Survival of the Fittest',
        paragraphs: [
          'Pay any energy card and one proto life of your galaxy, then stabilise one or two others. If only one is left, that one; if none is left, the card cannot be used.',
          'Example: two proto life are all you have. One is paid, the other becomes stable, and the second stabilising is lost.',
        ],
        caption:
          'The example: of two proto life one is paid, the other becomes stable. The second stabilising is lost.',
      },
      'C17.14': {
        heading: 'Chemistry · Speciation',
        paragraphs: ['Any energy card: a new proto life on an empty side adjacent to your stable life.'],
      },
      'C17.15': {
        heading: 'Chemistry · Photosynthesis',
        paragraphs: [
          'Any energy card: stabilise every proto life that touches one of your standard C stars. There must be at least one.',
        ],
      },
      'C17.16': {
        heading: 'Chemistry · Water-Rich Comets',
        paragraphs: ['The same as Photosynthesis [C17.15], with O stars.'],
      },
      'C17.17': {
        heading: 'Light · Molecular Cloud',
        paragraphs: ['Two light cards: one H star beside your board.'],
      },
      'C17.18': {
        heading: 'Light · Amino Acids',
        paragraphs: ['One chemistry card: a new stable life token on any empty side, as with Abiogenesis [C17.12].'],
      },
      'C17.19': {
        heading: 'Light · Speed of Light',
        paragraphs: ['Five energy cards of one kind: 6 points, and a star of any element beside your board.'],
      },
      'C17.20': {
        heading: 'Light · Time Dilation',
        paragraphs: ['One light card for growth 1.'],
      },
      'C17.21': {
        heading: 'Light · Relativity: Δ',
        paragraphs: [
          'Two time cards: a star of any element straight onto an empty corner of sector Δ, its border included. There must be such a corner.',
        ],
      },
      'C17.22': {
        heading: 'Light · Relativity: Ψ',
        paragraphs: ['The same in sector Ψ, for two gravity cards.'],
      },
      'C17.23': {
        heading: 'Light · Relativity: Φ',
        paragraphs: ['The same in sector Φ, for two chemistry cards.'],
      },
      'C17.24': {
        heading: 'Light · Nuclear Fission',
        paragraphs: [
          'Pay two time cards and return a standard star of your galaxy; then take a star of any element beside your board and grow by 1.',
        ],
      },
      'C17.25': {
        heading: 'Gravity · Binary Star',
        paragraphs: [
          'Any energy card and one graviton: flip one supernova back to its element, then move that star once [C16.8].',
        ],
      },
      'C17.26': {
        heading: 'Gravity · Core Collapse',
        paragraphs: ['Any energy card and one graviton: flip one standard star to a supernova.'],
      },
      'C17.27': {
        heading: 'Gravity · Stardust',
        paragraphs: [
          'Any energy card: either draw a nebula of size 1 and lay it beside your board, or replace one of your unfinished nebulae of size 1 by the top tile of size 2, on the same hex. The old tile goes under its stack.',
        ],
      },
      'C17.28': {
        heading: 'Gravity · Shooting Star',
        paragraphs: [
          'One gravity card: relocate a standard star, a supernova (it stays one) or an unfinished nebula to any empty space of its kind. The pieces around it stay where they are.',
          'The books differ: the Polish one asks for **a gravity card**, the German one for any card. The Polish reading is played here.',
        ],
      },
      'C17.29': {
        heading: 'Gravity · Solar Wind',
        paragraphs: [
          'Two chemistry cards: flip one standard star to a supernova, then stabilise every proto life that touches it. There may be none.',
        ],
      },
      'C17.30': {
        heading: 'Gravity · Pulsar',
        paragraphs: [
          'One gravity card and one graviton for growth 2.',
          'The books differ: the German one asks for **a gravity card**, the Polish one for any card. The German reading is played here.',
        ],
      },
      'C17.31': {
        heading: 'Gravity · White Dwarf',
        paragraphs: [
          'Two time cards: flip one standard star to a supernova, then grow by 1. Without a standard star you get the growth alone.',
        ],
      },
      'C17.32': {
        heading: 'Gravity · Wormhole',
        paragraphs: [
          'Pay any energy card and one stable life of your galaxy, then relocate up to three proto life, or up to three stable life, one after the other, each to any empty side. They are **different tokens**: each is relocated once. Sides that have just become free are open too. At least one life token must be left after paying.',
        ],
      },
    },
  },
} as const
