import type { Refusal } from '@orrery/kernel'
import {
  type BotTurn,
  botToAct,
  type Command,
  decide,
  evolve,
  type Library,
  type Row,
  type RowOutcome,
  type Sender,
  type Table,
} from '@orrery/table'
import type { Limits } from './config.ts'
import { faultText } from './fault-text.ts'
import { type Guard, OverrunError } from './guard.ts'
import { type HeadLimits, makeAppend } from './heads.ts'
import { beforeChange, type Notification, notificationsFor, watchersIn } from './notifications.ts'
import type { KeeperListeners, Notifier } from './notifier.ts'
import type { Recovery } from './recovery.ts'
import type { Room } from './room.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Append } from './store/commit.ts'
import type { Store } from './store/store.ts'
import { traced } from './tracing.ts'
import type { Trials } from './trial.ts'

/** What came of a command: the row it ended with, or why not. */
export type CommandOutcome = { readonly seq: number; readonly again?: true } | { readonly refusal: Refusal }

/** A command that was applied in memory, with everything that is to be stored and sent. */
interface Prepared {
  readonly seq: number
  readonly append: Append | undefined
  readonly outcomes: readonly RowOutcome[]
  readonly texts: readonly Notification[]
  readonly bot: BotTurn | undefined
}

/** When another process was first this often, something is wrong. */
const MOST_TRIES = 20

const damaged: Refusal = { code: 'damaged', rule: 'T10' }

/** What a committer works with. */
export interface CommitterParts {
  readonly library: Library
  readonly store: Store
  readonly guard: Guard
  readonly trials: Trials
  readonly recovery: Recovery
  readonly notifier: Notifier
  readonly clock: ServiceClock
  /** `rules`: milliseconds for calls that are known to return. */
  readonly limits: Pick<Limits, 'rules' | HeadLimits>
  readonly listeners: KeeperListeners
}

/**
 * Carries out commands: they are decided by the table, evolved in memory, stored, and only then sent to viewers. If storing fails, the table in
 * memory is discarded and loaded from the store again.
 *
 * Rules that do not return would hold up all tables, so they run under a guard that interrupts them. A command goes through these states:
 *
 * | state      | what happens                                               | time               | what follows                                                 |
 * |------------|------------------------------------------------------------|--------------------|--------------------------------------------------------------|
 * | first try  | decided and evolved under the guard; all other tables wait | `limits.stall`     | returns: stored and sent. Throws: damaged. Overrun: on trial |
 * | on trial   | the same command in a thread; all other tables go on       | 5 × `limits.rules` | returns or throws: second try. Neither: damaged              |
 * | second try | decided and evolved again under the guard                  | `limits.rules`     | returns: stored and sent. Throws: damaged. Overrun: starved? |
 * | starved?   | did the machine keep the processor from this process?      |                    | yes: second try, 20 times at most. No: damaged               |
 * | damaged    | the table goes back to what is stored and is locked        |                    | its last row keeps the command that broke it                 |
 *
 * An overrun may leave a table half changed: it is loaded from the store again before anything else is done with it.
 */
export class Committer {
  readonly #library: Library
  readonly #store: Store
  readonly #guard: Guard
  readonly #trials: Trials
  readonly #recovery: Recovery
  readonly #notifier: Notifier
  readonly #clock: ServiceClock
  readonly #limits: CommitterParts['limits']
  readonly #listeners: KeeperListeners
  /** For the metrics. */
  readonly counts = { moves: 0, refusals: 0, conflicts: 0, faults: 0 }

  constructor({ library, store, guard, trials, recovery, notifier, clock, limits, listeners }: CommitterParts) {
    this.#library = library
    this.#store = store
    this.#guard = guard
    this.#trials = trials
    this.#recovery = recovery
    this.#notifier = notifier
    this.#clock = clock
    this.#limits = limits
    this.#listeners = listeners
  }

