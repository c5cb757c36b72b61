import { ask, type Exercise, type PracticeLesson } from '@orrery/board/guide'
import { bits } from '@orrery/kernel'
import type { PlayerView, View } from '../surface.ts'
import type texts from '../texts/en/lessons/practice.ts'
import { CHAMBER, CONSOLE, END, hex, PROTO, star, track } from './places.ts'
import * as positions from './positions.ts'

type Id = keyof typeof texts.exercises

const NOTHING: Partial<PlayerView> = {}
const mine = ({ players, seat = 0 }: View): Partial<PlayerView> => players[seat] ?? NOTHING

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
    ask('leave', 'C5.3', 'console', CONSOLE, 'shift-own'),
    ask('bring', 'C5.2', 'console', CONSOLE, 'shift-dark:chemistry', 'shift-dark:light'),
    ask('discharge', 'C10.8', 'me', CHAMBER, 'discharge:O', 'to-corner:S05'),
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
    ask('gravity', 'C6.2', 'console', CONSOLE, 'shift-own', 'stop-shift'),
    ask('helium', 'C9.4', 'me', star(1), 'place-star:He:S06'),
    ask('joker', 'C12.2', 'me', track(0), 'flip:S03'),
    ask('star', 'C10.8', 'me', CHAMBER, 'discharge:O', 'to-corner:S12'),
    ask('complete', 'C10.3', 'me', hex(0), 'complete:N01', 'discard-star:S05', 'complete:N02', 'discard-star:S12'),
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
    ask('shift', 'C6.3', 'console', CONSOLE, 'shift-own', 'shift-dark:gravity', 'stop-shift'),
    ask('place', 'C9.6', 'me', PROTO, 'place-proto:L12', 'place-proto:L23', 'place-star:O:S08'),
    ask('keep', 'C13.4', 'me', END, 'end-crafting', 'omega:nebula', 'take-nebula:2', 'to-hex:N12', 'end-turn'),
  ],
}

/** Crafting the Cosmos: the energy for a crystal, two nebulae with one star, and a goal that forbids what is usually good. */
export const practice: PracticeLesson<Id> = {
  id: 'practice',
  kind: 'practice',
  minutes: 10,
  exercises: [time, two, goal],
}
