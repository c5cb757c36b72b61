import { at, item, type Refusal } from '@orrery/kernel'
import { EMPTY, PROTO, trackIds } from '../components/basics.ts'
import { offer, say } from './actions.ts'
import { hasEmptyCorner, hasEmptySide } from './galaxy.ts'
import { begin } from './parts.ts'
import { deny } from './refusals.ts'
import type { Choice } from './rule.ts'
import { checkProto, checkStandard, listLife, listStars } from './spaces.ts'
import type { Player } from './state.ts'
import { flipStar, payTrack, stabilise as stabiliseLife } from './supply.ts'
import { DNA, FLIPPED, GRAVITON, SIDES, SUPERNOVA } from './tables.ts'
import type { Task } from './tasks.ts'

/** D14: what a unit of each track does (C12). */

const hasUnit = (player: Player, track: number): boolean => at(player.tracks, track) > 0

function checkUnit(player: Player, track: number): Refusal | undefined {
  return hasUnit(player, track) ? undefined : deny('no-unit', 'C12.1', { track: item(trackIds, track) })
}

/** A standard star becomes a supernova (C12.2). */
export const flip: Choice = {
  list(_state, player, out) {
    if (hasUnit(player, SUPERNOVA)) listStars(player, 1, FLIPPED, say.flip, out)
  },
  check: (_state, player, { n }) => checkUnit(player, SUPERNOVA) ?? checkStandard(player, n),
  perform(_state, seat, player, { n }, tell) {
    payTrack(player, seat, SUPERNOVA, 1, tell)
    flipStar(player, seat, n, tell)
  },
}

/** Proto becomes stable (C12.4). */
export const stabilise: Choice = {
  list(_state, player, out) {
    if (hasUnit(player, DNA)) listLife(player, PROTO, say.stabilise, out)
  },
  check: (_state, player, { n }) => checkUnit(player, DNA) ?? checkProto(player, n, 'C12.4'),
  perform(_state, seat, player, { n }, tell) {
    payTrack(player, seat, DNA, 1, tell)
    stabiliseLife(player, seat, n, tell)
  },
}

const MOVE_STAR: readonly Task[] = [{ kind: 'move-star-to' }, { kind: 'done' }]
const MOVE_LIFE: readonly Task[] = [{ kind: 'move-life-to' }, { kind: 'done' }]

/** A standard star moves (C12.5); supernovae stay (C12.3). */
export const moveStar: Choice = {
  list(_state, player, out) {
    if (hasUnit(player, GRAVITON) && hasEmptyCorner(player)) listStars(player, 1, FLIPPED, say.moveStar, out)
  },
  check(_state, player, { n }) {
    const star = at(player.stars, n)
    if (star > FLIPPED) return deny('supernova-stays', 'C12.3')
    if (star === EMPTY) return deny('no-star-there', 'C12.5')
    return checkUnit(player, GRAVITON) ?? (hasEmptyCorner(player) ? undefined : deny('nowhere-to-go', 'C12.6'))
  },
  perform(state, seat, player, { n }, tell) {
    payTrack(player, seat, GRAVITON, 1, tell)
    begin(state, seat, player, n, MOVE_STAR)
  },
}

/** Life moves (C12.5). */
export const moveLife: Choice = {
  list(_state, player, out) {
    if (!hasUnit(player, GRAVITON) || !hasEmptySide(player)) return
    for (let side = 0; side < SIDES; side++) if (player.life[side] !== EMPTY) offer(out, say.moveLife, side)
  },
  check(_state, player, { n }) {
    if (player.life[n] === EMPTY) return deny('no-life-there', 'C12.5')
    return checkUnit(player, GRAVITON) ?? (hasEmptySide(player) ? undefined : deny('nowhere-to-go', 'C12.6'))
  },
  perform(state, seat, player, { n }, tell) {
    payTrack(player, seat, GRAVITON, 1, tell)
    begin(state, seat, player, n, MOVE_LIFE)
  },
}
