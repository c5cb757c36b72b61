import type { BotTurn } from '@orrery/table'
import { hasAudience, type Room } from './room.ts'
import type { ServiceClock } from './service-clock.ts'
import { claim, leaseOf, renew } from './store/leases.ts'
import { StorageError } from './store/storage-error.ts'
import type { Store } from './store/store.ts'

/**
 * Which of several processes asks a bot. The one that stored the row with which the bot's turn began has the turn, until `wake_at` of its
 * table; it renews that while the bot thinks. When that time has passed another process takes the turn over, by advancing `wake_at` if it
 * is unchanged, so only one of them succeeds. A SQLite file belongs to one process, which always has the turn.
 */
export class Claims {
  readonly #store: Store
  readonly #clock: ServiceClock
  /** How long a turn belongs to a process that gives no sign of life, in milliseconds. */
  readonly #lease: number
  readonly #onClaimed: (room: Room, turn: BotTurn) => void
  readonly #fault: (table: string, error: unknown) => void
  readonly #claimedRooms = new Set<Room>()
  #closed = false

  constructor(
    store: Store,
    clock: ServiceClock,
    lease: number,
    onClaimed: (room: Room, turn: BotTurn) => void,
    fault: (table: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#clock = clock
    this.#lease = lease
    this.#onClaimed = onClaimed
    this.#fault = fault
  }

  /** Notes whose turn it is, `own` when this process stored what led to it; returns whether this process asks the bot. */
  changed(room: Room, turn: BotTurn | undefined, own: boolean): boolean {
    clearTimeout(room.claim)
    room.claim = undefined
    // Chat, for example, leaves the turn with whichever process has it.
    if (!isSame(room.turn, turn)) room.mine = own
    room.turn = turn
    if (turn === undefined) return false
    if (this.#store.kind === 'sqlite') return true
    if (!room.mine) this.#checkLater(room, room.table.changedAt + this.#lease - this.#clock.now())
    return room.mine
  }

  /** Takes over a turn whose time has passed; otherwise checks again at that time. */
  async take(room: Room): Promise<void> {
    const { turn } = room
    if (this.#closed || turn === undefined || room.mine || room.thinking || !hasAudience(room)) return
    if (this.#store.kind === 'sqlite') return
    const found = await leaseOf(this.#store, room.id)
    const now = this.#clock.now()
    if (found === undefined || !isSame(room.turn, turn)) return
    // Tables of bots alone are never woken, so they have no `wake_at`.
    const until = found.wake_at > 0 ? found.wake_at : room.table.changedAt + this.#lease
    if (found.seq !== room.table.seq) this.#checkLater(room, this.#lease)
    else if (until > now) this.#checkLater(room, until - now)
    else if (!(await claim(this.#store, room.id, found, now + this.#lease))) this.#checkLater(room, this.#lease)
    else if (isSame(room.turn, turn) && !room.thinking) {
      room.mine = true
      this.#onClaimed(room, turn)
    }
  }

  #checkLater(room: Room, wait: number): void {
    clearTimeout(room.claim)
    room.claim = setTimeout(
      () => {
        this.take(room).catch((error: unknown) => {
          if (error instanceof StorageError) this.#checkLater(room, this.#lease)
          else this.#fault(room.id, error)
        })
      },
      Math.max(0, wait),
    )
    room.claim.unref()
  }

  /** Keeps the turn while the bot thinks; returns how to stop. */
  hold(room: Room): () => void {
    if (this.#store.kind === 'sqlite') return () => {}
    this.#claimedRooms.add(room)
    const timer = setInterval(() => {
      // When the store fails, the turn may pass to another process; the first answer counts.
      renew(this.#store, room.id, room.table.seq, this.#clock.now() + this.#lease).catch(() => {})
    }, this.#lease / 3)
    return () => {
      clearInterval(timer)
      this.#claimedRooms.delete(room)
    }
  }

  /** Gives up all turns at once, so that others can take them. */
  async close(): Promise<void> {
    this.#closed = true
    const now = this.#clock.now()
    const left = [...this.#claimedRooms].map(({ id, table }) => renew(this.#store, id, table.seq, now))
    await Promise.allSettled(left)
  }
}

function isSame(a: BotTurn | undefined, b: BotTurn | undefined): boolean {
  return a?.seat === b?.seat && a?.after === b?.after
}
