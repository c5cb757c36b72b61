import { act, begin, eventsFor, languages, makeRng, next32 } from '@orrery/kernel'
import { conform } from '@orrery/kernel/testing'
import { describe, expect, test } from 'vitest'
import { comets, type Event, type State } from '../index.ts'
import { manifest } from '../manifest.ts'
import { kit } from './kit.ts'

/** A game of two with this sky (the top comet last) and this tail; seat 0 is on turn. */
function table(sky: readonly number[], tail: readonly number[]): State {
  return { ...begin(comets, { seats: 2, seed: 'table' }), sky: [...sky], tail: [...tail], discard: [] }
}

function say(state: State, id: string): readonly Event[] {
  const [seat = 0] = comets.toAct(state)
  return eventsFor(act(comets, state, seat, comets.vocabulary.parse(id)).events, seat)
}

test('random games keep all laws', () => {
  const report = conform(kit, { games: 100, seed: 'comets', share: 0.2 })
  expect(Object.entries(report.tally).filter(([, n]) => n === 0)).toEqual([])
})

describe('K1 the box', () => {
  test('K1.1 2 to 4 players', () => {
    expect(() => begin(comets, { seats: 1, seed: 'x' })).toThrow()
    expect(() => begin(comets, { seats: 5, seed: 'x' })).toThrow()
    expect(begin(comets, { seats: 4, seed: 'x' }).points).toHaveLength(4)
  })

  test.each([
    ['K1.2 four comets of each brightness', 'off', 4],
    ['K1.3 two comets of each brightness in the short game', 'on', 2],
  ])('%s', (_name, short, each) => {
    const { sky, tail } = begin(comets, { seats: 2, seed: 'x', options: { short } })
    const all = [...sky, ...tail].sort()
    expect(all).toEqual([1, 2, 3, 4, 5].flatMap((value) => new Array<number>(each).fill(value)))
  })
})

describe('K2 a turn', () => {
  test('K2.1 begins with a comet', () => {
    const state = begin(comets, { seats: 2, seed: 'x' })
    expect([state.tail.length, state.sky.length]).toEqual([1, 19])
    expect(comets.legal(state, 0).map(({ id }) => id)).toEqual(['catch', 'land'])
    expect(comets.refuse(state, 1, comets.vocabulary.parse('land'))).toEqual({ code: 'not-your-turn', rule: 'K2.1' })
  })

  test('K2.2 another comet joins the tail', () => {
    const state = table([1, 2, 4], [3])
    expect(say(state, 'catch')).toEqual([{ type: 'caught', seat: 0, value: 4 }])
    expect([state.tail, state.active]).toEqual([[3, 4], 0])
  })

  test('KS1 K2.3 the same brightness twice burns the tail', () => {
    const state = table([1, 2, 5], [3, 5])
    expect(say(state, 'catch')).toContainEqual({ type: 'burnt', seat: 0, value: 5, lost: 8 })
    expect([state.points, state.discard, state.tail, state.active]).toEqual([[0, 0], [3, 5, 5], [2], 1])
  })

  test('K2.4 landing scores the tail', () => {
    const state = table([1, 2], [3, 5])
    expect(say(state, 'land')).toContainEqual({ type: 'landed', seat: 0, points: 8 })
    expect([state.points, state.discard, state.active]).toEqual([[8, 0], [3, 5], 1])
  })

  test('K2.5 the last comet lands by itself', () => {
    const state = table([2], [3])
    say(state, 'catch')
    expect(state.points).toEqual([5, 0])
  })
})

describe('K3 the end', () => {
  test('K3.1 comes when the sky is empty at the beginning of a turn', () => {
    const state = table([2], [3])
    say(state, 'catch')
    expect(comets.toAct(state)).toEqual([])
    expect(() => act(comets, state, 0, comets.vocabulary.parse('land'))).toThrow('over')
  })

  test('K3.2 most points win, then the best tail', () => {
    const state = table([2], [3])
    state.points = [0, 5]
    state.best = [0, 4]
    say(state, 'catch')
    expect(comets.result(state)?.seats.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 5],
      [2, 5],
    ])
  })
})

test('everything that can happen is said in every language', async () => {
  for (const language of languages) {
    const [speech, about] = await Promise.all([manifest.speech(language), manifest.about(language)])
    expect(speech.game).toBe(about.default.name)
    const state = begin(comets, { seats: 3, seed: 'speech' })
    const rng = makeRng('speech')
    const said = new Set<string | undefined>([
      speech.option('short'),
      speech.option('short', 'on'),
      speech.source('tails'),
    ])
    for (let [seat] = comets.toAct(state); seat !== undefined; [seat] = comets.toAct(state)) {
      const view = comets.view(state, seat)
      said.add(speech.prompt(view, seat, ['Ada']))
      const legal = comets.legal(state, seat)
      for (const action of legal) said.add(speech.action(action, view))
      const chosen = legal[next32(rng) % legal.length]
      if (chosen === undefined) break
      for (const event of eventsFor(act(comets, state, seat, chosen).events, seat))
        said.add(speech.event(event, ['Ada']))
    }
    said.add(speech.refusal({ code: 'over', rule: 'K3.1' }))
    for (const text of said) expect(text).toMatch(/^[^{}]+$/)
  }
})
