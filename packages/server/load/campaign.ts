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
  /** Server processes that ended though nobody ended them. */
  readonly deaths: number
  readonly wrong: readonly string[]
  /** Tables at which a move was made after the last fault, of those that were not over. */
  readonly continued: number
  readonly stuck: number
  /** How often players had to connect again. */
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

/** Tables played as fast as they can be on one or several servers that share a store, while faults are injected. */
export class Campaign {
  readonly servers: ServerProcess[] = []
  readonly moves: Acknowledged[] = []
  readonly #options: CampaignOptions
  readonly #wrong: string[] = []
  readonly #over = new Set<string>()
  readonly #players: { readonly table: string; readonly player: SeatPlayer }[] = []
  #people: Awaited<ReturnType<typeof makePeople>> = []
  #closing = false
  #deaths = 0

  private constructor(options: CampaignOptions) {
    this.#options = options
  }

  /** Starts the servers and the players. */
  static async open(options: CampaignOptions): Promise<Campaign> {
    const campaign = new Campaign(options)
    for (const place of options.places) campaign.servers.push(campaign.#watched(await startProcess(place), place))
    campaign.#people = await makePeople(campaign.servers[0]?.url ?? '', 6)
    await eachOf(Array.from({ length: options.tables }), 4, (_, i) => campaign.#seat(i))
    return campaign
  }

  /** A server that ends by itself is counted, and replaced so that the campaign can go on. */
  #watched(server: ServerProcess, place: StorePlace): ServerProcess {
    void server.gone.then(async (asked) => {
      if (asked) return
      this.#deaths++
      const index = this.servers.indexOf(server)
      while (!this.#closing && index >= 0) {
        try {
          this.servers[index] = this.#watched(await startProcess(place, server.port), place)
          return
        } catch {
          await pause(500)
        }
      }
    })
    return server
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
        acknowledged: (move) => this.moves.push(move),
        wrong: (what) => this.#wrong.push(`${id}: ${what}`),
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

  /** Waits until everybody plays again: a fault that nobody notices tests nothing. */
  async busy(): Promise<void> {
    const from = this.moves.length
    for (let i = 0; i < 600 && this.moves.length < from + this.#options.tables * 3; i++) await pause(50)
  }

  /** Kills a server in the middle of whatever it does, and starts it again. */
  async kill(index: number, wait = 0): Promise<void> {
    const victim = this.servers[index]
    const place = this.#options.places[index]
    if (victim === undefined || place === undefined) throw new Error(`there is no server ${index}`)
    await victim.kill()
    await pause(wait)
    this.servers[index] = this.#watched(await startProcess(place, victim.port), place)
  }

  /** Waits until a move was made at every table, ends the players and servers, and compares the logs with what was acknowledged. */
  async finish(faults: number): Promise<CampaignReport> {
    this.#closing = true
    const before = this.moves.length
    const ids = [...new Set(this.#players.map(({ table }) => table))]
    const going = ids.filter((id) => !this.#over.has(id))
    const moved = (): Set<string> => new Set([...this.moves.slice(before).map(({ table }) => table), ...this.#over])
    for (let i = 0; i < 600 && !going.every((id) => moved().has(id)); i++) await pause(100)
    const after = moved()
    const returns = this.#players.reduce((sum, { player }) => sum + Math.max(0, player.returns), 0)
    for (const { player } of this.#players) player.close()
    for (const server of this.servers) await server.stop()
    const { lost, doubled } = await compare(this.#options.direct, ids, this.moves)
    const stuck = going.filter((id) => !after.has(id)).length
    return {
      faults,
      acknowledged: this.moves.length,
      lost,
      doubled,
      deaths: this.#deaths,
      wrong: this.#wrong,
      continued: going.length - stuck,
      stuck,
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
  for (const table of tables) {
    const rows: { seq: number; ref?: string; action?: string }[] = (await store.rows(table)).map((row) =>
      JSON.parse(row),
    )
    const bySeq = new Map(rows.map((row) => [row.seq, row]))
    if (rows.some(({ seq }, i) => seq !== i + 1)) doubled++
    const refs = rows.flatMap(({ ref }) => (ref === undefined ? [] : [ref]))
    doubled += refs.length - new Set(refs).size
    for (const move of moves) {
      if (move.table !== table) continue
      const row = bySeq.get(move.seq)
      if (row?.ref !== move.ref || row.action !== move.action) lost++
    }
  }
  await store.close()
  return { lost, doubled }
}

/** Waits so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
