/** The rules of Crafting the Cosmos: C18, C19, C20, C21, C23, in English. */
export default {
  C18: {
    title: 'The end of the game',
    sections: {
      'C18.1': {
        heading: 'Life forms are revealed',
        paragraphs: ['Everyone turns over the life form tokens in their own galaxy and adds their points.'],
        caption: '61 points before the end, then three life forms are turned over: 61 + 8 + 6 + 4 = 79.',
      },
      'C18.2': {
        heading: 'Who wins',
        paragraphs: [
          'Whoever has the most points wins. In a tie, the player with more energy cards in hand wins; if that is equal too, they share the victory. The other ranks are decided the same way.',
        ],
      },
      'C18.3': {
        heading: 'What no longer matters',
        paragraphs: [
          'In the last round nobody discards down to ten cards, so large hands count in full for the tie.',
          'Example: A and B have equal points, A holds twelve cards, B eleven. A wins.',
          'Cards, crystals not discharged, unfinished nebulae and stars bring no points at the end.',
        ],
      },
    },
  },
  C19: {
    title: 'Faster play',
    sections: {
      'C19.1': {
        heading: 'The next player may collect already',
        paragraphs: [
          'This option is off unless you turn it on when setting up the table. As soon as the row has been filled up at the end of your energy phase, the next player **of the same round** may play their whole energy phase while you are crafting. Their crafting phase waits until your turn is over.',
        ],
        caption:
          'From left to right: pink collects, then crafts (paler). Meanwhile teal collects already, but crafts only when pink has finished.',
      },
      'C19.2': {
        heading: 'First come, first served',
        paragraphs: [
          'Decisions take effect in the order in which they arrive. If a star or a tile has just been taken from under your nose, you are asked anew. You can take back only what you did after the last decision of somebody else.',
        ],
      },
    },
  },
  C20: {
    title: 'Secrets, chance and undo',
    sections: {
      'C20.1': {
        heading: 'What nobody knows',
        paragraphs: [
          'The order of the energy deck, the power decks, the nebula stacks, the goal deck and the life form stack; which ten goals are out, and which life forms of group 1 left the game.',
        ],
      },
      'C20.2': {
        heading: 'What only you know',
        paragraphs: [
          'Your hand, the power cards you looked at and did not keep, the order in which they went back, and the values of your life forms. A card you take from the row is seen by all, a card from the deck only by you.',
          'Everything else is open: how many cards everyone holds, the sizes of decks and supplies, the row and the discard pile, kept power cards, what lies beside the boards, tracks, scores, and the rims of life forms.',
        ],
        caption:
          '1 What nobody knows: decks, stacks and the life forms in them. 2 What only you know: your hand and the values of your life forms. 3 What everyone sees: kept power cards and nebulae.',
      },
      'C20.4': {
        heading: 'Undo',
        paragraphs: [
          'You may take back your own decisions one by one, as far as the start of your turn, but **not past anything that was revealed**: a card or a nebula drawn, the row filled up, power cards looked at, a life form drawn, a goal revealed, the deck shuffled anew.',
          'So moving energy, choosing from the row, placing, moving, flipping, completing nebulae, discharging and paying can be undone. Ending the turn is final.',
        ],
      },
      'C20.7': {
        heading: 'Chance',
        paragraphs: [
          'After setting up, chance only plays a part when the energy cards are shuffled anew; everything else was fixed by then. In which order cards were discarded makes no difference to the new deck.',
          'All shuffles come from one seed, in this order: goals; power decks of light, time, gravity, chemistry; energy deck; nebulae of size 1, 2, 3; life forms of group 2, then group 1; energy tokens. The same seed always gives the same game.',
        ],
      },
    },
  },
  C21: {
    title: 'How the app asks you',
    sections: {
      'C21.1': {
        heading: 'Paying by kind',
        paragraphs: [
          'Cards of one kind are all alike, so when you pay you only name a kind. Where several must match, only kinds of which you have enough are offered. You are asked even when all your cards are of one kind, so that nobody learns what you hold from what you are asked. Only when your whole hand goes are you not asked.',
        ],
        caption:
          'Two matching cards are to be paid from three light, one time and two gravity cards: only light and gravity are highlighted.',
      },
      'C21.2': {
        heading: 'One small question at a time',
        paragraphs: [
          'A power card asks for its choices in order: first what you pay, then the piece or element, then the place. Where an effect puts a piece straight onto the board, you may also refuse it; where it says “up to”, you may stop once you have done it at least once.',
        ],
      },
      'C21.3': {
        heading: 'You are never stuck',
        paragraphs: [
          'Even if you cannot or do not want to do anything, you can end your crafting phase, choose omega and end your turn. Before that the app warns you about what would be lost or could still be scored.',
        ],
      },
    },
  },
  C23: {
    title: 'About this edition',
    sections: {
      'C23.1': {
        heading: 'Where these rules come from',
        paragraphs: [
          'They were put together from the texts of the Polish and the German rulebook and from facts on public help pages and reviews. Where the two books differ, one reading was chosen and is given here; small differences, such as the name of a colour, have no effect on play.',
        ],
      },
      'C1.8': {
        heading: 'Board and nebulae are reconstructed',
        paragraphs: [
          'The sources neither picture the board nor say how large a galaxy is or what shape it has; of the tiles they describe one. They do give a star in the centre, three nebulae of sizes 1, 2 and 3 around it, three sectors with borders, and 48 tiles for four players. The twelve hexes, their pinwheel of sectors and the start spaces are a shape chosen to fit that.',
          'The 48 nebulae need 4, 5 or 6 stars for size 1, 2 or 3 and are worth 3–5, 5–8 and 8–10 points, weighed by how rare the elements are. All of it is kept as data and can be corrected.',
        ],
        caption:
          '1 The one tile that the rulebooks describe: H, He, He, O, C and C for 10 points. 2 and 3 Two of the 47 that were made to fit it.',
      },
      'C23.6': {
        heading: 'What is still uncertain',
        paragraphs: [
          'Some printed symbols were lost in the sources. The elements of Expansion of the Universe, Photosynthesis and Water-Rich Comets, the costs of Event Horizon, Shooting Star and Pulsar, and what the markers pay extra were chosen with care and may differ from the printed cards.',
        ],
      },
    },
  },
} as const
