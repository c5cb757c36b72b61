import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cosmos } from '../../index.ts'
import { nebulae } from '../data.ts'
import { cornersOfHex } from './board-map.ts'
import { effectOf, ghostsFor, isDone, needOf } from './need.ts'

test('C10.1 a nebula lacks nothing and has nothing too many exactly when the engine lets it be completed', () => {
  let completable = 0
  for (const seed of ['need 1', 'need 2', 'need 3']) {
    const state = begin(cosmos, { seats: 3, seed })
    const rng = makeRng(seed)
    for (let seat = cosmos.toAct(state)[0]; seat !== undefined; seat = cosmos.toAct(state)[0]) {
      const legal = cosmos.legal(state, seat)
      const player = state.players[seat]
      if (player === undefined) throw new Error('no player')
      if (legal.some((action) => action.kind === 'end-crafting')) {
        player.tiles.forEach((tile, hex) => {
          if (tile < 0 || isDone(player, hex)) return
          const { lacks, over } = needOf(player.stars, hex, tile)
          const offered = legal.some((action) => action.kind === 'complete' && action.n === hex)
          expect(lacks.length === 0 && over === 0).toBe(offered)
          if (offered) completable++
        })
      }
      const complete = legal.filter((action) => action.kind === 'complete')
      act(cosmos, state, seat, pick(rng, complete.length > 0 ? complete : legal))
    }
  }
  expect(completable).toBeGreaterThan(0)
})

test('ghosts stand on empty corners of the nebula, one for each star it lacks; those in the reserve are marked', () => {
  const state = begin(cosmos, { seats: 2, seed: 'ghosts' })
  const player = state.players[0]
  if (player === undefined) throw new Error('no player')
  const tile = player.tiles[2] ?? 0
  const { lacks } = needOf(player.stars, 2, tile)
  const ghosts = ghostsFor(player, 2, [1, 0, 0, 0])
  expect(ghosts.map((ghost) => ghost.element).sort()).toEqual([...lacks].sort())
  for (const { corner } of ghosts) expect(cornersOfHex[2]).toContain(corner)
  expect(ghosts.filter((ghost) => ghost.own).length).toBe(lacks.includes('H') ? 1 : 0)
  const [first] = ghosts
  if (first === undefined) throw new Error('a fresh nebula lacks stars')
  expect(effectOf(player, first.element, first.corner).good).toBeGreaterThan(0)
  expect(nebulae[tile]?.size).toBe(3)
})
