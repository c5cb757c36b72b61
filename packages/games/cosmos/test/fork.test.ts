import { hash, makeRng, pick, silent } from '@orrery/kernel'
import { walk } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { fork } from '../bots/fork.ts'
import { cosmos } from '../index.ts'

test.each([
  [2, 'off'],
  [3, 'off'],
  [2, 'on'],
] as const)(
  'a forked table of %i goes on like a whole copy and leaves the original alone (faster play %s)',
  (seats, faster) => {
    const rng = makeRng('fork')
    for (let game = 0; game < 6; game++) {
      const { state } = walk(cosmos, { seats, options: { faster } }, `fork:${game}`, 40 * game)
      for (let step = 0; step < 120; step++) {
        const seat = cosmos.toAct(state)[0]
        if (seat === undefined) break
        const action = pick(rng, cosmos.legal(state, seat))
        const before = hash(state)
        const forked = fork(state, seat, action)
        cosmos.apply(forked, seat, action, silent)
        expect(hash(state), action.id).toBe(before)
        cosmos.apply(state, seat, action, silent)
        expect(hash(forked), action.id).toBe(hash(state))
      }
    }
  },
)
