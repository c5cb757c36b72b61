import { randomBytes } from 'node:crypto'
import type { Refusal } from '@orrery/kernel'
import {
  type BotTurn,
  type By,
  botToAct,
  type Caller,
  type Command,
  type Create,
  decide,
  evolve,
  fold,
  type Happened,
  type House,
  happenedSince,
  knownOf,
  makeSnapshot,
  open,
  type Row,
  rematchBots,
  rematchOf,
  sightFor,
  type Table,
  type Watcher,
} from '@orrery/table'
import type { Limits } from './config.ts'
import { faultText } from './fault-text.ts'
import { type Guard, OverrunError } from './guard.ts'
import { type HeadLimits, makeAppend } from './heads.ts'
import type { HouseClock } from './house-clock.ts'
import { Loader, parseRow } from './loader.ts'
import { type Looker, Room, watcherOf } from './room.ts'
import type { Append } from './store/commit.ts'
import { StorageError } from './store/storage-error.ts'
import type { Store } from './store/store.ts'
import { makeUpdate, type Telling, textsFor, watchersOf } from './telling.ts'
import type { Trials } from './trial.ts'

/** What came of a command: the row it ended with, or why not. */
export type Answer = { readonly seq: number; readonly again?: true } | { readonly refusal: Refusal }

/** What the keeper tells the rest of the server. */
export interface KeeperEars {
  /** A table changed, by what was stored here (`own`) or elsewhere, or was loaded: look whether a bot or a clock waits for something. */
  changed(room: Room, bot: BotTurn | undefined, own: boolean): void
  /** The store failed at a table, whose people may not have been told everything: look at it again before long. */
  stuck(room: Room): void
  /** The rules broke at a table. */
  fault(table: string, error: unknown): void
}

/** Another process was first so often that something is wrong. */
const MOST_TRIES = 20
/** When the store could not be asked what was missed, it is asked again after so many milliseconds. */
const ASK_AGAIN = 1000
/** Who was away longer gets the last of what was missed; the view is complete anyway. */
const MOST_MISSED = 500

const damaged: Refusal = { code: 'damaged', rule: 'T10' }

/** Keeps tables: one command after the other at each table, stored before anybody is told. */
export class Keeper {
  readonly house: House
  readonly #store: Store
  readonly #guard: Guard
  readonly #loader: Loader
  readonly #trials: Trials
  /** `rules` are milliseconds for what is known to come back, or holds up nobody but who asks. */
  readonly #limits: Pick<Limits, 'rules' | 'snapshot' | HeadLimits>
  readonly #clock: HouseClock
  readonly #ears: KeeperEars
  readonly rooms = new Map<string, Promise<Room | undefined>>()
  /** For the metrics. */
  readonly counts = { moves: 0, refusals: 0, conflicts: 0, faults: 0 }

  /** How many tables were taken from the store. */
  get loads(): number {
    return this.#loader.loads
  }

  constructor(
    house: House,
    store: Store,
    guard: Guard,
    trials: Trials,
    limits: Pick<Limits, 'rules' | 'snapshot' | HeadLimits>,
    clock: HouseClock,
    ears: KeeperEars,
  ) {
    this.house = house
    this.#store = store
    this.#guard = guard
    this.#loader = new Loader(house, store, guard, limits.rules)
    this.#trials = trials
    this.#limits = limits
    this.#clock = clock
    this.#ears = ears
  }

  /** What time it is at a table. */
  now({ ahead }: Room): number {
    return this.#clock.now() + ahead
  }

