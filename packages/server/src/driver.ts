import { randomInt } from 'node:crypto'
import { type BotTurn, deadline, seatDeadline } from '@orrery/table'
import type { BotPool } from './bots/pool.ts'
import { Claims } from './claims.ts'
import type { Limits } from './config.ts'
import type { Keeper } from './keeper.ts'
import type { Owners } from './owners.ts'
import type { Presence } from './presence.ts'
import { hasAudience, type Room } from './room.ts'
import { OTHERS_FIRST, type ServiceClock } from './service-clock.ts'
import { clearAlarm } from './store/lists.ts'
import { StorageError } from './store/storage-error.ts'
import type { Store } from './store/store.ts'
import { Waker } from './waker.ts'

/** How often the store is searched for due tables that are not in memory, in milliseconds. */
const WAKE_EVERY = 5000
/** Refusals that only say that the table has moved on. */
const meanwhile = ['stale', 'wrong-phase', 'paused', 'not-allowed', 'damaged']
const LONGEST_TIMER = 2 ** 31 - 1
/** A table at which the store failed is checked again after this time (in milliseconds), which doubles with every failure. */
const RETRY = { first: 250, longest: 5000 }

/** What a driver works with. */
export interface DriverParts {
  readonly keeper: Keeper
  readonly owners: Owners
  readonly pool: BotPool
  readonly store: Store
  readonly clock: ServiceClock
  readonly presence: Presence
  readonly limits: Pick<Limits, 'idle' | 'lease'>
  fault(table: string, error: unknown): void
}

/** Lets bots play and clocks run out, at tables in memory and at those that are only in the store. */
export class Driver {
  readonly #keeper: Keeper
  readonly #owners: Owners
  readonly #pool: BotPool
  readonly #clock: ServiceClock
  readonly #presence: Presence
  readonly #store: Store
  readonly #idle: number
  readonly #fault: (table: string, error: unknown) => void
  readonly #waker: Waker
  readonly #claims: Claims
  readonly #retries = new Map<Room, NodeJS.Timeout>()
  #interval: NodeJS.Timeout | undefined
  #closed = false

