import { finishesWithin } from '../src/finishes-within.ts'
import type { StorePlace } from '../src/index.ts'
import { Store } from '../src/store/store.ts'
import { deal, eachOf, makePeople } from './people.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { type Acknowledged, SeatPlayer } from './seat.ts'

/** What a campaign found. */
export interface CampaignReport {
  /** How often the fault was injected. */
  readonly faults: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Server processes that ended by themselves. */
  readonly ended: number
  readonly wrong: readonly string[]
  /** Tables at which nobody could play after a fault. */
  readonly stuck: number
  /** The longest time a table needed to play on once a fault was over, in milliseconds. */
  readonly longest: number
  /** How often players had to reconnect. */
  readonly returns: number
}

/** How a campaign is played. */
export interface CampaignOptions {
  /** How each server process reaches the store: one entry for each process. */
  readonly places: readonly StorePlace[]
  /** How the store is reached when the logs are compared afterwards. */
  readonly direct: StorePlace
  readonly tables: number
  /** What every table is created with besides the game and the number of seats. */
  readonly create?: object
}

const games = ['cosmos', 'hunters', 'arks']
/** Processes pass requests on to whoever owns the table, as they do in production. */
const reachable = { address: 'auto' } as const
/** A table counts as playing on after this many acknowledged moves: the first may have been stored before the fault. */
const ENOUGH = 3
/** A table that does not play on within this many milliseconds is stuck. */
const PATIENCE = 60_000
/** A server that was asked to close has to do so within this many milliseconds. */
const CLOSING = 30_000

/** Plays tables as fast as possible on one or several servers that share a store, while faults are injected. */
export class Campaign {
  readonly servers: ServerProcess[] = []
  readonly moves: Acknowledged[] = []
  readonly #options: CampaignOptions
  readonly #wrong: string[] = []
  readonly #over = new Set<string>()
  readonly #players: { readonly table: string; readonly player: SeatPlayer }[] = []
  /** The acknowledged moves of each table since somebody began to wait for it. */
  #progress = new Map<string, { moves: number; last: number; longest: number }>()
  /** The fault that is being tested: what goes wrong is reported with it. */
  during = ''
  #people: Awaited<ReturnType<typeof makePeople>> = []
  #closing = false
  #ended = 0
  #ahead = 0
  #stuck = 0
  #longest = 0

  private constructor(options: CampaignOptions) {
    this.#options = options
  }

  /** Starts the servers and the players. */
  static async open(options: CampaignOptions): Promise<Campaign> {
    const campaign = new Campaign(options)
    for (const place of options.places)
      campaign.servers.push(campaign.#watched(await startProcess(place, reachable), place))
    campaign.#people = await makePeople(campaign.servers[0]?.url ?? '', 6)
    await eachOf(Array.from({ length: options.tables }), 4, (_, i) => campaign.#seat(i))
    return campaign
  }

  /** A server that ends by itself is counted, and replaced so that the campaign can go on. */
  #watched(server: ServerProcess, place: StorePlace): ServerProcess {
    void server.gone.then(async (asked) => {
      if (asked) return
      this.#ended++
      const index = this.servers.indexOf(server)
      while (!this.#closing && index >= 0) {
        try {
          this.servers[index] = await this.#restart(server, place)
          return
        } catch {
          await pause(500)
        }
      }
    })
    return server
  }

  async #restart({ port }: ServerProcess, place: StorePlace): Promise<ServerProcess> {
    return this.#watched(await startProcess(place, { port, ahead: this.#ahead, ...reachable }), place)
  }

  async #seat(index: number): Promise<void> {
    const two = [this.#people[index % 6], this.#people[(index + 1) % 6]].filter((each) => each !== undefined)
    const url = this.servers[index % this.servers.length]?.url ?? ''
    const { id, seats } = await deal(url, games[index % 3] ?? 'arks', two, this.#options.create)
    const opened: SeatPlayer[] = []
    for (const { seat, token, session } of seats) {
      // The players of one table use different servers, and go to the next one when theirs is gone.
      let server = seat
      const player = new SeatPlayer({
        url: () => this.servers[server++ % this.servers.length]?.url ?? '',
        table: id,
        session,
        seat,
        token,
        eager: true,
        acknowledged: (move) => this.#acknowledged(move),
        wrong: (what) => this.#wrong.push(`${this.during} ${id}: ${what}`),
        over: () => {
          if (this.#over.has(id)) return
          this.#over.add(id)
          void this.#renew(index + 1)
        },
      })
      opened.push(player)
      this.#players.push({ table: id, player })
    }
    await Promise.all(opened.map((player) => player.connect()))
  }

  /** A table that is over is replaced by another one, as soon as a server can be reached. */
  async #renew(index: number): Promise<void> {
    while (!this.#closing) {
      try {
        return await this.#seat(index)
      } catch {
        await pause(200)
      }
    }
  }

  #acknowledged(move: Acknowledged): void {
    this.moves.push(move)
    const progress = this.#progress.get(move.table)
    if (progress === undefined || progress.moves >= ENOUGH) return
    const now = performance.now()
    progress.moves++
    progress.longest = Math.max(progress.longest, now - progress.last)
    progress.last = now
  }

