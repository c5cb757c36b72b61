// Long test of src/loader.ts, src/http/kept.ts, load/serve.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadedExamples, loadedGames } from '@orrery/games/loaded'
import { type Game, gameOfVersion, parseRecord, verify } from '@orrery/kernel'
import { afterAll, expect, test } from 'vitest'
import { bundle, type ServerProcess, startProcess } from '../load/process.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, type Line, nonce, wide } from './client.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const folder = mkdtempSync(join(tmpdir(), 'orrery-programs-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all: readonly Game[] = [...loadedGames, ...loadedExamples].flatMap(({ versions }) => versions)
const carried = (id: string): number[] => all.filter((game) => game.id === id).map(({ version }) => version)

/** The program as it was first released, and as it is now. */
const first = { comets: [1], hunters: [1] }
const now = { comets: carried('comets'), hunters: carried('hunters') }
/** One that has dropped the first version. */
const later = { comets: carried('comets').filter((version) => version > 1) }

const start = (store: StorePlace, versions: Readonly<Record<string, readonly number[]>>): Promise<ServerProcess> =>
  startProcess(store, { versions, limits: { ...wide, rules: 2000, thinking: 20_000, snapshot: 8 } })

/** A table of these people, with bots in the remaining seats. */
async function deal(host: Guest, others: readonly Guest[], create: object): Promise<{ id: string; lines: Line[] }> {
  const made = await host.api('POST', '/tables', create)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.table
  for (const guest of others) await guest.api('POST', `/tables/${id}/commands`, { type: 'sit', nonce: nonce() })
  await host.api('POST', `/tables/${id}/commands`, { type: 'start', nonce: nonce() })
  const lines = await Promise.all([host, ...others].map((guest) => guest.look(id)))
  for (const line of lines) await line.until(() => line.play)
  return { id, lines }
}

/** The players who are asked decide, until `enough`; choices rotate, so that games advance. */
async function play(lines: readonly Line[], enough: (acting: Line) => boolean): Promise<Line> {
  for (let i = 0; i < 5000; i++) {
    const line = await Promise.race(lines.map((each) => each.until(() => (isAsked(each) || isOver(each)) && each)))
    if (isOver(line) || enough(line)) return line
    const { legal = [], changes = 0 } = line.play ?? {}
    await line.do({ type: 'act', action: legal[i % legal.length] ?? '', after: changes })
    await Promise.all(lines.map((each) => each.until(() => (each.play?.changes ?? 0) > changes)))
  }
  throw new Error('the game does not end')
}

const isAsked = ({ play: now }: Line): boolean => (now?.legal?.length ?? 0) > 0
const isOver = ({ table }: Line): boolean => table?.phase === 'over'

/** The same person at another server. */
const at = ({ url }: ServerProcess, { id, name, session }: Guest): Guest => new Guest(url, id, name, session)

onEveryStore((kind) => {
  test('tables go on in the middle of a decision when the program is replaced by one that knows more versions', async () => {
    await bundle()
    const store: StorePlace =
      kind === 'sqlite' ? { kind, file: join(folder, 'programs.db') } : { kind, url: await postgres.database() }
    let server = await start(store, first)
    const ada = await Guest.make(server.url, 'Ada')
    const bo = await Guest.make(server.url, 'Bo')
    const hunters = await deal(ada, [bo], { game: 'hunters', seats: 2, options: { hrHelp: 'auto' } })
    const botted = await deal(ada, [], { game: 'hunters', seats: 2, bots: ['easy'] })
    const comets = await deal(ada, [bo], { game: 'comets', seats: 2 })
    const finished = await deal(bo, [ada], { game: 'comets', seats: 2, options: { short: 'on' } })
    let moves = 0
    // In the middle of a turn: something could be undone.
    const asked = await play(hunters.lines, ({ play: now }) => moves++ > 40 && (now?.undo ?? 0) > 0)
    const whose = hunters.lines.indexOf(asked)
    moves = 0
    await play(comets.lines, () => moves++ > 2)
    await play(finished.lines, () => false)
    const before = JSON.stringify([asked.play?.view, asked.play?.legal, asked.play?.undo, asked.seq])
    const reopen = async (): Promise<void> => {
      await server.stop()
      const kept = await Store.open(
        store.kind === 'sqlite' ? { ...store, thread: new URL('../src/thread.ts', import.meta.url) } : store,
      )
      const snapshot = await kept.snapshot(hunters.id)
      expect(snapshot?.seq).toBeGreaterThan(8)
      // A snapshot of another version than the table's own is not trusted, whatever it says.
      await kept.putSnapshot(hunters.id, {
        seq: 99_999,
        body: (snapshot?.body ?? '').replace('"version":1', '"version":2'),
      })
      await kept.close()
    }
    await reopen()

    server = await start(store, now)
    const [ada2, bo2] = [at(server, ada), at(server, bo)]
    const made = await ada2.api('POST', '/tables', { game: 'comets', seats: 2 })
    expect(made.body.table.version).toBe(now.comets.at(-1))
    const lines = [await ada2.look(hunters.id), await bo2.look(hunters.id)]
    const line = lines[whose]
    if (line === undefined) throw new Error()
    expect(line.table?.version).toBe(1)
    expect(JSON.stringify([line.play?.view, line.play?.legal, line.play?.undo, line.seq])).toBe(before)
    expect((await line.do({ type: 'undo' })).type).toBe('done')
    const bot = await ada2.look(botted.id)
    let rounds = 0
    await play([bot], () => rounds++ > 3)
    expect(bot.table?.version).toBe(1)
    const past = await ada2.api('GET', `/tables/${hunters.id}/past?after=5`)
    expect(past.body.steps.length).toBeGreaterThan(0)
    await play(lines, () => false)
    const { body: record } = await ada2.api('GET', `/tables/${hunters.id}/record`)
    expect(record.version).toBe(1)
    const played = parseRecord(JSON.stringify(record))
    expect(verify(gameOfVersion(all, 'hunters', 1), played).checks.filter(({ ok }) => !ok)).toEqual([])
    await server.stop()

    server = await start(store, later)
    const [ada3, bo3] = [at(server, ada), at(server, bo)]
    const gone = await ada3.api('GET', `/tables/${comets.id}`)
    expect([gone.status, gone.body.error.code]).toEqual([410, 'not-carried'])
    const refused = await new Promise<Line>((resolve) => void ada3.look(comets.id).then(resolve))
    expect(refused.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'not-carried' } })
    // What still works: reading the log, without others' secret decisions, and getting the record once the game is over.
    const log = await ada3.api('GET', `/tables/${comets.id}/log`)
    const decisions = log.body.decisions as { seat: number; action?: string }[]
    expect(decisions.length).toBeGreaterThan(0)
    for (const { seat, action } of decisions) expect(action === undefined).toBe(seat !== 0)
    expect((await ada3.api('GET', `/tables/${comets.id}/record`)).status).toBe(409)
    const over = await bo3.api('GET', `/tables/${finished.id}/log`)
    expect(over.body.table).toMatchObject({ phase: 'over', version: 1, over: { result: expect.anything() } })
    const old = await bo3.api('GET', `/tables/${finished.id}/record`)
    expect(
      verify(gameOfVersion(all, 'comets', 1), parseRecord(JSON.stringify(old.body))).checks.filter(({ ok }) => !ok),
    ).toEqual([])
    expect((await ada3.api('GET', '/me/tables')).body.tables.map(({ id }) => id)).toContain(comets.id)
    await server.stop()

    // Nothing was deleted: a program that supports the version again continues.
    server = await start(store, now)
    const back = [await at(server, ada).look(comets.id), await at(server, bo).look(comets.id)]
    expect(isOver(await play(back, () => false))).toBe(true)
    await server.stop()
  })
})
