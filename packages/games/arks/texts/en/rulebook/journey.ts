/** The rules of Terraforming Arks: A8, A9, A10, A11, A12, in English. */
export default {
  A8: {
    title: 'Step 1: upgrade the ark',
    sections: {
      'A8.1': {
        heading: 'One upgrade a turn',
        paragraphs: [
          'At the beginning of your turn, and only then, you may unlock **one** upgrade. It works from that moment, already in this turn, until the end of the game.',
          'The colony marker that lay on it goes to your pool; now you can found a colony with it [A17.1]. Apart from Engines, each upgrade is unlocked once.',
        ],
      },
      'A8.2': {
        heading: 'The eight upgrades',
        paragraphs: [
          '**Robotics** (an Engineer, 2 technology): a second action on a planet with your colony [A8.7].',
          '**Biodome** (an Engineer, 2 biomass): landing on a space station gives 1 workforce. **Leisure Facilities** (an Engineer, 1 workforce): landing on a space station gives a crew card from the Cantina.',
          '**Space Mining** (an Engineer, 2 minerals): landing on a moon gives 1 mineral. **Mining Vehicles** (any Leader, 1 mineral): landing on a moon gives a crew card from the Cantina.',
          '**Cargo Holds** (any Leader, 1 workforce): you hold 6 units of each resource instead of 4 [A5.1]. **Scouting Vehicles** (any Leader, 1 workforce): when you explore, you choose between two survivor cards [A15.6].',
          '**Engines** (an Engineer, 1 workforce, 1 technology): your ark flies farther [A8.4].',
        ],
        caption:
          'The ark card at the start: every upgrade with its price and its colony marker; between the pairs the outposts they free.',
      },
      'A8.4': {
        heading: 'Engines, twice',
        paragraphs: [
          'You may buy Engines twice, in different turns, at the same price. The first time the marker moves from 2 to 4, and your range is **4**. The second time it goes to your pool, and your range is **6**.',
        ],
      },
      'A8.6': {
        heading: 'Pairs free an outpost',
        paragraphs: [
          'Biodome and Leisure Facilities are a pair, Space Mining and Mining Vehicles another. As soon as both of a pair are unlocked, one of your outposts moves to your pool and you score **5 points** at once.',
          'Example: you own Leisure Facilities and have your Engineer ready and 2 biomass. You unlock Biodome: the biomass is spent, the token locked, a colony marker and an outpost go to your pool, and you score 5.',
        ],
      },
      'A8.7': {
        heading: 'Robotics',
        paragraphs: [
          'On a planet with a colony of yours you may take two different destination actions instead of one [A13.4].',
        ],
      },
    },
  },
  A9: {
    title: 'Step 2: travel',
    sections: {
      'A9.1': {
        heading: 'Off to another field',
        paragraphs: [
          'Your ark **must leave** its field and land on another one. It makes at least one move and at most as many as its **range**: 2, with Engines 4 or 6.',
          'It enters no field twice and does not return to where it started.',
        ],
      },
      'A9.3': {
        heading: 'Other arks',
        paragraphs: [
          'You may fly past any ark. But you cannot land on a moon, a space station or an asteroid where another ark stands.',
        ],
      },
      'A9.4': {
        heading: 'Only landing counts',
        paragraphs: [
          'Fields you pass have no effect. So you simply choose where to land; the board highlights every field in range and shows how many moves it is away.',
        ],
        caption:
          'The first turn with range 2: moon and station of the Portal and three fields on the next cards are one move away, the three planets two. To the south a new planet can be discovered with one move.',
      },
      'A9.5': {
        heading: 'Nowhere to go',
        paragraphs: [
          'Should there really be nothing to land on and nothing to discover, the ark stays. That is not a landing; your turn goes on where you are.',
        ],
      },
    },
  },
  A10: {
    title: 'Discovering planets',
    sections: {
      'A10.1': {
        heading: 'Into the unknown',
        paragraphs: [
          'Instead of a known field you may head for an empty slot. Fly to a field with an exit towards it and cross the edge; crossing is one more move. So that field may be at most your range minus 1 away, and if your ark already stands on it, one move is enough.',
        ],
      },
      'A10.2': {
        heading: 'A new world',
        paragraphs: [
          'The next planet card is laid in that slot, devastated side up, and is at once joined to all its neighbours. Your ark **lands on the new planet**, however many moves you have left.',
        ],
        caption:
          'From K’eyi over the space station and across the edge: Elpis is discovered. The ark stands on the planet, although by the new routes it would be three moves away. Pink has chosen minerals.',
      },
      'A10.3': {
        heading: 'The discoverer’s bonus',
        paragraphs: [
          'Choose one of the planet’s resource tracks: it rises to level 1 free of charge, and one of your terraforming markers goes onto field 1. This is not a terraforming action and costs you nothing.',
        ],
      },
      'A10.4': {
        heading: 'Five to be found',
        paragraphs: [
          'Nothing lies outside the square of nine. With the Portal, three starting planets and five discoveries the system is complete, and nobody can discover anything more.',
        ],
      },
    },
  },
  A11: {
    title: 'Landing',
    sections: {
      'A11.1': {
        heading: 'Outposts pay their owners',
        paragraphs: [
          'If you have discovered the planet, the bonus comes first. Then **every outpost** on the planet, whoever owns it, gives its owner what the planet shows now, also when you land at your own.',
          'Owners take their share in turn order, beginning with the player who landed, and make their own choices. Example: violet has an outpost on devastated Adumah, which gives one unit of any resource. You land there; violet chooses the resource before you go on.',
        ],
        caption:
          'The example: pink lands on devastated Adumah. Violet’s outpost gives violet one unit of any resource.',
      },
      'A11.3': {
        heading: 'Moons and stations',
        paragraphs: [
          'On a space station your Biodome works first, then your Leisure Facilities; on a moon your Space Mining, then your Mining Vehicles. Only the upgrades of the player who landed count.',
        ],
      },
      'A11.4': {
        heading: 'Fresh crew',
        paragraphs: ['A crew card you gain by landing may be played in the same turn.'],
      },
    },
  },
  A12: {
    title: 'Step 3: play crew cards',
    sections: {
      'A12.1': {
        heading: 'Two plays',
        paragraphs: [
          'You may play crew cards **twice** in a turn, but only **once** if your ark stands on the Portal.',
        ],
      },
      'A12.2': {
        heading: 'Does the edge match?',
        paragraphs: [
          'A card’s action works if the edge at the hold matches the field under your ark: a coloured edge a **planet of that colour**, an orbital edge any **moon or space station**. On the Portal every edge matches, on an asteroid none.',
          'Example: Quantum Tinkerer lies in the lower row. On a moon or a station its orbital edge gives you a resource of your choice. In the upper row it works on a red planet: you pay a unit of any resource and gain 2 technology and a crew card.',
        ],
      },
      'A12.3': {
        heading: 'You need not use it',
        paragraphs: [
          'The action is optional. You may also play a card without it, only to move or to discard it.',
          'If the action is an exchange, you pay its full price, and you can do it once for each play.',
        ],
      },
      'A12.4': {
        heading: 'Where the card goes',
        paragraphs: [
          'From the **lower row** a played card is discarded or moves to the upper row, if there is room. From the **upper row** it is discarded. So a card that begins in the lower row can serve you twice.',
          'The card goes first, then its action is carried out. A card you draw by it may already use the place that became free.',
        ],
      },
      'A12.6': {
        heading: 'The same card again',
        paragraphs: [
          'If your first play moved a card up, it may be your second play as well, now with its other edge. A card drawn by the first play may also be the second.',
          'Example: your ark is on Elpis, a green planet, with 3 biomass and 1 technology; Tide Regent and Crater Warden lie in the upper row, Hull Welder in the lower. Tide Regent would give 2 biomass, but only one has room. So you play Hull Welder without its action and move it up, then play it again: 1 technology becomes 2 workforce, 1 mineral and a crew card. It is discarded, and the new card goes into either row.',
        ],
        caption:
          'The example: 1 Hull Welder lies in the lower row; 2 it has moved up without its action; 3 played again, it turned 1 technology into 2 workforce and 1 mineral, and a crew card is still to be drawn.',
      },
    },
  },
} as const
