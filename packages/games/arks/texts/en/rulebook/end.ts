/** The rules of Terraforming Arks: A21, A22, in English. */
export default {
  A21: {
    title: 'The end of the game',
    sections: {
      'A21.1': {
        heading: 'The third planet',
        paragraphs: [
          'When the **third planet** is completely terraformed, the round is played to its end, then **one more full round**, and the game is over. Further terraformed planets do not change that.',
          'Example: with three players, the first player of round 12 completes the third planet. The other two have their turns, round 13 is played by all three, and that was the last.',
        ],
      },
      'A21.3': {
        heading: 'Final scoring',
        paragraphs: [
          '**Settled survivors**: 5, 12, 20, 30 or 40 points for 1, 2, 3, 4 or 5 cards; more than five score like five.',
          '**Colonies** on planets: by their number, from 2 to 45 points [A17.1].',
          '**Unfinished planets**: on each planet not yet terraformed you score the field your terraforming marker stands on. First and second place are not given there.',
        ],
        caption:
          'An example: 24 points so far, three settled survivors, four colonies, and a marker on field 3 of an unfinished planet: 24 + 20 + 14 + 3 = 61.',
      },
      'A21.5': {
        heading: 'What scores nothing',
        paragraphs: ['Survivors still aboard, upgrades, tokens, crew cards and resources.'],
      },
      'A21.6': {
        heading: 'Who wins',
        paragraphs: [
          'Whoever has the most points wins. In a tie, the player with more units of resources in the hold, all kinds together, wins; if that is equal too, the victory is shared.',
          'Example: two players have 50 points each, one with 5 units, the other with 7. The second wins.',
        ],
      },
      'A21.7': {
        heading: 'If it takes for ever',
        paragraphs: ['If the end has still not come into sight after round 60, the game stops there and is scored.'],
      },
      'A21.8': {
        heading: 'The score sheet',
        paragraphs: [
          'It shows where your points come from: terraforming, first and second places, outposts unlocked, outposts on colonies, settled survivors, colonies, unfinished planets; for the Automa also its upgrades.',
        ],
      },
    },
  },
  A22: {
    title: 'The long game',
    sections: {
      'A22.1': {
        heading: 'Four planets instead of three',
        paragraphs: [
          'If you choose the long game, the fourth terraformed planet brings the end instead of the third. You can play it with any number of players, also alone.',
        ],
        caption:
          'Two planets are terraformed: 1 in the normal game one more brings the end, 2 in the long game two more.',
      },
    },
  },
} as const