  /** Decides a command, stores its rows and notifies the viewers; starts over when another process was faster. */
  async commit(
    room: Room,
    command: Command,
    by: Sender,
    extra: readonly Append[],
    lag: number,
  ): Promise<CommandOutcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // In every attempt: what another process has stored meanwhile may have started a clock in the middle of an outage.
      if (command.type !== 'hold') await this.correctClocks(room)
      if (room.stale) await this.#recovery.refresh(room)
      const prepared = await traced('rules', {}, () => this.#prepare(room, command, by, lag))
      if ('refusal' in prepared) {
        // It may only look forbidden because this process lags behind another.
        if (await this.#recovery.catchUpIfBehind(room)) continue
        this.counts.refusals++
        return prepared
      }
      if (prepared.append === undefined) return { seq: prepared.seq, again: true }
      room.stale = true
      const { append } = prepared
      const stored = await traced('store', {}, () => this.#store.append(append, ...extra))
      if (stored === 'conflict') {
        this.counts.conflicts++
        continue
      }
      room.stale = false
      this.counts.moves++
      this.#notifier.notify(room, prepared.outcomes, prepared.texts, prepared.bot, true)
      return { seq: room.table.seq }
    }
    throw new Error(`table ${room.id} is too busy`)
  }

  /** Stops the clocks of a table for the time in which it could not be played. */
  async correctClocks(room: Room): Promise<void> {
    if (room.stale) await this.#recovery.refresh(room)
    for (const outage of this.#clock.outagesAt(room.table))
      await this.commit(room, { type: 'hold', ...outage }, 'table', [], 0)
  }

  /** Decides, evolves and writes the notifications, all under the guard. */
  async #prepare(
    room: Room,
    command: Command,
    by: Sender,
    lag: number,
    proven = false,
    tries = 0,
  ): Promise<Prepared | { refusal: Refusal }> {
    try {
      return await this.#guard.run(
        () => {
          const { table } = room
          const decision = decide(this.#library, table, command, by, this.#notifier.now(room), lag + room.late)
          if ('refusal' in decision) return decision
          if (decision.rows.length === 0) {
            return {
              seq: decision.done ?? table.seq,
              append: undefined,
              outcomes: [],
              texts: [],
              bot: undefined,
            }
          }
          room.stale = true
          const before = beforeChange(this.#library, room)
          const outcomes = decision.rows.map((row) => evolve(this.#library, table, row, true))
          const bot = botToAct(this.#library, table)
          const append = this.append(table, decision.rows, bot)
          const texts = notificationsFor(this.#library, room, outcomes, before)
          const step = { seq: table.seq, append, outcomes, texts, bot }
          room.stale = false
          return step
        },
        proven ? this.#limits.rules : undefined,
      )
    } catch (error) {
      if (error instanceof OverrunError && tries < MOST_TRIES) {
        room.stale = true
        await this.#recovery.refresh(room)
        // A machine that was suspended looks like rules that hang. A thread finds out whether they return at all, while all other tables go
        // on; rules that return once will do so again, and may take longer then.
        const again = proven
          ? error.starved
          : await this.#trials.returns({
              table: room.table,
              doing: { command, by },
              now: this.#notifier.now(room),
              watchers: watchersIn(room),
            })
        if (again) return this.#prepare(room, command, by, lag, true, tries + 1)
      }
      return this.#damage(room, command, error)
    }
  }

  /** The rules broke: the table goes back to what is stored and is locked, with what is needed to reproduce the fault. */
  async #damage(room: Room, command: Command, error: unknown): Promise<{ refusal: Refusal }> {
    this.counts.faults++
    this.#listeners.fault(room.id, error)
    room.stale = true
    await this.#recovery.refresh(room)
    if (command.type === 'damage') return { refusal: damaged }
    const mark = { type: 'damage', damage: { fault: faultText(error), command: JSON.stringify(command) } } as const
    const decision = decide(this.#library, room.table, mark, 'table', this.#notifier.now(room))
    if (!('refusal' in decision)) {
      const outcomes = decision.rows.map((row) => evolve(this.#library, room.table, row))
      const append = this.append(room.table, decision.rows, undefined)
      room.stale = true
      if ((await this.#store.append(append)) === 'stored') {
        room.stale = false
        this.#notifier.notify(room, outcomes, notificationsFor(this.#library, room, outcomes), undefined, true)
      }
    }
    return { refusal: damaged }
  }

  /** What has to be stored with these rows. */
  append(table: Table, rows: readonly Row[], bot: BotTurn | undefined): Append {
    return makeAppend(this.#library, table, rows, bot, this.#limits)
  }
}
