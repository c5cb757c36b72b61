/** The rules of Crafting the Cosmos: C5, C6, C7, C8, in English. */
export default {
  C5: {
    title: 'Energy phase: move energy',
    sections: {
      'C5.1': {
        heading: 'The ring of controls',
        paragraphs: [
          'Energy runs clockwise: **light → time → gravity → chemistry** → and back to light. A control has room for three energy tokens. Power markers lying there take up no room.',
        ],
      },
      'C5.2': {
        heading: 'One, two or three moves',
        paragraphs: [
          'You make one to three moves. A move takes one token clockwise to the **next control that is not full** at that moment. Full controls are skipped, and skipping costs nothing extra.',
          'Example: pink moves the dark token of chemistry; it lands in light, which is now full. Then pink’s own token goes from gravity to chemistry and on, past light, to time. All three moves are used.',
        ],
        caption:
          'Before and after: light and time hold three tokens each, gravity one, chemistry none. Pink will collect the active reward of time.',
      },
      'C5.3': {
        heading: 'Your own token must move',
        paragraphs: [
          'You may move **your own token and dark energy**, in any order and mix, but never the tokens of other players. At least one of the moves must be your own token.',
          'If two dark moves have been made, the third has to be yours, so the app then offers nothing else. You may stop as soon as your own token has moved.',
        ],
      },
      'C5.5': {
        heading: 'Good to know',
        paragraphs: [
          'Your token can always move: the others are never enough to fill all three remaining controls. It can even return to where it started, with three moves and one full control on the way, or with two moves when two controls are full. Then you get the same active reward again.',
          'Dark tokens are all alike. You only say which control one of them leaves.',
        ],
      },
    },
  },
  C6: {
    title: 'Energy phase: collect',
    sections: {
      'C6.1': {
        heading: 'In which order',
        paragraphs: [
          'First comes the **active** reward of the control that holds your own token. Then come the **passive** rewards of all four controls: the one with your token first, then on clockwise.',
        ],
      },
      'C6.2': {
        heading: 'The active reward',
        paragraphs: [
          '**Light**: 3 H stars. **Time**: 1 O star and 2 DNA. **Gravity**: 2 He stars and 1 supernova. **Chemistry**: 1 C star and 1 nebula; you name the size and take the top tile of that stack.',
        ],
      },
      'C6.3': {
        heading: 'The passive rewards',
        paragraphs: [
          'Every energy token in a control pays once, no matter whose it is: light **1 energy card**, time **1 crystal growth**, gravity **1 graviton**, chemistry **1 proto life**. An empty control pays nothing.',
          'In the example of [C5.2] pink collects 1 O star and 2 DNA, then growth 3, 1 graviton, no proto life and 3 energy cards.',
        ],
        caption:
          'What pink collects in the example: 1 the active reward of time, one O star and two DNA; 2 the passive rewards: growth 3, one graviton, no proto life, three energy cards.',
      },
      'C6.4': {
        heading: 'Your markers pay extra',
        paragraphs: [
          'Each of your power markers in a control pays you one more passive reward of that control, together with the others, even when no energy token lies there: light one card, time one growth, gravity one graviton, chemistry one proto life.',
          'Example: two of your markers lie in chemistry and no token. You still get two proto life.',
          'A marker that you place this turn pays for the first time in your **next** energy phase.',
        ],
      },
      'C6.7': {
        heading: 'Taking energy cards',
        paragraphs: [
          'You take the cards one at a time: each time any card of the row or the top card of the deck, and you see it before you choose the next. The row is not filled up in between; when it is empty, the rest come from the deck.',
          'At the end of your energy phase the row is filled up to four again.',
        ],
      },
      'C6.9': {
        heading: 'When the deck is empty',
        paragraphs: [
          'As soon as a card is needed from the empty deck, the discard pile is shuffled and becomes the new deck. Should both be empty, you can only choose from the row, and the row stays short until there are cards again. A card due to you is lost only when the row is empty too.',
        ],
      },
      'C6.10': {
        heading: 'No limit, no refusal',
        paragraphs: [
          'During your turn you may hold any number of cards; they are counted at the end of the round [C14.5]. You collect everything that is due, wanted or not. The only choices are the size of the nebula and where each card comes from.',
        ],
      },
    },
  },
  C7: {
    title: 'Where things go, and shortages',
    sections: {
      'C7.1': {
        heading: 'Where you put it',
        paragraphs: [
          'Stars, proto life and nebulae wait beside your board [C9.2]. Supernova, DNA and graviton units are counted on your three tracks. Growth happens at once [C8.3]. Energy cards go into your hand.',
          'The tracks have no upper end. More than 1 supernova, 2 DNA or 7 gravitons cannot come together in one turn anyway.',
        ],
      },
      'C7.3': {
        heading: 'When the supply is too small',
        paragraphs: [
          'You take what is left; the rest is lost, and nobody owes it to you later. That goes for stars of each element, life tokens, nebulae, life forms, energy cards and power cards. Only time crystals are never missing [C8.6].',
          'Example: two H stars are left and your token lies in light. You get two, and nothing in place of the third.',
          'Where you may take a star of any element, you choose among the elements that are still in the supply.',
        ],
        caption:
          '1 Two H stars are left in the supply. 2 The active reward of light would be three: you get two, the third is lost.',
      },
      'C7.6': {
        heading: 'What is discarded returns',
        paragraphs: [
          'Discarded stars return to the supply of their element, a supernova to that of the element beneath. Discarded life tokens return to the life supply. All players draw on the same pieces: 26 H, 20 He, 16 O, 16 C and 50 life tokens.',
        ],
      },
      'C7.7': {
        heading: 'Nebula stacks',
        paragraphs: [
          'An empty stack cannot be chosen; if all three are empty, you get no nebula.',
          'A tile that leaves play unfinished, because it was not placed or was replaced, goes face down under the stack of its size. Several at once follow in the order in which you gained them, the last one lowest.',
        ],
      },
    },
  },
  C8: {
    title: 'The time chamber',
    sections: {
      'C8.1': {
        heading: 'Growing, ready, scored',
        paragraphs: [
          'Exactly **one** crystal is growing in your chamber, somewhere on spaces 0 to 5. On space 6 lie the crystals that are ready. Beside them are five scoring spaces for the first five that you discharge; any further ones lie next to the board.',
        ],
      },
      'C8.3': {
        heading: 'Growth',
        paragraphs: [
          'Growth by 1 moves the growing crystal up one space. When it reaches space 6 it is ready, and at once a new crystal from the supply starts on space 0. Growth that is left over continues on the new one.',
          'Growth that you gain while crafting works just the same, and a crystal that becomes ready then may be discharged in the same phase.',
          'Example: your crystal is on 4 and you gain growth 3. Two steps make it ready; the new crystal takes the third and stands on 1. Discharging the ready one as your second brings 6 points.',
        ],
        caption:
          'Growth 3 from space 4: one crystal ready, the new one on space 1. Then the ready crystal is discharged.',
      },
      'C8.4': {
        heading: 'Several at once',
        paragraphs: [
          'Any number of crystals may wait on space 6, for as many turns as you like. Each is discharged by an action of its own [C10.8].',
          'Example: from space 5, growth 7 makes two crystals ready and leaves the third on space 0.',
        ],
      },
      'C8.6': {
        heading: 'When the supply is empty',
        paragraphs: [
          'Then the new crystal comes out of the box, as often as needed, and the supply stays empty: the game ends with this round [C14.4]. Discharged crystals never go back to the supply.',
        ],
      },
    },
  },
} as const
