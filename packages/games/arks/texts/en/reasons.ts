/** Why a turn was good for whoever played it, in English. */
export default {
  points: '{player} scores.',
  colonies: '{player} has more colonies, which pay at the end.',
  outposts: '{player} gains by outposts.',
  upgrades: '{player} improves the ark for the turns to come.',
  crew: '{player} has the specialists for the next steps.',
  cargo: '{player} loads what the planets need.',
  survivors: '{player} gets survivors closer to a home.',
  planets: '{player} is ahead on the terraforming tracks.',
} as const
