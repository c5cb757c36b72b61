/** The rules of Crafting the Cosmos: C16, in English. */
export default {
  C16: {
    title: 'Power cards: how they work',
    sections: {
      'C16.1': {
        heading: 'When, and on whom',
        paragraphs: [
          'You use your power cards in your own crafting phase, as often as you can pay for them. They never touch the galaxies of others.',
        ],
      },
      'C16.2': {
        heading: 'Paying',
        paragraphs: [
          'First you pay the whole cost, then the effect happens in the order in which it is written.',
          'Energy cards come from your hand: of a named kind, of any kind, or all of one kind (“matching”). Gravitons and supernova units come from your tracks. Life tokens and supernovae come from anywhere in your galaxy and return to the supply. What lies beside your board pays for nothing; place it first.',
        ],
        caption:
          'Solar Wind: 1 two chemistry cards are paid; 2 the H star becomes a supernova, and both proto life that touch it become stable. The third is too far away.',
      },
      'C16.4': {
        heading: 'All, a part, or nothing',
        paragraphs: [
          'You may use a card only if you can pay **in full** and at least one part of its effect can happen afterwards. If only a part is possible, that part happens and the rest is lost.',
          'Nuclear Fusion and Nuclear Fission are stricter: without a standard star to return they cannot be used.',
        ],
      },
      'C16.6': {
        heading: 'Where the new pieces go',
        paragraphs: [
          'Stars, proto life and nebulae from power cards go beside your board, unless the card says where to put them; then they are placed at once. New stable life comes from the supply; proto life already on the board is not flipped for it.',
        ],
      },
      'C16.7': {
        heading: '“Every”, “up to”, “move”',
        paragraphs: [
          'Where every token is affected, all of them are, wanted or not. “Up to” leaves the number to you, but it must be at least one.',
          'A move within an effect follows the rule for gravitons [C12.6] without costing one. It has to be made if it can be; it is skipped only when no space can be reached.',
        ],
      },
      'C16.11': {
        heading: 'Elements mean standard stars',
        paragraphs: [
          'Supernovae are wild only when you complete nebulae. A card that names an element means standard stars of that element.',
        ],
      },
    },
  },
} as const
