import { act, begin, languages, makeRng, pick } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cosmos } from '../index.ts'
import { endTurn, mainAction, scores, warnings } from './summary.ts'
import { cosmosTexts } from './texts/index.ts'

test('D15 ending the crafting phase warns about exactly what would be lost, in every language', async () => {
  await Promise.all(languages.map(cosmosTexts.load))
  const state = begin(cosmos, { seats: 3, seed: 'warn' })
  const rng = makeRng('warn')
  let warned = 0
  for (let i = 0; i < 300; i++) {
    const [seat] = cosmos.toAct(state)
    if (seat === undefined) break
    const legal = cosmos.legal(state, seat)
    const view = cosmos.view(state, seat)
    const player = view.players[seat]
    if (player === undefined) throw new Error('no player')
    const end = endTurn(view, legal)
    const last = mainAction(view, legal, 'en')
    expect([end?.kind, last?.action.kind].filter((kind) => kind !== undefined)).toEqual(
      legal.map(({ kind }) => kind).filter((kind) => ['end-crafting', 'end-turn', 'stop-shift'].includes(kind)),
    )
    if (last?.warns === true) {
      const { pieces, units, scorable } = player.unused
      for (const language of languages) {
        expect(warnings(view, seat, language).length).toBe([pieces, units, scorable].filter((n) => n > 0).length)
      }
      warned += pieces
    }
    if (end !== undefined) expect(warnings(view, seat, 'en')).toEqual([])
    const sum = Object.values(scores(view)[seat] ?? {}).reduce((total, points) => total + points, 0)
    expect(sum).toBe(player.score)
    act(cosmos, state, seat, pick(rng, legal))
  }
  expect(warned).toBeGreaterThan(0)
})
