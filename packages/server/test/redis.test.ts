// Long test of src/store/redis-bus.ts
import { afterEach, expect, test, vi } from 'vitest'
import { Listener } from '../src/store/listener.ts'
import { StorageError } from '../src/store/storage-error.ts'
import { Store, type StoredNews, type StorePlace } from '../src/store/store.ts'
import { head } from './appends.ts'
import { freePort } from './postgres.ts'
import { redisProgram, startRedis } from './redis.ts'
import { withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0).reverse()) await end()
})

test.skipIf(redisProgram === undefined)(
  'Redis or Valkey: processes hear from each other through it, through the database while it is away, and through it again',
  async () => {
    const redis = await startRedis(await freePort())
    ends.push(redis.kill)
    const place: StorePlace = { kind: 'postgres', url: await postgres.database(), bus: redis.url }
    const [store, other] = [await Store.open(place), await Store.open(place)]
    ends.push(
      () => store.close(),
      () => other.close(),
    )
    const heard: StoredNews[] = []
    other.onStored((news) => heard.push(news))
    const hears = async (table: string): Promise<void> => {
      await store.append({ table, after: 0, rows: ['x'], head })
      for (let i = 0; i < 500 && !heard.some((news) => news?.table === table); i++) await pause(20)
      expect(heard.filter((news) => news?.table === table)).toEqual([{ table, seq: 1 }])
    }
    // Only Redis can have carried it: the way through the database is closed.
    const closed = vi.spyOn(Listener.prototype, 'publish').mockRejectedValue(new StorageError('closed'))
    await hears('through-redis')
    closed.mockRestore()
    await redis.kill()
    await hears('through-the-database')
    await redis.restart()
    // Both have to be back: each is told on its return that it may have missed something.
    for (let i = 0; i < 500 && !heard.includes(undefined); i++) await pause(20)
    expect(heard).toContain(undefined)
    vi.spyOn(Listener.prototype, 'publish').mockRejectedValue(new StorageError('closed'))
    await hears('through-redis-again')
  },
)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
