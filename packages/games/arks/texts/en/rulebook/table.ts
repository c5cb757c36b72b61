/** The rules of Terraforming Arks: A28, A29, A32, in English. */
export default {
  A28: {
    title: 'When something runs out',
    sections: {
      'A28.1': {
        heading: 'No crew cards',
        paragraphs: [
          'If both the crew deck and its discard pile are empty, nothing is drawn and places in the Cantina stay empty. As soon as there are cards again, they are filled at the end of a turn. This can only happen when the Automa hoards crew.',
        ],
        caption: 'Deck and discard pile are empty: one open card is left, and two places of the Cantina stay free.',
      },
      'A28.2': {
        heading: 'What never runs out',
        paragraphs: [
          'Resource markers, terraforming markers and planet cards always suffice, for there are never more than eight planets. What you hold is limited by your hold alone, not by any markers.',
        ],
      },
      'A28.4': {
        heading: 'Beyond 60 points',
        paragraphs: ['Points have no upper limit. The score track has 60 fields; after that you start around again.'],
      },
    },
  },
  A29: {
    title: 'Secrets, chance and undo',
    sections: {
      'A29.1': {
        heading: 'What everybody knows',
        paragraphs: [
          'Only the **order of the decks** is hidden: planets, crew, survivors, Automa cards. Nobody knows more than the others.',
          'Everything else is open: rows, tokens, holds, pools, survivors aboard and settled, the Cantina, all discard piles, the size of every deck, and the Automa’s crew.',
        ],
        caption:
          '1 Hidden is only the order of the decks; how many cards they hold is known. 2 Crew, survivors, tokens and all the rest lie open.',
      },
      'A29.3': {
        heading: 'Chance',
        paragraphs: [
          'All shuffling comes from one seed, in this order: starting planets to N, W and E; planet deck; survivor deck; crew deck; the Automa deck if you play alone; the first player if you do not. The same seed always gives the same game.',
          'After that, chance only plays a part when discarded crew, survivor or Automa cards are shuffled again.',
        ],
      },
      'A29.5': {
        heading: 'Undo',
        paragraphs: [
          'You may take back your own decisions one by one, up to the start of your turn, but **not beyond anything that was revealed**: a crew card from the deck, a new card in the Cantina, a survivor card, a discovered planet, an Automa card, a shuffled deck. Nor can you go back beyond a decision of somebody else.',
          'Ending your turn is final. The app asks one small question at a time; if there is only one possible answer, it usually gives it for you.',
        ],
      },
    },
  },
  A32: {
    title: 'About this edition',
    sections: {
      A32: {
        heading: 'What is known, and what is reconstructed',
        paragraphs: [
          'These rules are written from the text of the Polish rulebook of Micro Cosmos and from what public reviews say. Numbers of components, setup, all costs and tables, the Automa’s decisions and levels are known exactly; so are a few cards from the examples. Where the text leaves a question open, one answer was chosen, and it stands here.',
          'The pictures and symbols were lost. Most yields, tracks, routes, crew, survivor and Automa cards and many names were therefore made anew, so that every example of the text comes out right, and tried out in many games. They may differ from the printed cards.',
          'Least certain are that the specialist tokens start locked, that Kijani is the green starting planet, the colours of Nyekundu, Ryugu and Minek-79, and the order of most of the Automa’s upgrades. All of this is kept as data and can be corrected.',
        ],
        caption:
          '1 Upgrades are known exactly. 2 K’eyi is known in part. 3 Crater Warden was made anew. The marks are the same in the gallery.',
      },
    },
  },
} as const
