/** A whole round of Star Hunters, in English. */
export default {
  title: 'A whole round',
  about: 'Production, a plan, unlimited fusion and a system: how points add up.',
  steps: {
    production: {
      title: 'A new round begins',
      text: 'Before anybody flies, every star gives its owner what its card shows. Your two white dwarfs have just brought one He each.',
    },
    plan: {
      title: 'Look for a pair',
      text: 'You own Regulus b. With Regulus a, from the main sequence, the system is complete: 2 points for the star and 1 more for the pair.',
    },
    need: {
      title: 'What is missing',
      text: 'Regulus a costs 16 H, 2 He and 1 O. You have 12 H and 6 He: hydrogen is short, and oxygen has to be made.',
    },
    fly: {
      title: 'Fly to Cygnus',
      text: 'Cygnus pays 6 H and lets you fuse as often as you like this turn. Only this field gives you both.',
    },
    carbon: {
      title: 'Helium to carbon',
      text: 'Three He become one C. A fusion uses up crystals, so first count what the star needs: two He have to be left at the end.',
    },
    oxygen: {
      title: 'Carbon to oxygen',
      text: 'One C and one He become one O. Now you have 18 H, 2 He and 1 O: enough, so stop fusing.',
    },
    create: {
      title: 'Create Regulus a',
      text: 'Open the main sequence and take Regulus a. The crystals go back to the pool.',
    },
    dot: {
      title: 'Find its dot',
      text: 'Regulus a is hot, 12,500 K, and 288 times as luminous as the Sun: to the left of the Sun and well above it. Choose the dot and confirm.',
    },
    system: {
      title: 'Three points at once',
      text: 'Two for the star, one for the complete system: you have five. Systems are cheap points, and Keid, with its three stars, gives 2 extra.',
    },
    classes: {
      title: 'Bigger stars',
      text: 'Giants give 3 points and supergiants 4, but they need carbon, oxygen, silicon or iron. A supergiant doesn’t produce; it bursts once, for everybody near your rocket.',
    },
    rival: {
      title: 'Tycho ends the round',
      text: 'Everybody has one turn a round. Watch what Tycho collects: a star that he creates is gone from its pile for good.',
    },
    again: {
      title: 'And again',
      text: 'In the next round three stars produce for you. Whoever has 10 points starts the last turns: the round is played to its end, and the most points win.',
    },
  },
  learned: [
    'Stars produce at the start of every round, so early stars produce more often.',
    'Complete systems give extra points.',
    'Before you fly, compare what a star costs with what the fields pay.',
    'On Cygnus, and with a Tokamak, you may fuse as often as you like.',
    '1, 2, 3 or 4 points: bigger stars need heavier elements.',
  ],
} as const
