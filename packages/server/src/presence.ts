import type { Seat } from '@orrery/kernel'
import type { Present, ServerMessage } from '@orrery/protocol'
import type { Room, Viewer } from './room.ts'
import type { Store } from './store/store.ts'

/** Arrivals are shown at once; departures only after a delay, so that reloading a page goes unnoticed. In milliseconds. */
const ARRIVAL_DELAY = 50
const DEPARTURE_DELAY = 2000
/** Processes repeat what they announced this often; announcements that are not repeated are forgotten. In milliseconds. */
const REPEAT_EVERY = 20_000
const FORGET_AFTER = 50_000
/** They do so for a few tables at a time: a message for each of thousands of tables holds up all of them. In milliseconds. */
const STEP = 100

interface RoomPresence {
  /** The last message sent to all viewers. */
  sent: string
  /** Viewers who came since and have received nothing yet. */
  readonly fresh: Set<Viewer>
  /** The last announcement to other processes. */
  announced: string
  /** Who is at this table through other processes, and since when. */
  readonly otherProcesses: Map<string, Present & { readonly at: number }>
  timer: NodeJS.Timeout | undefined
  due: number
}

/** Shows everybody at a table who else is there; processes that share a database inform each other. */
export class Presence {
  readonly #store: Store
  readonly #rooms: ReadonlyMap<string, Promise<Room | undefined>>
  readonly #hasOthers: () => boolean
  readonly #states = new WeakMap<Room, RoomPresence>()
  readonly #beat: NodeJS.Timeout
  readonly #unsubscribe: () => void
  /** Where the round of repetitions is, and for how many tables it is due. */
  #round: Iterator<Promise<Room | undefined>> | undefined
  #due = 0
  #closed = false

  /** `hasOthers`: whether other processes share the store now. */
  constructor(store: Store, rooms: ReadonlyMap<string, Promise<Room | undefined>>, hasOthers: () => boolean) {
    this.#store = store
    this.#rooms = rooms
    this.#hasOthers = hasOthers
    this.#unsubscribe = store.onAnnounced((sender, text) => void this.#onMessage(sender, text))
    this.#beat = setInterval(() => void this.#repeatSome(), STEP)
    this.#beat.unref()
  }

  /** Somebody started watching the table. */
  viewerCame(room: Room, viewer: Viewer): void {
    this.#stateOf(room).fresh.add(viewer)
    this.#schedule(room, ARRIVAL_DELAY)
  }

  /** Somebody sat down, stood up or changed places. */
  changed(room: Room): void {
    this.#schedule(room, ARRIVAL_DELAY)
  }

  /** Somebody stopped watching. */
  viewerWent(room: Room): void {
    this.#schedule(room, DEPARTURE_DELAY)
  }

  /** Who is at the table, as far as this process knows. */
  at(room: Room): Present {
    const own = presentIn(room)
    const { otherProcesses } = this.#stateOf(room)
    const seats = new Set(own.seats)
    let { watchers } = own
    for (const [sender, there] of otherProcesses) {
      if (performance.now() - there.at > FORGET_AFTER) otherProcesses.delete(sender)
      else {
        for (const seat of there.seats) seats.add(seat)
        watchers += there.watchers
      }
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers }
  }

