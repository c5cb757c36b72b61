import type { Seat } from '@orrery/kernel'
import { type BotTurn, mayWatch, type RowOutcome, seatsOf, type Table, type Watcher } from '@orrery/table'

/** Somebody who looks at a table through a socket. */
export interface Viewer {
  readonly person: string | undefined
  /** The seat it was opened from, if any. */
  readonly seat: Seat | undefined
  /** The code of a private table that it was opened with. */
  readonly code: string | undefined
  /** Whether it takes what changed in its view instead of a new one. */
  readonly patches: boolean
  /** What it then knows of the game, from the last update. */
  readonly known: unknown
  /** Sends an update (JSON); `seq` is how far it goes, `known` what is known of the game with it, if it is about that. */
  update(text: string, seq: number, known: unknown): void
  /** Sends a message that can be missed. */
  tell(text: string): void
  /** May look no longer. */
  drop(): void
}

/**
 * From where somebody may look now. Asked anew for every update: seats change hands before the start, and an old socket
 * must not see what is somebody else's by then.
 */
export function watcherOf(table: Table, { person, seat }: Viewer): Watcher {
  if (person === undefined || seat === undefined) return undefined
  const mine = seatsOf(table, person)
  return mine.includes(seat) ? seat : mine[0]
}

/** Who may look now, and from where; `no` for those who may no longer. */
export function sightOf(table: Table, viewer: Viewer): Watcher | 'no' {
  const { person, seat, code } = viewer
  const occupant = seat === undefined ? undefined : table.seats[seat]
  // Nearly always: who sits there still sits there.
  if (occupant?.kind === 'person' && occupant.person.id === person) return seat
  return mayWatch(table, person ?? '', code) ? watcherOf(table, viewer) : 'no'
}

/** Whether somebody plays at a table or watches it: bots that are all alone wait until somebody looks. */
export function hasAudience({ table, viewers }: Room): boolean {
  return viewers.size > 0 || table.seats.some(({ kind }) => kind === 'person')
}

/** So much of what happened last is kept at hand for those who come back; who was away longer is told from the log. */
const RECENT = 20

/** A table in memory, with those who look at it. Whoever changes it does so one after the other. */
export class Room {
  readonly id: string
  table: Table
  readonly viewers = new Set<Viewer>()
  /** What happened last, without a gap up to `table.seq`. */
  recent: RowOutcome[] = []
  /** The last row that those who look were told of. */
  notifiedSeq: number
  /** The last row a snapshot was made of. */
  snapshotSeq: number
  /** What is in memory may be wrong: take it from the store again before it is used. */
  stale = false
  thinking = false
  /** The bot that has to decide, as far as this process knows, and whether this process is to ask it. */
  turn: BotTurn | undefined
  mine = false
  /** When to look whether another process has left the turn. */
  claim: NodeJS.Timeout | undefined
  /** By how many milliseconds the time of the table is ahead of the house's, which never sets a table back. */
  ahead = 0
  /** How late everybody was told of what happened last, in milliseconds: clocks ran meanwhile. */
  late = 0
  timer: NodeJS.Timeout | undefined
  /** When it was last used, by the monotonic clock. */
  usedAt = performance.now()
  #tail: Promise<unknown> = Promise.resolve()
  #queued = 0

  constructor(table: Table, snapshotSeq: number) {
    this.id = table.id
    this.table = table
    this.notifiedSeq = table.seq
    this.snapshotSeq = snapshotSeq
  }

  /** Runs when everything before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++
    this.usedAt = performance.now()
    const done = this.#queued === 1 ? work() : this.#tail.then(work)
    this.#tail = done.then(
      () => this.#queued--,
      () => this.#queued--,
    )
    return done
  }

  /** Nothing is to happen here by itself any more. */
  stopTimers(): void {
    clearTimeout(this.timer)
    clearTimeout(this.claim)
  }

  /** Whether nobody needs it in memory. */
  get unused(): boolean {
    return this.#queued === 0 && this.viewers.size === 0 && !this.thinking
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.#tail
  }

  /** Keeps what happened for those who come back. */
  remember(outcomes: readonly RowOutcome[]): void {
    for (const each of outcomes) this.recent.push(each)
    if (this.recent.length > 2 * RECENT) this.recent = this.recent.slice(-RECENT)
  }

  /** What happened after `last`, when it is still at hand. */
  since(last: number): RowOutcome[] | undefined {
    if (last >= this.table.seq) return []
    const first = this.recent[0]?.row.seq
    return first !== undefined && first <= last + 1 ? this.recent.filter(({ row }) => row.seq > last) : undefined
  }
}
