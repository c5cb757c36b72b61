import type { GuidedLesson } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/turn.ts'

/** A first turn of Terraforming Arks: engines, a flight to Ryugu, the Drill Technician's live edge, and the first levels of a new world. */
export const turn: GuidedLesson<keyof typeof texts.steps> = {
  id: 'turn',
  kind: 'guided',
  minutes: 5,
  deal: 81766,
  level: 'easy',
  options: {},
  steps: [
    { id: 'system', rule: 'A2.1', place: ['.ak-lens'] },
    { id: 'deal', rule: 'A3.12', place: ['.ak-tray'], page: 'me', wants: ['deal-discard:C21'] },
    { id: 'rows', rule: 'A6.2', place: ['.ak-tray'], page: 'me', wants: ['place:lower', 'place:upper'] },
    {
      id: 'gain',
      rule: 'A3.13',
      place: ['.ak-tray'],
      page: 'me',
      wants: ['gain:workforce', 'gain:technology'],
      anyOrder: true,
    },
    { id: 'upgrade', rule: 'A8.2', place: ['.ak-tray'], page: 'me', wants: ['upgrade:engines'] },
    { id: 'pay', rule: 'A7.1', place: ['.ak-tray'], page: 'me', wants: ['pay-card:C04'] },
    { id: 'colonies', rule: 'A17.1', place: ['.ak-p-ark'], page: 'me' },
    { id: 'travel', rule: 'A9.1', place: ['[data-at="slot:2"]', '.ak-lens'], wants: ['travel:E.planet'] },
    { id: 'planet', rule: 'A1.7', place: ['[data-at="slot:2"]', '.ak-lens'] },
    {
      id: 'crew',
      rule: 'A12.2',
      place: ['[data-step="play:C07"]', '.ak-tray'],
      page: 'me',
      wants: ['play:C07:use', 'play:none'],
    },
    { id: 'actions', rule: 'A13.1', place: ['.ak-tray'], page: 'me' },
    { id: 'terraform', rule: 'A14.2', place: ['.ak-tray'], page: 'me', wants: ['act:terraform', 'raise:minerals'] },
    { id: 'ranking', rule: 'A14.7', place: ['[data-at="slot:2"]', '.ak-lens'] },
    { id: 'draw', rule: 'A20.1', place: ['.ak-tray'], page: 'me', wants: ['draw:yes', 'place:upper'] },
    { id: 'end', rule: 'A21.1', place: ['.ak-p-score'], page: 'table' },
  ],
}
