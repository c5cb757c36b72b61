import { mayWatch, type Person } from '@orrery/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { fromOwnPage, type HouseServer, personOf } from './house-server.ts'
import { Outbox } from './outbox.ts'
import {
  type ClientMessage,
  faultAnswer,
  messageSchema,
  PROTOCOL,
  quickAct,
  type WireError,
  wrong,
} from './protocol.ts'
import type { Looker, Room } from './room.ts'
import { StorageError } from './store/storage-error.ts'
import { toCommand } from './wire-command.ts'

/** So many messages of one socket may wait; then it is not read from until they are done. */
const MOST_WAITING = 32
/** So much nonsense one socket may send. */
const MOST_ERRORS = 200
/** Who cannot take what is sent for so long is let go, and comes back when it can. */
const SLOWEST = 60_000

type Hello = Extract<ClientMessage, { type: 'hello' }>
type Do = Extract<ClientMessage, { type: 'do' }>

/** The sockets of a server. */
export class Sockets {
  readonly all = new Set<Client>()
  readonly #server: HouseServer
  readonly #byAddress = new Map<string, number>()
  readonly #beat: NodeJS.Timeout

  constructor(server: HouseServer) {
    this.#server = server
    this.#beat = setInterval(() => {
      for (const client of this.all) client.beat()
    }, server.limits.heartbeat)
  }

  /** The one address of sockets: one for each table. */
  route(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>(
      '/api/v1/tables/:id/socket',
      {
        websocket: true,
        config: { rateLimit: false },
        preValidation: async (request, reply) => {
          const refuse = (status: number, error: WireError) => reply.code(status).send({ error })
          if (this.#server.closing) return refuse(503, { code: 'closing', message: 'the server restarts' })
          if (!fromOwnPage(this.#server, request))
            return refuse(403, { code: 'forbidden', message: 'not from this page' })
          if ((this.#byAddress.get(request.ip) ?? 0) >= this.#server.limits.sockets) {
            return refuse(429, { code: 'too-fast', message: 'too many sockets from this address' })
          }
          return undefined
        },
      },
      (socket, request) => this.#open(socket, request),
    )
  }

  #open(socket: WebSocket, request: FastifyRequest<{ Params: { id: string } }>): void {
    const { ip } = request
    this.#byAddress.set(ip, (this.#byAddress.get(ip) ?? 0) + 1)
    const client = new Client(this.#server, socket, request.params.id, () => personOf(this.#server, request))
    this.all.add(client)
    socket.on('close', () => {
      this.all.delete(client)
      client.gone()
      const left = (this.#byAddress.get(ip) ?? 1) - 1
      if (left > 0) this.#byAddress.set(ip, left)
      else this.#byAddress.delete(ip)
    })
  }

  /** Tells all clients to come back in a moment, each at its own time. */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    for (const client of this.all) client.bye()
    const until = Date.now() + 2000
    while (this.all.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const client of this.all) client.end()
  }
}

/** One socket: somebody at one table. */
export class Client implements Looker {
  readonly #server: HouseServer
  readonly #socket: WebSocket
  readonly #table: string
  readonly #whoever: () => Promise<Person | undefined>
  #room: Room | undefined
  #who: Person | undefined
  seat: number | undefined
  code: string | undefined
  #greeted = false
  patches = false
  known: unknown
  /** Messages that wait until the one before them is done. */
  readonly #inbox: (string | undefined)[] = []
  #busy = false
  /** The socket is to be closed when nothing is under way any more. */
  #leaving = false
  readonly #outbox: Outbox
  #errors = 0
  #alive = true
  /** The last update that was sent; what came while the socket was slow was not. */
  #sent = 0
  #slowSince: number | undefined

  constructor(server: HouseServer, socket: WebSocket, table: string, whoever: () => Promise<Person | undefined>) {
    this.#server = server
    this.#socket = socket
    this.#table = table
    this.#whoever = whoever
    this.#outbox = new Outbox(socket, () => this.#drained())
    socket.on('message', (data, binary) => this.#received(binary ? undefined : String(data)))
    socket.on('pong', () => {
      this.#alive = true
    })
    // What is too large or no WebSocket at all is closed by the library; there is nothing to do but to survive it.
    socket.on('error', () => {})
  }

  get person(): string | undefined {
    return this.#who?.id
  }

  /** One message after the other; who sends faster than they can be done is not read from. */
  #received(text: string | undefined): void {
    this.#alive = true
    this.#inbox.push(text)
    if (this.#inbox.length >= MOST_WAITING) this.#socket.pause()
    if (!this.#busy) this.#work()
  }

  #work(): void {
    this.#busy = true
    while (this.#inbox.length > 0) {
      const doing = this.#begin(this.#inbox.shift())
      if (this.#socket.isPaused && this.#inbox.length < MOST_WAITING / 2) this.#socket.resume()
      if (doing !== undefined) {
        void doing.catch((error: unknown) => this.#failed(error)).then(() => this.#work())
        return
      }
    }
    this.#busy = false
    if (this.#leaving) this.#leave()
  }

  /** Does a message; a promise when it takes longer than this moment. */
  #begin(text: string | undefined): Promise<void> | undefined {
    try {
      return this.#handle(text)
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }

  #failed(error: unknown, id?: number): void {
    const fault = error instanceof Error ? error.message : String(error)
    // That the store fails is logged once, not for every message that notices it.
    if (!(error instanceof StorageError)) {
      this.#server.log({ level: 'error', what: 'a message failed', table: this.#table, fault })
    }
    this.#server.metrics.count('message_faults_total')
    this.#error(faultAnswer(error), id)
  }

  #handle(text: string | undefined): Promise<void> | undefined {
    let data: unknown
    try {
      data = JSON.parse(text ?? '')
    } catch {
      this.#error({ code: 'bad-message', message: 'a message is a JSON object, as text' })
      return undefined
    }
    const quick = quickAct(data)
    if (quick !== undefined) return this.#doing(quick)
    const parsed = messageSchema.safeParse(data)
    if (!parsed.success) {
      this.#error(wrong(parsed.error), idOf(data))
      return undefined
    }
    const message = parsed.data
    if (message.type === 'hello') return this.#hello(message)
    if (message.type === 'do') return this.#doing(message)
    this.#send({ type: 'pong', id: message.id, at: Date.now() })
    return undefined
  }

  async #hello({ seat, token, code, session, last, patches = false }: Hello): Promise<void> {
    const { identities, keeper } = this.#server
    if (this.#server.limiters.commands.take(`hello ${this.#table} ${this.person ?? ''}`, Date.now()) > 0) {
      return this.#error({ code: 'too-fast', message: 'too many greetings', wait: 1000 })
    }
    const who = session === undefined ? await this.#whoever() : await identities.of(session, Date.now())
    const room = /^[\w-]{1,40}$/.test(this.#table) ? await keeper.room(this.#table) : undefined
    if (room === undefined || !mayWatch(room.table, who?.id ?? '', code)) {
      return this.#error({ code: 'not-found', message: 'there is no such table' })
    }
    if (seat !== undefined) {
      const sitter = room.table.seats[seat]
      const mine = who !== undefined && sitter?.kind === 'person' && sitter.person.id === who.id
      if (!mine || !identities.opensSeat(token, room.id, seat, who.id)) {
        return this.#error({ code: 'forbidden', message: 'the token does not open this seat', field: 'token' })
      }
    }
    this.#room?.lookers.delete(this)
    this.#room = room
    this.#who = who
    this.seat = seat
    this.code = code
    this.#greeted = true
    this.patches = patches
    this.known = undefined
    const { heartbeat } = this.#server.limits
    this.#send({ type: 'welcome', v: PROTOCOL, heartbeat, at: Date.now(), ...(who === undefined ? {} : { you: who }) })
    await keeper.look(room, this, last)
    this.#looks(room)
  }

  /** Whatever a command comes to is answered with its number. */
  #doing(message: Do): Promise<void> {
    return this.#do(message).catch((error: unknown) => this.#failed(error, message.id))
  }

  async #do({ id, command: wire }: Do): Promise<void> {
    const room = this.#room
    const who = this.#who
    if (!this.#greeted || room === undefined) {
      return this.#error({ code: 'hello-first', message: 'the first message is "hello"' }, id)
    }
    if (who === undefined)
      return this.#error({ code: 'no-identity', message: 'spectators without a name only watch' }, id)
    if (this.#server.closing) return this.#error({ code: 'closing', message: 'the server restarts; come back' }, id)
    const wait = this.#server.limiters.commands.take(who.id, Date.now())
    if (wait > 0) return this.#error({ code: 'too-fast', message: 'too much at once', wait }, id)
    const began = performance.now()
    const command = toCommand(wire, room.table, who.id, this.seat)
    const { keeper } = this.#server
    // A table that is looked at stays in memory; who may no longer look has to find it anew.
    const answer = await (room.lookers.has(this)
      ? keeper.commandAt(room, command, who)
      : keeper.command(room.id, command, who))
    if (answer === undefined) return this.#error({ code: 'not-found', message: 'there is no such table' }, id)
    if ('refusal' in answer) return this.#send({ type: 'refused', id, refusal: answer.refusal })
    this.#server.metrics.acknowledged(performance.now() - began)
    if (wire.type === 'sit') this.#send({ type: 'done', id, seq: answer.seq, ...this.#newSeat(room, who) })
    else this.#outbox.send(`{"type":"done","id":${id},"seq":${answer.seq}}`)
  }

  /** Who sat down gets the token of the seat, and says hello again with it. */
  #newSeat(room: Room, who: Person): { seat?: number; token?: string } {
    const seat = room.table.seats.findLastIndex((each) => each.kind === 'person' && each.person.id === who.id)
    return seat < 0 ? {} : { seat, token: this.#server.identities.seatToken(room.id, seat, who.id) }
  }

  /** An update, unless the socket is slow: then it gets everything at once when it has caught up. */
  update(text: string, seq: number, known: unknown): void {
    const { backlog } = this.#server.limits
    if (this.#slowSince === undefined && this.#socket.bufferedAmount > backlog) {
      this.#slowSince = Date.now()
      this.#server.metrics.count('slow_sockets_total')
    }
    if (this.#slowSince !== undefined) {
      this.known = undefined
      return
    }
    this.#sent = seq
    if (this.patches) this.known = known ?? this.known
    this.#outbox.send(text)
  }

  /** Who is slow misses it, and is told again when it has caught up. */
  tell(text: string): void {
    if (this.#slowSince === undefined) this.#outbox.send(text)
  }

  #drained(): void {
    const room = this.#room
    if (this.#slowSince === undefined || room === undefined || this.#socket.bufferedAmount > 0) return
    this.#slowSince = undefined
    // What is being told just now would be told to it out of turn.
    room.lookers.delete(this)
    this.#server.keeper.look(room, this, this.#sent).then(
      () => this.#looks(room),
      () => this.#socket.terminate(),
    )
  }

  /** The table tells us from here on, unless the socket has gone meanwhile; who else is there is told too. */
  #looks(room: Room): void {
    this.#server.presence.came(room, this)
    if (this.#socket.readyState !== this.#socket.OPEN) this.gone()
  }

  drop(): void {
    this.#error({ code: 'forbidden', message: 'this game is played without spectators' })
    this.#outbox.flush()
    this.#socket.close(1008, 'no spectators')
  }

  #send(message: object): void {
    this.#outbox.send(JSON.stringify(message))
  }

  #error(error: WireError, id?: number): void {
    this.#server.metrics.count('message_errors_total')
    this.#send({ type: 'error', ...(id === undefined ? {} : { id }), error })
    // A store that fails is not the client's fault.
    if (error.retry === true || ++this.#errors <= MOST_ERRORS) return
    this.#outbox.flush()
    this.#socket.close(1008, 'too many errors')
  }

  /** Every so often: who does not answer any more is gone, who is slow for too long is let go. */
  beat(): void {
    const slow = this.#slowSince !== undefined && Date.now() - this.#slowSince > SLOWEST
    if (!this.#alive || slow) {
      this.#socket.terminate()
      return
    }
    this.#alive = false
    this.#socket.ping()
  }

  /** The server goes; the client comes back after a while of its own. */
  bye(): void {
    this.#send({ type: 'bye', why: 'restart', wait: 500 + Math.floor(Math.random() * 2500) })
    this.#leaving = true
    if (!this.#busy) this.#leave()
  }

  #leave(): void {
    this.#outbox.flush()
    this.#socket.close(1012, 'restart')
  }

  /** Ends the socket without ceremony. */
  end(): void {
    this.#socket.terminate()
  }

  /** The socket is closed: nobody is told through it any more. */
  gone(): void {
    if (this.#room?.lookers.delete(this) === true) this.#server.presence.went(this.#room)
  }
}

function idOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined
  return typeof data.id === 'number' && Number.isSafeInteger(data.id) ? data.id : undefined
}