  get #tables(): string[] {
    return [...new Set(this.#players.map(({ table }) => table))]
  }

  /** Waits until everybody plays again: a fault that hits nobody tests nothing. */
  async busy(): Promise<void> {
    const from = this.moves.length
    for (let i = 0; i < 600 && this.moves.length < from + this.#options.tables * 3; i++) await pause(50)
  }

  /** Waits until every table has played on, and notes how long that took; returns whether all of them did. */
  async playedOn(): Promise<boolean> {
    const since = performance.now()
    const going = this.#tables.filter((table) => !this.#over.has(table))
    this.#progress = new Map(going.map((table) => [table, { moves: 0, last: since, longest: 0 }]))
    const waiting = (): string[] =>
      going.filter((table) => !this.#over.has(table) && (this.#progress.get(table)?.moves ?? 0) < ENOUGH)
    while (waiting().length > 0 && performance.now() < since + PATIENCE) await pause(20)
    for (const { longest } of this.#progress.values()) this.#longest = Math.max(this.#longest, longest)
    const stuck = waiting()
    this.#stuck = Math.max(this.#stuck, stuck.length)
    for (const table of stuck) this.#wrong.push(`${this.during} ${table}: does not go on`)
    return stuck.length === 0
  }

  /** Kills a server in the middle of whatever it does, and starts it again. */
  async kill(index: number, wait = 0): Promise<void> {
    const { server, place } = this.#at(index)
    await server.kill()
    await pause(wait)
    this.servers[index] = await this.#restart(server, place)
  }

  /** Asks a server to close, and starts another one in its place, as an update does. */
  async replace(index: number): Promise<void> {
    const { server, place } = this.#at(index)
    await server.stop()
    this.servers[index] = await this.#restart(server, place)
  }

  #at(index: number): { server: ServerProcess; place: StorePlace } {
    const server = this.servers[index]
    const place = this.#options.places[index]
    if (server === undefined || place === undefined) throw new Error(`there is no server ${index}`)
    return { server, place }
  }

  /** Sets the machine's clock for all servers, including those that start later. */
  setClock(ahead: number): void {
    this.#ahead = ahead
    for (const server of this.servers) server.setClock(ahead)
  }

  /** Waits until every table has played on, ends players and servers, and compares the logs with what was acknowledged. */
  async finish(faults: number): Promise<CampaignReport> {
    if (this.#stuck === 0) await this.playedOn()
    this.#closing = true
    const returns = this.#players.reduce((sum, { player }) => sum + Math.max(0, player.returns), 0)
    for (const { player } of this.#players) player.close()
    for (const server of this.servers) {
      if (await finishesWithin(CLOSING, server.stop())) continue
      this.#wrong.push('a server did not close when it was asked to')
      await server.kill()
    }
    const { lost, doubled, timeouts } = await compare(this.#options.direct, this.#tables, this.moves)
    // Everybody plays as fast as possible, so nobody can rightly run out of time.
    if (timeouts > 0) this.#wrong.push(`${timeouts} seats ran out of time`)
    return {
      faults,
      acknowledged: this.moves.length,
      lost,
      doubled,
      ended: this.#ended,
      wrong: this.#wrong,
      stuck: this.#stuck,
      longest: Math.round(this.#longest),
      returns,
    }
  }
}

/** Every acknowledged move has to be in the log where the server said, and nowhere else. */
export async function compare(place: StorePlace, tables: readonly string[], moves: readonly Acknowledged[]) {
  const thread = new URL('../src/thread.ts', import.meta.url)
  const store = await Store.open(place.kind === 'sqlite' ? { ...place, thread } : place)
  let lost = 0
  let doubled = 0
  let timeouts = 0
  for (const table of tables) {
    const rows: { seq: number; type: string; why?: string; ref?: string; action?: string }[] = (
      await store.rows(table)
    ).map((row) => JSON.parse(row))
    const bySeq = new Map(rows.map((row) => [row.seq, row]))
    if (rows.some(({ seq }, i) => seq !== i + 1)) doubled++
    const refs = rows.flatMap(({ ref }) => (ref === undefined ? [] : [ref]))
    doubled += refs.length - new Set(refs).size
    timeouts += rows.filter(({ type, why }) => type === 'went' && why === 'timeout').length
    for (const move of moves) {
      if (move.table !== table) continue
      const row = bySeq.get(move.seq)
      if (row?.ref !== move.ref || row.action !== move.action) lost++
    }
  }
  await store.close()
  return { lost, doubled, timeouts }
}

/** Waits this many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