  constructor({ keeper, owners, pool, store, clock, presence, limits: { idle, lease }, fault }: DriverParts) {
    this.#keeper = keeper
    this.#owners = owners
    this.#pool = pool
    this.#store = store
    this.#idle = idle
    this.#fault = fault
    this.#clock = clock
    this.#presence = presence
    this.#claims = new Claims(store, clock, lease, (room, turn) => void this.#think(room, turn), fault)
    this.#waker = new Waker(
      store,
      () => clock.now(),
      (id) => this.#wake(id),
      fault,
    )
  }

  /** Begins to wake tables. */
  start(): void {
    this.#interval = setInterval(() => this.#round(), WAKE_EVERY)
    this.#round()
  }

  #round(): void {
    const work = async (): Promise<void> => {
      await this.#waker.round()
      await this.#keeper.sweep(performance.now() - this.#idle)
    }
    work().catch((error: unknown) => this.#fault('', error))
  }

  async #wake(id: string): Promise<void> {
    // Its owner wakes it.
    if ((await this.#owners.elsewhere(id)) !== undefined && !this.#keeper.rooms.has(id)) return
    const room = await this.#keeper.room(id)
    if (room === undefined || room.thinking) return
    if (!hasAudience(room)) {
      await clearAlarm(this.#store, room.id, room.table.seq)
      return
    }
    await this.#keeper.recheck(room)
    this.#expire(room)
    await this.#claims.take(room)
  }

  /** The store failed at a table: catch up with it, and see who has to decide, as soon as it works again. */
  stuck(room: Room, wait = RETRY.first): void {
    if (this.#closed || this.#retries.has(room)) return
    const timer = setTimeout(() => {
      this.#retries.delete(room)
      this.#keeper.recheck(room).then(
        () => this.#expire(room),
        (error: unknown) => {
          if (error instanceof StorageError) this.stuck(room, Math.min(2 * wait, RETRY.longest))
          else this.#fault(room.id, error)
        },
      )
    }, wait)
    this.#retries.set(room, timer)
  }

  /** A table changed, by what this process stored (`own`) or otherwise: ask the bot that has to decide, and set the alarm for its clock. */
  changed(room: Room, bot: BotTurn | undefined, own: boolean): void {
    if (this.#closed) return
    clearTimeout(room.timer)
    room.timer = undefined
    const until = room.table.damage === undefined ? deadline(room.table) : undefined
    if (until !== undefined) {
      const wait = Math.min(Math.max(0, until - this.#keeper.now(room)), LONGEST_TIMER)
      room.timer = setTimeout(() => this.#expire(room), wait)
    }
    const mine = this.#claims.changed(room, bot, own)
    if (bot !== undefined && mine && !room.thinking && hasAudience(room)) void this.#think(room, bot)
  }

  #expire(room: Room): void {
    const until = deadline(room.table)
    if (this.#closed || until === undefined || until > this.#keeper.now(room)) return
    // The store has not been reached for a while: nobody could have decided anything.
    if (!this.#clock.isCurrent) {
      this.stuck(room, RETRY.longest)
      return
    }
    const wait = this.#waitForOthers(room)
    if (wait > 0) {
      clearTimeout(room.timer)
      room.timer = setTimeout(() => this.#expire(room), wait)
      return
    }
    this.#keeper.command(room.id, { type: 'expire' }, 'table').catch((error: unknown) => this.#fault(room.id, error))
  }

  /**
   * How long to leave a clock that has run out to the process that serves its player, in milliseconds: only that one knows whether the
   * player could decide. While it is missed, so is the player, until others forget about both.
   */
  #waitForOthers(room: Room): number {
    const now = this.#keeper.now(room)
    let longest = 0
    for (let seat = 0; seat < room.table.seats.length; seat++) {
      const until = seatDeadline(room.table, seat)
      if (until === undefined || until > now) continue
      for (const process of this.#presence.elsewhere(room, seat))
        longest = Math.max(longest, this.#clock.isMissing(process) ? RETRY.longest : until + OTHERS_FIRST - now)
    }
    return longest
  }

  /** One decision of a bot. When a bot fails, some legal action is taken for it, so that the others can go on. */
  async #think(room: Room, turn: BotTurn): Promise<void> {
    room.thinking = true
    const release = this.#claims.hold(room)
    try {
      const choice = await this.#pool.ask({ table: room.id, host: room.table.host }, turn)
      if (this.#closed) return
      if (choice.fault !== undefined)
        this.#fault(room.id, new Error(`${turn.level} at seat ${turn.seat}: ${choice.fault}`))
      const action = choice.action ?? turn.legal[randomInt(turn.legal.length)]
      room.thinking = false
      release()
      if (action === undefined) return
      const answer = await this.#keeper.command(
        room.id,
        { type: 'bot-act', seat: turn.seat, action, after: turn.after },
        'table',
      )
      if (answer === undefined || !('refusal' in answer)) return
      if (meanwhile.includes(answer.refusal.code)) {
        // Something else happened meanwhile, and the bot was not asked about that because it was still thinking.
        await this.#keeper.recheck(room)
        return
      }
      // The rules listed the action and then refused it: asking again would never end.
      const fault = `${action} of seat ${turn.seat} is listed and refused: ${answer.refusal.code}`
      await this.#keeper.command(room.id, { type: 'damage', damage: { fault } }, 'table')
    } catch (error) {
      this.#fault(room.id, error)
    } finally {
      room.thinking = false
      release()
    }
  }

  /** Stops waking and asking; other processes may ask the bots that think here. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#interval)
    this.#waker.close()
    for (const timer of this.#retries.values()) clearTimeout(timer)
    await this.#claims.close()
  }
}
