import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Refusal } from '@orrery/kernel'
import {
  answers,
  routes,
  serverMessageSchema,
  type WireCommand,
  type WireError,
  type ServerMessage as WireMessage,
} from '@orrery/protocol'
import type { TableSight, Update } from '@orrery/table'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { generousLimits } from '../load/generous-limits.ts'
import { type Config, type RunningServer, startServer } from '../src/index.ts'
import { games } from './games.ts'
import { thread } from './threads.ts'

/** Limits that no test runs into by accident. */
export const wide = {
  ...generousLimits,
  offences: 1e6,
  pasts: 1e6,
  rules: 500,
  thinking: 500,
  passphraseCost: 10,
}

/** A server of the tests: Comets and its faulty sister, a fresh SQLite file. */
export async function startTest(config: Partial<Config> = {}): Promise<RunningServer & { file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-server-'))
  const file = join(folder, 'orrery.db')
  const server = await startServer({
    store: { kind: 'sqlite', file },
    port: 0,
    games,
    levels: () => ['stuck', 'random', 'broken'],
    thread,
    ...config,
    limits: { ...wide, ...config.limits },
  })
  return {
    ...server,
    file,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What answers can contain. A test that reads a missing member fails by itself. */
interface Body {
  readonly id: string
  readonly name: string
  readonly session: string
  readonly account: string
  readonly error: WireError
  readonly refusal: Refusal
  readonly table: TableSight
  readonly mine: readonly { readonly seat: number; readonly token: string }[]
  readonly tables: readonly TableSight[]
  readonly games: readonly object[]
  readonly next: string
  readonly code: string
  readonly seq: number
  readonly statistics: readonly object[]
  readonly results: readonly { readonly table: string }[]
  readonly start: { readonly view?: unknown }
  readonly steps: readonly { readonly news: object; readonly play: { readonly view: object } }[]
  readonly [member: string]: unknown
}

/** The outcome of an HTTP request. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

/** One HTTP request. */
export async function request(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  checkAnswer(method, new URL(path, base).pathname, response, text)
  return { status: response.status, headers: response.headers, body: parseBody(text) }
}

/** Checks that every answer of the server follows the protocol exactly. */
function checkAnswer(method: string, path: string, { status, headers }: Response, text: string): void {
  if (headers.get('content-type')?.startsWith('application/json') !== true) return
  const data: unknown = JSON.parse(text)
  const route = routes.find(
    (each) =>
      each.method === method.toLowerCase() && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  const schema = route?.answers[status]
  const parsed = (typeof schema === 'object' ? schema : answers.failed).safeParse(data)
  const failed = parsed.success ? parsed : answers.failed.safeParse(data)
  expect(failed.data, `${method} ${path}: ${status} ${text.slice(0, 200)}: ${parsed.error}`).toEqual(data)
}

/** Checks that every message of the server is part of the protocol, without unknown members. */
function checkMessage(message: ServerMessage): void {
  expect(serverMessageSchema.parse(message)).toEqual(message)
}

/** Anything that is not JSON is returned as it is. */
function parseBody(text: string): Body {
  try {
    return JSON.parse(text)
  } catch {
    return text as unknown as Body
  }
}

/** A person who plays through the server. */
export class Guest {
  readonly base: string
  readonly id: string
  readonly name: string
  readonly session: string

  constructor(base: string, id: string, name: string, session: string) {
    this.base = base
    this.id = id
    this.name = name
    this.session = session
  }

  static async make(base: string, name: string): Promise<Guest> {
    const { body } = await request(base, 'POST', '/api/v1/me', { name, bearer: true })
    return new Guest(base, body.id, body.name, body.session)
  }

  /** Creates an account for this guest, under a name that is still free. */
  async register(): Promise<this> {
    const name = `${this.name}.${this.id.replaceAll('-', '.')}`.slice(0, 24)
    const { status } = await this.api('POST', '/me/account', { name, passphrase: 'correct horse' })
    if (status !== 200) throw new Error(`no account for ${name}: ${status}`)
    return this
  }

  api(method: string, path: string, body?: unknown): Promise<Reply> {
    return request(this.base, method, `/api/v1${path}`, body, { authorization: `Bearer ${this.session}` })
  }

  /** Opens a table, from the guest's own seat if there is one. */
  async look(
    table: string,
    options: { last?: number; spectate?: boolean; code?: string; base?: string; patches?: boolean } = {},
  ): Promise<Line> {
    const code = options.code === undefined ? '' : `?code=${options.code}`
    const { body } = await this.api('GET', `/tables/${table}${code}`)
    const mine: { seat: number; token: string } | undefined = body.mine?.[0]
    const line = new Line(options.base ?? this.base, table, this.session)
    const seat = mine === undefined || options.spectate === true ? {} : mine
    await line.open({
      ...seat,
      ...(options.last === undefined ? {} : { last: options.last }),
      ...(options.code === undefined ? {} : { code: options.code }),
      ...(options.patches === undefined ? {} : { patches: options.patches }),
    })
    return line
  }
}

/** A message of the server; these tests use whole views, except where they ask for patches. */
export type ServerMessage = Exclude<WireMessage, { type: 'update' }> | ({ type: 'update'; as?: number } & Update)

/** A socket at a table. */
export class Line {
  readonly socket: WebSocket
  /** Every text that came, byte for byte. */
  readonly texts: string[] = []
  readonly messages: ServerMessage[] = []
  closed: number | undefined
  #last = 0
  #wake: (() => void)[] = []

  constructor(base: string, table: string, session: string | undefined, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
      headers: { ...(session === undefined ? {} : { authorization: `Bearer ${session}` }), ...headers },
    })
    this.socket.on('message', (data) => {
      const text = String(data)
      this.texts.push(text)
      const message: ServerMessage = JSON.parse(text)
      checkMessage(message)
      this.messages.push(message)
      this.#ring()
    })
    this.socket.on('close', (code) => {
      this.closed = code
      this.#ring()
    })
    this.socket.on('error', () => {})
  }

  #ring(): void {
    for (const wake of this.#wake.splice(0)) wake()
  }

  /** Waits until a condition holds. */
  async until<T>(look: () => T | undefined | false, ms = 90_000): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const found = look()
      if (found !== undefined && found !== false) return found
      if (Date.now() > end) throw new Error(`waited in vain; last: ${this.texts.at(-1)?.slice(0, 300)}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200)
        this.#wake.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  async open(hello: object): Promise<void> {
    await this.opened()
    this.send({ type: 'hello', v: 1, ...hello })
    await this.until(() => this.messages.some(({ type }) => type === 'update' || type === 'error'))
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve)
      this.socket.once('error', reject)
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a command and waits for its outcome. */
  async do(command: WireCommand): Promise<Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>> {
    const id = ++this.#last
    this.send({ type: 'do', id, command })
    return this.until(() =>
      this.messages.find(
        (each): each is Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }> =>
          (each.type === 'done' || each.type === 'refused' || each.type === 'error') && each.id === id,
      ),
    )
  }

  get updates(): Extract<ServerMessage, { type: 'update' }>[] {
    return this.messages.filter((each) => each.type === 'update')
  }

  /** The `seq`s of all news, in order of arrival. */
  get seqs(): number[] {
    return this.updates.flatMap(({ news }) => news.map(({ seq }) => seq))
  }

  get seq(): number {
    return this.updates.at(-1)?.seq ?? 0
  }

  get table(): TableSight | undefined {
    return this.updates.findLast(({ table }) => table !== undefined)?.table
  }

  get play(): Update['play'] {
    return this.updates.findLast(({ play }) => play !== undefined)?.play
  }

  close(): void {
    this.socket.close()
  }
}

/** A random nonce. */
export const nonce = (): string =>
  Array.from({ length: 32 }, () => '0123456789abcdef'[Math.floor(Math.random() * 16)]).join('')

/** A game of Comets between these people, dealt; each with a socket at their own seat. */
export async function playing(guests: readonly Guest[], create: object = {}): Promise<{ id: string; lines: Line[] }> {
  const [host, ...others] = guests
  if (host === undefined) throw new Error('nobody')
  const made = await host.api('POST', '/tables', { game: 'comets', seats: guests.length, ...create })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const id: string = made.body.table.id
  for (const guest of others) {
    await guest.api('POST', `/tables/${id}/commands`, {
      type: 'sit',
      nonce: nonce(),
      ...(made.body.table.code === undefined ? {} : { code: made.body.table.code }),
    })
  }
  await host.api('POST', `/tables/${id}/commands`, { type: 'start', nonce: nonce() })
  return { id, lines: await Promise.all(guests.map((guest) => guest.look(id))) }
}

/** Everybody takes the first legal action until the game is over; bots play for absent players. */
export async function playOut(lines: readonly Line[]): Promise<void> {
  const [any] = lines
  while (any?.table?.phase === 'playing') {
    const line = await any.until(() => any.table?.phase !== 'playing' || lines.find(({ play }) => play?.legal?.length))
    if (line === true) return
    const done = await line.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })
    if (done.type === 'done') await Promise.all(lines.map((each) => each.until(() => each.seq >= done.seq)))
  }
}
