import { type BotTurn, type Happened, type House, makeSnapshot } from '@orrery/table'
import type { Limits } from './config.ts'
import type { HouseClock } from './house-clock.ts'
import type { Room } from './room.ts'
import type { Store } from './store/store.ts'
import type { Telling } from './telling.ts'

/** What the keeper of tables reports to the rest of the server. */
export interface KeeperEars {
  /** A table changed, by what was stored here (`own`) or elsewhere, or was loaded: look whether a bot or a clock waits for something. */
  changed(room: Room, bot: BotTurn | undefined, own: boolean): void
  /** The store failed at a table, whose people may not have been told everything: look at it again before long. */
  stuck(room: Room): void
  /** The rules broke at a table. */
  fault(table: string, error: unknown): void
}

/** Tells what is stored to everybody who looks at a table, and to the rest of the server. */
export class Teller {
  readonly #house: House
  readonly #store: Store
  readonly #clock: HouseClock
  readonly #limits: Pick<Limits, 'snapshot'>
  readonly #ears: KeeperEars

  constructor(house: House, store: Store, clock: HouseClock, limits: Pick<Limits, 'snapshot'>, ears: KeeperEars) {
    this.#house = house
    this.#store = store
    this.#clock = clock
    this.#limits = limits
    this.#ears = ears
  }

  /** What time it is at a table. */
  now({ ahead }: Room): number {
    return this.#clock.now() + ahead
  }

  /** Tells what has happened and is stored; `own` when it was stored here. */
  tell(
    room: Room,
    happened: readonly Happened[],
    texts: readonly Telling[],
    bot: BotTurn | undefined,
    own: boolean,
  ): void {
    room.remember(happened)
    room.toldSeq = room.table.seq
    room.late = Math.max(0, this.now(room) - room.table.changedAt)
    for (const { looker, text, known } of texts) {
      if (!room.lookers.has(looker)) continue
      if (text !== undefined) looker.update(text, room.table.seq, known)
      else {
        room.lookers.delete(looker)
        looker.drop()
      }
    }
    this.#ears.changed(room, bot, own)
    if (room.table.seq - room.snapshotSeq >= this.#limits.snapshot) {
      room.snapshotSeq = room.table.seq
      const body = makeSnapshot(this.#house, room.table)
      this.#store.putSnapshot(room.id, { seq: room.table.seq, body }).catch(() => {})
    }
  }
}
