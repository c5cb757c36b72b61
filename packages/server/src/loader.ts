import { OrreryError } from '@orrery/kernel'
import { evolve, fold, type Library, parseSnapshot, type Row, type Table } from '@orrery/table'
import { type Guard, OverrunError } from './guard.ts'
import type { Store } from './store/store.ts'

/** What is stored can never be played here: a game or a version this server does not have, or rows that are not a log. */
export class UnplayableError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'UnplayableError'
  }
}

/** This server does not support the rules of the table: no longer, or not yet. What is stored stays as it is. */
export class NotCarriedError extends UnplayableError {
  constructor(cause: OrreryError) {
    super(cause)
    this.name = 'NotCarriedError'
  }
}

const notCarried: readonly string[] = ['wrong-version', 'unknown-game']

function unplayable(error: unknown): UnplayableError {
  return error instanceof OrreryError && notCarried.includes(error.code)
    ? new NotCarriedError(error)
    : new UnplayableError(error)
}

/** When the machine stalled this often, something is wrong. */
const MOST_TRIES = 20

/** Loads tables from the store: the snapshot, and the rows after it. */
export class Loader {
  readonly #library: Library
  readonly #store: Store
  readonly #guard: Guard
  /** Milliseconds for calls that have returned before. */
  readonly #limit: number
  loads = 0

  constructor(library: Library, store: Store, guard: Guard, limit: number) {
    this.#library = library
    this.#store = store
    this.#guard = guard
    this.#limit = limit
  }

  /** The stored table, and up to which row it came from a snapshot; `undefined` when there is none. */
  async load(id: string): Promise<{ table: Table; snapshotSeq: number } | undefined> {
    this.loads++
    const cached = await this.#cached(id)
    const stored = await this.#store.rows(id, cached?.seq ?? 0)
    if (cached === undefined && stored.length === 0) return undefined
    try {
      const rows = stored.map(parseRow)
      // Stored rows returned when they were first applied; only a stalled machine could take longer now.
      const table =
        cached === undefined
          ? await this.read(() => fold(this.#library, rows))
          : await this.#guard.run(() => {
              for (const row of rows) evolve(this.#library, cached, row)
              return cached
            }, this.#limit)
      return { table, snapshotSeq: cached?.seq ?? 0 }
    } catch (error) {
      // A snapshot is only a cache: when it does not load, the log still may.
      if (cached === undefined) throw error instanceof OverrunError ? error : unplayable(error)
      await this.#store.dropSnapshot(id)
      return this.load(id)
    }
  }

  /** The cached table, if this program can use it. The log decides which rules apply, whatever the cache says. */
  async #cached(id: string): Promise<Table | undefined> {
    const snapshot = await this.#store.snapshot(id)
    const cached = snapshot === undefined ? undefined : parseSnapshot(this.#library, snapshot.body)
    if (cached === undefined) return undefined
    const text = await this.#store.firstRow(id)
    const first = text === undefined ? undefined : parseRow(text)
    return first?.type === 'created' && first.game === cached.game && first.version === cached.version
      ? cached
      : undefined
  }

  /** Runs something that changes nothing, and repeats it if the machine stalled. */
  async read<T>(work: () => T): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#guard.run(work, this.#limit)
      } catch (error) {
        if (!(error instanceof OverrunError && error.starved) || tries === MOST_TRIES) throw error
      }
    }
  }
}

/** A row as it is stored. */
export function parseRow(text: string): Row {
  // We wrote it ourselves, and applying it to a table checks it.
  return JSON.parse(text) as Row
}
