import { act, begin } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { hunters } from '../index.ts'
import type { State } from '../surface.ts'
import { targetsOf } from './board/targets.ts'
import { endTurn, scores, warnings } from './summary.ts'
import { huntersTexts } from './texts/index.ts'

/** A game in which the first seat has come to its last step; with a hoard, every star can be paid for. */
function lastStep(rich: boolean): State {
  const state = begin(hunters, { seats: 2, seed: 'board', options: { firstPlayer: '0', holdLimit: 'on' } })
  for (let i = 0; i < 50; i++) {
    const { ask, asked: seat = 0 } = hunters.view(state, undefined)
    if (ask === 'create' && seat === 0) break
    const legal = hunters.legal(state, seat)
    const next = legal.find((action) => ['go-on', 'pass', 'stop'].includes(action.kind)) ?? legal[0]
    if (next === undefined) break
    act(hunters, state, seat, next)
  }
  if (rich) for (let element = 0; element < 6; element++) state.crystals[element] = 30
  return state
}

test('ending the turn warns of a star that could be created and of crystals above the limit', async () => {
  await Promise.all([huntersTexts.load('en'), huntersTexts.load('de')])
  const poor = lastStep(false)
  expect(warnings(hunters.view(poor, 0), 0, 'en')).toEqual([])
  const rich = lastStep(true)
  expect(warnings(hunters.view(rich, 0), 0, 'de').map(({ id }) => id)).toEqual(['hunters-star', 'hunters-limit'])
  expect(warnings(hunters.view(rich, 1), 1, 'de')).toEqual([])
})

test('the button of the bar is the action that ends the turn', () => {
  const state = lastStep(false)
  expect(endTurn(hunters.view(state, 0), hunters.legal(state, 0))?.id).toBe('end-turn')
})

test('points by source are those of the view', () => {
  const view = hunters.view(lastStep(false), 0)
  expect(scores(view)).toHaveLength(2)
  expect(scores(view)[0]).toEqual(view.players[0]?.sources)
})

test('fields are lit by flights, seats by opponents, and nothing without a legal action', () => {
  const state = begin(hunters, { seats: 2, seed: 'board', options: { firstPlayer: '0' } })
  while (hunters.view(state, 0).ask !== 'move') {
    const [seat = 0] = hunters.toAct(state)
    const [next] = hunters.legal(state, seat).slice(-1)
    if (next === undefined) break
    act(hunters, state, seat, next)
  }
  const targets = targetsOf(hunters.legal(state, 0), 'move')
  expect([...targets.fields.keys()].sort()).toEqual(['Cam', 'Cas', 'Cep', 'Dra', 'Lyn', 'UMa'])
  expect(targets.fieldVerb).toBe('fly')
  expect(targetsOf([], 'move').fieldVerb).toBeUndefined()
})
