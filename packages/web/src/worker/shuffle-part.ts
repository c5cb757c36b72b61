import type { Game, Seat } from '@orrery/kernel'
import type { WireCommand } from '@orrery/protocol'
import type { RowNews, TableSight, Update } from '@orrery/table'
import { openWitness } from '../kept/witness.ts'
import { FairPlay, type Mistrust } from './fair-play.ts'
import type { Verdict, WorkerAnswer } from './protocol.ts'
import type { Seen } from './verdict.ts'

/** What the keeper of an online table does for its part in the shuffle. */
export interface ShuffleHost {
  send(command: WireCommand): Promise<WorkerAnswer>
  record(): Promise<string>
  tell(verdict: Verdict): void
}

/** The table as it stands, and who looks at it. */
export interface Standing {
  readonly sight: TableSight
  readonly person: string | undefined
  /** The seat that is looked from. */
  readonly as: Seat | undefined
}

/** Takes part in the shuffle of an online table for whoever looks at it, and judges it when the game is over. */
export class ShufflePart {
  readonly #table: string
  readonly #host: ShuffleHost
  #fair: { readonly person: string; readonly play: FairPlay } | undefined
  /** A binding or a number is on its way. */
  #sending = false
  #looking = true
  #warned = false
  #judged = false

  constructor(table: string, host: ShuffleHost) {
    this.#table = table
    this.#host = host
  }

  /** Whether somebody looks at the page. */
  set looking(looking: boolean) {
    this.#looking = looking
  }

  /** Keeps what is shown of the shuffle and of the deal that comes of it. */
  async see({ sight, person, as }: Standing, { play }: Update, news: readonly RowNews[]): Promise<void> {
    const fair = await this.#playFor(person)
    if (fair === undefined) return
    await fair.see(sight, seatOf(sight, person), Date.now())
    for (const { type, seat, seq, at, receipt } of news) {
      if (type === 'nonce' && seat !== undefined && receipt !== undefined)
        await fair.receipt({ seat, seq, at }, receipt)
    }
    if (play?.changes === 0 && as !== undefined) await fair.dealt(play.view)
    if (sight.phase !== 'over') this.#warn(fair)
  }

  /** Somebody without a name has no part. */
  async #playFor(person: string | undefined): Promise<FairPlay | undefined> {
    if (person === undefined) return undefined
    if (this.#fair?.person !== person) {
      this.#fair = { person, play: new FairPlay(await openWitness(), this.#table, person) }
    }
    return this.#fair.play
  }

  /** Our number, to be given early should the page go before the start. */
  early({ sight, person }: Standing): { readonly early?: string } {
    const early = this.#fair?.play.early(sight, seatOf(sight, person))
    return early === undefined ? {} : { early }
  }

  /** What is said with sitting down: a binding, or the number itself at a table that knows no bindings. */
  async ofSitting({ sight, person }: Standing): Promise<{ readonly binding?: string; readonly nonce?: string }> {
    const fair = await this.#playFor(person)
    if (fair?.kept === undefined) return {}
    const { binding, nonce } = await fair.draw()
    return sight.fair.seats === undefined ? { nonce } : { binding }
  }

  /** Says what our seat has to say, one thing at a time; what is not heard is said again with the next update. */
  async take({ sight, person }: Standing): Promise<void> {
    const seat = seatOf(sight, person)
    const fair = await this.#playFor(person)
    if (seat === undefined || fair === undefined || this.#sending) return
    const command = await fair.next(sight, seat, this.#looking)
    this.#warn(fair)
    if (command === undefined) return
    this.#sending = true
    void this.#host.send({ ...command }).then(async ({ type }) => {
      this.#sending = false
      if (type === 'done' && command.type === 'nonce' && sight.phase === 'shuffling') await fair.acknowledged()
    })
  }

  /** The server shows other things than it did before: players should know it before they play on. */
  #warn({ mistrust, kept }: FairPlay): void {
    if (mistrust === undefined || this.#warned) return
    this.#warned = true
    this.#host.tell(alarm(mistrust, JSON.stringify(kept?.promises ?? [], null, 2)))
  }

  /** Once, when the game is over: holds its record against everything that was kept and seen here. */
  async judge({ sight, person, as }: Standing, game: Game, seen: Seen): Promise<void> {
    if (this.#judged) return
    this.#judged = true
    const loaded = Promise.all([import('./verdict.ts'), this.#host.record(), this.#playFor(person)])
    const [verdict, text, fair] = await loaded.catch(() => [])
    if (verdict === undefined || text === undefined || text === '') {
      // Without a connection there is no record; the update that comes with the next one asks again.
      this.#judged = false
      return
    }
    const bots = sight.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
    this.#host.tell(verdict.judge({ game, text, seat: as, bots, kept: fair?.kept, seen }))
  }
}

function seatOf({ seats }: TableSight, person: string | undefined): Seat | undefined {
  const seat = seats.findIndex(({ id }) => id !== undefined && id === person)
  return seat < 0 ? undefined : seat
}

function alarm(name: Mistrust, proof: string): Verdict {
  return { kind: 'alarm', faults: [{ name }], withheld: [], signed: false, proof }
}
