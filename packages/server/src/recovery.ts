import { botToAct, evolve, type Library, outcomesSince, type RowOutcome, type Watcher } from '@orrery/table'
import { type Guard, OverrunError } from './guard.ts'
import { type Loader, parseRow } from './loader.ts'
import { beforeChange, notificationsFor } from './notifications.ts'
import type { Notifier } from './notifier.ts'
import type { Room } from './room.ts'
import type { Store } from './store/store.ts'
import type { Trials } from './trial.ts'

/** A viewer who was away longer gets only the last part of what was missed; the view is complete anyway. */
const MOST_MISSED = 500

/** What a recovery works with. */
export interface RecoveryParts {
  readonly library: Library
  readonly store: Store
  readonly guard: Guard
  readonly loader: Loader
  readonly trials: Trials
  readonly notifier: Notifier
  /** Milliseconds for calls that are known to return, or that hold up only the caller. */
  readonly rules: number
}

/** Brings tables in memory back in line with the store: after a fault, a failed commit, or when another process was faster. */
export class Recovery {
  readonly #library: Library
  readonly #store: Store
  readonly #guard: Guard
  readonly #loader: Loader
  readonly #trials: Trials
  readonly #notifier: Notifier
  readonly #rules: number

  constructor({ library, store, guard, loader, trials, notifier, rules }: RecoveryParts) {
    this.#library = library
    this.#store = store
    this.#guard = guard
    this.#loader = loader
    this.#trials = trials
    this.#notifier = notifier
    this.#rules = rules
  }

  /** Reloads the table from the store when the one in memory may be wrong. */
  async refresh(room: Room): Promise<void> {
    if (!room.stale) return
    const loaded = await this.#loader.load(room.id)
    if (loaded === undefined) throw new Error(`table ${room.id} is gone`)
    room.table = loaded.table
    this.keepTime(room)
    if (room.notifiedSeq < room.table.seq) await this.#notifyMissed(room, room.notifiedSeq)
    // Only now: if viewers could not be notified of what they missed, the next attempt has to do it.
    room.stale = false
  }

  /** Sends notifications of what another process has stored and viewers here have not received yet. */
  async #notifyMissed(room: Room, from: number): Promise<void> {
    const rows = (await this.#store.rows(room.id)).map(parseRow).filter(({ seq }) => seq <= room.table.seq)
    const [outcomes, texts, bot] = await this.#loader.read(() => {
      const missed = outcomesSince(this.#library, rows, from)
      return [missed, notificationsFor(this.#library, room, missed), botToAct(this.#library, room.table)] as const
    })
    this.#notifier.notify(room, outcomes, texts, bot, false)
  }

  /** Catches up if another process has stored more; says whether it had. */
  async catchUpIfBehind(room: Room): Promise<boolean> {
    if (this.#store.kind === 'sqlite') return false
    const head = await this.#store.head(room.id)
    if (head === undefined || head.seq <= room.table.seq) return false
    await this.catchUp(room)
    return true
  }

  /** Catches up with what another process has stored. */
  async catchUp(room: Room): Promise<void> {
    await this.refresh(room)
    const rows = (await this.#store.rows(room.id, room.table.seq)).map(parseRow)
    if (rows.length === 0) return
    room.stale = true
    const [outcomes, texts, bot] = await this.#guard.run(() => {
      const before = beforeChange(this.#library, room)
      const news = rows.map((row) => evolve(this.#library, room.table, row))
      return [news, notificationsFor(this.#library, room, news, before), botToAct(this.#library, room.table)] as const
    }, this.#rules)
    room.stale = false
    this.keepTime(room)
    this.#notifier.notify(room, outcomes, texts, bot, false)
  }

  /** Reads a table for a viewer. What does not return in time is tried in a thread first, as with a command. */
  async read<T>(room: Room, watchers: readonly Watcher[], work: () => T): Promise<T> {
    try {
      return await this.#guard.run(work)
    } catch (error) {
      if (!(error instanceof OverrunError)) throw error
      if (!(await this.#trials.returns({ table: room.table, now: this.#notifier.now(room), watchers }))) throw error
      return this.#loader.read(work)
    }
  }

  /** What happened after `last`, for a viewer who returns. */
  async missed(room: Room, last: number): Promise<readonly RowOutcome[]> {
    const recent = room.since(last)
    if (recent !== undefined) return recent.slice(-MOST_MISSED)
    const rows = (await this.#store.rows(room.id)).map(parseRow).filter(({ seq }) => seq <= room.table.seq)
    return (await this.#loader.read(() => outcomesSince(this.#library, rows, last))).slice(-MOST_MISSED)
  }

  /** The time of a table continues from its last row, even when the service clock has been corrected since. */
  keepTime(room: Room): void {
    room.timeBase = Math.max(room.timeBase, room.table.changedAt - performance.now())
  }
}
