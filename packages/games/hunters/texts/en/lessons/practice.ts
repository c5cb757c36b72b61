/** Three exercises in Star Hunters, in English. */
export default {
  title: 'Three exercises',
  about: 'The right field, the right fusion and the right star.',
  exercises: {
    pair: {
      title: 'The missing half',
      goal: 'You own Sirius a. Score 2 points in this turn.',
      counts: 'Points this turn',
      hint: 'Sirius b completes the system and costs 2 He, 2 C and 1 O. You have 4 He and 1 O: which field and which fusion fill the gap?',
      steps: {
        fly: {
          title: 'Draco has both',
          text: 'Sirius b costs 2 He, 2 C and 1 O. Draco pays one He and one C: then you have 5 He, 1 C and 1 O.',
        },
        fuse: {
          title: 'One fusion',
          text: 'Three He become the second C, and two He are left: exactly what you need.',
        },
        create: {
          title: 'Create Sirius b',
          text: 'It’s very hot, 25,200 K, and faint: far to the left, below the Sun. One point for the star, one for the system.',
        },
      },
    },
    supergiant: {
      title: 'A rare find',
      goal: 'You have an iron crystal, and no star yet. Score 4 points in this turn.',
      counts: 'Points this turn',
      hint: 'Only two stars need iron. Betelgeuse costs 7 H, 2 He, 1 C, 1 O and 1 Fe. Oxygen can be made of carbon and helium.',
      steps: {
        fly: {
          title: 'Hercules',
          text: 'You have 5 H, 4 He, 1 C and 1 Fe. Hercules pays 4 H and 1 C: enough hydrogen, and one carbon to spare.',
        },
        fuse: {
          title: 'Make the oxygen',
          text: 'One C and one He become one O. Nothing is missing any more.',
        },
        create: {
          title: 'Create Betelgeuse',
          text: 'It’s cool, 3,590 K, and 126,000 times as luminous as the Sun: far to the right, near the top. 4 points, and its burst gives you 2 C.',
        },
      },
    },
    chain: {
      title: 'A chain of fusions',
      goal: 'Score 4 points in this turn.',
      counts: 'Points this turn',
      hint: 'Rigel costs 16 H, 2 He, 1 C and 1 Si. Two O become one Si and give back one He. Where may you fuse as often as you like?',
      steps: {
        fly: {
          title: 'To Cygnus',
          text: 'Cygnus pays 6 H, so you have 24, and you may fuse as often as you like.',
        },
        helium: {
          title: 'Two helium',
          text: 'Eight H become two He. 16 H are left, exactly what Rigel needs.',
        },
        silicon: {
          title: 'Oxygen, then silicon',
          text: 'One C and one He make a second O; two O make one Si and give back one He. You have 16 H, 2 He, 1 C and 1 Si: stop fusing.',
        },
        create: {
          title: 'Create Rigel',
          text: 'It’s hot, 12,100 K, and 120,000 times as luminous as the Sun: to the left, near the top. 4 points, and its burst gives you 8 H.',
        },
      },
    },
  },
  learned: [
    'First the star, then the field: count backwards from its price.',
    'One fusion at the right moment replaces a whole flight.',
    'Rare crystals are worth most in the star that needs them.',
    'A chain on Cygnus makes any element out of hydrogen.',
  ],
} as const
