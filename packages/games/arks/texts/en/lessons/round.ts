/** A whole round of Terraforming Arks, in English. */
export default {
  title: 'A whole round',
  about: 'A pair of upgrades, an outpost that pays, survivors and a finished planet.',
  steps: {
    round: {
      title: 'Almost alive',
      text: 'Round ten. Aoi-31 lacks one level of Minerals and one of Technology. Your marker is on 5 there, and Tycho has none: finish it before he comes.',
    },
    pair: {
      title: 'Step 1: complete a pair',
      text: 'You have Mining Vehicles. With Space Mining the pair is complete: 5 points at once, and a trading outpost. It costs your Engineer and both Minerals.',
    },
    outpost: {
      title: 'Trading outposts',
      text: 'An outpost pays you whenever anybody lands on its planet. Beside your own colony it’s worth 2 points, and each one adds a level to your terraforming.',
    },
    travel: {
      title: 'Step 2: to Aoi-31',
      text: 'The planet is two moves away, past its asteroid. Your colony and your first outpost are there.',
    },
    landing: {
      title: 'Your outpost pays',
      text: 'You land where your outpost is: it gives what the planet shows, one resource of your choice. Take Minerals, which you’ve just spent.',
    },
    crew: {
      title: 'Step 3: save your crew',
      text: 'You could play two crew cards now. But you have what you need, and a blue Leader will be useful in a moment: play none.',
    },
    explore: {
      title: 'Step 4: look for survivors',
      text: 'Robotics and your colony allow two different actions here. First explore: it costs a Leader of the planet’s colour. Give up the Reef Speaker.',
    },
    survivors: {
      title: 'Take them aboard',
      text: 'Scouting Vehicles found two groups, and you choose one. The Raft Families bring a resource and a crew card. They’re blue like the planet, so you may keep them.',
    },
    terraform: {
      title: 'Finish the planet',
      text: 'Your second action: pay Minerals and Technology, and every track of Aoi-31 is full.',
    },
    score: {
      title: 'Ten points',
      text: '7 for the field of your marker and 3 for first place. Anybody behind you would have scored their field too, and 1 point for second place.',
    },
    settle: {
      title: 'A home for survivors',
      text: 'Survivors settle on a terraformed planet of their colour, one card an action. At the end, one card is worth 5 points, two 12, three 20, four 30 and five 40.',
    },
    draw: {
      title: 'Step 5: draw',
      text: 'Engineers and Leaders pay for almost everything. Draw a card whenever you have room.',
    },
    colonies: {
      title: 'Colonies count at the end',
      text: 'One colony is worth 2 points, two 5, three 9, four 14. Each needs a marker from an upgrade, and the price rises, so begin early.',
    },
    end: {
      title: 'Keep an eye on the end',
      text: '15 points in one turn! One planet is terraformed; when the third one is, the round is finished, and one more is played.',
    },
  },
  learned: [
    'A pair of upgrades gives 5 points and an outpost.',
    'Outposts pay at every landing, and help you terraform.',
    'With Robotics and a colony you take two different actions on a planet.',
    'A finished planet scores the field of your marker, and your place.',
    'Keep survivors of the planet’s colour; settle them where it is green again.',
  ],
} as const
