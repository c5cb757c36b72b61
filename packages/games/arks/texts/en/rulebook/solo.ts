/** The rules of Terraforming Arks: A23, A24, A25, A26, A27, in English. */
export default {
  A23: {
    title: 'Solo: you and the Automa',
    sections: {
      'A23.1': {
        heading: 'Your opponent',
        paragraphs: [
          'The Automa is an ark that is flown by cards. You set up as usual and so does the Automa, in a second colour, with a few changes. You are always first, so there is no first-player marker.',
          'The Automa has a cargo card with the limit of 4, but no bridge, no specialist tokens, and at the start neither crew nor resources.',
        ],
      },
      'A23.3': {
        heading: 'Its ark',
        paragraphs: [
          'It has six upgrades, which it buys by number: 1 Biodome, 2 Leisure Facilities, 3 Space Mining, 4 Mining Vehicles, 5 Cargo Holds, 6 Scouting Vehicles. A colony marker lies on each; the other two are already in its pool. Both outposts wait on the ark card.',
        ],
      },
      'A23.5': {
        heading: 'Where it starts',
        paragraphs: ['Its ark starts on the planet in the north. The ten Automa cards are shuffled and lie face down.'],
      },
      'A23.7': {
        heading: 'Six levels',
        paragraphs: [
          'On **Easy** the Automa starts with nothing. On **Easy+** it has a colony on its planet. **Medium** and **Hard** begin with a colony as well, and its upgrades are worth more at the end [A27.2]. **Medium+** and **Hard+** add 1 and 2 units of each resource.',
          'The starting colony costs nothing. It comes from the pool, which then holds one marker, and is its first colony in every respect: with it the Automa may terraform up to 3 levels from the beginning, and its next colony is its second.',
        ],
        caption:
          'The six levels: whether the Automa starts with a colony, its units of each resource, and the points that all six upgrades bring it.',
      },
      'A23.9': {
        heading: 'Keep your distance',
        paragraphs: [
          'You may **not land on a planet where the Automa’s ark stands**; flying past is allowed. The Automa may land where you are, and nothing happens.',
        ],
      },
    },
  },
  A24: {
    title: 'The Automa’s turn: card and travel',
    sections: {
      'A24.1': {
        heading: 'One card a turn',
        paragraphs: [
          'A round is your turn, then the Automa’s. It reveals the top card of its deck. The travel line comes first, then the rows from top to bottom, each as far as possible; a row that cannot be done is skipped. Then the card is discarded. When the deck is empty, the discarded cards are shuffled.',
        ],
        caption:
          'Directive 5: jump across the Portal, then clockwise to a planet to terraform; then supplies, explore, upgrade, terraform.',
      },
      'A24.3': {
        heading: 'Around the ring',
        paragraphs: [
          'The Automa’s ark stands only on planets. It moves around the ring of eight slots, clockwise or counterclockwise as the card shows; routes and distances do not matter.',
          'It looks at one slot after the other, beginning with the next one, and lands on the **first planet that fits**. Empty slots are passed over. The slot where the search begins comes last, so the Automa may end where it was.',
        ],
      },
      'A24.4': {
        heading: 'Jump',
        paragraphs: [
          'With the jump sign the search begins in the slot opposite, across the Portal, if a planet lies there. Otherwise the jump is ignored.',
          'Example: planets lie in N, E, S and W, all devastated. The Automa is in the north and reveals Directive 5. Opposite lies S; the next slot, SW, is empty; W fits. It lands there.',
        ],
      },
      'A24.6': {
        heading: 'What it looks for',
        paragraphs: [
          '**Planet without colony**: one on which the Automa itself has no colony. **Planet to terraform**: a devastated one.',
          'If no planet fits, it lands on the first planet it meets in its search.',
        ],
      },
      'A24.8': {
        heading: 'Discovery',
        paragraphs: [
          '**Discovery** means the first empty slot in its direction. The next planet card is laid there and the Automa lands on it. It gains 1 mineral, the minerals track rises to 1, and its marker goes onto field 1.',
          'If the system is complete, it looks for a planet to terraform instead, without the bonus.',
        ],
      },
      'A24.12': {
        heading: 'It lands',
        paragraphs: [
          'Arriving is a landing: all outposts on the planet pay, yours too, even if the Automa ended where it was. Example: you have an outpost on devastated Ryugu, and the Automa lands there. You gain 1 technology.',
        ],
      },
    },
  },
  A25: {
    title: 'The Automa’s actions',
    sections: {
      'A25.1': {
        heading: 'Supply and gather',
        paragraphs: [
          '**Supply**: it takes the crew cards shown, from the deck, and the resources. **Gather resources**: it takes everything its planet shows, up to its limit.',
        ],
      },
      'A25.2': {
        heading: 'This or that',
        paragraphs: [
          'If a row shows two actions, it takes the left one if it can, otherwise the right one. Example: the card says colony or terraform, and there is no colony marker in its pool. So it terraforms, if it can.',
        ],
      },
      'A25.3': {
        heading: 'Upgrade',
        paragraphs: [
          'It unlocks the upgrade with the lowest number that it can pay for, at the usual price [A8.2], one for each row. The colony marker goes to its pool. If it can pay for none, the row is skipped.',
          'Only Cargo Holds have an effect for it: its limit becomes 6. But a complete pair gives it an outpost and 5 points, as it does you.',
          'Example: it has 2 minerals and one Engineer card. Biodome needs 2 biomass, Leisure Facilities 1 workforce; it has neither. It can pay for number 3, Space Mining.',
        ],
        caption:
          'The example: with 2 minerals and one Engineer the Automa cannot pay for numbers 1 and 2, but for number 3, Space Mining.',
      },
      'A25.6': {
        heading: 'Terraform',
        paragraphs: [
          'It may raise as many levels as you could in its place [A14.3]. It begins with the leftmost track for which it has the resource and goes on until that is full or the resource used up, then it takes the next. On a terraformed planet, or if it can raise nothing, the row is skipped.',
        ],
      },
      'A25.7': {
        heading: 'Explore',
        paragraphs: [
          'It pays a Leader of the planet’s colour, gains what the top survivor card shows and discards it, whatever its colour. Scouting Vehicles make no difference. If there is no card to draw, it does not pay and the row is skipped.',
        ],
      },
      'A25.8': {
        heading: 'Colony and outpost',
        paragraphs: [
          '**Colony**: it founds one if it has a marker in its pool, no colony on this planet yet, and can pay the price [A17.1].',
          '**Outpost**: it puts one from its pool on its planet. If there is none, it moves one from another planet; if there are two, you choose which. With an Automa colony on the planet it scores 2 points. If one of its outposts is already there, the row is skipped.',
        ],
      },
      'A25.10': {
        heading: 'What it never does',
        paragraphs: ['It settles no survivors, gains no specialist tokens and plays no crew actions.'],
      },
    },
  },
  A26: {
    title: 'How the Automa chooses',
    sections: {
      'A26.1': {
        heading: 'Any resource',
        paragraphs: [
          'Unit by unit, it **gains** what it has least of and **pays** what it has most of. In a tie it is the higher track of the cargo card [A1.4].',
          'Example: it has 1 biomass and 2 technology and gains two units of any resource: 1 workforce and 1 mineral. Then it pays one unit: technology.',
        ],
        caption:
          'The example: 1 one biomass, two technology. 2 The Automa gains two units of any resource: workforce and minerals. 3 It pays one: technology.',
      },
      'A26.3': {
        heading: 'Its crew',
        paragraphs: [
          'Its crew cards count only as specialists, and it may have any number. For each specialist it lacks it may give **any two** of its cards instead.',
        ],
      },
      'A26.4': {
        heading: 'How it pays, and what you choose',
        paragraphs: [
          'First it pays Leaders of the planet’s colour and Engineers with cards of exactly that sign. Then it pays “any Leader” with a Leader card, if it has one left; **you choose the colour**. Then it gives two cards for each specialist still missing; **you choose them**. Resources come last.',
          'The cards it pays are discarded. Of several with the same sign it gives the one it has had longest.',
        ],
      },
    },
  },
  A27: {
    title: 'Solo: who wins',
    sections: {
      'A27.1': {
        heading: 'The end',
        paragraphs: [
          'As in every game: after the third terraformed planet the round is finished, then you and the Automa have one more turn each.',
        ],
      },
      'A27.2': {
        heading: 'What the Automa scores',
        paragraphs: [
          'It scores as you do [A21.3], without survivors, and in addition for its upgrades. For 0 to 6 of them it gets, on **Easy** and **Easy+**, 0, 0, 1, 3, 6, 11 or 15 points; on **Medium** and **Medium+** 0, 0, 2, 5, 10, 17 or 25; on **Hard** and **Hard+** 0, 0, 5, 10, 15, 22 or 30.',
        ],
        caption: 'The points of the Automa for none to six upgrades, by level.',
      },
      'A27.3': {
        heading: 'Victory',
        paragraphs: ['You win with more points than the Automa. In a tie the Automa wins.'],
      },
    },
  },
} as const
