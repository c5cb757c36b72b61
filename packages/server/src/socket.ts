import type { Socket } from 'node:net'
import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL,
  type ServerMessage,
  type WireError,
} from '@orrery/protocol'
import { type Caller, mayWatch, type Person, plainPerson, seatsOf } from '@orrery/table'
import type { WebSocket } from 'ws'
import type { ServerContext } from './context.ts'
import { sessionKey } from './identity.ts'
import { Inbox, type InboxOwner, type Incoming } from './inbox.ts'
import { Bucket } from './limiter.ts'
import { NotCarriedError } from './loader.ts'
import { Outbox } from './outbox.ts'
import { quickAct } from './quick-act.ts'
import type { Room, Viewer } from './room.ts'
import { StorageError } from './store/storage-error.ts'
import { toCommand } from './wire-command.ts'
import { badMessage, faultAnswer } from './wire-error.ts'

/** The window of the limits on messages, in milliseconds. */
const WINDOW = 10_000
/** Bytes a socket may send in a second on average, and by how much it may exceed that for a while. */
const INTAKE = 512 * 1024
const INTAKE_BURST = 4 * 1024 * 1024
/** A socket that has not said a valid hello after this many milliseconds is closed. */
const HELLO_WITHIN = 60_000
/** How long the other side may take to confirm that a socket closes, in milliseconds. */
const CLOSE_WITHIN = 2000
/** The viewers of a table that moves to another process connect again within this many milliseconds, not all at once. */
const MOVE_WITHIN = 300

type Hello = Extract<ClientMessage, { type: 'hello' }>
type CommandMessage = Extract<ClientMessage, { type: 'do' }>

/** Where a socket comes from. */
export interface Origin {
  readonly table: string
  /** The key of the limits that hold for an address. */
  readonly address: string
  /** The session that the request carried. */
  readonly session: string | undefined
  /** The stream below the socket. */
  readonly stream?: Socket
}

/** One socket: a viewer of one table. */
export class Client implements Viewer, InboxOwner {
  readonly #server: ServerContext
  readonly #socket: WebSocket
  readonly #origin: Origin
  readonly #table: string
  #room: Room | undefined
  #caller: Caller | undefined
  /** The key of the session it speaks for. */
  session: string | undefined
  seat: number | undefined
  code: string | undefined
  #greeted = false
  patches = false
  seen: number | undefined
  readonly #inbox: Inbox
  readonly #outbox: Outbox
  readonly #messageRate: Bucket
  readonly #openedAt = performance.now()
  /** The socket is to be closed once it is idle. */
  #leaving = false
  #alive = true
  /** When (monotonic) to look whether it is alive: at a time of its own, since many connect at once when a server starts again. */
  #beatAt: number
  /** The round trip to the client in milliseconds, and when (monotonic) the current measurement began. */
  #lag = 0
  #pingedAt: number | undefined
  /** The last update that was sent; what came while the socket was slow was not. */
  #sent = 0
  /** Since when (monotonic) more is waiting to be sent than allowed. */
  #slowSince: number | undefined
  /** Something was not sent because the socket was slow. */
  #missed = false
  /** Since when (monotonic) it is being closed. */
  #closingSince: number | undefined
  /** Bytes read at the last check, and by how much the limit was exceeded recently. */
  #read = 0
  #excess = 0

