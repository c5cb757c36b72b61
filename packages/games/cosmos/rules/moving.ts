import { always } from '@orrery/kernel'
import { EMPTY } from '../components/basics.ts'
import { type Action, say } from './actions.ts'
import { isReached, offerReached, searchLife, searchStar } from './galaxy.ts'
import { deny, type RefusalCode } from './refusals.ts'
import { type EffectRule, neverAlone } from './rule.ts'
import { playerAt } from './state.ts'
import { moveBound } from './supply.ts'

type Moving = Omit<EffectRule<'move-star-to' | 'move-life-to'>, 'answers'>

/** The bound piece moves along occupied spaces to an empty one (C12.6), for a graviton or by a card (C16.8). */
function moving(what: 'stars' | 'life', offered: readonly Action[], occupied: RefusalCode): Moving {
  const search = what === 'stars' ? searchStar : searchLife
  return {
    possible: neverAlone,
    open: always,
    list(state, seat, _task, out) {
      const player = playerAt(state, seat)
      search(player, player.bound)
      offerReached(out, offered, player[what])
    },
    check(state, seat, _task, { n }) {
      const player = playerAt(state, seat)
      if (player[what][n] !== EMPTY) return deny(occupied, 'C12.6')
      search(player, player.bound)
      return isReached(player[what], n) ? undefined : deny('not-reachable', 'C12.6')
    },
    perform(state, seat, _task, { n }, tell) {
      moveBound(playerAt(state, seat), seat, what, n, tell)
    },
  }
}

/** Where the bound star moves. */
export const moveStarTo: EffectRule<'move-star-to'> = {
  answers: ['to-corner'],
  ...moving('stars', say.toCorner, 'corner-occupied'),
}

/** Where the bound life moves. */
export const moveLifeTo: EffectRule<'move-life-to'> = {
  answers: ['to-side'],
  ...moving('life', say.toSide, 'side-occupied'),
}