  /** The other processes through which somebody plays a seat who is not here too. */
  elsewhere(room: Room, seat: Seat): string[] {
    if (presentIn(room).seats.includes(seat)) return []
    const there = [...this.#stateOf(room).otherProcesses]
    return there
      .filter(([, { seats, at }]) => seats.includes(seat) && performance.now() - at <= FORGET_AFTER)
      .map(([sender]) => sender)
  }

  /** Stops, and announces to other processes that nobody is here. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#beat)
    this.#unsubscribe()
    for (const loading of [...this.#rooms.values()]) {
      const room = await loading.catch(() => undefined)
      const state = room === undefined ? undefined : this.#states.get(room)
      if (room === undefined || state === undefined) continue
      clearTimeout(state.timer)
      if (state.announced !== '') this.#store.announce(makeLine(room.id, { seats: [], watchers: 0 }, false))
    }
  }

  #stateOf(room: Room): RoomPresence {
    const known = this.#states.get(room)
    if (known !== undefined) return known
    const fresh = {
      sent: '',
      fresh: new Set<Viewer>(),
      announced: '',
      otherProcesses: new Map(),
      timer: undefined,
      due: 0,
    }
    this.#states.set(room, fresh)
    return fresh
  }

  #schedule(room: Room, wait: number): void {
    if (this.#closed) return
    const state = this.#stateOf(room)
    const due = performance.now() + wait
    if (state.timer !== undefined && state.due <= due) return
    clearTimeout(state.timer)
    state.due = due
    state.timer = setTimeout(() => {
      state.timer = undefined
      this.#notify(room, state)
    }, wait)
    state.timer.unref()
  }

  #notify(room: Room, state: RoomPresence): void {
    const message: ServerMessage = { type: 'present', ...this.at(room) }
    const text = JSON.stringify(message)
    for (const viewer of text === state.sent ? state.fresh : room.viewers) {
      if (room.viewers.has(viewer)) viewer.send(text)
    }
    state.sent = text
    state.fresh.clear()
    const own = JSON.stringify(presentIn(room))
    if (own === state.announced) return
    // A process that announces a table for the first time does not know yet who is there through others, so it asks.
    this.#store.announce(makeLine(room.id, presentIn(room), state.announced === ''))
    state.announced = own
  }

  async #onMessage(sender: string, text: string): Promise<void> {
    const line = parseLine(text)
    const room = line === undefined ? undefined : await this.#rooms.get(line.table)?.catch(() => undefined)
    if (line === undefined || room === undefined || this.#closed) return
    const state = this.#stateOf(room)
    const { seats, watchers } = line
    if (seats.length === 0 && watchers === 0) state.otherProcesses.delete(sender)
    else state.otherProcesses.set(sender, { seats, watchers, at: performance.now() })
    if (line.asks && room.viewers.size > 0) this.#store.announce(makeLine(room.id, presentIn(room), false))
    this.#schedule(room, ARRIVAL_DELAY)
  }

  /** Announces again who is here, for processes that started late or missed something, and forgets those that fell silent. */
  async #repeatSome(): Promise<void> {
    if (this.#store.kind === 'sqlite') return
    this.#due += (this.#rooms.size * STEP) / REPEAT_EVERY
    for (; this.#due >= 1; this.#due--) {
      this.#round ??= this.#rooms.values()
      const { done, value } = this.#round.next()
      if (done === true) this.#round = undefined
      else await this.#repeat(value, false)
    }
  }

  /** Something may have been missed here: announces all tables again, and asks the others to do so too. */
  async askAgain(): Promise<void> {
    if (this.#store.kind === 'sqlite') return
    for (const loading of [...this.#rooms.values()]) await this.#repeat(loading, true)
  }

  async #repeat(loading: Promise<Room | undefined>, asks: boolean): Promise<void> {
    const room = await loading.catch(() => undefined)
    if (room === undefined || room.viewers.size === 0 || this.#closed) return
    // A process that comes later is told in the next round.
    if (asks || this.#hasOthers()) this.#store.announce(makeLine(room.id, presentIn(room), asks))
    this.#schedule(room, ARRIVAL_DELAY)
  }
}

/** Who watches a table through this process; a person with two tabs counts once. */
function presentIn({ table, viewers }: Room): Present {
  const people = new Set<string>()
  let nameless = 0
  for (const { person } of viewers) {
    if (person === undefined) nameless++
    else people.add(person)
  }
  const seats: Seat[] = []
  const sitting = new Set<string>()
  for (const [seat, occupant] of table.seats.entries()) {
    if (occupant.kind !== 'person' || !people.has(occupant.person.id)) continue
    seats.push(seat)
    sitting.add(occupant.person.id)
  }
  return { seats, watchers: people.size - sitting.size + nameless }
}

/** An announcement about a table: `table asks watchers seat,seat`. */
function makeLine(table: string, { seats, watchers }: Present, asks: boolean): string {
  return `${table} ${asks ? '?' : '.'} ${watchers} ${seats.join(',')}`
}

function parseLine(text: string): (Present & { readonly table: string; readonly asks: boolean }) | undefined {
  const [, table, asks, watchers, seats] = /^([\w-]+) ([?.]) (\d+) ([\d,]*)$/.exec(text) ?? []
  if (table === undefined || seats === undefined) return undefined
  return {
    table,
    asks: asks === '?',
    watchers: Number(watchers),
    seats: seats === '' ? [] : seats.split(',').map(Number),
  }
}
