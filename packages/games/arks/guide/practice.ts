import { ask, type Exercise, type GuideStep, type PracticeLesson } from '@orrery/board/guide'
import { bits } from '@orrery/kernel'
import type { View } from '../surface.ts'
import type texts from '../texts/en/lessons/practice.ts'
import * as positions from './positions.ts'

type Id = keyof typeof texts.exercises

/** The person sits at seat 0. */
const ME = 0
/** Where Samawa lies. */
const SOUTH_EAST = 3

/** A step that is taken in the tray. */
const inTray = (id: string, rule: string, ...wants: readonly string[]): GuideStep =>
  ask(id, rule, 'me', ['.ak-tray'], ...wants)

const flyTo = (slot: string, at: number): GuideStep => ({
  id: 'travel',
  rule: 'A9.4',
  place: [`[data-at="slot:${at}"]`, '.ak-lens'],
  wants: [`travel:${slot}.planet`],
})

const colony: Exercise<Id> = {
  ...positions.colony,
  id: 'colony',
  rule: 'A7.3',
  place: ['.ak-lens'],
  from: 0,
  goal: 2,
  /** One for an upgrade beyond the two that are there, one for a colony. */
  measure({ upgrades, engines, colonies }: View) {
    const unlocked = bits(upgrades[ME] ?? 0) + (engines[ME] ?? 0)
    return Number(unlocked > 2) + Number(bits(colonies[ME] ?? 0) > 0)
  },
  steps: [
    inTray('upgrade', 'A8.2', 'upgrade:miningVehicles', 'pay-card:C20'),
    flyTo('E', 2),
    inTray('crew', 'A12.4', 'play:none'),
    inTray('colony', 'A17.1', 'act:colony', 'pay-card:C29'),
  ],
}

const seven: Exercise<Id> = {
  ...positions.seven,
  id: 'seven',
  rule: 'A18.3',
  place: ['.ak-lens'],
  from: 0,
  goal: 7,
  measure: ({ scores }: View) => scores[ME] ?? 0,
  steps: [
    inTray('pair', 'A8.6', 'upgrade:spaceMining', 'pay-token:engineer'),
    flyTo('SW', 5),
    inTray('crew', 'A7.1', 'play:none'),
    inTray('colony', 'A17.1', 'act:colony'),
    inTray('outpost', 'A18.3', 'act:outpost'),
  ],
}

const settle: Exercise<Id> = {
  ...positions.settle,
  id: 'settle',
  rule: 'A16.1',
  place: ['.ak-lens'],
  from: 0,
  goal: 2,
  /** One for the finished planet, one for survivors who have settled. */
  measure: ({ terraformed, settled }: View) =>
    ((terraformed >> SOUTH_EAST) & 1) + Number((settled[ME]?.length ?? 0) > 0),
  steps: [
    inTray('upgrade', 'A4.3', 'upgrade:none'),
    flyTo('SE', SOUTH_EAST),
    inTray('crew', 'A12.3', 'play:none'),
    inTray('terraform', 'A14.6', 'act:terraform', 'raise:biomass', 'raise:minerals', 'raise:minerals'),
    inTray('settle', 'A13.4', 'act:settle', 'settle:S13'),
  ],
}

/** Terraforming Arks: a colony with a single Engineer, seven points from a pair of upgrades, and survivors on a planet just finished. */
export const practice: PracticeLesson<Id> = {
  id: 'practice',
  kind: 'practice',
  minutes: 8,
  exercises: [colony, seven, settle],
}
