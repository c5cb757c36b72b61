/** The rules of Terraforming Arks: A5, A6, A7, in English. */
export default {
  A5: {
    title: 'Resources',
    sections: {
      'A5.1': {
        heading: 'The hold is small',
        paragraphs: [
          'You can hold **4 units of each resource**, or 6 once you have Cargo Holds. What you gain beyond that is lost; you may still take the gain for the sake of the rest.',
          'Example: you have 4 workforce and 3 biomass and gather 1 workforce and 1 biomass on Elpis. The workforce is lost, the biomass goes to 4.',
        ],
        caption:
          'The example: with 3 biomass and 4 workforce you gather one of each. Biomass rises to 4, the workforce is lost.',
      },
      'A5.3': {
        heading: 'Paying',
        paragraphs: ['A cost is paid completely or not at all. No resource ever goes below 0.'],
      },
      'A5.4': {
        heading: 'Any resource',
        paragraphs: [
          'If you gain units of any resource, you choose each of them separately among the resources that still have room. If nothing has room, the unit is lost.',
          'If you pay units of any resource, you choose each of them separately among those you hold.',
        ],
      },
      'A5.6': {
        heading: 'Reading a list of gains',
        paragraphs: [
          'What a place or a card gives is taken in the order shown. The list may also contain crew cards, and they are part of it when you gather and when an outpost pays. Survivor cards give resources only. The usual limits hold [A6.4], and the log tells what found no room.',
          'Crew cards that the Automa gains in this way join its other ones [A26.3].',
        ],
      },
    },
  },
  A6: {
    title: 'Crew cards',
    sections: {
      'A6.1': {
        heading: 'Two rows around the hold',
        paragraphs: [
          'Your crew lies open in an **upper row** above the cargo card and a **lower row** below it, at most three cards in each.',
          'Each card has an action on its top edge and another on its bottom edge, but only the edge that **touches the hold** can be used: in the upper row the bottom edge, in the lower row the top edge.',
        ],
        caption:
          'The hold between its two rows; the active edges are bright. On a green planet Tide Regent would work at once. The red edge of Hull Welder would not, but moved to the upper row the card shows its green one.',
      },
      'A6.3': {
        heading: 'A new card',
        paragraphs: [
          'A card you gain goes at once into a row of your choice that has room. After that it changes rows only by being played [A12.4], so think about where you put it.',
        ],
      },
      'A6.4': {
        heading: 'Six is the limit',
        paragraphs: [
          'With six crew cards you cannot get another one. If an effect gives more cards than you have room for, you take as many as fit.',
          'Cards that an effect gives must be taken as long as there is room. Only the draw at the end of your turn is up to you [A20.1].',
        ],
      },
      'A6.5': {
        heading: 'From the deck, from the Cantina',
        paragraphs: [
          'A plain crew card comes from the top of the deck; several are drawn and placed one by one.',
          'A crew card **from the Cantina** is one you choose among the open ones. If a single effect gives several, you choose all of them from what lies there; only then are the gaps filled from the deck, from left to right. Between two separate effects the Cantina is filled up.',
          'Example: you own Leisure Facilities and land on a space station that gives 1 technology and a Cantina card. First you take a card for landing, and the Cantina is filled. Later you gather: 1 technology, and one of the three cards lying open then.',
        ],
      },
      'A6.8': {
        heading: 'When the deck is empty',
        paragraphs: [
          'If a card is needed and the deck is empty, the discarded crew cards are shuffled into a new one.',
        ],
      },
    },
  },
  A7: {
    title: 'Specialists',
    sections: {
      'A7.1': {
        heading: 'Who does the work',
        paragraphs: [
          'Many costs ask for a specialist. You can provide one in two ways: **discard a crew card** with that sign, from either row, or use your **ready token** of that kind, which is then locked again.',
          'Each card and each token counts for one specialist. If a cost asks for several, you may mix cards and tokens as you like.',
        ],
        caption:
          'Cargo Holds ask for any Leader and 1 workforce. The Leader is either 1 a crew card, which is discarded, or 2 a ready token, which is locked again.',
      },
      'A7.4': {
        heading: 'Which Leader?',
        paragraphs: [
          '“Any Leader” is a Leader of whatever colour, but never an Engineer. “Leader of the planet’s colour” means the planet where your ark stands.',
          'Example: you have only Engineers and 1 workforce. You cannot unlock Cargo Holds, which need a Leader, but you can unlock Leisure Facilities, which need an Engineer.',
        ],
      },
      'A7.5': {
        heading: 'Paying is not playing',
        paragraphs: [
          'A crew card you pay with does not carry out its action, and it does not count as one of your two plays. Tokens do not count towards your six crew cards.',
        ],
      },
      'A7.7': {
        heading: 'In which order you pay',
        paragraphs: [
          'First Leaders of the planet’s colour, then Engineers, then any Leaders, and resources last. The app only offers ways to pay that leave the rest payable, and it does not let you begin what you cannot pay in full.',
        ],
      },
    },
  },
} as const
