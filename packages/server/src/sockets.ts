import type { Answers, WireError } from '@orrery/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { addressKey } from './address.ts'
import { isAllowedOrigin, type ServerContext, sessionOf } from './context.ts'
import { Client } from './socket.ts'
import { liveSessions } from './store/people.ts'
import { Wheel } from './wheel.ts'

/** How often sockets are checked for sending too much or accepting too little, in milliseconds. */
const CHECK_EVERY = 1000
/** How often sessions are looked up again, in case another process could not say that they ended. */
const SESSIONS_EVERY = 60_000

/** Announcements between processes that share a store: a session ended, or all of a person's sessions but one. */
const ENDED_SESSION = /^session-ended ([0-9a-f]{64})$/
const ENDED_OTHERS = /^sessions-ended ([\w-]+) ([0-9a-f]{64})$/

/** The sockets of a server. */
export class Sockets {
  readonly all = new Set<Client>()
  readonly #server: ServerContext
  readonly #byAddress = new Map<string, number>()
  readonly #wheel: Wheel<Client>
  /** Those that were found with something waiting to be sent, since all were last looked at. */
  #slow: Client[] = []
  readonly #sessionTimer: NodeJS.Timeout
  readonly #unsubscribe: () => void

  constructor(server: ServerContext) {
    this.#server = server
    this.#unsubscribe = server.store.onAnnounced((_sender, text) => this.#onMessage(text))
    const period = Math.min(CHECK_EVERY, server.limits.heartbeat)
    this.#wheel = new Wheel(
      period,
      (client) => this.#check(client),
      () => this.#limitBuffers(),
    )
    this.#sessionTimer = setInterval(() => this.#checkSessions(), SESSIONS_EVERY)
  }

  /** The address of sockets, one for each table. */
  route(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>(
      '/api/v1/tables/:id/socket',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          const refuse = (status: number, error: WireError) => {
            const body: Answers['failed'] = { error }
            return reply.code(status).send(body)
          }
          if (this.#server.closing) return refuse(503, { code: 'closing', message: 'the server is restarting' })
          if (!isAllowedOrigin(this.#server, request))
            return refuse(403, { code: 'forbidden', message: 'not from this page' })
          const address = addressKey(request.client)
          const wait = this.#server.limiters.offencesByAddress.wait(address)
          if (wait > 0 || (this.#byAddress.get(address) ?? 0) >= this.#server.limits.sockets) {
            const message = 'too many sockets from this address'
            return refuse(429, { code: 'too-fast', message, wait: Math.max(wait, 1000) })
          }
          return undefined
        },
      },
      (socket, request) => this.#open(socket, request),
    )
  }

  #open(socket: WebSocket, request: FastifyRequest<{ Params: { id: string } }>): void {
    const address = addressKey(request.client)
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
    const origin = { table: request.params.id, address, session: sessionOf(request), stream: request.raw.socket }
    const client = new Client(this.#server, socket, origin)
    this.all.add(client)
    const leave = this.#wheel.add(client)
    socket.on('close', () => {
      this.all.delete(client)
      leave()
      client.gone()
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    })
  }

  #check(client: Client): void {
    client.check(performance.now())
    if (client.waiting > 0) this.#slow.push(client)
  }

  /** When too much waits to be sent in all, the sockets with the most of it are ended. */
  #limitBuffers(): void {
    const slow = this.#slow.sort((a, b) => b.waiting - a.waiting)
    this.#slow = []
    let total = slow.reduce((sum, { waiting }) => sum + waiting, 0)
    for (const client of slow) {
      if (total <= this.#server.limits.buffer) return
      total -= client.waiting
      client.end()
    }
  }

  /** A session ended: closes its sockets, here and in other processes. */
  endSession(session: string): void {
    this.#server.store.announce(`session-ended ${session}`)
    this.#signOut((client) => client.session === session)
  }

  /** All sessions of a person ended but one. */
  endOthers(person: string, kept: string): void {
    this.#server.store.announce(`sessions-ended ${person} ${kept}`)
    this.#signOut((client) => client.person === person && client.session !== kept)
  }

  #onMessage(text: string): void {
    const session = ENDED_SESSION.exec(text)?.[1]
    const [, person, kept] = ENDED_OTHERS.exec(text) ?? []
    if (session === undefined && person === undefined) return
    this.#server.identities.forget()
    if (session !== undefined) this.#signOut((client) => client.session === session)
    else this.#signOut((client) => client.person === person && client.session !== kept)
  }

  #signOut(ended: (client: Client) => boolean): void {
    for (const client of this.all) if (ended(client)) client.signOut()
  }

  #checkSessions(): void {
    const work = async (): Promise<void> => {
      const sessions = new Set([...this.all].flatMap(({ session }) => (session === undefined ? [] : [session])))
      const live = await liveSessions(this.#server.store, [...sessions])
      this.#signOut(({ session }) => session !== undefined && sessions.has(session) && !live.has(session))
    }
    work().catch((error: unknown) => {
      const fault = error instanceof Error ? error.message : String(error)
      this.#server.log({ level: 'warn', what: 'sessions could not be looked up', fault })
    })
  }

  /** Asks all clients to reconnect in a moment, each at its own time. */
  async close(): Promise<void> {
    this.#unsubscribe()
    clearInterval(this.#sessionTimer)
    this.#wheel.close()
    for (const client of this.all) client.bye()
    const until = performance.now() + 2000
    while (this.all.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const client of this.all) client.end()
  }
}
