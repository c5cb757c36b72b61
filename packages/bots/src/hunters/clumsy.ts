import type { Action, View } from '@orrery/hunters'
import { below, pick } from '@orrery/kernel'
import type { Player } from '../player.ts'

/** A player that misreads the diagram now and then: in so many of a hundred placements it takes some other free dot (H15.3). */
export function makeClumsy(player: Player<Action, View>, misplaced: number): Player<Action, View> {
  return {
    name: player.name,
    choose(question) {
      const placing = question.legal[0]?.kind === 'place' && question.legal.length > 1
      if (placing && below(question.rng, 100) < misplaced) return pick(question.rng, question.legal)
      return player.choose(question)
    },
  }
}
