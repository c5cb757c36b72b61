import { actById, begin, eventsFor, makeRng, pick } from '@orrery/kernel'
import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay } from '../../../../test/effort.ts'
import type { Arks, Event } from '../rules/game.ts'
import { versions } from '../versions.ts'
import { kit } from './kit.ts'

function versionOf(version: number): Arks {
  const game = versions.find((each) => each.version === version)
  if (game === undefined) throw new Error(`there is no version ${version}`)
  return game
}

/** All events of a few random games. */
function told(game: Arks, seats: number): Event[] {
  return ['a', 'b', 'c'].flatMap((seed) => {
    const state = begin(game, { seats, seed })
    const rng = makeRng(seed)
    const events: Event[] = []
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      events.push(
        ...eventsFor(actById(game, state, seats, seat, pick(rng, game.legal(state, seat)).id).events, undefined),
      )
    }
    return events
  })
}

test('version 1 keeps every law', () => {
  const games = gamesToPlay(60)
  expect(conform({ ...kit, game: versionOf(1) }, { games, seed: 'arks-first', share: 0.006 }).games).toBe(games)
})

test('A3.11 A3.12 in version 1 the first player is drawn before cards and resources are chosen in turn order', () => {
  const game = versionOf(1)
  const state = begin(game, { seats: 3, seed: 'setup' })
  const order: number[] = []
  while (state.todo.some(({ kind }) => kind === 'end-setup')) {
    const [seat = -1, ...others] = game.toAct(state)
    expect(others).toEqual([])
    if (order.at(-1) !== seat) order.push(seat)
    actById(game, state, 3, seat, game.legal(state, seat)[0]?.id ?? '')
  }
  const turns = [0, 1, 2].map((i) => (state.first + i) % 3)
  expect(order).toEqual([...turns, ...turns])
})

test('A5.8 losses are reported from version 2 on, and so is the draw of the first player', () => {
  const kinds = (version: number): Set<string> =>
    new Set([1, 2].flatMap((seats) => told(versionOf(version), seats)).map(({ type }) => type))
  for (const type of ['lost', 'first-player']) {
    expect(kinds(1).has(type), type).toBe(false)
    expect(kinds(2).has(type), type).toBe(true)
  }
})

test('every version deals with its own generator', () => {
  expect(versions.map(({ generator }) => generator)).toEqual([undefined, 'chacha20'])
})
