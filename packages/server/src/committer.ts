import type { Refusal } from '@orrery/kernel'
import {
  type BotTurn,
  type By,
  botToAct,
  type Command,
  decide,
  evolve,
  type Happened,
  type House,
  type Row,
  type Table,
} from '@orrery/table'
import type { Limits } from './config.ts'
import { faultText } from './fault-text.ts'
import { type Guard, OverrunError } from './guard.ts'
import { type HeadLimits, makeAppend } from './heads.ts'
import type { Recovery } from './recovery.ts'
import type { Room } from './room.ts'
import type { Append } from './store/commit.ts'
import type { Store } from './store/store.ts'
import type { KeeperEars, Teller } from './teller.ts'
import { type Telling, textsFor, watchersOf } from './telling.ts'
import type { Trials } from './trial.ts'

/** What came of a command: the row it ended with, or why not. */
export type CommandOutcome = { readonly seq: number; readonly again?: true } | { readonly refusal: Refusal }

/** A command that has happened in memory, with everything that is to be stored and told. */
interface Prepared {
  readonly seq: number
  readonly append: Append | undefined
  readonly happened: readonly Happened[]
  readonly texts: readonly Telling[]
  readonly bot: BotTurn | undefined
}

/** Another process was first so often that something is wrong. */
const MOST_TRIES = 20

const damaged: Refusal = { code: 'damaged', rule: 'T10' }

/** What a committer works with. */
export interface CommitterParts {
  readonly house: House
  readonly store: Store
  readonly guard: Guard
  readonly trials: Trials
  readonly recovery: Recovery
  readonly teller: Teller
  /** `rules` are milliseconds for what is known to return. */
  readonly limits: Pick<Limits, 'rules' | HeadLimits>
  readonly ears: KeeperEars
}

/**
 * Does commands: decided by the table, evolved in memory, stored, and only then told. What could not be stored is thrown away with the table
 * in memory, which is taken from the store again.
 *
 * Rules that do not return hold up all tables, so they run under a guard that breaks them off. The states a command goes through then:
 *
 * | state      | what happens                                               | time               | what follows                                                 |
 * |------------|------------------------------------------------------------|--------------------|--------------------------------------------------------------|
 * | first try  | decided and evolved under the guard; all other tables wait | `limits.stall`     | returns: stored and told. Throws: damaged. Overrun: on trial |
 * | on trial   | the same command in a thread; all other tables go on       | 5 × `limits.rules` | returns or throws: second try. Neither: damaged              |
 * | second try | decided and evolved again under the guard                  | `limits.rules`     | returns: stored and told. Throws: damaged. Overrun: starved? |
 * | starved?   | did the machine keep the processor from this process?      |                    | yes: second try, 20 times at most. No: damaged               |
 * | damaged    | the table goes back to what is stored and stands still     |                    | its last row keeps the command that broke it                 |
 *
 * Each overrun leaves a table that may be half changed: it is taken from the store before anything else is done with it.
 */
export class Committer {
  readonly #house: House
  readonly #store: Store
  readonly #guard: Guard
  readonly #trials: Trials
  readonly #recovery: Recovery
  readonly #teller: Teller
  readonly #limits: CommitterParts['limits']
  readonly #ears: KeeperEars
  /** For the metrics. */
  readonly counts = { moves: 0, refusals: 0, conflicts: 0, faults: 0 }

  constructor({ house, store, guard, trials, recovery, teller, limits, ears }: CommitterParts) {
    this.#house = house
    this.#store = store
    this.#guard = guard
    this.#trials = trials
    this.#recovery = recovery
    this.#teller = teller
    this.#limits = limits
    this.#ears = ears
  }

  /** Decides a command, stores what it comes to, and tells it; again when another process was faster. */
  async commit(room: Room, command: Command, by: By, also: readonly Append[], lag: number): Promise<CommandOutcome> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (room.stale) await this.#recovery.refresh(room)
      const prepared = await this.#prepare(room, command, by, lag)
      if ('refusal' in prepared) {
        // It may only look forbidden because another process knows more.
        if (await this.#recovery.behind(room)) continue
        this.counts.refusals++
        return prepared
      }
      if (prepared.append === undefined) return { seq: prepared.seq, again: true }
      room.stale = true
      const stored = await this.#store.append(prepared.append, ...also)
      if (stored === 'conflict') {
        this.counts.conflicts++
        continue
      }
      room.stale = false
      this.counts.moves++
      this.#teller.tell(room, prepared.happened, prepared.texts, prepared.bot, true)
      return { seq: room.table.seq }
    }
    throw new Error(`table ${room.id} is too busy`)
  }

  /** Decides, lets it happen and writes what everybody will be told, all under the guard. */
  async #prepare(
    room: Room,
    command: Command,
    by: By,
    lag: number,
    proven = false,
    tries = 0,
  ): Promise<Prepared | { refusal: Refusal }> {
    try {
      return await this.#guard.run(
        () => {
          const { table } = room
          const decision = decide(this.#house, table, command, by, this.#teller.now(room), lag + room.late)
          if ('refusal' in decision) return decision
          if (decision.rows.length === 0) {
            return {
              seq: decision.done ?? table.seq,
              append: undefined,
              happened: [],
              texts: [],
              bot: undefined,
            }
          }
          room.stale = true
          const happened = decision.rows.map((row) => evolve(this.#house, table, row, true))
          const bot = botToAct(this.#house, table)
          const append = this.append(table, decision.rows, bot)
          const step = { seq: table.seq, append, happened, texts: textsFor(this.#house, room, happened), bot }
          room.stale = false
          return step
        },
        proven ? this.#limits.rules : undefined,
      )
    } catch (error) {
      if (error instanceof OverrunError && tries < MOST_TRIES) {
        room.stale = true
        await this.#recovery.refresh(room)
        // A machine that stood still looks like rules that do. A thread finds out whether they come back at all, while all
        // other tables go on; rules that do once will do so again, and may take longer then.
        const again = proven
          ? error.starved
          : await this.#trials.comesBack({
              table: room.table,
              doing: { command, by },
              now: this.#teller.now(room),
              watchers: watchersOf(room),
            })
        if (again) return this.#prepare(room, command, by, lag, true, tries + 1)
      }
      return this.#damage(room, command, error)
    }
  }

  /** The rules broke: the table goes back to what is stored and stands still, with what is needed to see it again. */
  async #damage(room: Room, command: Command, error: unknown): Promise<{ refusal: Refusal }> {
    this.counts.faults++
    this.#ears.fault(room.id, error)
    room.stale = true
    await this.#recovery.refresh(room)
    if (command.type === 'damage') return { refusal: damaged }
    const mark = { type: 'damage', damage: { fault: faultText(error), command: JSON.stringify(command) } } as const
    const decision = decide(this.#house, room.table, mark, 'table', this.#teller.now(room))
    if (!('refusal' in decision)) {
      const happened = decision.rows.map((row) => evolve(this.#house, room.table, row))
      const append = this.append(room.table, decision.rows, undefined)
      room.stale = true
      if ((await this.#store.append(append)) === 'stored') {
        room.stale = false
        this.#teller.tell(room, happened, textsFor(this.#house, room, happened), undefined, true)
      }
    }
    return { refusal: damaged }
  }

  /** What has to be stored with these rows. */
  append(table: Table, rows: readonly Row[], bot: BotTurn | undefined): Append {
    return makeAppend(this.#house, table, rows, bot, this.#limits)
  }
}
