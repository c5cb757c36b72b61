import { NONE } from '@orrery/kernel'
import type { Step } from './rule.ts'
import { type Player, playerAt, push, type State } from './state.ts'
import type { Task } from './tasks.ts'

/** Actions of the menu that have several parts. */

/** Begins one; `about` is the space or slot it is about, or -1. The last of the parts is `done`. */
export function begin(state: State, seat: number, player: Player, about: number, parts: readonly Task[]): void {
  player.bound = about
  push(state, seat, parts)
}

/** The action is over. */
export const done: Step<'done'> = {
  run(state, seat) {
    const player = playerAt(state, seat)
    player.bound = NONE
    player.card = NONE
  },
}
