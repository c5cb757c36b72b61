// Sends a server everything that is not in the protocol, then far too much of everything, and looks whether it answers well and lives.
//   node --import tsx load/fuzz.ts [--messages 100000] [--seed <one is drawn and printed>] [--flood 5000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { below, makeRng, next32, pick, type Rng } from '@orrery/kernel'
import { type ClientMessage, serverMessageSchema } from '@orrery/protocol'
import { clientExamples, commandExamples } from '@orrery/protocol/examples'
import { WebSocket } from 'ws'
import { botFlood } from './bot-flood.ts'
import { calm, flood, floods, noFloods, Rightful } from './flood.ts'
import { type Dealt, deal, makePeople } from './people.ts'
import { startProcess } from './process.ts'

/** The outcome. */
export interface FuzzReport {
  readonly sent: number
  readonly answers: number
  readonly errors: number
  readonly refusals: number
  readonly closed: number
  /** Answers that are not part of the protocol. */
  readonly malformed: readonly string[]
  /** Every text that was received, to search it for secrets. */
  readonly texts: readonly string[]
}

/** A message of every kind there is; the examples are complete by their types. */
const valid: readonly ClientMessage[] = [
  ...Object.values(clientExamples).flat(),
  ...Object.values(commandExamples)
    .flat()
    .map((command, id) => ({ type: 'do', id, command }) as const),
]

/** All but those that end a game, after which its secret is public. */
export const playable = valid.filter((message) => message.type !== 'do' || message.command.type !== 'resign')

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { admin: true } },
  'constructor',
  '\u0000\ud800',
  2 ** 53 + 2,
]

/** Something a client should not send; reproducible from the seed. */
function makeNonsense(rng: Rng, messages: readonly ClientMessage[]): string | Buffer {
  const text = JSON.stringify(pick(rng, messages))
  switch (below(rng, 9)) {
    case 0:
      return text.slice(0, below(rng, text.length))
    case 1: {
      const at = below(rng, text.length)
      return text.slice(0, at) + String.fromCharCode(below(rng, 256)) + text.slice(at + 1)
    }
    case 2:
      return JSON.stringify(mutate(JSON.parse(text), rng))
    case 3:
      return JSON.stringify(pick(rng, junk))
    case 4:
      return Buffer.from(Array.from({ length: below(rng, 200) }, () => next32(rng) & 255))
    case 5:
      return '['.repeat(below(rng, 5000))
    case 6:
      return `{"type":"do","id":1,"command":{"type":"act","action":"${'a'.repeat(below(rng, 9000))}"}}`
    case 7:
      // Now and then more than the server accepts at all, so that it closes the socket.
      return below(rng, 40) === 0 ? 'y'.repeat(20_000) : text
    default:
      return text
  }
}

/** Puts junk somewhere into a message. */
function mutate(data: unknown, rng: Rng): unknown {
  if (typeof data !== 'object' || data === null || below(rng, 4) === 0) return pick(rng, junk)
  const keys = Object.keys(data)
  const key = keys.length === 0 || below(rng, 5) === 0 ? 'extra' : pick(rng, keys)
  return { ...data, [key]: mutate(Reflect.get(data, key), rng) }
}