  /** Makes a table. Further commands of the host can come with it; they are stored with it or not at all. */
  async create(command: Create, host: Caller, more: readonly Command[] = []): Promise<Answer> {
    const made = await this.#guard.run(() => this.#make(command, host, more))
    if ('refusal' in made) return made
    if ((await this.#store.append(made.append)) === 'conflict') throw new Error(`table ${command.id} is there already`)
    return { seq: made.append.rows.length }
  }

  /** A player wants the same again: the new table is stored together with the wish, and is one for all who wish it. */
  async rematch(
    id: string,
    by: Caller,
    code: string | undefined,
  ): Promise<{ next: string } | { refusal: Refusal } | undefined> {
    const room = await this.room(id)
    if (room === undefined) return undefined
    const next = makeId()
    const secret = randomBytes(32).toString('hex')
    const more = rematchBots(room.table).map((bot): Command => ({ type: 'seat-bot', ...bot }))
    const made = await this.#guard.run(() =>
      this.#make(rematchOf(room.table, next, secret, code), by, [...more, { type: 'sit' }]),
    )
    // Who may not wish a rematch is told so by the table itself.
    const also = 'refusal' in made ? [] : [made.append]
    const answer = await this.command(id, { type: 'rematch', next }, by, also)
    if (answer === undefined || 'refusal' in answer) return answer
    return { next: room.table.next ?? next }
  }

  #make(command: Create, host: Caller, more: readonly Command[]): { append: Append } | { refusal: Refusal } {
    const made = open(this.house, command, host, this.#clock.now())
    if ('refusal' in made) return made
    const rows: Row[] = [...made.rows]
    const table = fold(this.house, rows)
    for (const each of more) {
      const decision = decide(this.house, table, each, host, this.#clock.now())
      if ('refusal' in decision) return decision
      for (const row of decision.rows) evolve(this.house, table, row)
      rows.push(...decision.rows)
    }
    return { append: this.#append(table, rows, botToAct(this.house, table)) }
  }

  #append(table: Table, rows: readonly Row[], bot: BotTurn | undefined): Append {
    return makeAppend(this.house, table, rows, bot, this.#limits)
  }

  /** The table in memory, taken from the store when it is not there yet; `undefined` when there is none. */
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
      else this.#ears.changed(room, await this.#look(room, [], () => botToAct(this.house, room.table)), false)
      return room
    } catch (error) {
      this.rooms.delete(id)
      throw error
    }
  }

  async #open(id: string): Promise<Room | undefined> {
    const loaded = await this.#loader.load(id)
    if (loaded === undefined) return undefined
    const room = new Room(loaded.table, loaded.snapshotSeq)
    this.#keepTime(room)
    return room
  }

  /** The time of a table goes on from its last row, also when the clock of the house was set right since. */
  #keepTime(room: Room): void {
    room.ahead = Math.max(room.ahead, room.table.changedAt - this.#clock.now())
  }

