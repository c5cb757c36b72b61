import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../threads.ts'
import type { PictureAnswer, PictureQuestion } from './serve.ts'

/** Drawings that are kept; each has about 100 kB. */
const KEPT = 100
/** More than this many pictures do not wait for their turn. */
const WAITING = 20
/** Milliseconds for one picture, the start of the thread included. */
const LIMIT = 20_000
/** Milliseconds without work after which the thread ends: it holds tens of megabytes. */
const IDLE = 60_000

/** Too many pictures are waiting. */
export class PicturesBusyError extends Error {}

/** Turns drawings into PNG files, one at a time, in a thread that runs while there is something to draw. */
export class Pictures {
  readonly #entry: URL | undefined
  /** By the hash of the drawing, those asked for last at the end. */
  readonly #kept = new Map<string, Promise<Uint8Array>>()
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #closed = false

  constructor(entry: URL | undefined) {
    this.#entry = entry
  }

  /** The key of a drawing, which changes with everything it shows. */
  static keyOf(svg: string): string {
    return createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  }

  /** Whether a drawing is here already, or on its way. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** A drawing as PNG. */
  draw(svg: string): Promise<Uint8Array> {
    const key = Pictures.keyOf(svg)
    const known = this.#kept.get(key)
    if (known === undefined && (this.#closed || this.#waiting >= WAITING))
      return Promise.reject(new PicturesBusyError())
    const drawn = known ?? this.#wait(svg)
    this.#kept.delete(key)
    this.#kept.set(key, drawn)
    if (this.#kept.size > KEPT) for (const oldest of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(oldest)
    // What failed is tried again the next time.
    drawn.catch(() => this.#kept.delete(key))
    return drawn
  }

  #wait(svg: string): Promise<Uint8Array> {
    this.#waiting++
    const drawn = this.#tail.then(() => this.#ask({ svg })).finally(() => this.#waiting--)
    this.#tail = drawn.catch(() => {})
    return drawn
  }

  async #ask(question: PictureQuestion): Promise<Uint8Array> {
    if (this.#closed) throw new PicturesBusyError()
    clearTimeout(this.#idle)
    this.#worker ??= startThread({ role: 'pictures' }, this.#entry)
    const worker = this.#worker
    const asked = new AbortController()
    const until = { signal: asked.signal }
    const timer = setTimeout(() => asked.abort(new Error('a picture took too long')), LIMIT)
    try {
      worker.postMessage(question)
      // A thread that fails rejects this by itself.
      const [answer]: readonly (PictureAnswer | undefined)[] = await Promise.race([
        once(worker, 'message', until),
        once(worker, 'exit', until).then(() => Promise.reject(new Error('the thread for pictures ended'))),
      ])
      if (answer === undefined || 'fault' in answer) throw new Error(answer?.fault ?? 'no picture')
      return answer.png
    } catch (error) {
      await this.#end()
      throw error
    } finally {
      clearTimeout(timer)
      asked.abort()
      this.#idle = setTimeout(() => void this.#end(), IDLE)
      this.#idle.unref()
    }
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    // What goes wrong while it ends no longer matters.
    worker?.on('error', () => {})
    await worker?.terminate()
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#idle)
    await this.#end()
  }
}
