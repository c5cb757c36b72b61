/** The rules of Star Hunters: H4, H1, H2, in English. */
export default {
  H4: {
    title: 'The game in a nutshell',
    sections: {
      'H11.1': {
        heading: 'What you are aiming for',
        paragraphs: [
          'You fly a rocket across the northern sky, gather the stuff that stars are made of, fuse light elements into heavier ones, and create real stars. For every star you must find its place on the **Hertzsprung-Russell diagram**, the HR diagram for short: nobody tells you where it belongs, but the card tells you everything you need to know.',
          'A supergiant is worth **4** points, a giant **3**, a main-sequence star **2**, a white dwarf **1**. Whoever owns all the stars of a system gets a little more [H11.2].',
          'When somebody has **10 points**, the round is played to its end [H12.1]. Then whoever has the most points wins [H12.4].',
        ],
      },
      'H4.1': {
        heading: 'A round',
        paragraphs: [
          'Every round begins with **production**: each star, except supergiants, gives its owner the crystals shown at the top right of its card. Players are served in turn order, the stars of each player in the order in which they were created. Then, beginning with the first player, everyone takes one turn.',
          'So a new star produces for the first time in the next round. The cards Great Conjunction and Recurrent nova T Coronae Borealis are quicker: they let every star produce that is owned at that moment, even one created in the same round.',
        ],
      },
      'H4.3': {
        heading: 'Your turn in six steps',
        paragraphs: [
          '**1. Move** your rocket to a neighbouring field [H5.1]. **2. Fight** if somebody is already there [H6.1]. **3. Use the field**: take its crystals, draw an event card, or let something decay [H7.1].',
          '**4. Event cards**: play as many as you like [H8.2]. **5. Fusion**: turn crystals into heavier ones, normally once [H9.3]. **6. Create a star**: pay for it and find its dot [H10.1].',
          'The order is fixed and there is no way back. Moving and using the field are compulsory; the last three steps are up to you.',
        ],
        caption:
          'The six steps of a turn in their fixed order. 1 and 3 are compulsory, 2 happens when somebody is there, 4 to 6 are up to you.',
      },
      'H4.4': {
        heading: 'Before, between and after',
        paragraphs: [
          'Before your move you may play a card that changes it [H8.5]. If you attack and lose, you skip step 3 and go on with step 4.',
          'When your turn is over, the hold limit comes first if you play with it [H13.6]. Then everyone has a chance to play any-moment cards [H8.9]. After the last turn of a round, this chance comes before the next production.',
        ],
      },
    },
  },
  H1: {
    title: 'What lies on the table',
    sections: {
      'H1.1': {
        heading: 'The sky and the diagrams',
        paragraphs: [
          'The board is a map of the northern sky with **19 fields**, each of them a constellation. Beside it are the periodic table with the reactions, to be read forwards as fusion and backwards as decay, the four piles of stars, the event deck and the stores of the six elements.',
          'There is one HR diagram on which stars are placed, and two combat diagrams: attack is read from the radius of a star, defence from its mass. Two dice do the rest.',
        ],
      },
      'H1.3': {
        heading: 'Your pieces',
        paragraphs: [
          'In your colour you have **one rocket** and **ten star markers**. One tile, the Helix Nebula, shows who is first player.',
        ],
      },
      'H1.4': {
        heading: 'Crystals',
        paragraphs: [
          'Six elements lie ready as crystals: 100 hydrogen (H), 60 helium (He), 40 carbon (C), 30 oxygen (O), 10 silicon (Si) and 5 iron (Fe). All crystals that nobody owns are **the pool**.',
          'Every element has a mass number: H 1, He 4, C 12, O 16, Si 28, Fe 56. It matters for the reactions [H9.1] and for ties at the end [H12.4].',
          'The crystals have the colours of the printed game: violet, green, brown, white, yellow and red. Letter and shape tell them apart without colour.',
        ],
        caption: 'The six elements, from the lightest to the heaviest, with their mass numbers.',
      },
      'H1.5': {
        heading: 'Star cards',
        paragraphs: [
          'There are 42 real stars: 8 supergiants, 12 giants, 15 main-sequence stars and 7 white dwarfs.',
          'A card shows the **cost** at the top left and the **production** at the top right, then mass, radius, temperature and luminosity, and the **points** at the bottom right. Mass, radius and luminosity are given in units of the Sun: M☉, R☉, L☉. A small letter after the name means that the star belongs to a system.',
          'One of mass and radius is **highlighted**: a highlighted radius helps you to attack, a highlighted mass to defend [H6.4]. On supergiants both are highlighted. They produce nothing; instead they have an effect that happens once [H11.4].',
        ],
        caption: 'Capella a: its radius is highlighted, so it helps its owner to attack. Each round it gives 1 C.',
      },
      'H1.7': {
        heading: 'Event cards and Sun cards',
        paragraphs: [
          'The deck has 36 event cards of 23 kinds: 8 immediate cards, 16 for your own turn, 8 reactions and 4 for any moment [H8.1].',
          'Each of the four Sun cards has a **lasting effect** and shows the numbers of the Sun and the order of a turn. **Flare**: +1 to your die when you attack. **Heliosphere**: +1 when you defend. **Spectrum**: on an Event field you look at two cards and take one [H8.21]. **Core**: one more fusion in each of your turns [H9.3].',
        ],
        caption: 'The Sun card Flare: the numbers of the Sun, its lasting effect and the order of a turn.',
      },
    },
  },
  H2: {
    title: 'Setting up',
    sections: {
      'H2.1': {
        heading: 'The table',
        paragraphs: [
          'The app does all of this for you; it is good to know what it does. All crystals go to the pool. All rockets start at the celestial pole, on the **Decay field** in Ursa Minor.',
          'The star cards lie face up in four piles, one for each class. You may look through them and choose **any card of a pile**, not only the top one; their order means nothing.',
        ],
      },
      'H2.3': {
        heading: 'What each player gets',
        paragraphs: [
          'Everyone takes **5 H**, one random Sun card, which lies face up, and one random event card.',
          'Nobody starts with an immediate card: if one is dealt, it goes under the deck and the next card is dealt instead. Players are dealt their cards in turn order. Example: Perseid meteor shower and Tokamak lie on top. The first player gets Tokamak, the Perseids go under the deck.',
        ],
        caption:
          'The start: 1 all rockets stand at the pole, on the Decay field; 2 everybody has five H, a Sun card and an event card that is not an immediate one.',
      },
      'H2.5': {
        heading: 'Who begins',
        paragraphs: [
          'Around a real table it is the player whose birthday was most recent. In the app the first player is drawn at random, unless the host names somebody. The tile stays with this player for the whole game, and turns go clockwise from there.',
        ],
      },
      'H14.1': {
        heading: 'Two, three or four players',
        paragraphs: [
          'The rules are the same for 2, 3 and 4 players. Sun cards that nobody got go back to the box unseen.',
        ],
      },
    },
  },
} as const
