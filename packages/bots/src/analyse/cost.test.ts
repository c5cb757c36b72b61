import { begin, type Game, makeRng, pick, silent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from '../../../kernel/test/comets/comets.ts'
import { analyst } from '../../test/comets-analyst.ts'
import { costOf, isWarning } from './cost.ts'

test('what an action costs depends on nothing that is hidden; somewhere one costs much and another nothing', () => {
  const game: Game = comets
  const losses: number[] = []
  for (const seed of ['a']) {
    const state = begin(game, { seats: 2, seed })
    const rng = makeRng(`${seed}:choices`)
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const legal = game.legal(state, seat)
      const view = game.view(state, seat)
      for (const { id } of legal.length > 1 ? legal : []) {
        const cost = costOf(game, analyst, view, seat, [id], 'c')
        const disguised = game.view(game.imagine(view, makeRng(`${seed}:hidden`)), seat)
        expect(costOf(game, analyst, disguised, seat, [id], 'c')).toEqual(cost)
        if (cost.final) losses.push(cost.loss)
        else expect(cost).toEqual({ final: false, loss: 0, error: 0 })
      }
      game.apply(state, seat, pick(rng, legal), silent)
    }
  }
  expect(Math.min(...losses)).toBe(0)
  expect(Math.max(...losses)).toBeGreaterThan(0.1)
})

test('a warning is for what costs as much as a mistake, beyond doubt', () => {
  expect(isWarning({ loss: 0.12, error: 0.02 })).toBe(true)
  expect(isWarning({ loss: 0.12, error: 0.08 })).toBe(false)
  expect(isWarning({ loss: 0.09, error: 0 })).toBe(false)
})
