import type { GuidedLesson } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/turn.ts'

/** A first turn of Crafting the Cosmos: energy for Light, three stars, a power card that makes a supernova, and the first nebula. */
export const turn: GuidedLesson<keyof typeof texts.steps> = {
  id: 'turn',
  kind: 'guided',
  minutes: 5,
  deal: 47093,
  level: 'easy',
  options: {},
  steps: [
    { id: 'galaxy', rule: 'C2.1', place: ['.cc-lens'], page: 'me' },
    { id: 'regulators', rule: 'C5.1', place: ['.cc-p-console'], page: 'console' },
    {
      id: 'dark',
      rule: 'C5.2',
      place: ['.cc-p-console'],
      page: 'console',
      wants: ['shift-dark:time', 'shift-dark:gravity'],
      anyOrder: true,
    },
    { id: 'own', rule: 'C5.3', place: ['.cc-p-console'], page: 'console', wants: ['shift-own'] },
    {
      id: 'cards',
      rule: 'C6.7',
      place: ['.cc-p-row'],
      page: 'console',
      wants: ['draw-row:light', 'draw-row:light', 'draw-row:time'],
      anyOrder: true,
      // The three gravity cards that the turn needs are in the hand already.
      also: ['draw-row', 'draw-deck'],
    },
    { id: 'collected', rule: 'C9.2', place: ['.cc-p-tray'], page: 'me' },
    { id: 'nebula', rule: 'C10.1', place: ['[data-at="hex:0"]'], page: 'me' },
    {
      id: 'stars',
      rule: 'C9.4',
      place: ['[data-at="reserve:star:0"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-star:H:S02', 'place-star:H:S04', 'place-star:H:S05'],
      anyOrder: true,
    },
    {
      id: 'acquire',
      rule: 'C11.2',
      place: ['[data-step="hand:2"]', '.cc-p-hand', '.cc-p-abilities'],
      page: 'me',
      wants: ['acquire:1:gravity', 'keep:core-collapse'],
    },
    {
      id: 'activate',
      rule: 'C16.1',
      place: ['.cc-p-abilities'],
      page: 'me',
      wants: ['activate:core-collapse', 'pay:gravity', 'flip:S05'],
    },
    {
      id: 'complete',
      rule: 'C10.3',
      place: ['[data-at="hex:0"]'],
      wants: ['complete:N01', 'discard-star:S05'],
    },
    { id: 'goals', rule: 'C15.2', place: ['.cc-p-goals'], page: 'console' },
    {
      id: 'life',
      rule: 'C9.6',
      place: ['[data-at="reserve:proto"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-proto:L01'],
    },
    {
      id: 'chamber',
      rule: 'C8.3',
      place: ['.panel:has([data-at^="chamber:"])', '[data-at^="chamber:"]'],
      page: 'me',
    },
    {
      id: 'end',
      rule: 'C13.1',
      place: ['.btn.end'],
      wants: ['end-crafting', 'omega:stabilise', 'stabilise:L01', 'end-turn'],
    },
  ],
}
