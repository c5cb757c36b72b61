import { begin, type Game, type GameRecord, makeEntry, makeRecord, makeRng, pick } from '@orrery/kernel'
import { expect, test, vi } from 'vitest'
import { loadEngine, loadVersion } from './engines.ts'
import { Replayer } from './replay.ts'
import type { ReplayAnswer } from './replay-protocol.ts'
import { type StoredTable, storedTable } from './testing/stored-table.ts'

const seats = [{ name: 'Ada' }, { name: 'Hypatia', bot: 'random' }]

/** A busy machine may take a while. */
const patient = { timeout: 60_000 }

const stored = (game: Game, version?: number): StoredTable => storedTable(game, seats, version)

/** A whole random game by these rules. */
function recordOf(game: Game): GameRecord {
  const state = begin(game, { seats: 2, seed: 'played' })
  const rng = makeRng('choices')
  const actions: string[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const action = pick(rng, game.legal(state, seat))
    game.apply(state, seat, action, { all() {}, one() {}, reveal() {}, revealTo() {} })
    actions.push(makeEntry(seat, action.id))
  }
  const options = Object.fromEntries(game.options.map((each) => [each.id, each.default]))
  return { game: game.id, version: game.version, options, seats: 2, seed: 'played', actions }
}

async function replayed(record: GameRecord): Promise<ReplayAnswer> {
  const answers: ReplayAnswer[] = []
  new Replayer(({ answer }) => answers.push(answer)).ask({
    requestId: 1,
    replay: { type: 'open', text: makeRecord(record) },
  })
  return vi.waitUntil(() => answers[0], patient)
}

test.each([1, 2])(
  'a local game of version %i is played by its own rules, bots included, and says so',
  async (version) => {
    const game = await loadVersion('comets', version)
    const { ask, news } = stored(game)
    await ask({ type: 'open', id: 't1' })
    for (let i = 0; i < 100; i++) {
      const latest = await vi.waitUntil(() => {
        const last = news().findLast((each) => 'position' in each)
        return last?.position.toAct[0] === 0 || last?.position.result !== undefined ? last : undefined
      }, patient)
      if (latest.position.result !== undefined) break
      const { legal, changes } = latest.position
      await ask({ type: 'act', action: legal[0]?.id, after: changes })
      await vi.waitUntil(() => news().some((each) => 'position' in each && each.position.changes > changes), patient)
    }
    expect(news().find((each) => each.type === 'table')?.info.version).toBe(version)
    expect(news().find((each) => each.type === 'failed')).toBeUndefined()
    const record = await ask({ type: 'record' })
    expect(JSON.parse(record.type === 'record' ? record.text : '{}')).toMatchObject({ version, game: 'comets' })
  },
)

test.each([
  [0, 'version'],
  [99, 'newer'],
] as const)('a local game of version %i cannot continue; its log and record can be read', async (version, why) => {
  const { ask, news, log } = stored(await loadEngine('comets'), version)
  await ask({ type: 'open', id: 't1' })
  const failed = news().find((each) => each.type === 'failed')
  expect(failed).toMatchObject({ why, kept: { version, names: ['Ada', 'Hypatia'] } })
  expect(JSON.parse(failed?.kept?.record ?? '')).toMatchObject({ game: 'comets', actions: [] })
  expect(await ask({ type: 'act', action: 'catch', after: 0 })).toEqual({ type: 'done' })
  expect(log.some(({ type }) => type === 'acted')).toBe(false)
})

test.each([1, 2])('a record of version %i is replayed by its own rules', async (version) => {
  const record = recordOf(await loadVersion('comets', version))
  const answer = await replayed(record)
  expect(answer).toMatchObject({ type: 'opened', info: { version, total: record.actions.length } })
  expect(answer.type === 'opened' && answer.info.invalid).toBeUndefined()
})

test('a record of rules that are no longer included can be read', async () => {
  const record = recordOf(await loadVersion('comets', 1))
  const answer = await replayed({ ...record, version: 77 })
  expect(answer).toMatchObject({ type: 'fault', fault: { why: 'newer', kept: { version: 77 } } })
  const kept = answer.type === 'fault' && 'kept' in answer.fault ? answer.fault.kept : undefined
  expect(kept?.decisions.map(({ seat, action }) => `${seat} ${action}`)).toEqual(record.actions)
  expect(JSON.parse(kept?.record ?? '')).toMatchObject({ version: 77 })
})

test('a record with components of its own is replayed with them, and says so', async () => {
  const version = 1
  const { manifest } = await import('@orrery/hunters/manifest')
  const sets = await manifest.sets?.()
  if (sets === undefined) throw new Error('no sets')
  const set = { constants: { dieSides: 8 } }
  const record = { ...recordOf(sets.makeGame(version, set)), set }
  expect(await replayed(record)).toMatchObject({ type: 'opened', info: { ownSet: true, total: record.actions.length } })
})
