import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import type { Action } from '@orrery/kernel'
import { act, begin, type Game, type GameEvent, type GameState, hash, makeRng, onwardFrom, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'

/** Plays random games and checks what is offered of later questions against the rules; returns how much was offered. */
function check<S extends GameState, A extends Action, V, E extends GameEvent>(game: Game<S, A, V, E>): number {
  let offered = 0
  for (const seed of ['onward 1', 'onward 2']) {
    const state = begin(game, { seats: 3, seed })
    const rng = makeRng(seed)
    for (let i = 0; i < 120; i++) {
      const [seat] = game.toAct(state)
      if (seat === undefined) break
      const legal = game.legal(state, seat)
      for (const later of onwardFrom(game, game.view(state, seat), seat, makeRng(`${seed}:${i}`))) {
        const there = game.clone(state)
        for (const action of later.through) expect(act(game, there, seat, action).barrier, action.id).toBe(false)
        const ids = game.legal(there, seat).map(({ id }) => id)
        for (const { id } of later.legal) {
          expect(ids).toContain(id)
          expect(
            legal.some((action) => action.id === id),
            `${id} is a present answer`,
          ).toBe(false)
        }
        expect(hash(later.view)).toBe(hash(game.view(there, seat)))
        offered++
      }
      act(game, state, seat, pick(rng, legal))
    }
  }
  return offered
}

test('a later question is offered only along what can be taken back, with its own answers and view', () => {
  expect(check(cosmos)).toBeGreaterThan(20)
  expect(check(arks)).toBeGreaterThan(20)
})

test('what leads on are actions of the game', () => {
  for (const game of [cosmos, arks])
    for (const id of game.leads ?? []) expect(game.vocabulary.get(id), id).toBeDefined()
})
