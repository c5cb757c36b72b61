import type { Seat } from '@orrery/kernel'
import { type BotTurn, mayWatch, type RowOutcome, seatsOf, type Table, type Watcher } from '@orrery/table'

/** A socket that has a table open. */
export interface Viewer {
  readonly person: string | undefined
  /** The seat it was opened from, if any. */
  readonly seat: Seat | undefined
  /** The code with which a private table was opened. */
  readonly code: string | undefined
  /** Whether it accepts patches of its view instead of a new one. */
  readonly patches: boolean
  /** Which change of the game (`changes`) a viewer that accepts patches has seen last. */
  readonly seen: number | undefined
  /** Sends an update (JSON); `seq` is the last row it covers, `seen` the last change of the game, if the update is about that. */
  update(text: string, seq: number, seen: number | undefined): void
  /** Sends a message that can be missed. */
  send(text: string): void
  /** The viewer may no longer watch. */
  drop(): void
  /** Another process serves the table now: the viewer has to connect again. */
  move(): void
}

/**
 * Through which seat a viewer may watch now. Computed for every update: seats change hands before the start, and an old socket must not
 * see what belongs to somebody else by then.
 */
export function watcherOf(table: Table, { person, seat }: Viewer): Watcher {
  if (person === undefined || seat === undefined) return undefined
  const mine = seatsOf(table, person)
  return mine.includes(seat) ? seat : mine[0]
}

/** Through which seat a viewer may watch now; `no` when it may no longer watch. */
export function sightOf(table: Table, viewer: Viewer): Watcher | 'no' {
  const { person, seat, code } = viewer
  const occupant = seat === undefined ? undefined : table.seats[seat]
  // Nearly always the occupant is still the same.
  if (occupant?.kind === 'person' && occupant.person.id === person) return seat
  return mayWatch(table, person ?? '', code) ? watcherOf(table, viewer) : 'no'
}

/** Whether a person plays at a table or watches it: bots on their own wait for an audience. */
export function hasAudience({ table, viewers }: Room): boolean {
  return viewers.size > 0 || table.seats.some(({ kind }) => kind === 'person')
}

/** This many recent outcomes are kept for returning viewers; for longer absences the log is read. */
const RECENT = 20

/** A table in memory, with its viewers. Changes are made one after the other. */
export class Room {
  readonly id: string
  table: Table
  readonly viewers = new Set<Viewer>()
  /** The most recent outcomes, without a gap up to `table.seq`. */
  recent: RowOutcome[] = []
  /** The last row that viewers were notified of. */
  notifiedSeq: number
  /** The game as every spectator may see it, as JSON, and the row it follows from: made once, however many ask. */
  position: { readonly seq: number; readonly text: string } | undefined
  /** The row of the last snapshot. */
  snapshotSeq: number
  /** The table in memory may be wrong: reload it from the store before using it. */
  stale = false
  /** Another process serves the table now; this copy of it is no longer kept. */
  moved = false
  thinking = false
  /** The bot that has to decide, as far as this process knows, and whether this process has to ask it. */
  turn: BotTurn | undefined
  mine = false
  /** When to check whether another process has given up the turn. */
  claim: NodeJS.Timeout | undefined
  /** The table's time when the monotonic clock was 0, by its last row: the time of a table never goes back. */
  timeBase = Number.NEGATIVE_INFINITY
  /** How late viewers were notified of the last change, in milliseconds: clocks ran meanwhile. */
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

  /** Stops everything that would happen by itself. */
  stopTimers(): void {
    clearTimeout(this.timer)
    clearTimeout(this.claim)
  }

  /** Whether nobody needs it in memory. */
  get unused(): boolean {
    return this.#queued === 0 && this.viewers.size === 0 && !this.thinking
  }

  /** Resolves when the room is idle. */
  async settled(): Promise<void> {
    await this.#tail
  }

  /** Keeps outcomes for viewers who return. */
  remember(outcomes: readonly RowOutcome[]): void {
    for (const each of outcomes) this.recent.push(each)
    if (this.recent.length > 2 * RECENT) this.recent = this.recent.slice(-RECENT)
  }

  /** What happened after `last`, if it is still in memory. */
  since(last: number): RowOutcome[] | undefined {
    if (last >= this.table.seq) return []
    const first = this.recent[0]?.row.seq
    return first !== undefined && first <= last + 1 ? this.recent.filter(({ row }) => row.seq > last) : undefined
  }
}
