import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Peer } from './owners.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Store } from './store/store.ts'

/** The header with which one process passes a request on to another. */
export const PASSED = 'x-orrery-passed'
/** A request that was passed on longer ago than this is refused, in milliseconds. */
const VALID_FOR = 30_000

/** A request that another process has passed on. */
export interface Passed {
  /** For whom it was meant: an address may belong to somebody else by now. */
  readonly process: string
  /** The address of the client. */
  readonly ip: string
}

/**
 * Proves to the owner of a table that a request comes from another process of the same store, and from which address that one was called. All
 * processes share the key through the store; nobody else knows it.
 */
export class Passes {
  readonly #key: Buffer
  readonly #clock: ServiceClock

  constructor(key: Buffer, clock: ServiceClock) {
    this.#key = key
    this.#clock = clock
  }

  static async open(store: Store, clock: ServiceClock): Promise<Passes> {
    return new Passes(await store.key('passing-on'), clock)
  }

  /** The header for a request to this process. */
  write({ process }: Pick<Peer, 'process'>, ip: string, request: IncomingMessage): string {
    const at = this.#clock.now()
    return `${process} ${ip} ${at} ${this.#sign(process, ip, at, request)}`
  }

  /** Who passed a request on; `undefined` when nobody did, or nobody who may. */
  read(request: IncomingMessage): Passed | undefined {
    const header = request.headers[PASSED]
    const [process, ip, at, mac] = typeof header === 'string' ? header.split(' ') : []
    if (process === undefined || ip === undefined || mac === undefined) return undefined
    if (Math.abs(this.#clock.now() - Number(at)) > VALID_FOR) return undefined
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#sign(process, ip, Number(at), request))]
    return given.length === right.length && timingSafeEqual(given, right) ? { process, ip } : undefined
  }

  #sign(process: string, ip: string, at: number, { method = '', url = '' }: IncomingMessage): string {
    return createHmac('sha256', this.#key).update(`${process} ${ip} ${at} ${method} ${url}`).digest('hex')
  }
}
