import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { arks } from '../../index.ts'
import { at } from '../data.ts'
import { routesOf, UNKNOWN, wayTo } from './layout.ts'

test('the way drawn to a field or into the unknown is as long as the engine says', () => {
  const state = begin(arks, { seats: 2, seed: 'routes' })
  const rng = makeRng('routes')
  let seen = 0
  for (let i = 0; i < 2500 && seen < 60; i++) {
    const [seat] = arks.toAct(state)
    if (seat === undefined) break
    const view = arks.view(state, seat)
    const { reach, arks: fields, active } = view
    if (reach !== undefined) {
      seen++
      const routes = routesOf(view)
      const from = at(fields, active)
      for (const [field, moves] of reach.fields.entries()) {
        if (moves > 0) expect(wayTo(routes, from, field), `${from} to ${field}`).toHaveLength(moves)
      }
      for (const [slot, moves] of reach.slots.entries()) {
        if (moves > 0) expect(wayTo(routes, from, UNKNOWN + slot), `${from} to slot ${slot}`).toHaveLength(moves)
      }
    }
    act(arks, state, seat, pick(rng, arks.legal(state, seat)))
  }
  expect(seen).toBe(60)
})
