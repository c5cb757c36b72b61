import { type BotTurn, type Library, makeSnapshot, type RowOutcome } from '@orrery/table'
import type { Limits } from './config.ts'
import type { Notification } from './notifications.ts'
import type { Room } from './room.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Store } from './store/store.ts'

/** Callbacks through which the keeper informs the rest of the server. */
export interface KeeperListeners {
  /** A table changed, by what was stored here (`own`) or elsewhere, or was loaded: check whether a bot or a clock is due. */
  changed(room: Room, bot: BotTurn | undefined, own: boolean): void
  /** The store failed at a table, whose viewers may have missed something: check it again soon. */
  stuck(room: Room): void
  /** The rules broke at a table. */
  fault(table: string, error: unknown): void
}

/** Notifies all viewers of a table, and the rest of the server, of what was stored. */
export class Notifier {
  readonly #library: Library
  readonly #store: Store
  readonly #clock: ServiceClock
  readonly #limits: Pick<Limits, 'snapshot'>
  readonly #listeners: KeeperListeners

  constructor(
    library: Library,
    store: Store,
    clock: ServiceClock,
    limits: Pick<Limits, 'snapshot'>,
    listeners: KeeperListeners,
  ) {
    this.#library = library
    this.#store = store
    this.#clock = clock
    this.#limits = limits
    this.#listeners = listeners
  }

  /** What time it is at a table. */
  now(room: Room): number {
    return this.#clock.nowAt(room)
  }

  /** Sends notifications for rows that are stored; `own` when this process stored them. */
  notify(
    room: Room,
    outcomes: readonly RowOutcome[],
    texts: readonly Notification[],
    bot: BotTurn | undefined,
    own: boolean,
  ): void {
    room.remember(outcomes)
    room.notifiedSeq = room.table.seq
    room.late = Math.max(0, this.now(room) - room.table.changedAt)
    for (const { viewer, text, seen } of texts) {
      if (!room.viewers.has(viewer)) continue
      if (text !== undefined) viewer.update(text, room.table.seq, seen)
      else {
        room.viewers.delete(viewer)
        viewer.drop()
      }
    }
    this.#listeners.changed(room, bot, own)
    if (room.table.seq - room.snapshotSeq >= this.#limits.snapshot) {
      room.snapshotSeq = room.table.seq
      const body = makeSnapshot(this.#library, room.table)
      this.#store.putSnapshot(room.id, { seq: room.table.seq, body }).catch(() => {})
    }
  }
}
