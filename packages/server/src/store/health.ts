import { finishesWithin } from '../finishes-within.ts'
import { StorageError } from './storage-error.ts'

/** Whether a store can be written to, as far as is known. */
export interface StoreStatus {
  readonly ready: boolean
  /** Why not, in the words of the database. */
  readonly why?: string
  /** For how long the oldest commit has been waiting, in milliseconds. */
  readonly oldest: number
}

/** When a commit waits this long (in milliseconds), the store counts as unusable. */
const TOO_OLD = 5000
/** After a write that succeeded this recently (in milliseconds) no probe is needed. */
const RECENT = 2000
/** How long a probe may take, in milliseconds. */
const PROBE_LIMIT = 3000

/** Tracks whether writes succeed. */
export class Health {
  #wroteAt = Number.NEGATIVE_INFINITY
  /** The cause of the last failure, unless something was written since. */
  cause: string | undefined
  #probing: Promise<void> | undefined
  /** Called when the store begins to fail, with the cause, and when it works again. */
  changed: (cause: string | undefined) => void = () => {}

  /** Something was written. */
  wrote(): void {
    this.#wroteAt = performance.now()
    if (this.cause === undefined) return
    this.cause = undefined
    this.changed(undefined)
  }

  /** Something could not be written. */
  failed({ message }: StorageError): void {
    const before = this.cause
    this.cause = message
    if (before === undefined) this.changed(message)
  }

  /** Whether writes succeed. When none was made lately, `probe` makes one. */
  async status(oldest: number, probe: () => Promise<void>): Promise<StoreStatus> {
    if (this.cause !== undefined || performance.now() - this.#wroteAt > RECENT) await this.#probe(probe)
    if (oldest > TOO_OLD) {
      const why = `a commit has been waiting for ${Math.round(oldest / 1000)} s${this.cause === undefined ? '' : ` (${this.cause})`}`
      return { ready: false, why, oldest }
    }
    return this.cause === undefined ? { ready: true, oldest } : { ready: false, why: this.cause, oldest }
  }

  /** One probe at a time, however many ask; its outcome is kept by `wrote` and `failed`. */
  async #probe(probe: () => Promise<void>): Promise<void> {
    this.#probing ??= probe().finally(() => {
      this.#probing = undefined
    })
    if (await finishesWithin(PROBE_LIMIT, this.#probing)) return
    if (this.cause === undefined) this.failed(new StorageError(`no answer for ${PROBE_LIMIT / 1000} s`))
  }
}
