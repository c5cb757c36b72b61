import { StorageError } from './storage-error.ts'

/** How long news waits for more to be sent along, in milliseconds. */
const GATHER = 3
/** PostgreSQL sends at most 8,000 bytes at a time. */
const MOST_BYTES = 7000
/** Pause before news that could not be sent is sent again, in milliseconds. */
const AGAIN = 200
/** When more tables than this wait, those that are left out have to notice by themselves. */
const MOST_WAITING = 20_000

/**
 * Notifies other processes of what this one has stored, after the commit and in as few messages as possible: of each table only the last row
 * matters. Whatever is lost on the way only comes late, since every process compares its tables with the store from time to time.
 */
export class News {
  readonly #send: (text: string) => Promise<void>
  readonly #waiting = new Map<string, number>()
  #busy = false
  #closed = false
  /** For the metrics. */
  readonly counts = { stored: 0, messages: 0, failures: 0 }

  constructor(send: (text: string) => Promise<void>) {
    this.#send = send
  }

  /** Rows of a table up to this one are stored. */
  add(table: string, seq: number): void {
    this.counts.stored++
    if (this.#closed || (this.#waiting.size >= MOST_WAITING && !this.#waiting.has(table))) return
    this.#waiting.set(table, Math.max(seq, this.#waiting.get(table) ?? 0))
    if (this.#busy) return
    this.#busy = true
    setTimeout(() => void this.#work(), GATHER)
  }

  async #work(): Promise<void> {
    while (this.#waiting.size > 0 && !this.#closed) {
      const part = this.#take()
      try {
        await this.#send(writeNews(part))
        this.counts.messages++
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        this.counts.failures++
        for (const [table, seq] of part) this.#waiting.set(table, Math.max(seq, this.#waiting.get(table) ?? 0))
        await pause(AGAIN)
      }
      if (this.#waiting.size > 0) await pause(GATHER)
    }
    this.#busy = false
  }

  /** As many as fit into one message. */
  #take(): [string, number][] {
    const part: [string, number][] = []
    let bytes = 0
    for (const [table, seq] of this.#waiting) {
      bytes += table.length + 12
      if (bytes > MOST_BYTES) break
      part.push([table, seq])
      this.#waiting.delete(table)
    }
    return part
  }

  /** Sends what is left, if that is possible at once; a process that closes has nothing more to say. */
  async close(): Promise<void> {
    this.#closed = true
    const rest = this.#take()
    if (rest.length > 0) await this.#send(writeNews(rest)).catch(() => {})
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** News as a text: `table seq table seq …`. */
function writeNews(news: readonly (readonly [string, number])[]): string {
  return news.map(([table, seq]) => `${table} ${seq}`).join(' ')
}

/** Reads what `writeNews` wrote. */
export function readNews(text: string): { readonly table: string; readonly seq: number }[] {
  const words = text.split(' ')
  return Array.from({ length: Math.floor(words.length / 2) }, (_, i) => ({
    table: words[2 * i] ?? '',
    seq: Number(words[2 * i + 1]),
  }))
}
