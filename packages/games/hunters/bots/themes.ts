import type { Themes } from '@orrery/bots/model'

/** What can be said about a turn of Star Hunters. How long the game still lasts and whose turn it is are nobody's doing. */
export const themes = {
  features: {
    points: ['points', 'missingPoints', 'pointsOverGoal', 'bestOtherPoints', 'lead', 'leadLate'],
    win: ['readyToWin', 'soonToWin'],
    plan: ['bestPlan', 'secondPlan', 'readyPoints', 'soonPoints', 'laterPoints', 'leadInPlans'],
    income: ['income', 'leadInIncome'],
    crystals: ['crystals', 'hydrogen', 'helium', 'carbon', 'oxygen', 'silicon', 'iron'],
    fight: ['attack', 'defence', 'company'],
    cards: ['handWorth', 'handSize'],
    place: ['outlook'],
    hinder: ['otherReadyToWin'],
  },
} as const satisfies Themes
