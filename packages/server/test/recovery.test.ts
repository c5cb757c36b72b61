import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, decideNewTable, fold, makeLibrary, runCommand } from '@orrery/table'
import { afterAll, expect, test, vi } from 'vitest'
import { defaultLimits } from '../src/config.ts'
import { Guard } from '../src/guard.ts'
import { makeAppend } from '../src/heads.ts'
import { Loader } from '../src/loader.ts'
import { Notifier } from '../src/notifier.ts'
import { Recovery } from '../src/recovery.ts'
import { Room } from '../src/room.ts'
import { ServiceClock } from '../src/service-clock.ts'
import { StorageError } from '../src/store/storage-error.ts'
import { Store } from '../src/store/store.ts'
import { Trials } from '../src/trial.ts'
import { games } from './games.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-recovery-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a store that fails between the table and what viewers missed of it leaves no gap', async () => {
  const store = await Store.open({ kind: 'sqlite', file: join(folder, 'games.sqlite') })
  const library = makeLibrary(games, () => ['random'])
  const host = { id: 'host', name: 'Hedy' }
  const made = decideNewTable(
    library,
    { type: 'create', id: 'table', secret: 'ab'.repeat(32), game: 'comets', seats: 2 },
    host,
    1,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const table = fold(library, made.rows)
  await store.append(makeAppend(library, table, made.rows, undefined, defaultLimits))
  /** Another process does something at the table. */
  const elsewhere = async (command: Command): Promise<void> => {
    const done = runCommand(library, table, command, host, 1)
    if ('refusal' in done) throw new Error(done.refusal.code)
    await store.append(makeAppend(library, table, done.rows, undefined, defaultLimits))
  }

  const guard = new Guard(defaultLimits.stall)
  const loader = new Loader(library, store, guard, defaultLimits.rules)
  const listeners = { changed() {}, stuck() {}, fault() {} }
  const notifier = new Notifier(library, store, new ServiceClock(store, 0), defaultLimits, listeners)
  const trials = new Trials(defaultLimits.rules, undefined)
  const recovery = new Recovery({ library, store, guard, loader, trials, notifier, rules: defaultLimits.rules })
  const loaded = await loader.load('table')
  if (loaded === undefined) throw new Error('there is no table')
  const room = new Room(loaded.table, 0)
  const begun = room.table.seq
  const seen: number[] = []
  const update = (text: string): void => void seen.push(...JSON.parse(text).news.map(({ seq }: { seq: number }) => seq))
  const nothing = (): void => {}
  const viewer = { person: 'host', seat: 0, code: undefined, patches: false, seen: undefined, update }
  room.viewers.add({ ...viewer, send: nothing, drop: nothing, move: nothing })

  await elsewhere({ type: 'say', text: 'one' })
  await elsewhere({ type: 'say', text: 'two' })
  room.stale = true
  // The table itself is read, then the store falls silent.
  const read = store.rows.bind(store)
  const rows = vi.spyOn(store, 'rows').mockImplementationOnce(read).mockRejectedValueOnce(new StorageError('silence'))
  await expect(recovery.refresh(room)).rejects.toThrow('silence')
  expect([rows.mock.calls.length, seen]).toEqual([2, []])
  await elsewhere({ type: 'say', text: 'three' })
  await recovery.refresh(room)
  expect(seen).toEqual([begun + 1, begun + 2, begun + 3])
  expect(room.stale).toBe(false)
  await store.close()
})
