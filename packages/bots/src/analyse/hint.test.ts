import { begin, type Game, makeRng, pick, silent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from '../../../kernel/test/comets/comets.ts'
import { analyst } from '../../test/comets-analyst.ts'
import { hintFor } from './hint.ts'

test('a hint begins with something that is allowed, and is the same whatever lies hidden', () => {
  const game: Game = comets
  let hints = 0
  for (const seed of ['a', 'b', 'c']) {
    const state = begin(game, { seats: 2, seed })
    const rng = makeRng(`${seed}:choices`)
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const legal = game.legal(state, seat)
      const view = game.view(state, seat)
      const hint = legal.length > 1 ? hintFor(game, analyst, view, seat, 'h') : undefined
      if (hint !== undefined) {
        hints++
        expect(legal.map(({ id }) => id)).toContain(hint.actions[0])
        expect(hint.value).toBeGreaterThanOrEqual(0)
        expect(hint.value).toBeLessThanOrEqual(1)
        const disguised = game.imagine(view, makeRng(`${seed}:hidden`))
        expect(hintFor(game, analyst, game.view(disguised, seat), seat, 'h')).toEqual(hint)
      }
      game.apply(state, seat, pick(rng, legal), silent)
    }
  }
  expect(hints).toBeGreaterThan(10)
})
