import { WebSocket } from 'ws'
import type { Dealt } from './people.ts'

/** How a seat of the load is played. */
interface LightSeatOptions {
  readonly url: string
  readonly table: string
  readonly session: string
  readonly seat: number
  readonly token: string
  /** A move was acknowledged after this many milliseconds. */
  acknowledged(ms: number): void
  /** Something that must not happen. */
  wrong(what: string): void
  /** The game is over. */
  over(): void
}

/** The first letter of a server message's type: `{"type":"update"…`. */
const TYPE_AT = '{"type":"'.length
const UPDATE = 'u'.charCodeAt(0)
const DONE = 'd'.charCodeAt(0)
const REFUSED = 'r'.charCodeAt(0)
const ERROR = 'e'.charCodeAt(0)

/**
 * One seat that plays legal actions at random and reads no more of an update than it must: the load has to cost less than the server it
 * tests. It accepts patches, as the page does. (`SeatPlayer` reads everything; crash tests use it.)
 */
export class LightSeat {
  readonly #options: LightSeatOptions
  #socket: WebSocket | undefined
  /**
   * What it will play, as JSON, and the change that belongs to. Chosen at once: a list of actions that waited for its turn would be copied by
   * the collections of the load, and their pauses are part of what it measures.
   */
  #action = ''
  #changes = ''
  #since: number | undefined
  #last = 0
  #refs = 0
  /** Plays as soon as it may. */
  eager = false

  constructor(options: LightSeatOptions) {
    this.#options = options
  }

  /** Connects and resolves when the table has been seen. */
  connect(): Promise<void> {
    const { url, table, session, seat, token } = this.#options
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/tables/${table}/socket`, {
      headers: { authorization: `Bearer ${session}` },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    this.#socket = socket
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, seat, token, patches: true })))
      socket.on('message', (data) => {
        if (!Buffer.isBuffer(data)) return
        if (data[TYPE_AT] === UPDATE) resolve()
        this.#onMessage(data)
      })
    })
  }

  #onMessage(data: Buffer): void {
    const type = data[TYPE_AT]
    if (type === UPDATE) this.#updated(data)
    else if (type === DONE && this.#since !== undefined) {
      this.#options.acknowledged(performance.now() - this.#since)
      this.#since = undefined
    } else if (type === REFUSED || type === ERROR) {
      // Where several decide at once another seat may have been first; anything else is a fault.
      const text = String(data)
      if (!text.includes('"code":"stale"')) this.#options.wrong(text.slice(0, 200))
      this.#since = undefined
    }
    if (this.eager) this.play()
  }

  /** The legal actions are at the end of an update: `"changes":37,"clocks":[],"legal":["draw"],"undo":0}}`. */
  #updated(data: Buffer): void {
    const at = data.lastIndexOf('"changes":')
    if (at < 0) return
    const tail = data.toString('latin1', at + '"changes":'.length)
    const from = tail.indexOf('"legal":')
    if (from < 0) {
      this.#action = ''
      this.#options.over()
      return
    }
    this.#changes = tail.slice(0, tail.indexOf(','))
    const legal: unknown[] = JSON.parse(tail.slice(from + '"legal":'.length, tail.indexOf(']', from) + 1))
    this.#action = legal.length === 0 ? '' : JSON.stringify(legal[Math.floor(Math.random() * legal.length)])
  }

  /** Whether it could act now. */
  get asked(): boolean {
    return this.#since === undefined && this.#action !== ''
  }

  /** Plays what it chose, if it may act and is not waiting for an answer. */
  play(): void {
    if (!this.asked) return
    const { seat, table } = this.#options
    const action = this.#action
    this.#action = ''
    this.#since = performance.now()
    const ref = `${table}-${seat}-${++this.#refs}`
    this.#socket?.send(
      `{"type":"do","id":${++this.#last},"command":{"type":"act","action":${action},"ref":"${ref}","after":${this.#changes}}}`,
    )
  }

  /** Disconnects for good. */
  close(): void {
    this.eager = false
    this.#socket?.removeAllListeners('error')
    this.#socket?.on('error', () => {})
    this.#socket?.terminate()
  }
}

/** All seats of a table; each of them sees the end of the game, but it is reported once. */
export function seatsAt(
  url: string,
  { id, seats }: Dealt,
  { acknowledged, wrong, over }: Pick<LightSeatOptions, 'acknowledged' | 'wrong' | 'over'>,
): LightSeat[] {
  let ended = false
  const end = (): void => {
    if (!ended) over()
    ended = true
  }
  return seats.map(
    ({ seat, token, session }) =>
      new LightSeat({ url, table: id, session, seat, token, acknowledged, wrong, over: end }),
  )
}
