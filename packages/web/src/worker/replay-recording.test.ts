import { eventsFor, type GameRecord, replay } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { games, playedRecord } from '../../tests/records.ts'
import type { RecordCheck } from './replay-protocol.ts'
import { Recording } from './replay-recording.ts'
import { checkRecord } from './replay-verify.ts'
import { roundViews } from './round-views.ts'

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const record = playedRecord(game, 2)
  const recording = new Recording(game, record)

  test('every position is what the engine has there, in any order, for every seat and a spectator', () => {
    const wanted = [...replay(game, record)].length
    expect(recording.total).toBe(wanted)
    const seen: unknown[][] = []
    for (const { state, outcome } of replay(game, record)) {
      seen.push([0, 1, undefined].map((seat) => [game.view(state, seat), eventsFor(outcome.events, seat)]))
    }
    // Backwards, so that nothing depends on earlier requests.
    for (let index = recording.total; index > 0; index--) {
      const shown = [0, 1, undefined].map((seat) => {
        const { view, events } = recording.scene(index, seat)
        return [view, events]
      })
      expect(shown, `position ${index}`).toEqual(seen[index - 1])
    }
    expect(recording.scene(0, 0).events).toEqual([])
    expect(() => recording.scene(recording.total + 1, 0)).toThrow('positions 0 to')
  })

  test('the end of every round once, the last with the end of the game', () => {
    const rounds = recording.history().map(({ round }) => round)
    expect(rounds).toEqual([...new Set(rounds)].sort((a, b) => a - b))
    expect(rounds.at(-1)).toBe(recording.moments.at(-1)?.round)
    expect(recording.history().at(-1)?.views[1]).toEqual(recording.scene(recording.total, 1).view)
    expect(recording.history().at(-1)?.before?.[1]).toEqual(recording.scene(recording.total - 1, 1).view)
    expect(roundViews(game, record).at(-1)).toEqual(recording.history().at(-1))
  })
})

describe('checking', () => {
  const [game] = games
  if (game === undefined) throw new Error('no game')
  const record = playedRecord(game, 3)
  const scores = new Recording(game, record).result?.seats.map(({ score }) => score) ?? []
  const states = (changed: GameRecord, known = { bots: [1, 2], scores }): Record<string, RecordCheck['state']> =>
    Object.fromEntries(checkRecord(new Recording(game, changed), known).map(({ name, state }) => [name, state]))
  const { fair } = record
  if (fair === undefined) throw new Error('no shuffle')
  const alone = { before: 'open', signature: 'open' }
  const all = {
    ...alone,
    commitment: 'good',
    nonces: 'good',
    seed: 'good',
    deal: 'good',
    actions: 'good',
    result: 'good',
  }

  test('an unchanged record passes', () => {
    expect(states(record)).toEqual(all)
  })

  test('every change is found by the check that is meant for it', () => {
    const other = 'f'.repeat(32)
    expect(states({ ...record, fair: { ...fair, commitment: '0'.repeat(64) } })).toEqual({ ...all, commitment: 'bad' })
    expect(states({ ...record, fair: { ...fair, secret: 'a'.repeat(64) } })).toMatchObject({
      commitment: 'bad',
      seed: 'bad',
    })
    const nonces = [other, ...fair.nonces.slice(1)]
    expect(states({ ...record, fair: { ...fair, nonces } })).toEqual({ ...all, seed: 'bad' })
    const chosen = [...fair.nonces.slice(0, 2), other]
    expect(states({ ...record, fair: { ...fair, nonces: chosen } })).toMatchObject({ nonces: 'bad', seed: 'bad' })
    expect(states(record, { bots: [1, 2], scores: [...scores.slice(1), -1] })).toEqual({ ...all, result: 'bad' })
    const { fair: _fair, ...bare } = record
    expect(states(bare)).toEqual({ ...all, commitment: 'open', nonces: 'open', seed: 'open' })
  })

  test('an invalid decision is named; what comes before it can be watched', () => {
    const actions = record.actions.with(20, record.actions[20]?.startsWith('0') === true ? '1 end-turn' : '0 end-turn')
    const broken = new Recording(game, { ...record, actions })
    expect(broken.total).toBe(20)
    expect(broken.invalid).toMatchObject({ index: 20 })
    expect(broken.result).toBeUndefined()
    expect(states({ ...record, actions })).toMatchObject({ actions: 'bad', result: 'bad' })
    expect(broken.scene(20, 0).view).toEqual(new Recording(game, record).scene(20, 0).view)
  })
})
