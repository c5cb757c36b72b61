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

test('without a chosen piece a space takes the only thing that can be done there, and moves are asked for', () => {
  const say = (id: string) => vocabulary.parse(id)
  const legal = [
    'place-star:H:S01',
    'place-star:He:S02',
    'place-star:H:S02',
    'place-proto:L03',
    'flip:S04',
    'move-star:S04',
  ]
    .map(say)
    .concat(say('end-crafting'))
  const lit = targetsOf(legal, undefined, undefined, [])
  expect([...lit.corners]).toEqual([
    [0, 'place-star:H:S01'],
    [3, 'flip:S04'],
  ])
  expect([...lit.sides.values()]).toEqual(['place-proto:L03'])
  expect([...targetsOf(legal, 'star:0', undefined, []).corners.values()]).toEqual([
    'place-star:H:S01',
    'place-star:H:S02',
  ])
  expect([...targetsOf(legal, 'track:graviton', undefined, []).corners.values()]).toEqual(['move-star:S04'])
  expect(targetsOf(legal, undefined).corners.size).toBe(0)
})

test('of later questions cards and tiles are lit, life only once crafting is over', () => {
  const say = (id: string) => vocabulary.parse(id)
  const view = cosmos.view(begin(cosmos, { seats: 2, seed: 'later' }), 0)
  const onward = (...ids: string[]) => [{ through: [say('end-crafting')], legal: ids.map(say), view }]
  const menu = targetsOf(
    [say('end-crafting')],
    undefined,
    view,
    onward('take-nebula:1', 'stabilise:L01', 'place-proto:L02'),
  )
  expect([...menu.later]).toEqual(['take-nebula:1'])
  expect(menu.sides.size).toBe(0)
  const omega = targetsOf([say('omega:stabilise')], undefined, view, onward('take-nebula:1', 'stabilise:L01'))
  expect([...omega.later]).toEqual(['take-nebula:1', 'stabilise:L01'])
  expect(omega.byId.has('stabilise:L01')).toBe(true)
})
