import { add, always, at, item, NONE, withAt } from '@orrery/kernel'
import { EMPTY, elementIds } from '../components/basics.ts'
import { type Action, offer, say } from './actions.ts'
import {
  elementOf,
  hasEmptyCorner,
  hasEmptyCornerIn,
  hasEmptyHex,
  hasRelocatable,
  hasStandardStar,
  hasSupernova,
  isDone,
  isInSector,
  isUnfinished,
} from './galaxy.ts'
import { deny } from './refusals.ts'
import type { EffectRule, EffectStep, Rule } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { checkStandard, checkSupernova, listStars } from './spaces.ts'
import { playerAt, push, type State } from './state.ts'
import { discardStar, flipStar, gainStars, moveBound } from './supply.ts'
import { CORNERS, FLIPPED, HEXES } from './tables.ts'
import type { TaskOf } from './tasks.ts'

/** What cards do with stars, and where stars and relocated pieces go. */

/** Stars of one element to the reserve (C16.6). */
export const starsGained: EffectStep<'gain-stars'> = {
  possible: (state, _player, { element }) => at(state.starSupply, element) > 0,
  run(state, seat, { element, count }, tell) {
    gainStars(state, seat, element, count, tell)
  },
}

/** A star of any element to the reserve, or at once into a sector (C17.21). */
export const element: EffectRule<'element'> = {
  possible: (state, player, { sector }) =>
    state.starSupply.some((count) => count > 0) && (sector === undefined || hasEmptyCornerIn(player, sector)),
  answers: ['element'],
  open: always,
  list(state, _seat, _task, out) {
    for (let i = 0; i < elementIds.length; i++) if (at(state.starSupply, i) > 0) offer(out, say.element, i)
  },
  check(state, _seat, _task, { n }) {
    if (at(state.starSupply, n) > 0) return undefined
    return deny('element-exhausted', 'C7.5', { element: item(elementIds, n) })
  },
  perform(state, seat, { sector }, { n }, tell) {
    if (sector === undefined) {
      gainStars(state, seat, n, 1, tell)
      return
    }
    add(state.starSupply, n, -1)
    playerAt(state, seat).held = n
    push(state, seat, [{ kind: 'place-star', sector }])
  },
}

/** Whether the star that is held may go back: that of a discharge has a space and is placed, Relativity leaves it open (C9.5). */
const mayRefuse = (state: State, { sector }: TaskOf<'place-star'>): boolean =>
  sector !== undefined || rulingsOf(state).mayRefuse === true

/** The star that is held goes onto an empty corner, in the sector if there is one (C2.5), or back (C9.5). */
export const placeStar: Rule<'place-star'> = {
  answers: ['to-corner', 'refuse'],
  open: always,
  list(state, seat, task, out) {
    const { sector = NONE } = task
    const { stars } = playerAt(state, seat)
    for (let corner = 0; corner < CORNERS; corner++) {
      if (stars[corner] === EMPTY && isInSector(corner, sector)) offer(out, say.toCorner, corner)
    }
    if (mayRefuse(state, task)) out.push(say.refuse)
  },
  check(state, seat, task, { kind, n }) {
    const { sector = NONE } = task
    if (kind === 'refuse') return mayRefuse(state, task) ? undefined : deny('must-place', 'C9.5')
    if (playerAt(state, seat).stars[n] !== EMPTY) return deny('corner-occupied', 'C9.4')
    return isInSector(n, sector) ? undefined : deny('outside-sector', 'C2.5')
  },
  perform(state, seat, _task, { kind, n }, tell) {
    const player = playerAt(state, seat)
    const { held } = player
    if (kind === 'refuse') {
      add(state.starSupply, held, 1)
      tell.all({ type: 'piece-refused', seat, piece: 'star' })
    } else {
      player.stars = withAt(player.stars, n, held + 1)
      tell.all({ type: 'star-placed', seat, element: held, corner: n, from: 'supply' })
    }
    player.held = NONE
  },
}

/** A choice among the standard stars in the galaxy. */
function amongStandardStars(
  offered: readonly Action[],
): Pick<EffectRule<'flip' | 'discard-standard'>, 'possible' | 'open' | 'list' | 'check'> {
  return {
    possible: (_state, player) => hasStandardStar(player),
    open: always,
    list(state, seat, _task, out) {
      listStars(playerAt(state, seat), 1, FLIPPED, offered, out)
    },
    check: (state, seat, _task, { n }) => checkStandard(playerAt(state, seat), n),
  }
}

