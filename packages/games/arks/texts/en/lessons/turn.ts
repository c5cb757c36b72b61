/** The guided first turn of Terraforming Arks, in English. */
export default {
  title: 'Your first turn',
  about: 'An upgrade, a journey, crew and the first levels of a new world.',
  steps: {
    system: {
      title: 'An unknown system',
      text: 'Around the Star Portal lie three dead planets; the question marks are unexplored. Bring planets back to life; the most victory points wins.',
    },
    deal: {
      title: 'Your crew',
      text: 'You were dealt three crew cards and keep two. Give up the Spore Prophet: both others are Engineers.',
    },
    rows: {
      title: 'The active edge',
      text: 'Only the edge that touches the hold is active: the lower edge in the upper row, the upper edge in the lower row. Put the Reactor Mechanic in the lower row and the Drill Technician in the upper one.',
    },
    gain: {
      title: 'First resources',
      text: 'You begin with two units. Take Workforce and Technology; your hold has room for four of each kind.',
    },
    upgrade: {
      title: 'Step 1: upgrade',
      text: 'One upgrade a turn. Engines cost an Engineer, one Workforce and one Technology, and take your range from 2 to 4.',
    },
    pay: {
      title: 'Paying a specialist',
      text: 'You pay a specialist with a crew card or a ready token. Give up the Reactor Mechanic: you’ll need the Drill Technician in a moment.',
    },
    colonies: {
      title: 'Markers on the ark',
      text: 'Most upgrades free a colony marker. Each colony on a planet scores more than the one before and lets you terraform one more level a turn.',
    },
    travel: {
      title: 'Step 2: travel',
      text: 'You must move every turn. The numbers show how many moves each field takes; a question mark would reveal a new planet. Land on Ryugu.',
    },
    planet: {
      title: 'A planet to save',
      text: 'The ring shows what Ryugu still needs: Biomass, Workforce and Minerals. Beside it are its moon and station, where you gather and gain specialists.',
    },
    crew: {
      title: 'Step 3: crew',
      text: 'Ryugu is blue, and so is the active edge of the Drill Technician: two Minerals. Play it, then continue; from the upper row a card is discarded.',
    },
    actions: {
      title: 'Step 4: one action',
      text: 'On a planet you do one thing: gather, terraform, explore for survivors, settle them, found a colony or place an outpost.',
    },
    terraform: {
      title: 'Terraform',
      text: 'Every unit you pay raises its track by one, at first two levels an action. Spend both Minerals.',
    },
    ranking: {
      title: 'Your marker moves up',
      text: 'It’s on 2. When all tracks are full, everyone scores the number under their marker, plus 3 for first place and 1 for second.',
    },
    draw: {
      title: 'Step 5: draw',
      text: 'Up to six crew cards fit aboard. Draw one and choose its row: look at both of its edges.',
    },
    end: {
      title: 'How it ends',
      text: 'When the third planet is terraformed, you finish this round and play one more. Then settled survivors and colonies are counted.',
    },
  },
  learned: [
    'Five steps a turn: upgrade, travel, crew, action, draw. Only travel is mandatory.',
    'A crew card works with the edge that touches the hold, where its colour fits.',
    'Specialists pay for upgrades and colonies: cards are discarded, tokens locked.',
    'Terraforming moves your marker; the place counts when the planet is complete.',
    'Explore, settle survivors and found colonies before the third planet is saved.',
  ],
} as const
