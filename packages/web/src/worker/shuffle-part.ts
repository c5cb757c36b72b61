import type { Game, Seat } from '@orrery/kernel'
import type { WireCommand } from '@orrery/protocol'
import type { RowNews, TableSight, Update } from '@orrery/table'
import { openEvidence } from '../kept/shuffle-evidence.ts'
import { type DistrustReason, FairPlay } from './fair-play.ts'
import type { Verdict, WorkerAnswer } from './protocol.ts'
import type { SeenGame } from './verdict.ts'

/** What the shuffle needs from the keeper of an online table. */
export interface ShuffleHost {
  send(command: WireCommand): Promise<WorkerAnswer>
  record(): Promise<string>
  notify(verdict: Verdict): void
}

/** The present state of the table, and who is looking at it. */
export interface Situation {
  readonly sight: TableSight
  readonly person: string | undefined
  /** The seat whose view is shown. */
  readonly as: Seat | undefined
}

/** Takes part in the shuffle of an online table for the present viewer, and judges it when the game is over. */
export class ShufflePart {
  readonly #table: string
  readonly #host: ShuffleHost
  #fair: { readonly person: string; readonly play: FairPlay } | undefined
  /** A binding or a number has been sent and not answered yet. */
  #sending = false
  #looking = true
  #warned = false
  #judged = false

  constructor(table: string, host: ShuffleHost) {
    this.#table = table
    this.#host = host
  }

  /** Whether the page is visible. */
  set looking(looking: boolean) {
    this.#looking = looking
  }

  /** Stores what is shown of the shuffle and of the deal. */
  async see({ sight, person, as }: Situation, { play }: Update, news: readonly RowNews[]): Promise<void> {
    const fair = await this.#fairPlayOf(person)
    if (fair === undefined) return
    await fair.see(sight, seatOf(sight, person), Date.now())
    for (const { type, seat, seq, at, receipt } of news) {
      if (type === 'nonce' && seat !== undefined && receipt !== undefined)
        await fair.receipt({ seat, seq, at }, receipt)
    }
    if (play?.changes === 0 && as !== undefined) await fair.dealt(play.view)
    if (sight.phase !== 'over') this.#warn(fair)
  }

  /** Somebody without a name takes no part. */
  async #fairPlayOf(person: string | undefined): Promise<FairPlay | undefined> {
    if (person === undefined) return undefined
    if (this.#fair?.person !== person) {
      this.#fair = { person, play: new FairPlay(await openEvidence(), this.#table, person) }
    }
    return this.#fair.play
  }

  /** Our number, to be revealed early if the page is closed before the start. */
  early({ sight, person }: Situation): { readonly early?: string } {
    const early = this.#fair?.play.early(sight, seatOf(sight, person))
    return early === undefined ? {} : { early }
  }

  /** What is sent along when sitting down: a binding, or the number itself at a table without bindings. */
  async forSitting({ sight, person }: Situation): Promise<{ readonly binding?: string; readonly nonce?: string }> {
    const fair = await this.#fairPlayOf(person)
    if (fair?.evidence === undefined) return {}
    const { binding, nonce } = await fair.draw()
    return sight.fair.seats === undefined ? { nonce } : { binding }
  }

  /** Sends what our seat has to send, one command at a time; what is not answered is sent again after the next update. */
  async takePart({ sight, person }: Situation): Promise<void> {
    const seat = seatOf(sight, person)
    const fair = await this.#fairPlayOf(person)
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

  /** The server contradicts itself: players should know before they play on. */
  #warn({ distrust, evidence }: FairPlay): void {
    if (distrust === undefined || this.#warned) return
    this.#warned = true
    this.#host.notify(alarm(distrust, JSON.stringify(evidence?.promises ?? [], null, 2)))
  }

  /** Compares the record with everything that was stored and seen here, once, when the game is over. */
  async judge({ sight, person, as }: Situation, game: Game, seen: SeenGame): Promise<void> {
    if (this.#judged) return
    this.#judged = true
    const loaded = Promise.all([import('./verdict.ts'), this.#host.record(), this.#fairPlayOf(person)])
    const [verdict, text, fair] = await loaded.catch(() => [])
    if (verdict === undefined || text === undefined || text === '') {
      // Without a connection there is no record; the next update tries again.
      this.#judged = false
      return
    }
    const bots = sight.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
    this.#host.notify(verdict.judge({ game, text, seat: as, bots, evidence: fair?.evidence, seen }))
  }
}

function seatOf({ seats }: TableSight, person: string | undefined): Seat | undefined {
  const seat = seats.findIndex(({ id }) => id !== undefined && id === person)
  return seat < 0 ? undefined : seat
}

function alarm(name: DistrustReason, proof: string): Verdict {
  return { kind: 'alarm', faults: [{ name }], withheld: [], signed: false, proof }
}
