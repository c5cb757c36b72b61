import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Answers } from '@orrery/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import type { Peer } from '../owners.ts'
import { PASSED } from '../passing.ts'
import { StorageError } from '../store/storage-error.ts'
import { faultAnswer } from '../wire-error.ts'
import { HttpError } from './answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the client, also when another process has passed the request on. */
    client: string
    /** Whether another process has passed it on. */
    passed: boolean
  }
}

/** How long it may take to reach another process, in milliseconds. */
const REACH_WITHIN = 500
/** A process that could not be reached is left alone for this long, in milliseconds: its tables are served here meanwhile. */
const LEAVE_ALONE = 10_000
/** The answer of a process to requests that were meant for another one, and its beginning as bytes. */
const NOT_ME = 421
const NOT_ME_BYTES = Buffer.from(`HTTP/1.1 ${NOT_ME}`)
/** A process that cannot be reached has often just ended: the database is asked again after these pauses, in milliseconds. */
const pauses = [30, 100, 250] as const

/**
 * Requests about a table go to the process that owns it: sockets and everything else below `/api/v1/tables/:id`. This process then only
 * carries bytes from one connection to the other. Where the owner cannot be reached, the table is served here as well.
 */
export class PassOn {
  readonly #server: ServerContext
  /** Connections that are carried, as pairs of sockets. */
  readonly #carried = new Set<Socket>()
  /** Processes that could not be reached, and until when (monotonic) they are left alone. */
  readonly #unreachable = new Map<string, number>()

  constructor(server: ServerContext) {
    this.#server = server
  }

  /** Who sends a request: has to be known before anything else is done with it. */
  identify(app: FastifyInstance): void {
    app.decorateRequest('client', '')
    app.decorateRequest('passed', false)
    app.addHook('onRequest', async (request) => {
      const passed = this.#server.passes.read(request.raw)
      request.client = passed?.ip ?? request.ip
      request.passed = passed !== undefined
      if (passed === undefined || passed.process === this.#server.store.self) return
      throw new HttpError(NOT_ME, { code: 'not-found', message: 'this is another process' })
    })
  }

  /** Passes requests on; to be added after the limits, which hold here too. */
  route(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const { owners, store, closing } = this.#server
      if (!store.isShared || closing || request.passed || !isAboutTable(request)) return
      const { id } = request.params
      for (const wait of [0, ...pauses]) {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        const peer = await owners.elsewhere(id)
        if (peer === undefined || !this.#mayTry(peer)) return
        if (await this.#pass(request, reply, peer)) return reply
      }
      // Its owner is alive, but not for this process.
      const peer = await owners.elsewhere(id)
      if (peer === undefined) return
      this.#leaveAlone(peer)
    })
  }

  #leaveAlone({ process }: Peer): void {
    this.#server.metrics.count('owners_unreachable_total')
    this.#unreachable.set(process, performance.now() + LEAVE_ALONE)
  }

  #mayTry({ process, address }: Peer): boolean {
    return address !== '' && (this.#unreachable.get(process) ?? 0) < performance.now()
  }

  /** Passes a request on; `false` when the other process cannot be reached and nothing has happened yet. */
  async #pass(request: FastifyRequest, reply: FastifyReply, peer: Peer): Promise<boolean> {
    const socket = await reach(peer.address)
    if (socket === undefined) return false
    this.#server.metrics.count('passed_on_total')
    const header = this.#server.passes.write(peer, request.client, request.raw)
    reply.hijack()
    // Whoever listens at its address is somebody else. The client tries again, and is then served here.
    const notMe = (): void => this.#leaveAlone(peer)
    if (request.ws) this.#carrySocket(request.raw, reply.raw, socket, header, notMe)
    else this.#carryRequest(request.raw, reply.raw, socket, header, notMe)
    return true
  }

  /** From here on bytes go from one socket to the other, whatever they mean. */
  #carrySocket(
    request: IncomingMessage,
    response: ServerResponse,
    there: Socket,
    header: string,
    notMe: () => void,
  ): void {
    const here = request.socket
    response.detachSocket(here)
    const lines = [`${request.method} ${request.url} HTTP/1.1`, `${PASSED}: ${header}`]
    for (let i = 0; i < request.rawHeaders.length; i += 2) {
      if (request.rawHeaders[i]?.toLowerCase() !== PASSED)
        lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
    }
    there.write(`${lines.join('\r\n')}\r\n\r\n`)
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      this.#carried.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.once('close', () => {
        this.#carried.delete(socket)
        other.destroy()
      })
    }
    here.pipe(there)
    there.once('data', (first) => {
      if (NOT_ME_BYTES.compare(first, 0, NOT_ME_BYTES.length) === 0) {
        notMe()
        here.destroy()
        return
      }
      here.write(first)
      there.pipe(here)
    })
  }

  #carryRequest(
    request: IncomingMessage,
    response: ServerResponse,
    socket: Socket,
    header: string,
    notMe: () => void,
  ): void {
    const { method, url } = request
    const headers = { ...request.headers, [PASSED]: header, connection: 'close' }
    const there = openRequest({ method, path: url, headers, createConnection: () => socket }, (answer) => {
      if (answer.statusCode === NOT_ME) {
        notMe()
        there.destroy(new Error('another process'))
        return
      }
      const { connection: _, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(response)
      answer.once('aborted', () => response.destroy())
    })
    there.once('error', () => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      // The other process ended in the middle of it; the same request may be sent again.
      const body: Answers['failed'] = {
        error: faultAnswer(new StorageError('the process that serves the table is gone')),
      }
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
      response.end(JSON.stringify(body))
    })
    response.once('close', () => there.destroy())
    request.pipe(there)
  }

  /** How many connections are carried. */
  get carried(): number {
    return this.#carried.size / 2
  }

  /** Ends all connections that are carried; their clients connect again, to another process. */
  close(): void {
    for (const socket of this.#carried) socket.destroy()
  }
}

function isAboutTable(request: FastifyRequest): request is FastifyRequest<{ Params: { id: string } }> {
  const { params, routeOptions } = request
  if (routeOptions.url?.startsWith('/api/v1/tables/:id') !== true) return false
  return typeof params === 'object' && params !== null && 'id' in params && /^[\w-]{1,40}$/.test(String(params.id))
}

/** A connection to another process; `undefined` when it cannot be reached. */
function reach(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), noDelay: true })
    const give = (found: Socket | undefined) => (): void => {
      clearTimeout(timer)
      socket.removeAllListeners('error').removeAllListeners('connect')
      if (found === undefined) socket.on('error', () => {}).destroy()
      resolve(found)
    }
    const timer = setTimeout(give(undefined), REACH_WITHIN)
    socket.once('connect', give(socket))
    socket.once('error', give(undefined))
  })
}
