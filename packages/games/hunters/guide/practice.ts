import { ask, type Exercise, type GuideStep, type PracticeLesson, type Scene } from '@orrery/board/guide'
import type { View } from '../surface.ts'
import type texts from '../texts/en/lessons/practice.ts'
import * as positions from './positions.ts'

type Id = keyof typeof texts.exercises

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

const fuse = (id: string, rule: string, ...wants: readonly string[]): GuideStep =>
  ask(id, rule, 'reactions', ['.hx-p-reactions'], ...wants)

/** An exercise that counts points. */
const forPoints = (
  id: Id,
  rule: string,
  position: Scene,
  [from, goal]: readonly [from: number, goal: number],
  ...steps: readonly GuideStep[]
): Exercise<Id> => ({
  ...position,
  ...{ id, rule, from, goal, steps },
  place: ['.hx-lens'],
  passes: ['pass', 'go-on'],
  measure: ({ players, viewer = 0 }: View) => players[viewer]?.points ?? 0,
})

const pair = forPoints(
  'pair',
  'H11.2',
  positions.pair,
  [3, 5],
  flyTo('Dra', 'H7.2'),
  fuse('fuse', 'H9.3', 'fuse:R2'),
  create('sirius_b', 'whiteDwarf', 'd03'),
)

const supergiant = forPoints(
  'supergiant',
  'H11.1',
  positions.supergiant,
  [0, 4],
  flyTo('Her', 'H7.2'),
  fuse('fuse', 'H9.1', 'fuse:R3'),
  create('betelgeuse', 'supergiant', 'd41'),
)

const chain = forPoints(
  'chain',
  'H9.5',
  positions.chain,
  [2, 6],
  flyTo('Cyg', 'H7.5'),
  fuse('helium', 'H9.2', 'fuse:R1', 'fuse:R1'),
  fuse('silicon', 'H9.1', 'fuse:R3', 'fuse:R4', 'go-on'),
  create('rigel', 'supergiant', 'd13'),
)

/** Star Hunters: the field and the fusion for a pair, iron for a supergiant, and a chain of fusions. */
export const practice: PracticeLesson<Id> = {
  id: 'practice',
  kind: 'practice',
  minutes: 8,
  exercises: [pair, supergiant, chain],
}
