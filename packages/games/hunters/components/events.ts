import type { EventCard, Sun } from './types.ts'

/** The 23 kinds of event cards (36 cards, H1.7). */
export const events: readonly EventCard[] = [
  {
    id: 'perseids',
    count: 2,
    timing: 'immediate',
    window: 'draw',
    effects: [
      { op: 'gain', who: 'self', elements: { H: 5 } },
      { op: 'gain', who: 'others', elements: { H: 2 } },
    ],
  },
  {
    id: 'carrington',
    count: 2,
    timing: 'immediate',
    window: 'draw',
    effects: [{ op: 'lose', who: 'others', elements: { H: 3 } }],
  },
  {
    id: 'sn1054',
    count: 2,
    timing: 'immediate',
    window: 'draw',
    effects: [
      { op: 'gain', who: 'self', elements: { C: 1, O: 1 } },
      { op: 'gain', who: 'othersHereOrNear', elements: { He: 1 } },
    ],
  },
  {
    id: 'cygnus_x1',
    count: 1,
    timing: 'immediate',
    window: 'draw',
    effects: [{ op: 'relocate', who: 'self', to: 'UMi' }],
  },
  { id: 'conjunction', count: 1, timing: 'immediate', window: 'draw', effects: [{ op: 'produce', who: 'all' }] },
  {
    id: 'apollo_11',
    count: 2,
    timing: 'ownTurn',
    window: 'eventStep',
    effects: [{ op: 'gainChoice', amountByElement: { H: 2, He: 2, C: 2, O: 2, Si: 1, Fe: 1 } }],
  },
  { id: 'sputnik_1', count: 1, timing: 'ownTurn', window: 'eventStep', effects: [{ op: 'drawEvents', count: 2 }] },
  {
    id: 'tokamak',
    count: 2,
    timing: 'ownTurn',
    window: 'eventStep',
    effects: [{ op: 'fusionLimit', value: 'unlimited' }],
  },
  { id: 'polonium_radium', count: 1, timing: 'ownTurn', window: 'eventStep', effects: [{ op: 'decays', max: 3 }] },
  {
    id: 'voyager_1',
    count: 2,
    timing: 'ownTurn',
    window: 'beforeMove',
    effects: [{ op: 'moveRule', rule: 'twoSteps' }],
  },
  { id: 'lagrange_l2', count: 2, timing: 'ownTurn', window: 'beforeMove', effects: [{ op: 'moveRule', rule: 'stay' }] },
  {
    id: 'einstein_rosen',
    count: 1,
    timing: 'ownTurn',
    window: 'beforeMove',
    effects: [{ op: 'moveRule', rule: 'anyField' }],
  },
  {
    id: 'kepler',
    count: 1,
    timing: 'ownTurn',
    window: 'eventStep',
    effects: [{ op: 'relocate', who: 'chosenOther', to: 'chosenField' }],
  },
  {
    id: 'hayabusa_2',
    count: 2,
    timing: 'ownTurn',
    window: 'eventStep',
    effects: [{ op: 'captureRandom', from: 'chosenHereOrNear', count: 2 }],
  },
  { id: 't_crb', count: 2, timing: 'ownTurn', window: 'eventStep', effects: [{ op: 'produce', who: 'self' }] },
  {
    id: 'gamma_burst',
    count: 2,
    timing: 'reaction',
    window: 'fightAttacker',
    effects: [{ op: 'fightBonus', side: 'attack', tenths: 20 }],
  },
  {
    id: 'magnetosphere',
    count: 2,
    timing: 'reaction',
    window: 'fightDefender',
    effects: [{ op: 'fightBonus', side: 'defence', tenths: 20 }],
  },
  { id: 'uncertainty', count: 1, timing: 'reaction', window: 'fightEither', effects: [{ op: 'reroll' }] },
  { id: 'eclipse', count: 1, timing: 'reaction', window: 'attacked', effects: [{ op: 'cancelFight' }] },
  { id: 'cannon', count: 1, timing: 'reaction', window: 'misplaced', effects: [{ op: 'retryPlacement' }] },
  { id: 'dark_energy', count: 1, timing: 'reaction', window: 'otherEventPlayed', effects: [{ op: 'cancelEvent' }] },
  {
    id: 'line_21cm',
    count: 2,
    timing: 'anyMoment',
    window: 'any',
    effects: [{ op: 'gain', who: 'self', elements: { H: 8 } }],
  },
  {
    id: 'alpha',
    count: 2,
    timing: 'anyMoment',
    window: 'any',
    effects: [{ op: 'gain', who: 'self', elements: { He: 4 } }],
  },
]

/** The four Sun cards (H1.8). */
export const suns: readonly Sun[] = [
  { id: 'sun_flare', effect: { op: 'attackDie', tenths: 10 } },
  { id: 'sun_heliosphere', effect: { op: 'defence', tenths: 10 } },
  { id: 'sun_spectrum', effect: { op: 'eventFieldChoice', look: 2, keep: 1 } },
  { id: 'sun_core', effect: { op: 'extraFusion', count: 1 } },
]
