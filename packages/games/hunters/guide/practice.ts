import type { Exercise, GuideStep, PracticeLesson } from '@orrery/board/guide'
import type { View } from '../surface.ts'
import type texts from '../texts/en/lessons/practice.ts'
import * as positions from './positions.ts'

type Id = keyof typeof texts.exercises

const passes = ['pass', 'go-on']

/** The points of the player. */
const points = ({ players, viewer = 0 }: View): number => players[viewer]?.points ?? 0

const flyTo = (field: string, rule: string): GuideStep => ({
  id: 'fly',
  rule,
  place: [`[data-at="field:${field}"]`],
  wants: [`fly:${field}`],
})

/** Creates a star and finds its dot; the light does not give it away. */
const create = (star: string, pile: string, dot: string): GuideStep => ({
  id: 'create',
  rule: 'H10.5',
  place: ['.hx-hr-main', `[data-at="choice:${star}"]`, `[data-step="pile:${pile}"]`, '.hx-p-piles'],
  aims: [`[data-step="dot:${dot}"]`],
  page: 'stars',
  wants: [`create:${star}`, `place:${dot}`],
})

const fuse = (id: string, rule: string, reactions: readonly string[], more: readonly string[] = []): GuideStep => ({
  id,
  rule,
  place: ['.hx-p-reactions'],
  page: 'reactions',
  wants: [...reactions.map((reaction) => `fuse:${reaction}`), ...more],
})

const pair: Exercise<Id> = {
  ...positions.pair,
  id: 'pair',
  rule: 'H11.2',
  place: ['.hx-lens'],
  from: 3,
  goal: 5,
  measure: points,
  passes,
  steps: [flyTo('Dra', 'H7.2'), fuse('fuse', 'H9.3', ['R2']), create('sirius_b', 'whiteDwarf', 'd03')],
}

const supergiant: Exercise<Id> = {
  ...positions.supergiant,
  id: 'supergiant',
  rule: 'H11.1',
  place: ['.hx-lens'],
  from: 0,
  goal: 4,
  measure: points,
  passes,
  steps: [flyTo('Her', 'H7.2'), fuse('fuse', 'H9.1', ['R3']), create('betelgeuse', 'supergiant', 'd41')],
}

const chain: Exercise<Id> = {
  ...positions.chain,
  id: 'chain',
  rule: 'H9.5',
  place: ['.hx-lens'],
  from: 2,
  goal: 6,
  measure: points,
  passes,
  steps: [
    flyTo('Cyg', 'H7.5'),
    fuse('helium', 'H9.2', ['R1', 'R1']),
    fuse('silicon', 'H9.1', ['R3', 'R4'], ['go-on']),
    create('rigel', 'supergiant', 'd13'),
  ],
}

/** Star Hunters: the field and the fusion for a pair, iron for a supergiant, and a chain of fusions. */
export const practice: PracticeLesson<Id> = {
  id: 'practice',
  kind: 'practice',
  minutes: 8,
  exercises: [pair, supergiant, chain],
}