  constructor(server: ServerContext, socket: WebSocket, origin: Origin) {
    this.#server = server
    this.#socket = socket
    this.#origin = origin
    this.#table = origin.table
    this.#beatAt = this.#openedAt + Math.random() * server.limits.heartbeat
    this.#messageRate = new Bucket(server.limits.messages, WINDOW)
    this.#outbox = new Outbox(socket, origin.stream, () => this.#drained())
    this.#inbox = new Inbox(socket, this)
    socket.on('message', (data, binary) =>
      this.#received(binary ? { type: 'binary' } : { type: 'text', text: String(data) }),
    )
    socket.on('ping', (data) => this.#received({ type: 'ping', data }))
    socket.on('pong', () => {
      this.#measured()
      this.#received({ type: 'pong' })
    })
    // The library closes what is too large or not a WebSocket at all.
    socket.on('error', () => this.#offence())
  }

  get person(): string | undefined {
    return this.#caller?.id
  }

  /** Bytes that wait to be sent. */
  get waiting(): number {
    return this.#outbox.waiting
  }

  #received(message: Incoming): void {
    this.#alive = true
    this.#inbox.push(message)
  }

  delay(): number {
    // The address comes second: a socket that is over its own limit must not use up what others there may say.
    return this.#messageRate.take() || this.#server.limiters.messagesByAddress.take(this.#origin.address)
  }

  isBacklogged(): boolean {
    if (this.#slowSince === undefined && this.waiting > this.#server.limits.backlog) {
      this.#slowSince = performance.now()
      this.#server.metrics.count('slow_sockets_total')
    }
    return this.#slowSince !== undefined
  }

  handle(message: Incoming): Promise<void> | undefined {
    try {
      return this.#begin(message)?.catch((error: unknown) => this.#failed(error))
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }

  overflow(): void {
    this.#dismiss('too much at once')
  }

  idle(): void {
    if (this.#leaving) this.#leave()
  }

  #begin(message: Incoming): Promise<void> | undefined {
    switch (message.type) {
      case 'text':
        return this.#handle(message.text)
      case 'binary':
        this.#error({ code: 'bad-message', message: 'a message is a JSON object, as text' })
        return undefined
      case 'ping':
        this.#socket.pong(message.data)
        return undefined
      case 'pong':
        return undefined
    }
  }

  #failed(error: unknown, id?: number): void {
    if (error instanceof NotCarriedError) {
      this.#error(faultAnswer(error), id)
      return
    }
    const fault = error instanceof Error ? error.message : String(error)
    // That the store fails is logged once, not for every message that notices it.
    if (!(error instanceof StorageError)) {
      this.#server.log({ level: 'error', what: 'a message failed', table: this.#table, fault })
    }
    this.#server.metrics.count('message_faults_total')
    this.#error(faultAnswer(error), id)
  }

  #handle(text: string): Promise<void> | undefined {
    let data: unknown
    try {
      data = JSON.parse(text)
    } catch {
      this.#error({ code: 'bad-message', message: 'a message is a JSON object, as text' })
      return undefined
    }
    const quick = quickAct(data)
    if (quick !== undefined) return this.#answerCommand(quick)
    const parsed = clientMessageSchema.safeParse(data)
    if (!parsed.success) {
      this.#error(badMessage(parsed.error), idOf(data))
      return undefined
    }
    const message = parsed.data
    if (message.type === 'hello') return this.#hello(message)
    if (message.type === 'do') return this.#answerCommand(message)
    this.#send({ type: 'pong', id: message.id, at: this.#server.clock.now() })
    return undefined
  }

