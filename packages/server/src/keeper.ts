import { randomBytes } from 'node:crypto'
import type { Refusal } from '@orrery/kernel'
import type { SeenPosition } from '@orrery/protocol'
import {
  botToAct,
  type Caller,
  type Command,
  type Create,
  decide,
  decideNewTable,
  evolve,
  fold,
  type Library,
  type Row,
  rematchBots,
  rematchOf,
  type Sender,
  sightFor,
} from '@orrery/table'
import { type CommandOutcome, Committer } from './committer.ts'
import type { Limits } from './config.ts'
import { type Guard, OverrunError } from './guard.ts'
import type { HeadLimits } from './heads.ts'
import { Loader } from './loader.ts'
import { makeUpdate } from './notifications.ts'
import { type KeeperListeners, Notifier } from './notifier.ts'
import type { Owners } from './owners.ts'
import { type Slot, slotOf } from './processes/slot.ts'
import { Recovery } from './recovery.ts'
import { Room, type Viewer, watcherOf } from './room.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Append } from './store/commit.ts'
import { StorageError } from './store/storage-error.ts'
import type { Store } from './store/store.ts'
import { traced } from './tracing.ts'
import type { Trials } from './trial.ts'

/** When the store could not say what was missed, it is asked again after this many milliseconds. */
const ASK_AGAIN = 1000
/** What a keeper works with. */
export interface KeeperParts {
  readonly library: Library
  readonly store: Store
  readonly owners: Owners
  readonly guard: Guard
  readonly trials: Trials
  readonly limits: Pick<Limits, 'rules' | 'snapshot' | HeadLimits>
  readonly clock: ServiceClock
  readonly listeners: KeeperListeners
  /** The place of this process among those behind one port, if there are several. */
  readonly slot: Slot | undefined
}

/**
 * Keeps tables in memory, and does one thing after the other at each of them. The committer decides and stores commands, the recovery
 * keeps a table in step with the store, and the notifier informs viewers.
 */
export class Keeper {
  readonly library: Library
  readonly #store: Store
  readonly #owners: Owners
  readonly #guard: Guard
  readonly #loader: Loader
  readonly #clock: ServiceClock
  readonly #listeners: KeeperListeners
  readonly #notifier: Notifier
  readonly #recovery: Recovery
  readonly #committer: Committer
  readonly #slot: Slot | undefined
  readonly rooms = new Map<string, Promise<Room | undefined>>()

