/** What better turns bring, and kinds of decisions, as names of bars, in English. */
export default {
  themes: {
    points: 'Points',
    win: 'A win in sight',
    plan: 'The next star',
    income: 'More crystals every round',
    crystals: 'Crystals for stars',
    fight: 'Strength in fights',
    cards: 'Better cards',
    place: 'A rich field close by',
    hinder: 'Keeping others from winning',
  },
  decisions: {
    flight: 'Where to fly',
    fights: 'Fights',
    reactions: 'Reactions',
    stars: 'Creating stars',
    events: 'Event cards',
    pace: 'When to move on',
  },
} as const
