import { act, actById, begin, eventsFor, hash, makeStreamRng, OrreryError, RefusalError } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from './comets/comets.ts'
import { playerAt } from './comets/state.ts'

const fresh = () => begin(comets, { seats: 2, seed: 'play' })
const say = (id: string) => comets.vocabulary.parse(id)

/** A card that seat 0 holds. */
const held = () => `play:${playerAt(fresh(), 0).hand[0]}`

test('a game starts only with a fitting number of seats, known options and a seed', () => {
  expect(() => begin(comets, { seats: 5, seed: 'x' })).toThrow('comets is played by 2 to 4, not by 5')
  expect(() => begin(comets, { seats: 2.5, seed: 'x' })).toThrow(OrreryError)
  expect(() => begin(comets, { seats: 2, seed: '' })).toThrow('a seed is a text that is not empty')
  expect(() => begin(comets, { seats: 2, seed: 'x', options: { short: 'yes' } })).toThrow('it can be off, on')
})

test('an action that is not allowed throws its refusal and changes nothing', () => {
  const state = fresh()
  const before = hash(state)
  for (const [seat, id, rule] of [
    [1, 'draw', 'K2'],
    [0, 'done', 'K3'],
    [0, 'bid:1', 'K5'],
  ] as const) {
    try {
      act(comets, state, seat, say(id))
      throw new Error('accepted')
    } catch (error) {
      expect(error).toBeInstanceOf(RefusalError)
      expect(error instanceof RefusalError && error.refusal.rule).toBe(rule)
    }
  }
  expect(hash(state)).toBe(before)
})

test('a seat that is not there and an id that is not in the vocabulary get typed errors', () => {
  const state = fresh()
  const before = hash(state)
  for (const seat of [-1, 2, 0.5, '0', undefined]) {
    expect(() => actById(comets, state, 2, seat, 'draw')).toThrow('its seats are 0 to 1')
  }
  expect(() => actById(comets, state, 2, 0, 'fly')).toThrow('"fly" is not an action of comets')
  expect(hash(state)).toBe(before)
})

test('playing and spending can be undone; drawing and ending the turn are barriers', () => {
  const state = fresh()
  expect(act(comets, state, 0, say(held())).barrier).toBe(false)
  expect(act(comets, state, 0, say('spend')).barrier).toBe(false)
  expect(act(comets, state, 0, say('done')).barrier).toBe(true)
  expect(act(comets, state, 1, say('draw')).barrier).toBe(true)
})

const secure = { ...comets, generator: 'chacha20' as const }

test('a game is shuffled with the generator it names', () => {
  const state = begin(secure, { seats: 2, seed: 'play' })
  expect(state.rng).toEqual({ key: makeStreamRng('play').key, drawn: expect.any(Number) })
  expect(fresh().rng).toHaveLength(4)
  expect(state.deck).not.toEqual(fresh().deck)
})

test.each([comets, secure])('the kernel sets a barrier by itself when the generator is drawn from', (game) => {
  const state = begin(game, { seats: 2, seed: 'play' })
  state.discard = state.deck.splice(0)
  const mute = { ...game, moment: () => ({ round: 1, turn: 1 }) }
  const quiet = {
    ...mute,
    apply: (...[s, seat, action]: Parameters<typeof comets.apply>) =>
      comets.apply(s, seat, action, { all() {}, one() {}, reveal() {}, revealTo() {} }),
  }
  expect(act(quiet, state, 0, say('draw')).barrier).toBe(true)
})

test('only its owner learns which card was drawn', () => {
  const { events } = act(comets, fresh(), 0, say('draw'))
  expect(eventsFor(events, 0)).toEqual([{ type: 'drew', seat: 0, value: expect.any(Number) }])
  expect(eventsFor(events, 1)).toEqual([{ type: 'drew', seat: 0 }])
  expect(eventsFor(events, undefined)).toEqual([{ type: 'drew', seat: 0 }])
})
