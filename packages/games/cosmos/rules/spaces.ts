import { type Answers, at, type Refusal } from '@orrery/kernel'
import { EMPTY, PROTO } from '../components/basics.ts'
import { type Action, offer } from './actions.ts'
import { deny } from './refusals.ts'
import type { Player } from './state.ts'
import { CORNERS, FLIPPED, SIDES } from './tables.ts'

/** Actions that name a star or a life token: which there are, and why another one is refused. */

/** Lists the corners with a star from one number to another: standard stars 1 to 4, supernovae 5 to 8, empty corners 0. */
export function listStars(
  player: Player,
  from: number,
  to: number,
  actions: readonly Action[],
  out: Answers<Action>,
): void {
  for (let corner = 0; corner < CORNERS; corner++) {
    const star = at(player.stars, corner)
    if (star >= from && star <= to) offer(out, actions, corner)
  }
}

/** Lists the sides with this kind of life, or the empty ones. */
export function listLife(player: Player, life: number, actions: readonly Action[], out: Answers<Action>): void {
  for (let side = 0; side < SIDES; side++) if (player.life[side] === life) offer(out, actions, side)
}

/** Why a corner does not hold a standard star (C12.2, C17.8). */
export function checkStandard(player: Player, corner: number): Refusal | undefined {
  const star = at(player.stars, corner)
  if (star === EMPTY) return deny('no-star-there', 'C12.2')
  return star > FLIPPED ? deny('already-supernova', 'C12.2') : undefined
}

/** Why a corner does not hold a supernova. */
export function checkSupernova(player: Player, corner: number, rule: string): Refusal | undefined {
  return at(player.stars, corner) > FLIPPED ? undefined : deny('not-a-supernova', rule)
}

/** Why a side does not hold proto. */
export function checkProto(player: Player, side: number, rule: string): Refusal | undefined {
  return player.life[side] === PROTO ? undefined : deny('no-proto-there', rule)
}

/** Why a side does not hold life of this kind. */
export function checkLife(player: Player, side: number, life: number, rule: string): Refusal | undefined {
  const there = player.life[side]
  if (there === life) return undefined
  return there === EMPTY ? deny('no-life-there', rule) : deny('wrong-life', rule)
}
