import { affectsClocks, type Outage, type Table } from '@orrery/table'
import {
  addOutage,
  forgetAttendance,
  type Heartbeat,
  hasAlarms,
  lastChange,
  readHeartbeats,
  readOutages,
  reportMissing,
  timeOfDay,
  writeHeartbeat,
} from './store/attendance.ts'
import type { Store } from './store/store.ts'

/** How often a process writes its heartbeat, in milliseconds. */
const HEARTBEAT = 2000
/** When there was no heartbeat for this long, clocks did not run meanwhile. In milliseconds. */
const OUTAGE_AFTER = 5000
const DAY = 86_400_000
/** No clock of a table runs for longer. */
const LONGEST_CLOCK = 60 * DAY
/** The clocks of two processes may differ by this many milliseconds before one follows the other. */
const SKEW = 50
/** Following another process, or a store that fails for a moment, costs nobody more time than this, in milliseconds. */
const HARMLESS = 500
/** A process that serves a player has this long to let the player's clock run out itself, in milliseconds: it may be missed by then. */
export const OTHERS_FIRST = OUTAGE_AFTER + 2 * HEARTBEAT

/**
 * The time by which tables are played. It is read from the machine once, when the process starts, and runs evenly from there: setting the
 * machine's clock does not move the clocks of tables. Processes that share a store share the time, and it never goes back.
 *
 * Processes write a heartbeat every two seconds. When one of them could not (it was not running, it was suspended, the store could not be
 * written to), that is stored as an outage, in which clocks of tables did not run: the process itself stores it as soon as it can, and
 * others do when they miss it. Until that is done no time runs out.
 */
export class ServiceClock {
  readonly #store: Store
  readonly #grace: number
  readonly #timeOfDay: (store: Store) => Promise<number>
  /** The service time at which the monotonic clock of the process was 0. */
  #base = 0
  /** When the store was last reached, by this clock. */
  #reachedAt = 0
  #outages: readonly Outage[] = []
  /** When the store began to fail, by this clock. */
  #failedAt: number | undefined
  /** The last heartbeat of every other process that did not say goodbye, and when it was first seen (monotonic). */
  #others = new Map<string, { readonly written: number; readonly seenAt: number }>()
  /** When the last heartbeat was written (monotonic). */
  #beatAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #ticking: Promise<void> | undefined

  /** `grace`: milliseconds people have to return before clocks run again. */
  constructor(store: Store, grace: number, readTime = timeOfDay) {
    this.#store = store
    this.#grace = grace
    this.#timeOfDay = readTime
  }