  constructor({ library, store, owners, guard, trials, limits, clock, listeners, slot }: KeeperParts) {
    this.library = library
    this.#store = store
    this.#owners = owners
    this.#guard = guard
    this.#loader = new Loader(library, store, guard, limits.rules)
    this.#clock = clock
    this.#slot = slot
    this.#listeners = listeners
    const notifier = new Notifier(library, store, clock, limits, listeners)
    const { rules } = limits
    const recovery = new Recovery({ library, store, guard, loader: this.#loader, trials, notifier, rules })
    this.#notifier = notifier
    this.#recovery = recovery
    this.#committer = new Committer({ library, store, guard, trials, recovery, notifier, clock, limits, listeners })
  }

  /** For the metrics. */
  get counts(): Committer['counts'] {
    return this.#committer.counts
  }

  /** How many tables were loaded from the store. */
  get loads(): number {
    return this.#loader.loads
  }

  /** What time it is at a table. */
  now(room: Room): number {
    return this.#notifier.now(room)
  }

  /** An id for a new table that cannot be guessed, and with which connections find this process. */
  newId(): string {
    const slot = this.#slot
    let id = makeId()
    while (slot !== undefined && slotOf(id, slot.count) !== slot.index) id = makeId()
    return id
  }

  /** Creates a table. Further commands of the host can come with it; all are stored together or not at all. */
  async create(command: Create, host: Caller, more: readonly Command[] = []): Promise<CommandOutcome> {
    const made = await this.#guarded(() => this.#make(command, host, more))
    if ('refusal' in made) return made
    if ((await this.#store.append(made.append)) === 'conflict') throw new Error(`table ${command.id} is there already`)
    this.#owners.created(command.id)
    return { seq: made.append.rows.length }
  }

  /** A player asks for a rematch: the new table is stored together with the request, and all players share it. */
  async rematch(
    id: string,
    by: Caller,
    code: string | undefined,
  ): Promise<{ next: string } | { refusal: Refusal } | undefined> {
    const room = await this.room(id)
    if (room === undefined) return undefined
    const next = this.newId()
    const secret = randomBytes(32).toString('hex')
    const more = rematchBots(room.table).map((bot): Command => ({ type: 'seat-bot', ...bot }))
    const made = await this.#guarded(() =>
      this.#make(rematchOf(room.table, next, secret, code), by, [...more, { type: 'sit' }]),
    )
    // The table itself refuses people who may not ask for a rematch.
    const extra = 'refusal' in made ? [] : [made.append]
    const answer = await this.command(id, { type: 'rematch', next }, by, extra)
    if (answer === undefined || 'refusal' in answer) return answer
    return { next: room.table.next ?? next }
  }

  /** Runs something that changes nothing; when the machine kept the processor from it, again with more time. */
  async #guarded<T>(work: () => T): Promise<T> {
    try {
      return await this.#guard.run(work)
    } catch (error) {
      if (!(error instanceof OverrunError && error.starved)) throw error
      return this.#loader.read(work)
    }
  }

  #make(command: Create, host: Caller, more: readonly Command[]): { append: Append } | { refusal: Refusal } {
    const made = decideNewTable(this.library, command, host, this.#clock.now())
    if ('refusal' in made) return made
    const rows: Row[] = [...made.rows]
    const table = fold(this.library, rows)
    for (const each of more) {
      const decision = decide(this.library, table, each, host, this.#clock.now())
      if ('refusal' in decision) return decision
      for (const row of decision.rows) evolve(this.library, table, row)
      rows.push(...decision.rows)
    }
    return { append: this.#committer.append(table, rows, botToAct(this.library, table)) }
  }

  /** The table in memory, loaded from the store if need be; `undefined` when there is none. */
  async room(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id)
    if (known !== undefined) {
      const room = await known
      if (room !== undefined) room.usedAt = performance.now()
      return room
    }
    const loading = this.#open(id)
    this.rooms.set(id, loading)
    try {
      const room = await loading
      if (room === undefined) this.rooms.delete(id)
      else
        this.#listeners.changed(
          room,
          await this.#recovery.read(room, [], () => botToAct(this.library, room.table)),
          this.#owners.inherits(id),
        )
      return room
    } catch (error) {
      this.rooms.delete(id)
      throw error
    }
  }

  async #open(id: string): Promise<Room | undefined> {
    // Whoever loads a table owns it, unless its owner is there: that one could not be reached, or only a finished game is wanted.
    await this.#owners.elsewhere(id)
    const loaded = await this.#loader.load(id)
    if (loaded === undefined) return undefined
    const room = new Room(loaded.table, loaded.snapshotSeq)
    this.#recovery.keepTime(room)
    return room
  }

  /** Runs a command at a table; `undefined` when there is no such table. */
  async command(
    id: string,
    command: Command,
    by: Sender,
    extra: readonly Append[] = [],
  ): Promise<CommandOutcome | undefined> {
    const room = await this.room(id)
    return room === undefined ? undefined : this.#inTurn(room, command, by, extra, 0)
  }

  /** Runs a command at a table that is in memory because the caller is viewing it; `lag` is the round trip in milliseconds. */
  commandAt(room: Room, command: Command, by: Sender, lag: number): Promise<CommandOutcome> {
    return this.#inTurn(room, command, by, [], lag)
  }

  /** Runs a command when everything before it at this table is done; the trace shows how long it waited. */
  #inTurn(room: Room, command: Command, by: Sender, extra: readonly Append[], lag: number): Promise<CommandOutcome> {
    const about = { 'orrery.command': command.type, 'orrery.game': room.table.game }
    return traced('command', about, () => room.inTurn(() => this.#attempt(room, command, by, extra, lag)))
  }

  /** Runs a command; if the store fails, the table is checked again as soon as the store works. */
  async #attempt(
    room: Room,
    command: Command,
    by: Sender,
    extra: readonly Append[],
    lag: number,
  ): Promise<CommandOutcome> {
    // A decision made meanwhile may not have arrived.
    if (command.type === 'expire' && !this.#clock.isCurrent) {
      this.#listeners.stuck(room)
      return { refusal: { code: 'nothing-expired', rule: 'T8' } }
    }
    try {
      return await this.#committer.commit(room, command, by, extra, lag)
    } catch (error) {
      if (error instanceof StorageError) this.#listeners.stuck(room)
      throw error
    }
  }

  /** An outage was discovered: the clocks of every table in memory are corrected. */
  async correctClocks(): Promise<void> {
    for (const loading of [...this.rooms.values()]) {
      const room = await loading.catch(() => undefined)
      if (room === undefined || this.#clock.outagesAt(room.table).length === 0) continue
      await this.recheck(room).catch((error: unknown) => {
        if (error instanceof StorageError) this.#listeners.stuck(room)
        else this.#listeners.fault(room.id, error)
      })
    }
  }

  /** Another process has stored something: a table that is in memory here catches up. Without a table, any of them may have to. */
  async onStored(news: { readonly table: string; readonly seq: number } | undefined): Promise<void> {
    if (news !== undefined) return this.#follow(news.table, news.seq)
    if (await this.compare()) return
    const again = () => void this.onStored(undefined).catch((fault) => this.#listeners.fault('', fault))
    setTimeout(again, ASK_AGAIN).unref()
  }

  /** Lets every table in memory catch up of which the store has more; returns whether the store answered. */
  async compare(): Promise<boolean> {
    const ids = [...this.rooms.keys()]
    try {
      const lines = await this.#store.lines(ids)
      for (const id of ids) {
        const room = await this.rooms.get(id)?.catch(() => undefined)
        const line = lines.get(id)
        if (room === undefined || line === undefined) continue
        if (line.owner !== this.#store.self && this.#store.isShared) await this.#ownedElsewhere(room)
        if (line.seq > room.table.seq) await this.#follow(id, line.seq)
      }
      return true
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      return false
    }
  }

  /**
   * A table in memory has another owner. One that was owned here has moved, and its viewers follow it; one that was only served here is taken
   * over if its owner is gone.
   */
  async #ownedElsewhere(room: Room): Promise<void> {
    if (this.#owners.isMine(room.id)) {
      this.#owners.lost(room.id)
      room.stopTimers()
      this.rooms.delete(room.id)
      room.moved = true
      for (const viewer of room.viewers) viewer.move()
      return
    }
    await this.#owners.elsewhere(room.id)
    if (this.#owners.inherits(room.id)) await this.recheck(room, true)
  }

  async #follow(id: string, seq: number): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => undefined)
    if (room === undefined || (seq <= room.table.seq && !room.stale)) return
    try {
      await room.inTurn(() => this.#recovery.catchUp(room))
    } catch (error) {
      if (error instanceof StorageError) this.#listeners.stuck(room)
      else this.#listeners.fault(id, error)
    }
  }

  /** Sends a viewer everything it may know now, with what it missed since `last`; from here on it is notified. */
  async addViewer(room: Room, viewer: Viewer, last: number | undefined): Promise<void> {
    await room.inTurn(async () => {
      await this.#committer.correctClocks(room).catch((error: unknown) => {
        // Viewing does not require storing anything.
        if (!(error instanceof StorageError)) throw error
      })
      await this.#recovery.refresh(room)
      await this.#recovery.catchUpIfBehind(room)
      const missed = last === undefined ? [] : await this.#recovery.missed(room, last)
      const watcher = watcherOf(room.table, viewer)
      const update = await this.#recovery.read(room, [watcher], () =>
        sightFor(this.library, room.table, watcher, this.now(room), missed),
      )
      room.viewers.add(viewer)
      viewer.update(makeUpdate(update, watcher), room.table.seq, room.table.play?.changes)
      if (room.moved) viewer.move()
    })
  }

  /** The game as every spectator may see it now, without viewing the table: bots on their own do not play for it. */
  async position(room: Room): Promise<NonNullable<Room['position']>> {
    room.usedAt = performance.now()
    // Rows that are being stored have not happened yet for anybody.
    if (room.position !== undefined && room.position.seq === room.notifiedSeq) return room.position
    return room.inTurn(async () => {
      await this.#recovery.refresh(room)
      await this.#recovery.catchUpIfBehind(room)
      const text = await this.#recovery.read(room, [undefined], () => {
        const { seq, play } = sightFor(this.library, room.table, undefined, this.now(room))
        const seen: SeenPosition = { seq, ...(play === undefined ? {} : { play }) }
        return JSON.stringify(seen)
      })
      room.position = { seq: room.table.seq, text }
      return room.position
    })
  }

  /** Catches up with the store and checks again whether a bot or a clock is due; `own` when the bot has to be asked here in any case. */
  async recheck(room: Room, own = false): Promise<void> {
    await room.inTurn(async () => {
      if (own) room.turn = undefined
      await this.#committer.correctClocks(room)
      await this.#recovery.catchUpIfBehind(room)
      this.#listeners.changed(room, await this.#recovery.read(room, [], () => botToAct(this.library, room.table)), own)
    })
  }

  /** Drops tables from memory that nobody needs there. */
  async sweep(before: number): Promise<void> {
    const dropped: string[] = []
    for (const [id, loading] of [...this.rooms]) {
      const room = await loading.catch(() => undefined)
      if (room !== undefined && !(room.unused && room.usedAt < before)) continue
      room?.stopTimers()
      this.rooms.delete(id)
      dropped.push(id)
    }
    await this.#owners.release(dropped)
  }

  /** Resolves when no table is busy. */
  async settled(): Promise<void> {
    for (const loading of [...this.rooms.values()]) {
      const room = await loading.catch(() => undefined)
      room?.stopTimers()
      await room?.settled()
    }
  }
}

/** An id that cannot be guessed. */
export function makeId(): string {
  return randomBytes(12).toString('base64url')
}
