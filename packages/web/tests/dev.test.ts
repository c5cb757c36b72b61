import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchServer } from '../scripts/dev-process.ts'
import { startDev } from './dev.ts'
import { expectQuiet, openPage, withBrowser } from './world.ts'

withBrowser()

test('npm run dev shows the page, passes requests and sockets on to the server, and ends with all of it', async () => {
  const dev = await startDev()
  const html = await (await fetch(`${dev.url}/`)).text()
  expect(html).toContain('/@vite/client')
  const games: { games: { id: string }[] } = await (await fetch(`${dev.url}/api/v1/games`)).json()
  expect(games.games.map(({ id }) => id)).toEqual(['cosmos', 'hunters', 'arks'])
  expect(await (await fetch(`${dev.url}/ready`)).json()).toEqual({ ready: true })
  expect((await fetch(`${dev.url}/api/v1/nothing`)).status).toBe(404)

  // A table is made over HTTP; its room is open once the socket is.
  const visited = await openPage()
  const { page, context } = visited
  await page.goto(`${dev.url}/online?new=cosmos`)
  await page.getByTestId('my-name').fill('Ada')
  await page.getByTestId('make-table').click()
  await page.getByTestId('share-link').waitFor()
  await page.waitForSelector('[data-link="connected"]', { state: 'attached' })
  expectQuiet(visited)
  await context.close()

  expect(dev.output().match(/https?:\/\/\S+/g)).toEqual([`${dev.url}/`])
  const code = await dev.end()
  // Where there are no signals, a process that is ended from outside has no exit code of its own.
  if (process.platform !== 'win32') expect(code).toBe(0)
  await expect(fetch(`${dev.url}/`)).rejects.toThrow()
})

/** A source of a server in its smallest form: it says where it listens, and closes when it is told to. */
const source = (name: string): string => `
import { part } from './part.ts'
process.on('message', () => process.exit(0))
process.send?.({ ready: ${JSON.stringify(name)} + part })
`

test('a changed source restarts the server; one that does not compile, or ends at once, is waited for', async () => {
  const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'dev-test-'))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write('part.ts', 'export const part: string = " 1"')
  write('entry.ts', source('first'))
  const said: string[] = []
  const server = await watchServer({
    entry: join(folder, 'entry.ts'),
    bundle: join(folder, 'bundle.mjs'),
    args: [],
    say: (line) => said.push(line),
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  const wait = { timeout: 60_000, interval: 50 }
  const runs = (name: string) => vi.waitFor(async () => expect(await server.address(100)).toBe(name), wait)
  const says = (words: RegExp) => vi.waitFor(() => expect(said.join('\n')).toMatch(words), wait)
  await runs('first 1')

  write('part.ts', 'export const part: string = " 2"')
  await runs('first 2')

  write('entry.ts', 'const = 1')
  await says(/does not compile; the last one that did keeps running/)
  expect(await server.address(100)).toBe('first 2')

  write('entry.ts', 'process.exit(3)')
  await says(/The server ended \(exit code 3\)/)
  expect(await server.address(100)).toBe(undefined)

  write('entry.ts', source('mended'))
  await runs('mended 2')
})
