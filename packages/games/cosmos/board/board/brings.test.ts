import { act, begin, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cosmos } from '../../index.ts'
import { kindIds, nebulae, vocabulary } from '../data.ts'
import { cosmosTexts, textsOf } from '../texts/index.ts'
import { bringsOf, incomeOf } from './brings.ts'

await cosmosTexts.load('en')
const texts = textsOf('en')

test('C10.1 points are said to be within reach exactly when the engine then lets a nebula be completed', () => {
  let told = 0
  for (const seed of ['brings 1', 'brings 2']) {
    const state = begin(cosmos, { seats: 2, seed })
    const rng = makeRng(seed)
    for (let seat = cosmos.toAct(state)[0]; seat !== undefined; seat = cosmos.toAct(state)[0]) {
      const legal = cosmos.legal(state, seat)
      const view = cosmos.view(state, seat)
      const player = view.players[seat]
      if (player === undefined) throw new Error('no player')
      const stars = legal.filter(({ kind }) => kind === 'place-star' || kind === 'flip')
      // Not all of the hundreds: every seventh.
      for (const action of stars.filter((_, i) => i % 7 === 0)) {
        const after = cosmos.clone(state)
        act(cosmos, after, seat, action)
        const lines = bringsOf({ view, seat, player, texts }, action).map(({ words }) => words)
        const now = (after.players[seat]?.tiles ?? []).flatMap((tile, hex) => {
          const id = vocabulary.actions.find(({ kind, n }) => kind === 'complete' && n === hex)
          const spec = nebulae[tile]
          const news = cosmos.legal(after, seat).some((each) => each === id) && !legal.some((each) => each === id)
          return news && spec !== undefined ? [texts.brings.reach(spec)] : []
        })
        expect(lines.filter((line) => now.includes(line))).toHaveLength(now.length)
        expect(lines.filter((line) => line.includes('within reach'))).toHaveLength(now.length)
        told += now.length
      }
      const good = legal.filter(({ kind }) => kind === 'complete')
      act(cosmos, state, seat, pick(rng, good.length > 0 ? good : stars.length > 0 ? stars : legal))
    }
  }
  expect(told).toBeGreaterThan(0)
})

test('C6.2 C6.3 what a move of energy would bring is what the energy phase then gives', () => {
  const state = begin(cosmos, { seats: 2, seed: 'income' })
  const rng = makeRng('income')
  let drawn = 0
  for (let seat = cosmos.toAct(state)[0]; seat !== undefined; seat = cosmos.toAct(state)[0]) {
    const legal = cosmos.legal(state, seat)
    const view = cosmos.view(state, seat)
    const player = view.players[seat]
    const shift = legal.find(({ kind }) => kind === 'shift-own' || kind === 'shift-dark')
    const stop = legal.find(({ kind }) => kind === 'stop-shift')
    if (player !== undefined && shift !== undefined && stop === undefined) {
      const [line] = bringsOf({ view, seat, player, texts }, shift)
      act(cosmos, state, seat, shift)
      expect(line?.words).toBe(texts.brings.income({ list: incomeOf(cosmos.view(state, seat), seat, texts) }))
      continue
    }
    if (player !== undefined && stop !== undefined) {
      const cards = /(\d+)\s×\senergy card/.exec(incomeOf(view, seat, texts))?.[1] ?? '0'
      act(cosmos, state, seat, stop)
      const due = cosmos.view(state, seat).players[seat]?.todo.find(({ kind }) => kind === 'draw')
      if (due?.kind === 'draw') {
        expect(`${due.left}`).toBe(cards)
        drawn++
      }
      continue
    }
    act(cosmos, state, seat, pick(rng, legal))
  }
  expect(drawn).toBeGreaterThan(0)
})

test('C11.2 buying a power says what is left of the cards', () => {
  const state = begin(cosmos, { seats: 2, seed: 'buy' })
  const rng = makeRng('buy')
  let told = 0
  for (let seat = cosmos.toAct(state)[0]; seat !== undefined; seat = cosmos.toAct(state)[0]) {
    const legal = cosmos.legal(state, seat)
    const view = cosmos.view(state, seat)
    const player = view.players[seat]
    const buy = legal.find(({ kind }) => kind === 'acquire')
    if (player !== undefined && buy !== undefined) {
      const lines = bringsOf({ view, seat, player, texts }, buy).map(({ words }) => words)
      act(cosmos, state, seat, buy)
      const count = cosmos.view(state, seat).players[seat]?.hand?.[buy.n] ?? -1
      expect(lines).toContain(texts.brings.hold({ kind: texts.kinds[kindIds[buy.n] ?? 'light'], count }))
      told++
    } else act(cosmos, state, seat, pick(rng, legal))
  }
  expect(told).toBeGreaterThan(0)
})