  /** Does a command at a table. `undefined` when there is no such table. */
  async command(id: string, command: Command, by: By, also: readonly Append[] = []): Promise<Answer | undefined> {
    const room = await this.room(id)
    return room?.inTurn(() => this.#attempt(room, command, by, also))
  }

  /** Does a command at a table that is in memory because the caller looks at it; `lag` is the way there and back, in milliseconds. */
  commandAt(room: Room, command: Command, by: By, lag: number): Promise<Answer> {
    return room.inTurn(() => this.#attempt(room, command, by, [], lag))
  }

  /** A command; when the store fails on it, the table is looked at again as soon as the store can be. */
  async #attempt(room: Room, command: Command, by: By, also: readonly Append[], lag = 0): Promise<Answer> {
    try {
      if (this.#clock.owed(room.table).length > 0) await this.#makeUp(room)
      return await this.#try(room, command, by, also, lag)
    } catch (error) {
      if (error instanceof StorageError) this.#ears.stuck(room)
      throw error
    }
  }

  /** Stops the clocks of a table for the time in which no server was there. */
  async #makeUp(room: Room): Promise<void> {
    await this.#refresh(room)
    for (const outage of this.#clock.owed(room.table))
      await this.#try(room, { type: 'hold', ...outage }, 'table', [], 0)
  }

  /** It has come to light that no server was there: what that means for clocks is settled at every table in memory. */
  async makeUp(): Promise<void> {
    for (const loading of [...this.rooms.values()]) {
      const room = await loading.catch(() => undefined)
      if (room === undefined || this.#clock.owed(room.table).length === 0) continue
      await this.poke(room).catch((error: unknown) => {
        if (error instanceof StorageError) this.#ears.stuck(room)
        else this.#ears.fault(room.id, error)
      })
    }
  }

  async #try(room: Room, command: Command, by: By, also: readonly Append[], lag: number): Promise<Answer> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (room.stale) await this.#refresh(room)
      const step = await this.#step(room, command, by, lag)
      if ('refusal' in step) {
        // It may only look forbidden because another process knows more.
        if (await this.#behind(room)) continue
        this.counts.refusals++
        return step
      }
      if (step.append === undefined) return { seq: step.seq, again: true }
      room.stale = true
      const stored = await this.#store.append(step.append, ...also)
      if (stored === 'conflict') {
        this.counts.conflicts++
        continue
      }
      room.stale = false
      this.counts.moves++
      this.#tell(room, step.happened, step.texts, step.bot, true)
      return { seq: room.table.seq }
    }
    throw new Error(`table ${room.id} is too busy`)
  }

  /** Decides, lets it happen and writes what everybody will be told, all under the guard. */
  async #step(
    room: Room,
    command: Command,
    by: By,
    lag: number,
    proven = false,
    tries = 0,
  ): Promise<Step | { refusal: Refusal }> {
    try {
      return await this.#guard.run(
        () => {
          const { table } = room
          const decision = decide(this.house, table, command, by, this.now(room), lag + room.late)
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
          const happened = decision.rows.map((row) => evolve(this.house, table, row, true))
          const bot = botToAct(this.house, table)
          const append = this.#append(table, decision.rows, bot)
          const step = { seq: table.seq, append, happened, texts: textsFor(this.house, room, happened), bot }
          room.stale = false
          return step
        },
        proven ? this.#limits.rules : undefined,
      )
    } catch (error) {
      if (error instanceof OverrunError && tries < MOST_TRIES) {
        room.stale = true
        await this.#refresh(room)
        // A machine that stood still looks like rules that do. A thread finds out whether they come back at all, while all
        // other tables go on; rules that do once will do so again, and may take longer then.
        const again = proven
          ? error.starved
          : await this.#trials.comesBack({
              table: room.table,
              doing: { command, by },
              now: this.now(room),
              watchers: watchersOf(room),
            })
        if (again) return this.#step(room, command, by, lag, true, tries + 1)
      }
      return this.#damage(room, command, error)
    }
  }

  /** Looks at a table for somebody. What does not come back in time is tried in a thread first, as with a command. */
  async #look<T>(room: Room, watchers: readonly Watcher[], work: () => T): Promise<T> {
    try {
      return await this.#guard.run(work)
    } catch (error) {
      if (!(error instanceof OverrunError)) throw error
      if (!(await this.#trials.comesBack({ table: room.table, now: this.now(room), watchers }))) throw error
      return this.#loader.read(work)
    }
  }

  /** The rules broke: the table goes back to what is stored and stands still, with what is needed to see it again. */
  async #damage(room: Room, command: Command, error: unknown): Promise<{ refusal: Refusal }> {
    this.counts.faults++
    this.#ears.fault(room.id, error)
    room.stale = true
    await this.#refresh(room)
    if (command.type === 'damage') return { refusal: damaged }
    const mark = { type: 'damage', damage: { fault: faultText(error), command: JSON.stringify(command) } } as const
    const decision = decide(this.house, room.table, mark, 'table', this.now(room))
    if (!('refusal' in decision)) {
      const happened = decision.rows.map((row) => evolve(this.house, room.table, row))
      const append = this.#append(room.table, decision.rows, undefined)
      room.stale = true
      if ((await this.#store.append(append)) === 'stored') {
        room.stale = false
        this.#tell(room, happened, textsFor(this.house, room, happened), undefined, true)
      }
    }
    return { refusal: damaged }
  }

  #tell(
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
      this.#store.putSnapshot(room.id, { seq: room.table.seq, body: makeSnapshot(room.table) }).catch(() => {})
    }
  }

  /** Takes the table from the store again when what is in memory may be wrong. */
  async #refresh(room: Room): Promise<void> {
    if (!room.stale) return
    const loaded = await this.#loader.load(room.id)
    if (loaded === undefined) throw new Error(`table ${room.id} is gone`)
    room.table = loaded.table
    room.stale = false
    this.#keepTime(room)
    if (room.toldSeq < room.table.seq) await this.#hearMissed(room, room.toldSeq)
  }

  /** Tells what another process has stored, and was not told here. */
  async #hearMissed(room: Room, from: number): Promise<void> {
    const rows = (await this.#store.rows(room.id)).map(parseRow).filter(({ seq }) => seq <= room.table.seq)
    const [happened, texts, bot] = await this.#loader.read(() => {
      const missed = happenedSince(this.house, rows, from)
      return [missed, textsFor(this.house, room, missed), botToAct(this.house, room.table)] as const
    })
    this.#tell(room, happened, texts, bot, false)
  }

  /** Whether another process has stored more; if so, it has been caught up with. */
  async #behind(room: Room): Promise<boolean> {
    if (this.#store.kind === 'sqlite') return false
    const head = await this.#store.head(room.id)
    if (head === undefined || head.seq <= room.table.seq) return false
    await this.#catchUp(room)
    return true
  }

  async #catchUp(room: Room): Promise<void> {
    await this.#refresh(room)
    const rows = (await this.#store.rows(room.id, room.table.seq)).map(parseRow)
    if (rows.length === 0) return
    room.stale = true
    const [happened, texts, bot] = await this.#guard.run(() => {
      const news = rows.map((row) => evolve(this.house, room.table, row))
      return [news, textsFor(this.house, room, news), botToAct(this.house, room.table)] as const
    }, this.#limits.rules)
    room.stale = false
    this.#keepTime(room)
    this.#tell(room, happened, texts, bot, false)
  }

  /** Another process has stored something: a table that is in memory here follows. Without a table, any of them may have to. */
  async heard(news: { readonly table: string; readonly seq: number } | undefined): Promise<void> {
    if (news !== undefined) return this.#follow(news.table, news.seq)
    const ids = [...this.rooms.keys()]
    try {
      const seqs = await this.#store.seqs(ids)
      for (const id of ids) await this.#follow(id, seqs.get(id) ?? 0)
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      setTimeout(() => void this.heard(undefined).catch((fault) => this.#ears.fault('', fault)), ASK_AGAIN).unref()
    }
  }

  async #follow(id: string, seq: number): Promise<void> {
    const room = await this.rooms.get(id)?.catch(() => undefined)
    if (room === undefined || (seq <= room.table.seq && !room.stale)) return
    try {
      await room.inTurn(() => this.#catchUp(room))
    } catch (error) {
      if (error instanceof StorageError) this.#ears.stuck(room)
      else this.#ears.fault(id, error)
    }
  }

  /** What a watcher may know now, with what was missed since `last`; from here on the looker is told. */
  async look(room: Room, looker: Looker, last: number | undefined): Promise<void> {
    await room.inTurn(async () => {
      await this.#makeUp(room).catch((error: unknown) => {
        // Looking needs nothing to be stored.
        if (!(error instanceof StorageError)) throw error
      })
      await this.#refresh(room)
      await this.#behind(room)
      const missed = last === undefined ? [] : await this.#missed(room, last)
      const watcher = watcherOf(room.table, looker)
      const [update, known] = await this.#look(room, [watcher], () => [
        sightFor(this.house, room.table, watcher, this.now(room), missed),
        looker.patches ? knownOf(this.house, room.table, watcher) : undefined,
      ])
      room.lookers.add(looker)
      looker.update(makeUpdate(update, watcher), room.table.seq, known)
    })
  }

  async #missed(room: Room, last: number): Promise<readonly Happened[]> {
    const recent = room.since(last)
    if (recent !== undefined) return recent.slice(-MOST_MISSED)
    const rows = (await this.#store.rows(room.id)).map(parseRow).filter(({ seq }) => seq <= room.table.seq)
    return (await this.#loader.read(() => happenedSince(this.house, rows, last))).slice(-MOST_MISSED)
  }

  /** Catches up with the store and looks anew whether a bot or a clock waits for something. */
  async poke(room: Room): Promise<void> {
    await room.inTurn(async () => {
      await this.#makeUp(room)
      await this.#behind(room)
      this.#ears.changed(room, await this.#look(room, [], () => botToAct(this.house, room.table)), false)
    })
  }

  /** Puts away tables that nobody needs in memory. */
  async sweep(before: number): Promise<void> {
    for (const [id, loading] of [...this.rooms]) {
      const room = await loading.catch(() => undefined)
      if (room !== undefined && !(room.unused && room.usedAt < before)) continue
      room?.stopTimers()
      this.rooms.delete(id)
    }
  }

  /** Resolves when nothing is under way at any table. */
  async settled(): Promise<void> {
    for (const loading of [...this.rooms.values()]) {
      const room = await loading.catch(() => undefined)
      room?.stopTimers()
      await room?.settled()
    }
  }
}

interface Step {
  readonly seq: number
  readonly append: Append | undefined
  readonly happened: readonly Happened[]
  readonly texts: readonly Telling[]
  readonly bot: BotTurn | undefined
}

/** An id that cannot be guessed. */
export function makeId(): string {
  return randomBytes(12).toString('base64url')
}
