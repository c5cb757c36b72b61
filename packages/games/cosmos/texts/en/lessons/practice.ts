/** Three exercises in Crafting the Cosmos, in English. */
export default {
  title: 'Three exercises',
  about: 'Energy for a crystal, two nebulae at once, and a goal: find the way yourself.',
  exercises: {
    time: {
      title: 'Time is points',
      goal: 'Your crystal is on space 3. Shift energy so that it reaches space 6 this turn, and discharge it.',
      counts: 'Growth and discharge',
      hint: 'Each token in Time makes the crystal grow by one, whoever it belongs to. Your own token has to move, and you have three moves.',
      steps: {
        leave: {
          title: 'Your token has to go',
          text: 'One move must be yours, and from Time it leads to Gravity. Two dark tokens stay in Time: a third one is missing.',
        },
        bring: {
          title: 'Bring dark energy',
          text: 'Two moves are left: dark energy goes from Chemistry to Light, and from Light to Time. Three tokens there are three steps.',
        },
        discharge: {
          title: 'Discharge',
          text: 'Take an O, which the small nebula in sector Δ needs, and 3 points with it.',
        },
      },
    },
    two: {
      title: 'Two at once',
      goal: 'Complete two nebulae in this turn.',
      counts: 'Nebulae completed',
      hint: 'The small one is ready. The inner one in sector Ψ has H, He and a joker; two stars are missing. Which control gives you another joker and another He?',
      steps: {
        gravity: {
          title: 'To Gravity',
          text: 'Move your token once, to Gravity, and stop: two He, a supernova and gravitons. The three tokens in Time make your crystal ready.',
        },
        helium: {
          title: 'A new He',
          text: 'The nebula in sector Ψ needs H, He, O and two C; it has H, He and a supernova. Put a second He on the marked corner.',
        },
        joker: {
          title: 'A second joker',
          text: 'Now turn the first He into a supernova. Two jokers stand for both C, and only the O is missing.',
        },
        star: {
          title: 'Any star you like',
          text: 'Discharge the crystal: 3 points, and the O that is still missing.',
        },
        complete: {
          title: 'Complete both',
          text: 'First the small one: discard the He at its outer corner, which serves no other nebula. Then the other: 10 points for both.',
        },
      },
    },
    goal: {
      title: 'Whose goal is it?',
      goal: 'When this round ends, most proto life scores. You have three, Tycho has four. See to it that you alone get the 6 points.',
      counts: 'Points ahead of Tycho',
      hint: 'Chemistry gives one proto life for each token there. Stable life doesn’t count for this goal.',
      steps: {
        shift: {
          title: 'More for Chemistry',
          text: 'Your own token has to move once. Then bring the dark energy of Gravity to Chemistry: two tokens, two proto life. That’s enough, so stop.',
        },
        place: {
          title: 'Five of them',
          text: 'Place both, and the O beside a nebula that needs it. Three and two are five: one more than Tycho has.',
        },
        keep: {
          title: 'Leave the DNA alone',
          text: 'DNA would make life stable, and so would the end of your turn. Leave it, although the table warns you, and finish with a nebula.',
        },
      },
    },
  },
  learned: [
    'Dark energy can be sent round the controls as well as your own token.',
    'Supernovae and crystals fill the last gaps of a nebula.',
    'What a goal counts decides what’s good this round.',
    'Count before the first move: three moves, one of them your own.',
  ],
} as const
