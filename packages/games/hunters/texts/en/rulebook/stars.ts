/** The rules of Star Hunters: H9, H10, H11, in English. */
export default {
  H9: {
    title: 'Step 5: fusion and decay',
    sections: {
      'H9.1': {
        heading: 'The five reactions',
        paragraphs: [
          'They are the burning stages of real stars: **4 H → He** (hydrogen burning), **3 He → C** (triple-alpha process), **C + He → O** (alpha capture on carbon), **2 O → Si + He** (oxygen burning), **2 Si → Fe** (silicon burning).',
          'Forwards they are fusion, backwards decay. The mass numbers on both sides are always equal. The chain ends with iron: nothing heavier can be made.',
        ],
        caption: 'The five reactions. The small numbers are mass numbers; both sides of a reaction add up to the same.',
      },
      'H9.2': {
        heading: 'How often',
        paragraphs: [
          'Pay the left side to the pool and take the right side: that is **one fusion**. In a normal turn you have one, with the Sun card Core two. If you have used Cygnus [H7.5] or played Tokamak, there is no limit in this turn.',
          'Fusions are made one after the other, and what one gives the next may use. Example: with 8 H on an ordinary field the owner of Core can make 2 He; anybody else makes 1 He and keeps 4 H.',
        ],
      },
      'H9.8': {
        heading: 'Cygnus must be used',
        paragraphs: [
          'Merely standing on Cygnus lifts no limit. Example: you fly from Cygnus to Lyra, lose the fight and are thrown back. With 12 H you may carry out one fusion, and are left with 8 H and 1 He.',
        ],
      },
      'H9.6': {
        heading: 'Decay',
        paragraphs: [
          'A decay is a reaction run exactly backwards: He becomes 4 H, C becomes 3 He, O becomes C and He, Si and He become 2 O, Fe becomes 2 Si. It is possible only on the Decay field [H7.4] and with an event card.',
        ],
      },
      'H9.7': {
        heading: 'All or nothing',
        paragraphs: [
          'A reaction is allowed only if the pool holds everything it gives. Example: without a C in the pool, nobody can turn 3 He into carbon.',
        ],
      },
    },
  },
  H10: {
    title: 'Step 6: create a star',
    sections: {
      'H10.1': {
        heading: 'Announce and pay',
        paragraphs: [
          'Once per turn you may announce a star from one of the piles, pay its whole cost to the pool, and choose a dot on the HR diagram.',
          'You pay exactly the crystals shown; no element stands in for another.',
        ],
      },
      'H10.3': {
        heading: 'The diagram',
        paragraphs: [
          'From left to right it gets **cooler**, from 40,000 K to 2,500 K; from bottom to top **brighter**, from 10⁻⁵ to 10⁶ L☉. Both axes are logarithmic: equal distances mean equal factors. The Sun is the yellow dot at 5,770 K and 1 L☉; it is there for comparison and cannot be chosen.',
          'There are 42 red dots for the stars of the game, and 6 more for real stars that are not in it. You may choose any dot without a marker.',
        ],
        caption: 'The HR diagram with all its red dots. The cross shows how to read it, with the Sun as an example.',
      },
      'H10.5': {
        heading: 'Finding the dot',
        paragraphs: [
          'The right dot lies exactly at the **temperature and luminosity** printed on the card. Exactly one dot is right.',
          'A rough picture helps: hot stars are on the left, faint ones at the bottom. The main sequence runs from the upper left to the lower right, giants and supergiants are above it, white dwarfs below it at the left.',
        ],
      },
      'H10.6': {
        heading: 'Right',
        paragraphs: [
          'Your marker stays on the dot for the rest of the game, and the card is yours: from now on its points, production and bonuses count. A supergiant acts [H11.4]. Then your turn ends.',
          'Example: you have 17 H, 4 He, 1 C and 3 points. You announce Altair (15 H and 4 He) and find its dot. Now you have 2 H, 1 C and 5 points.',
        ],
      },
      'H10.7': {
        heading: 'Wrong',
        paragraphs: [
          'The crystals stay in the pool, the card goes back to its pile, the marker back to you. No stellar wind blows, and your turn ends. From the next turn on, anybody may try that star again. In the example you would have 2 H, 1 C and still 3 points.',
          'Only one card can still save you: Annie Jump Cannon’s classification [H8.13].',
        ],
      },
      'H10.8': {
        heading: 'Yours for good',
        paragraphs: [
          'A star that somebody owns cannot be created again, taken, traded or destroyed. An empty pile offers nothing. With all ten of your markers on the diagram you can create no more stars, but by then you have long had 10 points.',
        ],
      },
      'H10.10': {
        heading: 'Help for young hunters',
        paragraphs: [
          'The table option “Help on the Hertzsprung-Russell diagram” makes every placement right. Everybody sees before the game that it is on. Nobody is asked for a dot then, computer players make no mistakes either, and Annie Jump Cannon’s classification can never be played.',
        ],
      },
    },
  },
  H11: {
    title: 'Systems and supergiants',
    sections: {
      'H11.2': {
        heading: 'Double and triple systems',
        paragraphs: [
          'Own all the stars of a double system, and you have **1 extra point**; for the triple system Keid it is **2**. The bonus counts as soon as the last star is placed. A part of a system gives nothing extra.',
          'The double systems are Capella, Izar, Sirius, Procyon, Regulus and 61 Cygni. Some of them have even more stars in the real sky; these are not in the game.',
          'Example: you own Aldebaran, Keid a and Keid b, together 6 points. With Keid c you have 6 + 2 + 2 = 10, and the last turns begin.',
        ],
      },
      'H11.4': {
        heading: 'The stellar wind of a supergiant',
        paragraphs: [
          'The effect of a supergiant that has been placed correctly happens **once, at once**: its stellar wind sweeps the sky. “This field” is where the rocket of its creator stands, “neighbouring fields” are those adjacent to it. Everyone whose rocket is there is affected: the creator first, then the others in turn order. Nothing stays on the map.',
          'On this field and next to it: **Antares** 4 and 3 He; **Betelgeuse** 2 and 1 C; **Rigel** 8 and 5 H; **Deneb** 2 and 1 event cards; **Polaris** 4 H + 2 He and 2 H + 1 He; **Mirfak** 1 C + 1 O and 1 C; **Garnet Star** 1 Si and 1 O. **Alnilam** gives 6 H here, but next to it everyone returns 3 H [H13.4].',
          'Example: P1 creates Antares on Draco, where P4 stands too. P2 is on Ursa Minor, P3 on Cygnus. P1 and P4 receive 4 He each, P2 receives 3 He, P3 nothing.',
        ],
        caption: 'The wind of Antares over Draco: the fields around it are reached as well, Cygnus is too far away.',
      },
      'H11.5': {
        heading: 'Who is near, and when',
        paragraphs: [
          'Who is affected is settled once, before the first player is served. If an immediate card drawn through Deneb moves somebody meanwhile, nobody is added or left out. Each player draws and resolves all cards before the next one is served.',
          'Since the turn ends with the star, crystals from a stellar wind are for later turns. For the creator the hold limit, if you play with it, comes after it [H13.6].',
        ],
      },
    },
  },
} as const
