/** Three exercises in Terraforming Arks, in English. */
export default {
  title: 'Three exercises',
  about: 'Who pays for what, two actions in one turn, and a home for survivors.',
  exercises: {
    colony: {
      title: 'One Engineer',
      goal: 'Unlock an upgrade and found your first colony, both in this turn.',
      counts: 'Done',
      hint: 'The colony costs an Engineer and a Leader, and you have one Engineer. Which upgrades ask only for a Leader?',
      steps: {
        upgrade: {
          title: 'A Leader will do',
          text: 'Mining Vehicles cost a Leader and one Mineral. Pay with the Crater Warden, and your only Engineer stays aboard.',
        },
        travel: {
          title: 'Fly to Kijani',
          text: 'Any planet will do for the first colony. Kijani is two moves away.',
        },
        crew: {
          title: 'Keep your crew',
          text: 'Whoever is played from the upper row is gone. Your Engineer and a Leader are still needed: play none.',
        },
        colony: {
          title: 'Found the colony',
          text: 'The Reactor Mechanic is your Engineer. Pay with the Glacier Sage as the Leader.',
        },
      },
    },
    seven: {
      title: 'Seven points',
      goal: 'Score 7 points in this turn.',
      counts: 'Points this turn',
      hint: 'A pair of upgrades gives 5 points and an outpost; an outpost beside your colony gives 2. And you have Robotics.',
      steps: {
        pair: {
          title: 'Complete the pair',
          text: 'Space Mining joins Mining Vehicles: 5 points and an outpost. Pay with the token: the Hull Welder is your other Engineer.',
        },
        travel: {
          title: 'Fly to Thalassa',
          text: 'What comes next needs a planet, and on Thalassa you already have a marker.',
        },
        crew: {
          title: 'Both cards are needed',
          text: 'The colony costs an Engineer and a Leader: the Hull Welder and the Grove Elder. Play none.',
        },
        colony: {
          title: 'Found a colony',
          text: 'Now that your colony is here, Robotics allows a second action.',
        },
        outpost: {
          title: 'Place the outpost',
          text: 'Beside your colony it brings 2 points: seven together.',
        },
      },
    },
    settle: {
      title: 'A new home',
      goal: 'Finish terraforming Samawa and settle survivors there, both in this turn.',
      counts: 'Done',
      hint: 'Samawa lacks 1 Biomass and 2 Minerals, and you have both. Robotics and your colony allow two different actions there.',
      steps: {
        upgrade: {
          title: 'No upgrade',
          text: 'Engines would only take you further away: Samawa is one move from here.',
        },
        travel: {
          title: 'Land on Samawa',
          text: 'Your outpost pays as you land.',
        },
        crew: {
          title: 'Nothing is missing',
          text: 'You have the Biomass and the Minerals already. Play none.',
        },
        terraform: {
          title: 'Finish the planet',
          text: 'Three levels, one Biomass and two Minerals: 8 points and 3 for first place.',
        },
        settle: {
          title: 'Settle',
          text: 'The planet is terraformed and blue, like both groups aboard. Your second action gives one of them a home.',
        },
      },
    },
  },
  learned: [
    'Before you pay, think of who will be needed later in the turn.',
    'Upgrade, colony, outpost: one thing leads to the next.',
    'Robotics is worth most on planets with your colony.',
    'Finish a planet when you have somebody to settle there.',
  ],
} as const
