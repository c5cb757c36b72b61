import type { GuidedLesson } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/turn.ts'

/** A first turn of Star Hunters: a won fight on Draco, Apollo 11, a fusion, and Sirius b on the diagram. */
export const turn: GuidedLesson<keyof typeof texts.steps> = {
  id: 'turn',
  kind: 'guided',
  minutes: 5,
  deal: 2222,
  level: 'easy',
  // The rival flies first, so that there is somebody to meet.
  options: { firstPlayer: '1' },
  before: ['1 go-on', '1 fly:Dra', '1 go-on', '1 go-on', '1 end-turn', '1 pass', '0 pass', '0 go-on'],
  passes: ['pass', 'go-on'],
  steps: [
    { id: 'sky', rule: 'H12.1', place: ['.hx-lens'] },
    { id: 'mine', rule: 'H2.3', place: ['[data-at="crystals"]'], page: 'mine' },
    { id: 'fly', rule: 'H5.1', place: ['[data-at="field:Dra"]'], wants: ['fly:Dra'] },
    { id: 'fight', rule: 'H6.4', place: ['.hx-fsum'], opens: '.hx-lastfight' },
    { id: 'won', rule: 'H6.7', place: ['[data-at="crystals"]'], page: 'mine' },
    {
      id: 'event',
      rule: 'H8.5',
      place: ['[data-at="card:apollo_11"]'],
      page: 'mine',
      wants: ['play:apollo_11', 'element:O'],
    },
    { id: 'reactions', rule: 'H9.1', place: ['.hx-p-reactions'], page: 'reactions' },
    { id: 'fuse', rule: 'H9.3', place: ['[data-at="reaction:R1"]'], page: 'reactions', wants: ['fuse:R1'] },
    { id: 'piles', rule: 'H11.1', place: ['.hx-p-piles'], page: 'stars' },
    {
      id: 'create',
      rule: 'H10.1',
      place: ['[data-at="choice:sirius_b"]', '[data-step="pile:whiteDwarf"]', '.hx-p-piles'],
      page: 'stars',
      wants: ['create:sirius_b'],
    },
    { id: 'diagram', rule: 'H10.4', place: ['.hx-hr-main'] },
    { id: 'dot', rule: 'H10.5', place: ['.hx-hr-main'], aims: ['[data-step="dot:d03"]'], wants: ['place:d03'] },
    { id: 'star', rule: 'H4.2', place: ['[data-at="star:sirius_b"]', '.hx-p-stars'], page: 'mine' },
    { id: 'round', rule: 'H4.3', place: ['.bd-steps', '.prompt'] },
  ],
}
