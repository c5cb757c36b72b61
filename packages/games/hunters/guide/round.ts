import { ask, guided } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/round.ts'
import * as positions from './positions.ts'

const CHOICE = ['[data-at="choice:regulus_a"]', '[data-step="pile:mainSequence"]', '.hx-p-piles']

/** A round of Star Hunters: production, a plan, unlimited fusion, and a star that completes its system. */
export const round = guided<keyof typeof texts.steps>('round', 6, { ...positions.round, passes: ['pass', 'go-on'] }, [
  { id: 'production', rule: 'H4.2', place: ['[data-at="crystals"]'], page: 'mine' },
  { id: 'plan', rule: 'H11.2', place: ['.hx-p-piles'], page: 'stars' },
  { id: 'need', rule: 'H10.2', place: ['[data-at="crystals"]'], page: 'mine' },
  { id: 'fly', rule: 'H7.5', place: ['[data-at="field:Cyg"]'], wants: ['fly:Cyg'] },
  ask('carbon', 'H9.1', 'reactions', ['[data-at="reaction:R2"]'], 'fuse:R2'),
  ask('oxygen', 'H9.5', 'reactions', ['[data-at="reaction:R3"]', '.hx-p-reactions'], 'fuse:R3', 'go-on'),
  ask('create', 'H10.1', 'stars', CHOICE, 'create:regulus_a'),
  { id: 'dot', rule: 'H10.5', place: ['.hx-hr-main'], aims: ['[data-step="dot:d10"]'], wants: ['place:d10'] },
  { id: 'system', rule: 'H11.2', place: ['[data-at="star:regulus_a"]', '.hx-p-stars'], page: 'mine' },
  { id: 'classes', rule: 'H11.4', place: ['.hx-p-piles'], page: 'stars' },
  { id: 'rival', rule: 'H4.1', place: ['.hx-lens'] },
  { id: 'again', rule: 'H12.1', place: ['.hx-p-stars', '[data-at="star:regulus_a"]'], page: 'mine' },
])
