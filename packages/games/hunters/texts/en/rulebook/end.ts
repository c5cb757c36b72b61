/** The rules of Star Hunters: H13, H12, H3, H15, H16, H21, in English. */
export default {
  H13: {
    title: 'The pool',
    sections: {
      'H13.1': {
        heading: 'When crystals run short',
        paragraphs: [
          'Whatever is paid, fused, decayed or lost goes back to the pool before anything is taken out for it.',
          'If the pool has too few crystals of a kind, you take what is there. Nothing is owed and nothing is replaced. This holds for fields, production, rewards, stellar winds and events, kind by kind; only reactions need everything [H9.7].',
          'If several players are to receive something, the order decides: that of production [H4.2], of event cards [H8.8] or of a stellar wind [H11.4]. Example: 2 He are in the pool. The first player owns Fomalhaut and Capella b, the second Procyon a, each good for 1 He. The first player receives 2 He, the second nothing.',
        ],
      },
      'H13.4': {
        heading: 'Returning crystals',
        paragraphs: [
          '“Returns 3 H” means: 3 H, or all your H if you have fewer. There is nothing to choose. Example: A draws the Carrington Event 1859 while the others hold 2 H, 0 H and 9 H. They return 2, 0 and 3 H.',
        ],
      },
      'H13.5': {
        heading: 'Nothing gets lost',
        paragraphs: [
          'The pool and the crystals of all players together are always as many as at the start [H1.4]. The app checks this after every step.',
        ],
      },
      'H13.6': {
        heading: 'The hold limit',
        paragraphs: [
          'This table option is off unless you turn it on. With it, at the end of your own turn you keep at most **24 H, 14 He, 9 C, 7 O, 2 Si and 1 Fe**; the rest goes back to the pool by itself. During a turn and between your turns there is no limit. So hoarders cannot dry up the sky.',
          'Example: you end your turn with 27 H, 15 He and 2 Si. 3 H and 1 He go back. If somebody’s Rigel then brings you 5 H, you hold 29 H until the end of your next turn.',
        ],
        caption:
          'The example: of 27 H, 15 He and 2 Si you keep 1 what the limit allows, and 2 three H and one He go back to the pool.',
      },
    },
  },
  H12: {
    title: 'The end of the game',
    sections: {
      'H12.1': {
        heading: 'Ten points',
        paragraphs: [
          'When somebody has 10 or more points, that turn is finished as usual, and then **the round is completed**: everyone who has not yet had a turn in it gets one more. The first player gets none.',
          'Example: of four players P1 was first, and P2 reaches 10 points. P3 and P4 have one more turn, P1 has none. If it is P4, the game ends after this turn, once the any-moment cards have had their chance.',
        ],
      },
      'H12.3': {
        heading: 'The last turns',
        paragraphs: [
          'They are turns like all others, with fights, events and new stars. Others may still reach 10 points, or more.',
        ],
      },
      'H12.4': {
        heading: 'Who wins',
        paragraphs: [
          'Whoever has the most points wins, and points above 10 count too. In a tie, add up the **mass numbers of your remaining crystals**: the larger sum wins. If that is equal, the larger total **mass of your stars** wins. If even that is equal, the tied players share the victory.',
          'Example: A and B both have 10 points. A holds 3 H and 2 He, that is 3 + 8 = 11. B holds 1 C, that is 12. B wins.',
        ],
        caption: 'The tie of the example: 3 × 1 + 2 × 4 = 11 against 1 × 12 = 12. The second player wins.',
      },
      'H12.5': {
        heading: 'If nobody wants to finish',
        paragraphs: [
          'After 60 complete rounds the app ends the game and counts. If you play for stars, you will never see it happen.',
        ],
      },
    },
  },
  H3: {
    title: 'Open and secret',
    sections: {
      'H3.1': {
        heading: 'What everybody sees',
        paragraphs: [
          'Rockets, crystals, stars, Sun cards, points, piles and the pool, the number of cards in every hand and in the deck. You may look at all of it at any time.',
          'The same goes for the turn being played: the step, fusions made and allowed, dice, announced cards and choices, and who is still to be asked. Cards lying under the deck are not shown, even if you may remember them.',
        ],
      },
      'H3.2': {
        heading: 'What stays secret',
        paragraphs: [
          'Only you see the event cards in your hand, and the two cards you look at with Spectrum. Nobody sees the cards of the deck or their order.',
        ],
      },
      'H3.3': {
        heading: 'A riddle, not a secret',
        paragraphs: [
          'Which dot belongs to which star follows from numbers that lie open. The app shows the star card, the axes with their ticks and the dots without names, and never marks the right one before you have chosen. As a learner you can switch on marks for the temperature and the luminosity of your star at the ends of the axes; where they meet, you must find.',
        ],
        caption:
          'The learning aid with the numbers of the Sun: green marks on both axes. Where they meet, only you can find.',
      },
    },
  },
  H15: {
    title: 'How the app asks you',
    sections: {
      'H15.1': {
        heading: 'When it is not your turn',
        paragraphs: [
          'You may be asked even then: when you are attacked, for reactions in a fight, where to retreat, whether to answer a card with Dark energy, and for any-moment cards between the turns. While such a question is open, everybody else waits.',
          '**Whoever holds a card is asked**, whichever card it is, and may always pass; whoever holds none counts as having passed. So nobody learns what is in a hand by what is asked. The settings let the app pass for you where none of your cards fits; the others see a pass like any other.',
        ],
        caption:
          'After somebody’s turn: 1 holds one card and is asked, 2 holds none and is not, 3 holds three and is asked. Which cards they are makes no difference.',
      },
      'H15.3': {
        heading: 'Computer players make mistakes too',
        paragraphs: [
          'They miss the right dot now and then. How often depends on the level you choose, from 0 to 20%: beginners misplace about every fifth star, easy ones every seventh, medium ones every twentieth, the stronger ones none.',
        ],
      },
      'H15.4': {
        heading: 'The order of choices',
        paragraphs: [
          'Choices are always listed in the same order: elements from H to Fe, players in turn order after the one who decides, and doing nothing comes last. Equal cards in a hand are one choice.',
        ],
      },
    },
  },
  H16: {
    title: 'Chance',
    sections: {
      'H16.1': {
        heading: 'Where chance plays a part',
        paragraphs: [
          'In this order: the first player, unless named; the shuffle of the event deck; the Sun cards in turn order. Later only the dice of a fight, first the attacker’s, then the defender’s, a new roll by Uncertainty principle, and each random crystal.',
          'Nothing else is random. With the seed and the list of decisions every game can be replayed exactly.',
        ],
        caption:
          'All 36 rolls of two dice, the attacker’s at the left, the defender’s above. With equal bonuses the attacker wins 15 of them, for ties go to the defender.',
      },
    },
  },
  H21: {
    title: 'About this edition',
    sections: {
      'H0.1': {
        heading: 'Where these rules come from',
        paragraphs: [
          'From the scanned text of a Polish rulebook without its title page; authors and publisher are not named in it. Our working notes mark for every rule whether it stands in that text, was read from a damaged spot, or had to be reconstructed.',
          'Damaged spots were above all numbers and names: the constants of the Sun, the figures of Antares, Aldebaran and Capella b, the name Mirzam. They were restored with the help of physics and published values.',
        ],
      },
      'H0.4': {
        heading: 'Real stars',
        paragraphs: [
          'Where the source gives no numbers, published values are used, rounded to three digits. On every card luminosity, radius and temperature fit together as physics requires, within a factor of 1.7.',
          'Regulus b is only on its way to becoming a white dwarf; it is the close companion that catalogues call Regulus Ab. Procyon a, Regulus a and Bellatrix are near the border of their class. The game follows the class usually given.',
        ],
      },
      'H21.1': {
        heading: 'What is reconstructed',
        paragraphs: [
          'The map, costs and productions, most stars, nearly all event cards and two of the four Sun cards. They fit every number of the source but will differ from the printed game.',
          'That a supergiant acts once, and that a normal turn has one fusion, are readings of a brief text. The hold limit is our addition.',
        ],
        caption:
          '1 The Sun card Flare stands like this in the source. 2 Apollo 11 is known in part. 3 Tokamak was made anew. The marks are the same in the gallery.',
      },
      'H20.1': {
        heading: 'Tried out by computers',
        paragraphs: [
          'The prices were found by letting computer players meet thousands of times, so that all four classes of stars are worth a plan. How these players fare today is described in the project’s documents. With equal bonuses the attacker wins 15 of 36 rolls.',
          'Version 1 had other prices: giants were hardly ever made, and the Garnet Star won games. Tables begun with it continue with it.',
        ],
      },
    },
  },
} as const
