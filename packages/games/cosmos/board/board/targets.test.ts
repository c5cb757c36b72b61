import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cosmos } from '../../index.ts'
import { vocabulary } from '../data.ts'
import { targetsOf, wouldBeCorner, wouldBeHex, wouldBeSide } from './targets.ts'

/** Verbs that are lit outside the galaxy by their id: marbles, cards, trays, buttons. */
const inPanels = new Set([
  'shift-own',
  'shift-dark',
  'stop-shift',
  'take-nebula',
  'draw-row',
  'draw-deck',
  'discharge-star',
  'discharge-ability',
  'discharge-nothing',
  'acquire',
  'keep',
  'under',
  'activate',
  'pay',
  'pay-unit',
  'option',
  'element',
  'set-of-five',
  'refuse',
  'stop',
  'end-crafting',
  'omega',
  'end-turn',
  'discard',
])

test('every legal action is lit somewhere, at once or behind one first step, and nothing else is', () => {
  for (const seed of ['lit 1', 'lit 2', 'lit 3', 'lit 4']) {
    const state = begin(cosmos, { seats: 2 + (seed.length % 3), seed })
    const rng = makeRng(seed)
    for (let seat = cosmos.toAct(state)[0]; seat !== undefined; seat = cosmos.toAct(state)[0]) {
      const legal = cosmos.legal(state, seat)
      const ids = new Set(legal.map((action) => action.id))
      const bare = targetsOf(legal, undefined)
      const lit = new Set<string>()
      for (const step of [undefined, ...bare.steps]) {
        const { corners, sides, hexes, selected } = targetsOf(legal, step)
        expect(selected).toBe(step)
        for (const map of [corners, sides, hexes]) for (const id of map.values()) lit.add(id)
      }
      for (const id of lit) expect(ids).toContain(id)
      for (const action of legal) if (!inPanels.has(action.kind)) expect(lit).toContain(action.id)
      act(cosmos, state, seat, pick(rng, legal))
    }
  }
})

test('what is explained is always an action of the game', () => {
  const state = begin(cosmos, { seats: 3, seed: 'explain' })
  const rng = makeRng('explain')
  for (let i = 0; i < 400; i++) {
    const [seat] = cosmos.toAct(state)
    if (seat === undefined) break
    const legal = cosmos.legal(state, seat)
    const player = cosmos.view(state, seat).players[seat]
    if (player === undefined) throw new Error('no player')
    const steps = [undefined, ...targetsOf(legal, undefined).steps]
    for (const step of steps) {
      const { corners, sides, hexes } = targetsOf(legal, step)
      const asked = [
        ...player.stars.map((_, corner) => (corners.has(corner) ? undefined : wouldBeCorner(player, step, corner))),
        ...player.life.map((_, side) => (sides.has(side) ? undefined : wouldBeSide(player, step, side))),
        ...player.tiles.map((_, hex) => (hexes.has(hex) ? undefined : wouldBeHex(player, step, hex))),
      ]
      for (const id of asked) if (id !== undefined) expect(vocabulary.get(id), id).toBeDefined()
    }
    act(cosmos, state, seat, pick(rng, legal))
  }
})

test('a step that leads nowhere is not chosen', () => {
  expect(targetsOf([], 'proto').selected).toBeUndefined()
})
