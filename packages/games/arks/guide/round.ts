import type { GuidedLesson } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/round.ts'
import * as positions from './positions.ts'

/** A round of Terraforming Arks: a pair of upgrades, an outpost that pays, survivors, and a planet that is finished. */
export const round: GuidedLesson<keyof typeof texts.steps> = {
  id: 'round',
  kind: 'guided',
  minutes: 7,
  ...positions.round,
  steps: [
    { id: 'round', rule: 'A4.1', place: ['[data-at="slot:1"]', '.ak-lens'] },
    { id: 'pair', rule: 'A8.6', place: ['.ak-tray'], page: 'me', wants: ['upgrade:spaceMining'] },
    { id: 'outpost', rule: 'A18.3', place: ['.ak-p-ark'], page: 'me' },
    { id: 'travel', rule: 'A9.1', place: ['[data-at="slot:1"]', '.ak-lens'], wants: ['travel:NE.planet'] },
    { id: 'landing', rule: 'A11.2', place: ['.ak-tray'], page: 'me', wants: ['gain:minerals'] },
    { id: 'crew', rule: 'A12.3', place: ['.ak-tray'], page: 'me', wants: ['play:none'] },
    { id: 'explore', rule: 'A15.1', place: ['.ak-tray'], page: 'me', wants: ['act:explore', 'pay-card:C12'] },
    {
      id: 'survivors',
      rule: 'A15.3',
      place: ['.ak-tray'],
      page: 'me',
      wants: ['resolve:S13', 'gain:technology', 'survivor:keep'],
    },
    {
      id: 'terraform',
      rule: 'A14.6',
      place: ['.ak-tray'],
      page: 'me',
      wants: ['act:terraform', 'raise:minerals', 'raise:technology'],
      anyOrder: true,
    },
    { id: 'score', rule: 'A14.7', place: ['[data-at="slot:1"]', '.ak-lens'] },
    { id: 'settle', rule: 'A16.1', place: ['.ak-p-bridge'], page: 'me' },
    { id: 'draw', rule: 'A20.1', place: ['.ak-tray'], page: 'me', wants: ['draw:yes'] },
    { id: 'colonies', rule: 'A17.1', place: ['.ak-p-ark'], page: 'me' },
    { id: 'end', rule: 'A21.1', place: ['.ak-p-score'], page: 'table' },
  ],
}
