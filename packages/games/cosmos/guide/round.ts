import { ask, guided } from '@orrery/board/guide'
import type texts from '../texts/en/lessons/round.ts'
import { CHAMBER, CONSOLE, END, hex, PROTO, star, track } from './places.ts'
import * as positions from './positions.ts'

/** The last turn of a round of Crafting the Cosmos: a crystal, a nebula, a life form and a goal. */
export const round = guided<keyof typeof texts.steps>('round', 7, positions.round, [
  { id: 'round', rule: 'C4.1', place: ['.cc-lens'], page: 'me' },
  { id: 'goal', rule: 'C14.2', place: ['.cc-p-goals'], page: 'console' },
  ask('shift', 'C5.2', 'console', CONSOLE, 'shift-own', 'shift-own', 'shift-own'),
  { id: 'collected', rule: 'C6.3', place: ['.cc-p-tray'], page: 'me' },
  { ...ask('life', 'C9.6', 'me', PROTO, 'place-proto:L11', 'place-proto:L12'), anyOrder: true },
  ask('star', 'C9.4', 'me', star(2), 'place-star:O:S15'),
  { ...ask('stabilise', 'C12.4', 'me', track(1), 'stabilise:L06', 'stabilise:L11'), anyOrder: true },
  ask('discharge', 'C10.8', 'me', CHAMBER, 'discharge:H', 'to-corner:S02'),
  ask('complete', 'C10.3', 'me', hex(1), 'complete:N02', 'discard-star:S02'),
  ask('form', 'C10.12', 'me', hex(1), 'create-life-form:N02'),
  ask('move', 'C12.6', 'me', track(2), 'move-life:L05', 'to-side:L17'),
  { id: 'cards', rule: 'C11.7', place: ['.cc-p-hand'], page: 'me' },
  ask('end', 'C13.2', 'me', END, 'end-crafting', 'omega:nebula', 'take-nebula:3', 'to-hex:N07', 'end-turn'),
  { id: 'scored', rule: 'C15.2', place: ['.cc-p-goals'], page: 'console' },
])
