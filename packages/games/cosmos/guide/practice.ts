import type { Exercise, PracticeLesson } from '@orrery/board/guide'
import type { PlayerView, View } from '../surface.ts'
import type texts from '../texts/en/lessons/practice.ts'
import * as positions from './positions.ts'

type Id = keyof typeof texts.exercises

const NOTHING: Partial<PlayerView> = {}
const mine = ({ players, seat = 0 }: View): Partial<PlayerView> => players[seat] ?? NOTHING

/** How many bits a number has. */
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length

/** Where the points for goals stand in `PlayerView.points`. */
const GOALS = 4

const time: Exercise<Id> = {
  ...positions.time,
  id: 'time',
  rule: 'C8.3',
  place: ['.cc-lens'],
  from: 3,
  goal: 7,
  /** The space of the crystal; 7 once it has been discharged. */
  measure(view: View) {
    const { scored = 0, ready = 0, growing = 0 } = mine(view)
    return scored > 0 ? 7 : ready > 0 ? 6 : growing
  },
  steps: [
    { id: 'leave', rule: 'C5.3', place: ['.cc-p-console'], page: 'console', wants: ['shift-own'] },
    {
      id: 'bring',
      rule: 'C5.2',
      place: ['.cc-p-console'],
      page: 'console',
      wants: ['shift-dark:chemistry', 'shift-dark:light'],
    },
    {
      id: 'discharge',
      rule: 'C10.8',
      place: ['.panel:has([data-at^="chamber:"])', '[data-at^="chamber:"]'],
      page: 'me',
      wants: ['discharge:O', 'to-corner:S05'],
    },
  ],
}

const two: Exercise<Id> = {
  ...positions.two,
  id: 'two',
  rule: 'C10.2',
  place: ['.cc-lens'],
  from: 0,
  goal: 2,
  measure: (view: View) => bits(mine(view).done ?? 0),
  steps: [
    { id: 'gravity', rule: 'C6.2', place: ['.cc-p-console'], page: 'console', wants: ['shift-own', 'stop-shift'] },
    {
      id: 'helium',
      rule: 'C9.4',
      place: ['[data-at="reserve:star:1"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-star:He:S06'],
    },
    { id: 'joker', rule: 'C12.2', place: ['[data-at="track:0"]'], page: 'me', wants: ['flip:S03'] },
    {
      id: 'star',
      rule: 'C10.8',
      place: ['.panel:has([data-at^="chamber:"])', '[data-at^="chamber:"]'],
      page: 'me',
      wants: ['discharge:O', 'to-corner:S12'],
    },
    {
      id: 'complete',
      rule: 'C10.3',
      place: ['[data-at="hex:0"]'],
      page: 'me',
      wants: ['complete:N01', 'discard-star:S05', 'complete:N02', 'discard-star:S12'],
    },
  ],
}

const goal: Exercise<Id> = {
  ...positions.goal,
  id: 'goal',
  rule: 'C15.2',
  place: ['.cc-lens'],
  from: 6,
  goal: 12,
  /** How many points for goals the player has more than the other. */
  measure({ players, seat = 0 }: View) {
    const [own = 0, other = 0] = [seat, 1 - seat].map((each) => players[each]?.points[GOALS])
    return own - other
  },
  steps: [
    {
      id: 'shift',
      rule: 'C6.3',
      place: ['.cc-p-console'],
      page: 'console',
      wants: ['shift-own', 'shift-dark:gravity', 'stop-shift'],
    },
    {
      id: 'place',
      rule: 'C9.6',
      place: ['[data-at="reserve:proto"]', '[data-at="reserve:star:2"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-proto:L12', 'place-proto:L23', 'place-star:O:S08'],
    },
    {
      id: 'keep',
      rule: 'C13.4',
      place: ['.cc-p-tray', '.btn.end'],
      wants: ['end-crafting', 'omega:nebula', 'take-nebula:2', 'to-hex:N12', 'end-turn'],
    },
  ],
}

/** Crafting the Cosmos: the energy for a crystal, two nebulae with one star, and a goal that forbids what is usually good. */
export const practice: PracticeLesson<Id> = {
  id: 'practice',
  kind: 'practice',
  minutes: 10,
  exercises: [time, two, goal],
}
