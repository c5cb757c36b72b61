import type { StorageError } from './storage-error.ts'

/** Whether a store can be written to, as far as is known. */
export interface StoreStatus {
  readonly ready: boolean
  /** Why not, in the words of the database. */
  readonly why?: string
  /** For how long the oldest commit has been waiting, in milliseconds. */
  readonly oldest: number
}

/** A commit that waits for so long (in milliseconds) means that the store cannot be used. */
const TOO_OLD = 5000
/** A write that succeeded so recently (in milliseconds) need not be tried again. */
const RECENT = 2000
/** How long a probe may take, in milliseconds. */
const PROBE_LIMIT = 3000

/** Keeps in mind whether writes succeed. */
export class Health {
  #wroteAt = Number.NEGATIVE_INFINITY
  #failing: { readonly since: number; cause: string } | undefined
  #probing: Promise<void> | undefined

  /** Something was written. */
  wrote(): void {
    this.#wroteAt = performance.now()
    this.#failing = undefined
  }

  /** Something could not be written. */
  failed({ message }: StorageError): void {
    this.#failing ??= { since: performance.now(), cause: message }
    this.#failing.cause = message
  }

  /** The cause of the last failure, unless something was written since. */
  get cause(): string | undefined {
    return this.#failing?.cause
  }

  /** Whether writes succeed. When none was made lately, `probe` makes one. */
  async status(oldest: number, probe: () => Promise<void>): Promise<StoreStatus> {
    if (this.#failing !== undefined || performance.now() - this.#wroteAt > RECENT) await this.#probe(probe)
    if (oldest > TOO_OLD) {
      const why = `a commit has been waiting for ${Math.round(oldest / 1000)} s${this.cause === undefined ? '' : ` (${this.cause})`}`
      return { ready: false, why, oldest }
    }
    return this.cause === undefined ? { ready: true, oldest } : { ready: false, why: this.cause, oldest }
  }

  /** One probe at a time, however many ask; its outcome is kept by `wrote` and `failed`. */
  async #probe(probe: () => Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#failing ??= {
          since: performance.now(),
          cause: `the database has not answered for ${PROBE_LIMIT / 1000} s`,
        }
        resolve()
      }, PROBE_LIMIT)
    })
    this.#probing ??= probe().finally(() => {
      this.#probing = undefined
    })
    await Promise.race([this.#probing, late])
    clearTimeout(timer)
  }
}