  /** Sets the clock by those of other processes, or by the time of day when there are none. */
  async open(): Promise<void> {
    const heartbeats = await readHeartbeats(this.#store)
    const there = heartbeats.filter(({ age }) => age <= OUTAGE_AFTER)
    if (there.length > 0) this.#set(latest(there))
    else {
      const last =
        heartbeats.length > 0 ? Math.max(...heartbeats.map(({ time }) => time)) : await lastChange(this.#store)
      const day = await this.#timeOfDay(this.#store)
      // If the machine's clock was set back, ours stands still until it has caught up, unless it was far wrong before.
      this.#set(last === undefined || last - day > DAY ? day : Math.max(day, last))
      const now = this.now()
      if (last !== undefined && last <= now) await addOutage(this.#store, { from: last, until: now + this.#grace })
    }
    this.#outages = await readOutages(this.#store)
    await forgetAttendance(this.#store, this.now() - LONGEST_CLOCK)
    await this.#write(this.now())
    this.#reachedAt = this.now()
  }

  async #write(time: number, last = false): Promise<void> {
    await writeHeartbeat(this.#store, time, last)
    this.#beatAt = performance.now()
  }

  /** Writes a heartbeat if the last one is older than others expect of a process that has something to do, or in any case. */
  async beat(always = false): Promise<void> {
    if (always || performance.now() - this.#beatAt > 1.5 * HEARTBEAT) await this.#write(this.now())
  }

  /** Starts the heartbeat. `busy`: tables are in memory. `found` is called when an outage is discovered. */
  start(busy: () => boolean, onOutage: () => void, fault: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#ticking ??= this.tick(busy(), onOutage)
        .catch(fault)
        .finally(() => {
          this.#ticking = undefined
        })
    }, HEARTBEAT)
    this.#timer.unref()
  }

  /** Milliseconds since 1970, by this clock. */
  now(): number {
    return Math.round(this.#base + performance.now())
  }

  #set(time: number): void {
    this.#base = time - performance.now()
  }

  /** The time at a table: its own clock runs as evenly, and continues from its last row when that is ahead of this one. */
  nowAt({ timeBase }: { readonly timeBase: number }): number {
    return Math.max(this.now(), Math.round(timeBase + performance.now()))
  }

  /** Whether this process knows what happened recently: otherwise no time can have run out. */
  get isCurrent(): boolean {
    return this.#failedAt === undefined && this.now() - this.#reachedAt < OUTAGE_AFTER
  }

  /** The store began to fail: clocks stand still until it works again. */
  storeFails(): void {
    this.#failedAt ??= this.now()
  }

  /** Whether other processes share the store now. */
  get hasOthers(): boolean {
    return this.#others.size > 0
  }

  /** Whether another process has given no sign of life for a while. */
  isMissing(process: string): boolean {
    const known = this.#others.get(process)
    return known === undefined || performance.now() - known.seenAt > OUTAGE_AFTER
  }

  /** Whether another process that was seen has stopped giving signs of life. */
  isSilent(process: string): boolean {
    return this.#others.has(process) && this.isMissing(process)
  }

  /** Outages that affect the clocks of this table and have not been dealt with. */
  outagesAt(table: Table): Outage[] {
    if (table.clock.kind === 'none' && table.phase !== 'shuffling') return []
    return this.#outages.filter((outage) => affectsClocks(table, outage))
  }

  /** Reads the heartbeats of others and writes its own. If the store fails in between, nothing has changed and the next tick does all of it. */
  async tick(busy: boolean, onOutage: () => void): Promise<void> {
    const before = this.#outages.length
    const failedAt = this.#failedAt
    if (failedAt !== undefined && !(await this.#store.status()).ready) return
    const heartbeats = await readHeartbeats(this.#store)
    await this.#missOthers(heartbeats)
    const others = heartbeats.filter(({ process, age }) => process !== this.#store.self && age <= OUTAGE_AFTER)
    const now = this.now()
    const ahead = others.length === 0 ? 0 : latest(others) - now
    const jump = ahead > SKEW ? ahead : 0
    // The outage is stored before the clock is set: between the two, tables would believe that all this time has passed.
    if (jump > HARMLESS) await addOutage(this.#store, { from: now, until: now + jump })
    const failed = failedAt !== undefined && now - failedAt > HARMLESS
    if (failed || now - this.#reachedAt > OUTAGE_AFTER) {
      const from = Math.min(this.#reachedAt, failedAt ?? now)
      await addOutage(this.#store, { from, until: this.now() + jump + this.#grace })
    }
    // While no clock runs and nobody plays, nothing is written, so that a disk can rest.
    if (busy || (await hasAlarms(this.#store))) await this.#write(this.now() + jump)
    this.#outages = await readOutages(this.#store)
    this.#set(this.now() + jump)
    this.#reachedAt = this.now()
    if (this.#failedAt === failedAt) this.#failedAt = undefined
    if (this.#outages.length !== before) onOutage()
  }

  /** Others are missed when their heartbeat stays the same: the clock of the database may be set too, so its age says little. */
  async #missOthers(heartbeats: readonly Heartbeat[]): Promise<void> {
    const known = this.#others
    const now = performance.now()
    this.#others = new Map()
    for (const { process, time, written } of heartbeats) {
      if (process === this.#store.self || written === 0) continue
      const before = known.get(process)
      const other = before?.written === written ? before : { written, seenAt: now }
      this.#others.set(process, other)
      if (now - other.seenAt > OUTAGE_AFTER)
        await reportMissing(this.#store, process, written, { from: time, until: this.now() + this.#grace })
    }
  }

  /** Writes a last heartbeat: what follows is an outage, unless other processes run. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#ticking
    await this.#write(this.now(), true)
  }
}

/** The service time according to these heartbeats. */
function latest(heartbeats: readonly Heartbeat[]): number {
  return Math.max(...heartbeats.map(({ time, age }) => time + age))
}
