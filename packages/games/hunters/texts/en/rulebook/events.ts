/** The rules of Star Hunters: H8, in English. */
export default {
  H8: {
    title: 'Step 4: event cards',
    sections: {
      'H8.1': {
        heading: 'Drawing a card',
        paragraphs: [
          'An **immediate** card takes effect as soon as you draw it, even in the turn of somebody else. All others go to your hand: **own turn**, **reaction** and **any moment** say when you can play them. Your hand may be as large as you like.',
          'Several cards are drawn one at a time. An immediate one is dealt with and laid under the deck before the next is drawn.',
        ],
        caption: 'One card of each sort: immediate, own turn, reaction, any moment.',
      },
      'H8.3': {
        heading: 'After use',
        paragraphs: [
          'A used card goes to the **bottom of the deck** when everything on it has been done. The deck is never shuffled again. If it is empty, you draw nothing.',
        ],
      },
      'H8.2': {
        heading: 'Own-turn cards',
        paragraphs: [
          'You may play any number of cards in a turn. Most own-turn cards are played in step 4. Three of them, Voyager 1, Lagrange point L2 and the Einstein–Rosen bridge, change your move and are played **before step 1**; only one of them can be in force in a turn.',
          'In step 4, for example, Sputnik 1 draws two event cards, Tokamak lifts the limit of fusions, Polonium and Radium 1898 allows up to three decays wherever you are, and T Coronae Borealis lets all your stars produce once.',
        ],
      },
      'H8.6': {
        heading: 'No card for nothing',
        paragraphs: [
          'Some cards can be played only when they would change something. Apollo 11, the 21-centimetre line and Alpha particles need a fitting crystal in the pool; Sputnik 1 a card in the deck; Tokamak a limit that is still there; Polonium and Radium a decay that is possible; Hayabusa2 a player with a crystal on your field or next to it; T Coronae Borealis a star of yours that produces.',
          'For Apollo 11 you can name only an element of which the pool has a crystal, for Hayabusa2 only a player who fits. All other cards can always be played in their window.',
        ],
      },
      'H8.7': {
        heading: 'Announcing, and who comes first',
        paragraphs: [
          'You name the element, player or field together with the card, **before** anybody can answer with Dark energy [H8.14]. What you let decay is decided only when the card takes effect.',
          'When a card serves several players, you are served first if you drew or played it, then the others in turn order.',
        ],
      },
      'H8.9': {
        heading: 'Any-moment cards',
        paragraphs: [
          'The 21-centimetre line brings 8 H, Alpha particles bring 4 He. In your own turn you can play them before the move and in steps 4 to 6 until you announce a star, but not during or between fights, nor while a field is being used.',
          'They can also be played **after any turn**, even the very last one. Beginning with the player who has just finished, unless that player announced a star [H8.10], each player clockwise has one go and plays cards one by one until they pass. Whoever has passed is not asked again, whatever the others play.',
        ],
      },
      'H8.10': {
        heading: 'Once a star is announced',
        paragraphs: [
          'From then on you can play nothing in this turn but Annie Jump Cannon’s classification [H8.13]. Creating a star ends your turn: the chance after it is for the others only.',
        ],
      },
      'H8.17': {
        heading: 'The immediate cards',
        paragraphs: [
          '**Perseid meteor shower**: 5 H for you, 2 H for everybody else. **Carrington Event 1859**: everybody else returns 3 H [H13.4]. **Supernova of 1054**: 1 C and 1 O for you, 1 He for everyone else on your field or a neighbouring one. **Great Conjunction**: all stars of all players produce once [H4.2], yours first.',
          '**Black hole Cygnus X-1** drags your rocket to the Decay field. There is no fight and no decay; in your own turn you go on from there.',
          'What counts is where the rockets stand at the moment when the card takes effect. Example: A draws the Supernova of 1054 on Ursa Major, B stands on Leo, C on Orion. A receives 1 C and 1 O, B receives 1 He, C nothing.',
        ],
      },
      'H8.15': {
        heading: 'Lagrange point L2',
        paragraphs: [
          'You skip step 1, fight nobody, even if you share the field, and use the field again. Example: A and B both stand on Orion. A plays the card and takes 8 H in peace.',
        ],
      },
      'H8.16': {
        heading: 'Voyager 1 and the Einstein–Rosen bridge',
        paragraphs: [
          '**Voyager 1**: your move is two steps long. You can reach every field that lies just beyond one other field, but not the one you start from. **Einstein–Rosen bridge**: you can reach every field but your own.',
        ],
      },
      'H8.18': {
        heading: 'Apollo 11',
        paragraphs: [
          'Choose an element and take 2 crystals of it, or 1 if it is silicon or iron. If the pool has fewer, you take what is there.',
        ],
      },
      'H8.19': {
        heading: 'Kepler’s laws',
        paragraphs: [
          'Put the rocket of another player on any field but its present one. The owner has no say, and there is neither a fight nor use of the field.',
        ],
      },
      'H8.20': {
        heading: 'Hayabusa2',
        paragraphs: [
          'Take 2 random crystals, drawn as after a fight [H6.8], from one player on your field or a neighbouring one. If there is only one crystal, you take that.',
        ],
      },
      'H8.11': {
        heading: 'Reactions in a fight',
        paragraphs: [
          'After the roll the attacker may play **Gamma-ray burst** (+2 attack), the defender **Magnetosphere** (+2 defence). Either may play **Uncertainty principle** and roll their own die again; the new roll counts, and the +1 of Flare still applies. Several cards may be used in one fight.',
        ],
      },
      'H8.12': {
        heading: 'Total solar eclipse',
        paragraphs: [
          'Played when you are attacked, before the dice are rolled: the fight does not take place. Both rockets stay, nothing is taken or paid, and the attacker counts as spared by you.',
          'Example: B is alone on Coma Berenices and plays the eclipse when A arrives. No die is rolled, both stay, and A takes 8 H.',
        ],
      },
      'H8.13': {
        heading: 'Annie Jump Cannon’s classification',
        paragraphs: [
          'Played after you have placed a star wrongly: choose one more free dot, not the same again. If it is wrong too, the star is lost after all [H10.7]. Until then the table learns only that the first dot was wrong.',
        ],
      },
      'H8.14': {
        heading: 'Dark energy',
        paragraphs: [
          'Played right after somebody else has announced an own-turn or any-moment card: that card has no effect and goes under the deck, with Dark energy below it. Immediate cards and reactions cannot be stopped like this. A player whose move card was stopped moves normally or plays another one.',
          'Example: A plays Apollo 11 and names carbon. You answer with Dark energy, and A receives nothing.',
        ],
      },
      'H8.21': {
        heading: 'Sun: spectrum',
        paragraphs: [
          'When you use an Event field, you look at the top two cards, take one and put the other under the deck without showing it. If you take an immediate card, it takes effect. If the deck has only one card, you simply draw it. Draws from other sources are not changed.',
        ],
      },
    },
  },
} as const