/** A standard star goes back to the supply; Nuclear Fusion and Nuclear Fission do nothing without it (C16.5). */
export const discardStandard: EffectRule<'discard-standard'> = {
  needed: true,
  answers: ['discard-star'],
  ...amongStandardStars(say.discardStar),
  perform(state, seat, _task, { n }, tell) {
    discardStar(state, seat, n, tell)
  },
}

/** Standard stars become supernovae, as many as there are (C17.3, C17.26). */
export const flip: EffectRule<'flip'> = {
  answers: ['flip'],
  ...amongStandardStars(say.flip),
  perform(state, seat, { left }, { n }, tell) {
    const player = playerAt(state, seat)
    flipStar(player, seat, n, tell)
    player.bound = n
    if (left > 1) push(state, seat, [{ kind: 'flip', left: left - 1 }])
  },
}

/** A supernova becomes a star of its element again (C17.25). */
export const revert: EffectRule<'revert'> = {
  possible: (_state, player) => hasSupernova(player),
  answers: ['flip'],
  open: always,
  list(state, seat, _task, out) {
    listStars(playerAt(state, seat), FLIPPED + 1, 2 * FLIPPED, say.flip, out)
  },
  check: (state, seat, _task, { n }) => checkSupernova(playerAt(state, seat), n, 'C17.25'),
  perform(state, seat, _task, { n }, tell) {
    const player = playerAt(state, seat)
    player.stars = withAt(player.stars, n, at(player.stars, n) - FLIPPED)
    player.bound = n
    tell.all({ type: 'star-flipped', seat, corner: n, element: elementOf(at(player.stars, n)), supernova: false })
  },
}

/** Shooting Star lifts a star or an unfinished nebula and sets it down anywhere (C17.28). */
export const lift: EffectRule<'lift'> = {
  possible: (_state, player) => hasRelocatable(player),
  answers: ['lift-star', 'lift-nebula'],
  open: always,
  list(state, seat, _task, out) {
    const player = playerAt(state, seat)
    if (hasEmptyCorner(player)) listStars(player, 1, 2 * FLIPPED, say.liftStar, out)
    if (!hasEmptyHex(player)) return
    for (let hex = 0; hex < HEXES; hex++) if (isUnfinished(player, hex, NONE)) offer(out, say.liftNebula, hex)
  },
  check(state, seat, _task, { kind, n }) {
    const player = playerAt(state, seat)
    if (kind === 'lift-star') {
      if (player.stars[n] === EMPTY) return deny('no-star-there', 'C17.28')
      return hasEmptyCorner(player) ? undefined : deny('nowhere-to-go', 'C17.28')
    }
    if (player.tiles[n] === NONE) return deny('no-nebula-there', 'C17.28')
    if (isDone(player, n)) return deny('nebula-stays', 'C10.6')
    return hasEmptyHex(player) ? undefined : deny('nowhere-to-go', 'C17.28')
  },
  perform(state, seat, _task, { kind, n }) {
    playerAt(state, seat).bound = n
    push(state, seat, [{ kind: kind === 'lift-star' ? 'set-star' : 'set-nebula' }])
  },
}

/** The lifted star goes onto any empty corner. */
export const setStar: Rule<'set-star'> = {
  answers: ['to-corner'],
  open: always,
  list(state, seat, _task, out) {
    listStars(playerAt(state, seat), EMPTY, EMPTY, say.toCorner, out)
  },
  check(state, seat, _task, { n }) {
    return playerAt(state, seat).stars[n] === EMPTY ? undefined : deny('corner-occupied', 'C17.28')
  },
  perform(state, seat, _task, { n }, tell) {
    moveBound(playerAt(state, seat), seat, 'stars', n, tell)
  },
}

/** The lifted nebula goes onto any empty hex. */
export const setNebula: Rule<'set-nebula'> = {
  answers: ['to-hex'],
  open: always,
  list(state, seat, _task, out) {
    const { tiles } = playerAt(state, seat)
    for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] === NONE) offer(out, say.toHex, hex)
  },
  check(state, seat, _task, { n }) {
    return playerAt(state, seat).tiles[n] === NONE ? undefined : deny('hex-occupied', 'C17.28')
  },
  perform(state, seat, _task, { n }, tell) {
    const player = playerAt(state, seat)
    const from = player.bound
    player.tiles = withAt(withAt(player.tiles, n, at(player.tiles, from)), from, NONE)
    tell.all({ type: 'nebula-moved', seat, from, to: n })
  },
}
