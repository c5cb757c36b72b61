import { makeRng, pick, silent } from '@orrery/kernel'
import { walk } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { knowledge } from '../bots/knowledge.ts'
import { sketch } from '../bots/sketch.ts'
import { cosmos } from '../index.ts'

const { value, unfinished } = knowledge

test('a sketch is worth what the action leads to, and leaves the seat where states can be compared', () => {
  const rng = makeRng('sketch')
  const kinds = new Set<string>()
  for (let game = 0; game < 4; game++) {
    const { state } = walk(cosmos, { seats: 2 + (game % 2) }, `sketch:${game}`, 60 * game)
    for (let step = 0; step < 120; step++) {
      const seat = cosmos.toAct(state)[0]
      if (seat === undefined) break
      const legal = cosmos.legal(state, seat)
      for (const action of legal) {
        const drawn = sketch(state, seat, action)
        if (drawn === undefined) continue
        kinds.add(action.kind)
        const after = cosmos.clone(state)
        cosmos.apply(after, seat, action, silent)
        expect(value(drawn, seat), action.id).toBe(value(after, seat))
        expect([cosmos.moment(after), unfinished?.(after, seat)]).toEqual([cosmos.moment(state), 0])
      }
      // What was found for other states is remembered by their lists; with lists of its own a state is judged anew.
      expect(value(state, seat)).toBe(value(structuredClone(state), seat))
      cosmos.apply(state, seat, pick(rng, legal), silent)
    }
  }
  expect([...kinds].sort()).toEqual(['flip', 'place-proto', 'place-star', 'to-corner', 'to-side'])
})
