import type { Player } from '@orrery/bots'
import { below, indexIn, NONE, pick } from '@orrery/kernel'
import { type Action, dots, starDot, starIds, type View } from '../surface.ts'

/** How many wrong dots beside the right one look alike to somebody who misreads the diagram. */
const ALIKE = 3

/** A player that finds the dot of a star by reading the diagram, and misreads it now and then: this many stars of a hundred end up on a wrong dot close to the right one (H15.3). */
export function makeReader(player: Player<Action, View>, misplaced: number): Player<Action, View> {
  return {
    name: player.name,
    choose(question) {
      const { star } = question.legal[0]?.kind === 'place' ? question.view() : {}
      if (star === undefined) return player.choose(question)
      // Whether it is right or wrong is settled here, so that no other slip changes the chance.
      const right = starDot[indexIn(starIds, star)] ?? NONE
      const wrong = nearMisses(question.legal, right)
      if (wrong.length > 0 && below(question.rng, 100) < misplaced) return pick(question.rng, wrong)
      return question.legal.find(({ n }) => n === right) ?? player.choose(question)
    },
  }
}

/** The free dots that lie closest to the right one, without it. */
function nearMisses(legal: readonly Action[], right: number): Action[] {
  const distance = ({ n }: Action): number => {
    const [a, b] = [dots[n], dots[right]]
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y)
  }
  return legal
    .filter((action) => action.n !== right)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALIKE)
}