  async #hello({ mine, seat, token, code, session, last, patches = false }: Hello): Promise<void> {
    const { identities, keeper } = this.#server
    // By address while there is no identity yet: otherwise a flood at one table would keep everybody else out of it.
    const wait = this.#server.limiters.commands.take(`hello ${this.person ?? this.#origin.address}`)
    if (wait > 0) return this.#error({ code: 'too-fast', message: 'too many greetings', wait: Math.max(wait, 1000) })
    const given = session ?? this.#origin.session
    const caller = await identities.of(given, Date.now())
    const room = /^[\w-]{1,40}$/.test(this.#table) ? await keeper.room(this.#table) : undefined
    if (room === undefined || !mayWatch(room.table, caller?.id ?? '', code)) {
      return this.#error({ code: 'not-found', message: 'there is no such table' })
    }
    const seats = caller === undefined ? [] : seatsOf(room.table, caller.id)
    if (seat !== undefined && !seats.includes(seat)) {
      return this.#error({ code: 'forbidden', message: 'this seat is not yours', field: 'seat' })
    }
    // The session proves whose seat it is; if a token is given as well, it has to match.
    if (seat !== undefined && token !== undefined && !identities.opensSeat(token, room.id, seat, caller?.id ?? '')) {
      return this.#error({ code: 'forbidden', message: 'the token does not open this seat', field: 'token' })
    }
    this.#room?.viewers.delete(this)
    this.#room = room
    this.#caller = caller
    this.session = caller === undefined || given === undefined ? undefined : sessionKey(given)
    this.seat = seat ?? (mine === true ? seats[0] : undefined)
    this.code = code
    this.#greeted = true
    this.patches = patches
    this.seen = undefined
    const { heartbeat } = this.#server.limits
    this.#send({
      type: 'welcome',
      v: PROTOCOL,
      heartbeat,
      at: keeper.now(room),
      ...(caller === undefined ? {} : { you: plainPerson(caller) }),
    })
    await keeper.addViewer(room, this, last)
    this.#startWatching(room)
    if (this.#lag === 0) this.#ping()
  }

  /** Answers a command with its outcome and its number. */
  #answerCommand(message: CommandMessage): Promise<void> {
    return this.#runCommand(message).catch((error: unknown) => this.#failed(error, message.id))
  }

  async #runCommand({ id, command: wire }: CommandMessage): Promise<void> {
    const room = this.#room
    const caller = this.#caller
    if (!this.#greeted || room === undefined) {
      return this.#error({ code: 'hello-first', message: 'the first message is "hello"' }, id)
    }
    if (caller === undefined)
      return this.#error({ code: 'no-identity', message: 'spectators without a name can only watch' }, id)
    if (this.#server.closing)
      return this.#error({ code: 'closing', message: 'the server is restarting; try again in a moment' }, id)
    const wait = this.#server.limiters.commands.take(caller.id)
    if (wait > 0) return this.#error({ code: 'too-fast', message: 'too much at once', wait }, id)
    const began = performance.now()
    const command = toCommand(wire, room.table, caller.id, this.seat)
    const { keeper } = this.#server
    // A table with viewers stays in memory; a client that was dropped has to open it again.
    const answer = await (room.viewers.has(this)
      ? keeper.commandAt(room, command, caller, this.#lag)
      : keeper.command(room.id, command, caller))
    if (answer === undefined) return this.#error({ code: 'not-found', message: 'there is no such table' }, id)
    if ('refusal' in answer) return this.#send({ type: 'refused', id, refusal: answer.refusal })
    this.#server.metrics.took('acknowledge', performance.now() - began)
    this.#send({ type: 'done', id, seq: answer.seq, ...(wire.type === 'sit' ? this.#sendSeatToken(room, caller) : {}) })
  }

  /** A person who sat down gets the token of the seat, and says hello again with it. */
  #sendSeatToken(room: Room, caller: Person): { seat?: number; token?: string } {
    const seat = room.table.seats.findLastIndex((each) => each.kind === 'person' && each.person.id === caller.id)
    return seat < 0 ? {} : { seat, token: this.#server.identities.seatToken(room.id, seat, caller.id) }
  }

  /** An update, unless the socket is slow: then it gets everything at once when it has caught up. */
  update(text: string, seq: number, seen: number | undefined): void {
    if (this.isBacklogged()) {
      this.#missed = true
      this.seen = undefined
      return
    }
    this.#sent = seq
    if (this.patches) this.seen = seen ?? this.seen
    this.#outbox.send(text)
  }

  /** A slow socket misses it, and gets it when it has caught up. */
  send(text: string): void {
    if (this.isBacklogged()) this.#missed = true
    else this.#outbox.send(text)
  }

  #drained(): void {
    if (this.#slowSince === undefined || this.#socket.bufferedAmount > 0) return
    this.#slowSince = undefined
    if (this.#missed) this.#catchUp()
    this.#inbox.work()
  }

  #catchUp(): void {
    this.#missed = false
    const room = this.#room
    if (room === undefined) return
    // Otherwise a notification that is being sent right now would arrive out of order.
    room.viewers.delete(this)
    this.#server.keeper.addViewer(room, this, this.#sent).then(
      () => this.#startWatching(room),
      () => this.#socket.terminate(),
    )
  }

  /** From here on the socket receives updates and presence, unless it has gone meanwhile. */
  #startWatching(room: Room): void {
    this.#server.presence.viewerCame(room, this)
    if (this.#socket.readyState !== this.#socket.OPEN) this.gone()
    // Bots that were alone have waited for this.
    else if (room.table.seats.every(({ kind }) => kind === 'bot')) {
      this.#server.keeper.recheck(room).catch((error: unknown) => this.#failed(error))
    }
  }

  drop(): void {
    this.#error({ code: 'forbidden', message: 'this game is played without spectators' })
    this.#close(CLOSE.forbidden, 'no spectators')
  }

  move(): void {
    this.#farewell(Math.floor(Math.random() * MOVE_WITHIN))
  }

  #send(message: ServerMessage): void {
    this.#outbox.send(JSON.stringify(message))
  }

  #error(error: WireError, id?: number): void {
    this.#server.metrics.count('message_errors_total')
    this.#send({ type: 'error', ...(id === undefined ? {} : { id }), error })
  }

  /** A client that no longer answers is gone. */
  #checkAlive(): void {
    // The answer may be among what is not being read.
    if (!this.#alive && !this.#socket.isPaused) {
      this.#socket.terminate()
      return
    }
    this.#alive = false
    if (!this.isBacklogged()) this.#ping()
  }

  /** Sends a ping, and measures how long the answer takes. */
  #ping(): void {
    this.#pingedAt = performance.now()
    this.#socket.ping()
  }

  #measured(): void {
    if (this.#pingedAt === undefined) return
    const roundTrip = performance.now() - this.#pingedAt
    this.#pingedAt = undefined
    this.#lag = this.#lag === 0 ? roundTrip : (this.#lag + roundTrip) / 2
  }

  /** Called every second: closes a socket that floods, or does not accept what it asked for. `now` is monotonic. */
  check(now: number): void {
    const { drain, heartbeat } = this.#server.limits
    this.#drained()
    if (now >= this.#beatAt) {
      this.#beatAt = now + heartbeat
      this.#checkAlive()
    }
    if (this.#closingSince !== undefined) {
      // A socket whose client does not confirm the close is terminated.
      if (now - this.#closingSince > CLOSE_WITHIN) this.end()
    } else if (this.isBacklogged() && now - (this.#slowSince ?? now) > drain) this.end()
    else if (this.#inbox.tooFastFor(now) > drain) this.#dismiss('too fast for too long')
    else if (!this.#greeted && now - this.#openedAt > HELLO_WITHIN) this.#dismiss('no hello')
    else if (this.#sendsTooMuch()) {
      this.#offence()
      this.end()
    }
  }

  /** Nothing else counts frames that never make up a message. */
  #sendsTooMuch(): boolean {
    const read = this.#origin.stream?.bytesRead ?? 0
    this.#excess = Math.max(0, this.#excess + read - this.#read - INTAKE)
    this.#read = read
    return this.#excess > INTAKE_BURST
  }

  /** The session it speaks for has ended. */
  signOut(): void {
    this.#error({ code: 'no-identity', message: 'the session has ended' })
    this.#close(CLOSE.signedOut, 'the session has ended')
  }

  #offence(): void {
    this.#server.metrics.count('socket_offences_total')
    this.#server.limiters.offencesByAddress.take(this.#origin.address)
  }

  /** Closes a socket that asks for too much; the client may reconnect. */
  #dismiss(why: string): void {
    this.#offence()
    // It stays paused: what is still arriving is not worth reading.
    this.#closing(CLOSE.tooMuch, why)
  }

  /** The server is shutting down; each client reconnects after a delay of its own. */
  bye(): void {
    this.#farewell(500 + Math.floor(Math.random() * 2500))
  }

  #farewell(wait: number): void {
    this.#send({ type: 'bye', why: 'restart', wait })
    this.#leaving = true
    if (!this.#inbox.busy) this.#leave()
  }

  #leave(): void {
    this.#close(CLOSE.restart, 'restart')
  }

  #close(code: number, why: string): void {
    this.#closing(code, why)
    // The other side's answer has to be read.
    if (this.#socket.isPaused) this.#socket.resume()
  }

  #closing(code: number, why: string): void {
    this.#closingSince ??= performance.now()
    this.#inbox.close()
    this.#outbox.flush()
    this.#socket.close(code, why)
  }

  /** Terminates the socket without a close handshake. */
  end(): void {
    this.#socket.terminate()
  }

  /** The socket is closed: it receives nothing more. */
  gone(): void {
    this.#inbox.close()
    if (this.#room?.viewers.delete(this) === true) this.#server.presence.viewerWent(this.#room)
  }
}

function idOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined
  return typeof data.id === 'number' && Number.isSafeInteger(data.id) ? data.id : undefined
}
