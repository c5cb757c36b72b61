import type { GuidedLesson } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/round.ts'
import * as positions from './positions.ts'

const chamber = ['.panel:has([data-at^="chamber:"])', '[data-at^="chamber:"]']

/** The last turn of a round of Crafting the Cosmos: a crystal, a nebula, a life form and a goal. */
export const round: GuidedLesson<keyof typeof texts.steps> = {
  id: 'round',
  kind: 'guided',
  minutes: 7,
  ...positions.round,
  steps: [
    { id: 'round', rule: 'C4.1', place: ['.cc-lens'], page: 'me' },
    { id: 'goal', rule: 'C14.2', place: ['.cc-p-goals'], page: 'console' },
    {
      id: 'shift',
      rule: 'C5.2',
      place: ['.cc-p-console'],
      page: 'console',
      wants: ['shift-own', 'shift-own', 'shift-own'],
    },
    { id: 'collected', rule: 'C6.3', place: ['.cc-p-tray'], page: 'me' },
    {
      id: 'life',
      rule: 'C9.6',
      place: ['[data-at="reserve:proto"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-proto:L11', 'place-proto:L12'],
      anyOrder: true,
    },
    {
      id: 'star',
      rule: 'C9.4',
      place: ['[data-at="reserve:star:2"]', '.cc-p-tray'],
      page: 'me',
      wants: ['place-star:O:S15'],
    },
    {
      id: 'stabilise',
      rule: 'C12.4',
      place: ['[data-at="track:1"]'],
      page: 'me',
      wants: ['stabilise:L06', 'stabilise:L11'],
      anyOrder: true,
    },
    { id: 'discharge', rule: 'C10.8', place: chamber, page: 'me', wants: ['discharge:H', 'to-corner:S02'] },
    {
      id: 'complete',
      rule: 'C10.3',
      place: ['[data-at="hex:1"]'],
      page: 'me',
      wants: ['complete:N02', 'discard-star:S02'],
    },
    { id: 'form', rule: 'C10.12', place: ['[data-at="hex:1"]'], page: 'me', wants: ['create-life-form:N02'] },
    { id: 'move', rule: 'C12.6', place: ['[data-at="track:2"]'], page: 'me', wants: ['move-life:L05', 'to-side:L17'] },
    { id: 'cards', rule: 'C11.7', place: ['.cc-p-hand'], page: 'me' },
    {
      id: 'end',
      rule: 'C13.2',
      place: ['.cc-p-tray', '.btn.end'],
      wants: ['end-crafting', 'omega:nebula', 'take-nebula:3', 'to-hex:N07', 'end-turn'],
    },
    { id: 'scored', rule: 'C15.2', place: ['.cc-p-goals'], page: 'console' },
  ],
}
