import { begin, type Game, makeRecord } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { games, playedRecord } from '../../tests/records.ts'
import { gameIds } from '../games/list.ts'
import { goldenNames } from './golden.ts'
import { openFrom, openPasted, PasteError } from './source.ts'

const gameOf = (id: string): Game => {
  const game = games.find((each) => each.id === id)
  if (game === undefined) throw new Error(`no ${id}`)
  return game
}

describe.each(gameIds)('%s', (id) => {
  const names = goldenNames(id)

  test('has golden games', () => {
    expect(names.length).toBeGreaterThan(2)
    expect(names).not.toContain('perft')
  })

  test.each(names)('golden game %s can be stepped through to its last decision', async (name) => {
    const opened = await openFrom(id, { kind: 'golden', name })
    expect(opened.note).toBeUndefined()
    expect(opened.moments.length).toBeGreaterThan(50)
    const last = opened.moments.length - 1
    for (const at of [0, 1, Math.floor(last / 2), last]) {
      for (const me of opened.eyes) expect(opened.show(at, me).position).toMatchObject({ changes: at, me })
    }
  })

  test('whoever has to act sees what is legal; others see nothing lit', async () => {
    const opened = await openFrom(id, { kind: 'random', seats: 2, seed: 'a', options: {} })
    const me = opened.seatOf(9, 'acting')
    expect(opened.show(9, me).position.legal.length).toBeGreaterThan(0)
    expect(opened.show(9, undefined).position.legal).toEqual([])
    const last = opened.moments.length - 1
    expect(opened.show(last, 0).position.result?.seats).toHaveLength(2)
    // A position after the end counts as the end.
    expect(opened.show(last + 50, 0).position.changes).toBe(last)
  })

  test('what is played becomes a record that can be opened', async () => {
    const opened = await openFrom(id, { kind: 'random', seats: 2, seed: 'a', options: {} })
    const me = opened.seatOf(9, 'acting') ?? 0
    const action = opened.show(9, me).position.legal.at(-1)
    if (action === undefined) throw new Error('nothing is legal')
    const { text, at } = opened.play(9, me, action)
    expect(at).toBe(10)
    const next = await openPasted(text)
    expect(next.show(at, me).steps.at(-1)).toMatchObject({ seat: me, action: action.id })
  })

  test('a view is shown to the seat it was made for, with legal actions lit, and can be played on', async () => {
    const opened = await openFrom(id, { kind: 'random', seats: 2, seed: 'a', options: {} })
    const me = opened.seatOf(20, 'acting') ?? 0
    const shown = opened.show(20, me).position
    // As an update of the protocol carries it, and alone.
    const update = JSON.stringify({ type: 'update', as: me, play: { view: shown.view, toAct: shown.toAct } })
    for (const text of [update, JSON.stringify(shown.view)]) {
      const seen = await openPasted(text)
      expect(seen.game.id).toBe(id)
      expect(seen.seats).toBe(2)
      expect(seen.note).toBeUndefined()
      expect(seen.eyes).toContain(me)
      const { position } = seen.show(0, seen.seatOf(0, 'acting'))
      expect(position.me).toBe(me)
      expect(position.legal.map((action) => action.id)).toEqual(shown.legal.map((action) => action.id))
      const [first] = position.legal
      if (first === undefined) throw new Error('nothing is legal')
      const next = await openPasted(seen.play(0, me, first).text)
      expect(next.game.id).toBe(id)
    }
  })
})

describe('for bad input, it says what is wrong and what would be right', () => {
  const record = playedRecord(gameOf('cosmos'), 3)
  const view = gameOf('hunters').view(begin(gameOf('hunters'), { seats: 3, seed: 'x' }), 1)
  const changed = (part: object): string => JSON.stringify({ ...Object(view), ...part })

  test.each([
    ['nothing', ' ', 'nothing was pasted', 'a record is JSON'],
    ['half of it', '{"game": ', 'it is not JSON', '"actions"'],
    ['a list', '[1, 2]', 'not an object', 'a view is the JSON'],
    ['something else', '{"a": 1}', 'neither a record nor a view', 'a view is the JSON'],
    ['a record of another game', makeRecord({ ...record, game: 'chess' }), '"chess"', 'cosmos, hunters, arks'],
    [
      'another version',
      makeRecord({ ...record, version: 9 }),
      'version 9',
      'version 1 or 2 of cosmos with 2 to 4 seats',
    ],
    ['an unknown option', makeRecord({ ...record, options: { x: 'y' } }), 'no option "x"', '"faster": off or on'],
    ['a record without a seed', makeRecord({ ...record, seed: '' }), '"seed" must be a text', 'a record is JSON'],
    ['a field that is missing', changed({ players: undefined }), 'players is missing', 'a list of objects'],
    ['a field of another kind', changed({ deckSize: 'many' }), 'deckSize is a text: "many"', 'a number'],
    ['a patch', '{"play": {"patch": []}}', 'not the view', 'the first update'],
    ['half a golden game', '# cosmos version 1: x\n', 'not a golden playthrough', 'golden/2-players.txt'],
  ])('%s', async (_name, text, wrong, right) => {
    const error: unknown = await openPasted(text).catch((caught: unknown) => caught)
    if (!(error instanceof PasteError)) throw new Error(`no fault was found: ${String(error)}`)
    expect(error.faults.map((fault) => fault.wrong).join('\n')).toContain(wrong)
    expect(error.faults.map((fault) => fault.right).join('\n')).toContain(right)
  })

  test('a record with an invalid decision is shown up to there', async () => {
    const actions = record.actions.with(30, '0 end-turn')
    const opened = await openPasted(makeRecord({ ...record, actions }))
    expect(opened.moments).toHaveLength(31)
    expect(opened.note).toContain('Decision 31')
  })

  test('a view that no position has is drawn, with nothing lit', async () => {
    const opened = await openPasted(changed({ deckSize: 3 }))
    expect(opened.note).toContain('deckSize does not fit the rest')
    expect(opened.show(0, 1).position).toMatchObject({ me: 1, legal: [], toAct: [] })
  })

  test('a link that was cut short', async () => {
    await expect(openFrom('cosmos', { kind: 'paste', packed: 'rVpLk' })).rejects.toThrow('copy the whole link')
  })
})
