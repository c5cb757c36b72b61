/** What better turns bring, and kinds of decisions, as names of bars, in English. */
export default {
  themes: {
    points: 'Points',
    nebulae: 'Nebulae closer to completion',
    stars: 'Stars to build on',
    life: 'Life in the galaxy',
    chamber: 'A fuller time chamber',
    goals: 'A lead in the goals',
    cards: 'Energy for the next turn',
    powers: 'A power for every turn',
  },
  decisions: {
    energy: 'Energy and cards',
    nebulae: 'Nebulae',
    stars: 'Stars',
    life: 'Life',
    chamber: 'Time chamber',
    powers: 'Power cards',
    end: 'Ending phases',
  },
} as const
