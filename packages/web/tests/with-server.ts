import { afterAll, beforeAll } from 'vitest'
import { startServer, type TestServer } from './test-server.ts'

/** One server for all tests of a file. */
export function withServer(): TestServer {
  let started: TestServer | undefined
  beforeAll(async () => {
    started = await startServer()
  })
  afterAll(() => started?.close())
  const running = (): TestServer => {
    if (started === undefined) throw new Error('The server is not running')
    return started
  }
  return {
    get url() {
      return running().url
    },
    kill: () => running().kill(),
    stop: () => running().stop(),
    pid: () => running().pid(),
    restart: (damage) => running().restart(damage),
    close: () => running().close(),
  }
}
