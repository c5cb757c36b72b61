/** The rules of Crafting the Cosmos: C14, C15, in English. */
export default {
  C14: {
    title: 'The end of a round',
    sections: {
      'C14.1': {
        heading: 'The goals move on',
        paragraphs: [
          'All goal cards on the track advance one space. A card that reaches **space 4** is scored at once [C15.1] and discarded. Then, if the deck is not empty, a new goal is revealed on space 1.',
          'So you can read off the track when each goal will count: the first one at the end of round 3, then one every round, the sixth at the end of round 8.',
        ],
        caption:
          'The end of a round: Most O stars reaches space 4 and is scored (2, 1 and 0 stars bring 6, 3 and 0 points), the other goals move on, a new one appears.',
      },
      'C14.4': {
        heading: 'Is it over?',
        paragraphs: [
          'The game ends now if the **supply of time crystals is empty**, or if **no goal card lies on the track** any more. Otherwise you go on.',
          'Example: one crystal is left, and two players have theirs on space 5. The first to grow takes the last crystal, the other one gets a new crystal from the box. After the goals of this round the game is over.',
        ],
      },
      'C14.5': {
        heading: 'Ready for the next round',
        paragraphs: [
          'Whoever holds **more than ten** energy cards discards down to ten, of their own choice, all at the same time.',
          'The turn markers return to alpha. With three or four players the first player token passes to the left; with two players it stays where it is.',
        ],
      },
    },
  },
  C15: {
    title: 'Goals',
    sections: {
      'C15.1': {
        heading: 'Who is measured, and when',
        paragraphs: [
          'All players at the same moment, after the last turn of the round. Only what lies in the galaxy counts. A value of 0 never scores.',
        ],
      },
      'C15.2': {
        heading: 'Six points, three points',
        paragraphs: [
          'The highest value brings **6 points**. If exactly one player has it, everyone with the second highest value, at least 1, gets **3 points**. If several share the highest, each of them gets 6 and nobody gets 3.',
          'With **two players** there is nothing for second place; a tie gives 6 to both.',
          'Examples with three players: values of 8, 7 and 3 bring 6, 3 and 0 points; 7, 7 and 3 bring 6, 6 and 0. Two players with 4 and 3 get 6 and 0.',
        ],
        caption:
          'The three examples: 1 values of 8, 7 and 3 bring 6, 3 and 0 points; 2 a shared first place brings 6 and 6; 3 with two players there is nothing for second place.',
      },
      'C15.8': {
        heading: 'Goals that nobody scores',
        paragraphs: [
          'If nobody has at least 1, the card is discarded without points. Goals still on the track or in the deck when the game ends do not count.',
        ],
      },
      'C15.6': {
        heading: 'Supernovae and borders',
        paragraphs: [
          'A supernova is a star of no element: it counts where stars in general are counted, never as H, He, O or C. Life on a border counts in each sector it belongs to [C2.5].',
        ],
      },
      'C15.10': {
        heading: 'Most stable life · Most proto life',
        paragraphs: [
          'The first counts your stable life tokens in the whole galaxy, the second your proto life tokens.',
        ],
      },
      'C15.11': {
        heading: 'Largest nebulae in Ψ · Largest nebulae in Φ · Largest nebulae in Δ',
        paragraphs: [
          'Add up the **sizes** of your completed nebulae in that sector. A nebula of size 3 counts three, wherever in the sector it lies.',
        ],
      },
      'C15.23': {
        heading: 'Most small nebulae',
        paragraphs: ['How many nebulae of size 1 you have completed.'],
      },
      'C15.16': {
        heading: 'Most life in Δ · Most life in Ψ · Most life in Φ',
        paragraphs: [
          'Proto and stable life together on the sides of that sector, the border included. Life form tokens do not count.',
        ],
      },
      'C15.14': {
        heading: 'Most supernovae',
        paragraphs: ['All supernovae in your galaxy, whatever element lies beneath.'],
      },
      'C15.20': {
        heading: 'Most C stars · Most He stars · Most O stars',
        paragraphs: ['Your standard stars of that element. Those flipped to supernovae do not count.'],
      },
      'C15.15': {
        heading: 'Largest group of stars',
        paragraphs: [
          'The number of stars in your largest connected group, supernovae included. Stars on adjacent corners are connected, and branches count too.',
        ],
      },
      'C15.19': {
        heading: 'Most time crystals',
        paragraphs: [
          'Crystals on your scoring spaces, five at most. Neither the ones on space 6 nor any after the fifth discharge count.',
        ],
      },
      'C15.25': {
        heading: 'Most inhabited stars',
        paragraphs: [
          'Stars, supernovae included, on the corners of nebulae that carry at least one life form. A star between two such nebulae counts only once.',
        ],
      },
    },
  },
} as const