/** Sends this many messages, made from `base`, through several sockets of one table. */
export async function fuzz(
  url: string,
  table: Dealt,
  messages: number,
  seed: string,
  base = valid,
): Promise<FuzzReport> {
  const rng = makeRng(seed)
  const report = {
    sent: 0,
    answers: 0,
    errors: 0,
    refusals: 0,
    closed: 0,
    malformed: [] as string[],
    texts: [] as string[],
  }
  const receive = (text: string): void => {
    report.answers++
    if (report.texts.length < 20_000) report.texts.push(text)
    try {
      const message = JSON.parse(text)
      if (message.type === 'error') report.errors++
      if (message.type === 'refused') report.refusals++
      if (!serverMessageSchema.safeParse(message).success) report.malformed.push(text.slice(0, 200))
    } catch {
      report.malformed.push(text.slice(0, 200))
    }
  }
  while (report.sent < messages) {
    const { session, seat, token } = pick(rng, table.seats)
    const known = below(rng, 3) > 0
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`, {
      headers: known ? { authorization: `Bearer ${session}` } : {},
    })
    socket.on('message', (data) => receive(String(data)))
    socket.on('error', () => {})
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    await new Promise((resolve) => socket.once('open', resolve))
    if (below(rng, 2) === 0) socket.send(JSON.stringify({ type: 'hello', v: 1, seat, token }))
    const burst = 1 + below(rng, 120)
    for (let i = 0; i < burst && socket.readyState === WebSocket.OPEN; i++) {
      const nonsense = makeNonsense(rng, base)
      // The same again, now and then.
      for (let times = below(rng, 6) === 0 ? 3 : 1; times > 0; times--) {
        socket.send(nonsense)
        report.sent++
      }
    }
    // Either the server has closed it, or it answers a last ping: then everything before it was answered.
    if (below(rng, 10) === 0) socket.terminate()
    else if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping', id: 424242 }))
      const ponged = new Promise<void>((resolve) =>
        socket.on('message', (data) => String(data).includes('424242') && resolve()),
      )
      await Promise.race([ponged, closed])
      socket.close()
    }
    await closed
    report.closed++
  }
  return report
}

/** HTTP requests that nobody should send; resolves with the answers that are not part of the protocol. */
export async function fuzzHttp(url: string, session: string, requests: number, seed: string): Promise<string[]> {
  const rng = makeRng(seed)
  const paths = [
    '/me',
    '/session',
    '/tables',
    '/tables/x',
    '/tables/x/commands',
    '/me/account',
    '/invites/x',
    '/people/x',
    '/tables/%00/record',
    '/games',
  ]
  const bad: string[] = []
  for (let i = 0; i < requests; i++) {
    const method = pick(rng, ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'])
    const body = method === 'GET' ? {} : { body: String(makeNonsense(rng, valid)) }
    const type = pick(rng, [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ])
    const headers = { 'content-type': type, ...(below(rng, 2) === 0 ? { authorization: `Bearer ${session}` } : {}) }
    const response = await fetch(`${url}/api/v1${pick(rng, paths)}`, { method, headers, ...body })
    const text = await response.text()
    const fine = response.status < 400 || /^\{"(error|refusal)":\{"/.test(text)
    if (response.status >= 500 || !fine) bad.push(`${method} ${response.status} ${text.slice(0, 100)}`)
  }
  return bad
}

/** Floods a server of its own with each kind of message in turn; returns whether it survived and its players could play. */
async function floodAll(folder: string, ms: number): Promise<boolean> {
  if (noFloods !== undefined) {
    console.log(`left out: ${noFloods}`)
    return true
  }
  const place = { kind: 'sqlite', file: join(folder, 'flood.db') } as const
  const server = await startProcess(place, { node: ['--max-old-space-size=128'], limits: {} })
  const people = await makePeople(server.url, 6)
  const rightful = await Rightful.start(server.url, people.slice(0, 2), 100)
  let fine = true
  try {
    for (const [i, kind] of [calm, ...floods].entries()) {
      // Each at a table and from an address of its own, so that limits hit by one do not affect the next.
      const { id, seats } = await deal(server.url, 'arks', people.slice(2, 4))
      const target = { url: server.url, table: id, session: seats[0]?.session ?? '', from: `127.0.1.${1 + i}` }
      const report = await flood(target, kind, { sockets: kind === calm ? 0 : 8, ms, rightful })
      console.log(JSON.stringify(report))
      fine &&= report.moves > 0 && report.wrong.length === 0 && report.memory.heap < 100
    }
    const [greedy, player] = people.slice(4)
    if (greedy === undefined || player === undefined) throw new Error('nobody')
    for (const tables of [0, 60]) {
      const report = await botFlood(server.url, [greedy, player], { tables, decisions: 40, most: 60_000 })
      console.log(JSON.stringify({ name: 'tables of four experts', ...report }))
      fine &&= report.decisions === 40
    }
  } catch (error) {
    console.error(error)
    fine = false
  }
  rightful.close()
  await server.stop()
  return fine
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now()) },
      /** Milliseconds of each flood; 0 for none. */
      flood: { type: 'string', default: '5000' },
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'orrery-fuzz-'))
  const server = await startProcess({ kind: 'sqlite', file: join(folder, 'fuzz.db') })
  const people = await makePeople(server.url, 2)
  const table = await deal(server.url, 'arks', people)
  const { texts: _texts, ...report } = await fuzz(server.url, table, Number(values.messages), values.seed)
  const http = await fuzzHttp(
    server.url,
    people[0]?.session ?? '',
    Math.min(2000, Number(values.messages)),
    values.seed,
  )
  const alive = (await fetch(`${server.url}/health`)).ok
  console.log(
    JSON.stringify({
      seed: values.seed,
      ...report,
      malformed: report.malformed.slice(0, 5),
      http: http.slice(0, 5),
      alive,
    }),
  )
  await server.stop()
  const flooded = Number(values.flood) === 0 || (await floodAll(folder, Number(values.flood)))
  process.exitCode = alive && flooded && report.malformed.length + http.length === 0 ? 0 : 1
  rmSync(folder, { recursive: true, force: true })
}
