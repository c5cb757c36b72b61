/** What better turns bring, and kinds of decisions, as names of bars, in English. */
export default {
  themes: {
    points: 'Points',
    colonies: 'Colonies, which pay at the end',
    outposts: 'Outposts',
    upgrades: 'A better ark for later turns',
    crew: 'Specialists for the next steps',
    cargo: 'Cargo that planets need',
    survivors: 'Survivors closer to a home',
    planets: 'A lead on the terraforming tracks',
  },
  decisions: {
    travel: 'Where to travel',
    actions: 'Actions at the destination',
    terraforming: 'Terraforming',
    crew: 'Crew cards',
    upgrades: 'Upgrades',
    resources: 'Gaining and paying',
    survivors: 'Survivors',
  },
} as const
