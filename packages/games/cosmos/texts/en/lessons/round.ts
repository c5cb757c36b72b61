/** A whole round of Crafting the Cosmos, in English. */
export default {
  title: 'A whole round',
  about: 'A crystal, a nebula, a life form and a goal: every way to score, in one turn.',
  steps: {
    round: {
      title: 'Your turn closes the round',
      text: 'This is round three, and Tycho has had his turn. Yours is the last one, so the round ends with it. You have no points yet; this turn will change that.',
    },
    goal: {
      title: 'A goal to aim for',
      text: 'The goal on the third space is scored when this round ends: most inhabited stars, the stars around a nebula with a life form. Nobody has one. Make one, and the 6 points are yours.',
    },
    shift: {
      title: 'Three moves of your own',
      text: 'Your crystal is on space 5. Move your own token three times, to Time: with three tokens there, the crystal grows three steps. The two dark tokens in Chemistry bring proto life.',
    },
    collected: {
      title: 'What you collected',
      text: 'Time gave you an O star and two DNA, Chemistry two proto life, Gravity a graviton, and the crystal is ready. Use it all: what is left at the end of your turn is lost.',
    },
    life: {
      title: 'Close the ring of life',
      text: 'Four sides of the middle nebula in sector Ψ are alive. Choose the proto life, then the two marked sides, and all six are.',
    },
    star: {
      title: 'A star for later',
      text: 'That nebula has its O. The one beside it needs a second O and is worth 9 points: put the star on the marked corner. Build the next nebula while you finish this one.',
    },
    stabilise: {
      title: 'Make life stable',
      text: 'A life form costs you the proto life around it; stable life stays. Choose DNA, then the two marked tokens.',
    },
    discharge: {
      title: 'Discharge the time chamber',
      text: 'A ready crystal gives you any star, and points: 3 for the first, then 6, 10, 15 and 21. Take an H, which the nebula still lacks, and put it on the marked corner.',
    },
    complete: {
      title: 'Complete the nebula',
      text: '6 points for you! One star must go: choose the H, because H is the easiest to get again. The others still serve the nebulae next door.',
    },
    form: {
      title: 'Create a life form',
      text: 'The nebula is complete and alive on all six sides: take a life form. Its value, 4 to 8, counts at the end of the game, and only you see it.',
    },
    move: {
      title: 'Let life move on',
      text: 'Stable life has done its work here. A graviton moves a piece to a free space, past any number of others: send one token to the nebula you build next.',
    },
    cards: {
      title: 'Cards are points, too',
      text: 'Five energy cards of one kind can be exchanged for 6 points, as often as you like, and matching cards buy powers. Keep yours for now.',
    },
    end: {
      title: 'End the round',
      text: 'Nothing is left to use. Finish with a new nebula of size 3, put it on the marked space, and end your turn.',
    },
    scored: {
      title: 'The round is over',
      text: 'You alone have inhabited stars: 6 points. With 3 for the crystal and 6 for the nebula that makes 15, and a life form on top.',
    },
  },
  learned: [
    'Plan for the goal that is scored next: it is worth 6 points.',
    'A crystal pays 3, 6, 10, 15, 21 points, and the star you need.',
    'Complete a nebula, close its ring of life, then take a life form.',
    'DNA keeps life for later; gravitons move stars and life.',
    'Five equal energy cards bring 6 points.',
  ],
} as const
