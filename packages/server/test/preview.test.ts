import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seatPaints } from '@orrery/picture'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { Guest, playing, playOut, startTest } from './client.ts'
import { decodePng } from './png.ts'

const client = mkdtempSync(join(tmpdir(), 'orrery-client-'))
const plain =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="description" content="Games." /><meta property="og:title" content="Orrery" /><meta name="twitter:card" content="summary" /><title>Orrery</title></head><body></body></html>'
let server: RunningServer
/** Finished games between a person with a dangerous name and one with letters that the fonts lack. */
let open: string
let secret: string
let running: string

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, server.url), { headers })

/** The tags of a page, by name. */
async function tagsOf(path: string, headers: Record<string, string> = {}): Promise<ReadonlyMap<string, string>> {
  const response = await get(path, { accept: 'text/html', ...headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  expect(html).not.toContain('<script>')
  return new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

beforeAll(async () => {
  writeFileSync(join(client, 'index.html'), plain)
  server = await startTest({ client, limits: { pictures: 4 } })
  const [ada, moon] = [await Guest.make(server.url, '<script>"Żółć"'), await Guest.make(server.url, '🚀 月')]
  const finish = async (create: object): Promise<string> => {
    const { id, lines } = await playing([ada, moon], { options: { short: 'on' }, ...create })
    await playOut(lines)
    for (const line of lines) line.close()
    return id
  }
  open = await finish({})
  secret = await finish({ private: true })
  const begun = await playing([ada, moon])
  for (const line of begun.lines) line.close()
  running = begun.id
})

afterAll(async () => {
  await server.close()
  rmSync(client, { recursive: true, force: true })
})

describe('a link to a finished public game', () => {
  test.each(['result', 'replay', 'online'])(
    '/%s has a preview with the result, and names are only text',
    async (page) => {
      const tags = await tagsOf(`/${page}/${open}?code=x`)
      expect(tags.get('og:title')).toContain('Comets')
      expect(tags.get('og:description')).toContain('&lt;script&gt;&quot;Żółć&quot;')
      expect(tags.get('description')).toBe(tags.get('og:description'))
      expect(tags.get('twitter:card')).toBe('summary_large_image')
      expect(tags.get('og:url')).toBe(`${server.url}/${page}/${open}`)
      expect(tags.get('og:image')).toBe(`${server.url}/api/v1/tables/${open}/picture?language=en`)
    },
  )

  test('speaks the language of the link, then that of the reader', async () => {
    const inGerman = { 'accept-language': 'de-AT,de;q=0.9' }
    expect((await tagsOf(`/result/${open}`, inGerman)).get('og:image')).toContain('language=de')
    const polish = await tagsOf(`/result/${open}?lang=pl`, inGerman)
    expect(polish.get('og:image')).toContain('language=pl')
    // The game is played at random, and may end with a shared victory.
    expect(polish.get('og:title')).toMatch(/Wygrywa |Zwycięstwo dzielą/)
    // A name without any letter of the fonts goes by its seat.
    expect(polish.get('og:description')).toContain('Gracz 2')
  })

  test('its picture is a PNG of 1200 x 630 in which the players have their colours; it is drawn once', async () => {
    const path = `/api/v1/tables/${open}/picture`
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const picture = decodePng(bytes)
    expect([picture.width, picture.height]).toEqual([1200, 630])
    // Discs of both players, one below the other.
    expect([picture.at(84, 232), picture.at(84, 324)].sort()).toEqual([...seatPaints.slice(0, 2)].sort())
    // The title has letters: white dots among those of the ground.
    const title = Array.from({ length: 300 }, (_, x) => picture.at(60 + x, 74))
    expect(title.filter((colour) => colour === '#ffffff').length).toBeGreaterThan(10)
    const began = performance.now()
    const again = await get(path)
    expect(Buffer.compare(new Uint8Array(await again.arrayBuffer()), bytes)).toBe(0)
    expect(performance.now() - began).toBeLessThan(500)
    const known = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0])
  })
})

test.each([
  ['a private game', () => secret],
  ['a game that is not over', () => running],
  ['a table that does not exist', () => 'nothing-here'],
  ['something that is no id', () => '%3Cscript%3E'],
])('a link to %s has the preview of the site, and no picture', async (_what, id) => {
  for (const page of ['result', 'replay', 'online']) {
    expect(await (await get(`/${page}/${id()}`)).text()).toBe(plain)
  }
  const picture = await get(`/api/v1/tables/${id()}/picture`)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('whoever asks for very many pictures waits; those that are kept are there for everybody', async () => {
  const statuses: number[] = []
  for (const language of ['pl', 'de', 'en']) {
    statuses.push((await get(`/api/v1/tables/${open}/picture?language=${language}`)).status)
  }
  expect(statuses).toEqual([200, 200, 200])
  const [eve, mallory] = [await Guest.make(server.url, 'Eve'), await Guest.make(server.url, 'Mallory')]
  const fresh: number[] = []
  for (let i = 0; i < 3; i++) {
    const { id, lines } = await playing([eve, mallory], { options: { short: 'on' } })
    await playOut(lines)
    for (const line of lines) line.close()
    fresh.push((await get(`/api/v1/tables/${id}/picture`)).status)
  }
  expect(fresh).toContain(429)
  expect((await get(`/api/v1/tables/${open}/picture?language=pl`)).status).toBe(200)
})
