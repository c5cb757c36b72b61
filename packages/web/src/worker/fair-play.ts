import { canonical, makeBinding, type Seat, type Signature, type SignedPromise, UNBOUND } from '@orrery/kernel'
import type { TableSight } from '@orrery/table'
import type { Kept, KeptNumber, WitnessStore } from '../kept/witness.ts'
import { chance } from './device.ts'

/** What to say to the table next for the shuffle. */
export type FairCommand =
  | { readonly type: 'bind'; readonly binding: string }
  | { readonly type: 'nonce'; readonly nonce: string }

/** Why our number is not revealed: what the server shows now is not what it showed or promised before. */
export type Mistrust = 'commitment' | 'unsigned' | 'promise' | 'binding'

/** Whether two promises agree and are signed; loaded only when there is one to check. */
type Check = (promises: readonly SignedPromise[]) => Promise<boolean>

const checkSigned: Check = async (promises) => {
  const { compare } = await import('@orrery/kernel/proof')
  return promises.every((a, i) => promises.slice(i).every((b) => compare(a, b).kind === 'agree'))
}

/**
 * Plays this browser's part in the shuffle of one table, and keeps what shows afterwards whether it was fair: the commitment
 * as it was first seen, our own number, and what the server promised before it learned the number.
 */
export class FairPlay {
  readonly #store: WitnessStore
  readonly #table: string
  readonly #person: string
  readonly #check: Check
  #kept: Kept | undefined
  #mistrust: Mistrust | undefined
  /** Old tables take the number at once, and only once. */
  #given = false
  /** There was nothing to see of a game that had begun without us. */
  #late = false

  constructor(store: WitnessStore, table: string, person: string, check: Check = checkSigned) {
    this.#store = store
    this.#table = table
    this.#person = person
    this.#check = check
  }

  /** What was kept so far. */
  get kept(): Kept | undefined {
    return this.#kept
  }

  /** Why our number is not given away, if there is a reason. */
  get mistrust(): Mistrust | undefined {
    return this.#mistrust
  }

  /** Keeps what is shown of the shuffle. What was shown first stays; whatever differs from it later is kept beside it. */
  async see(sight: TableSight, seat: Seat | undefined, now: number): Promise<void> {
    const begun = sight.phase !== 'open' && sight.phase !== 'shuffling'
    if (begun && (this.#late || this.#kept !== undefined)) return
    const { commitment, promise, lock } = sight.fair
    const shown = [promise, lock].filter((each) => each !== undefined)
    const loaded = await this.#store.load(this.#table, this.#person)
    // Of a game that has begun without us there is nothing left to see beforehand.
    this.#late = loaded === undefined && sight.phase !== 'open'
    if (this.#late) return
    const known = loaded === undefined && promise !== undefined ? await this.#store.meet(promise.key, now) : undefined
    const first: Kept = {
      table: this.#table,
      person: this.#person,
      since: now,
      commitment,
      promises: [],
      numbers: [],
      receipts: [],
      ...(known === undefined ? {} : { known }),
    }
    this.#kept = await this.#store.change(this.#table, this.#person, (before) => {
      const kept = before ?? first
      const fresh = shown.filter(({ signature }) => !kept.promises.some((each) => each.signature === signature))
      const seated = sight.phase !== 'open' && seat !== undefined && kept.seat === undefined ? { seat } : {}
      if (before !== undefined && fresh.length === 0 && !('seat' in seated)) return before
      return { ...kept, promises: [...kept.promises, ...fresh], ...seated }
    })
    if (this.#kept?.commitment !== commitment) this.#mistrust = 'commitment'
  }

  /** A fresh number; the table is told only what binds us to it. */
  async draw(): Promise<KeptNumber> {
    if (this.#kept === undefined) throw new Error('nothing has been seen of the table')
    const nonce = chance(16)
    const number = { nonce, binding: makeBinding(this.#table, this.#kept.commitment, nonce) }
    await this.#change((kept) => ({ ...kept, numbers: [...kept.numbers, number] }))
    return number
  }

  /**
   * What our seat has to say now. Before the start it is bound to a number that nobody else knows; a number that had to be
   * given early, because the page went out of sight, is replaced when somebody looks again. After the start the number is revealed, when
   * what the server has signed by then agrees with everything it has shown before.
   */
  async next(sight: TableSight, seat: Seat, looking: boolean): Promise<FairCommand | undefined> {
    const kept = this.#kept
    const { fair, phase } = sight
    const given = sight.seats[seat]?.nonce === true
    if (kept === undefined || this.#mistrust !== undefined) return undefined
    if (fair.seats === undefined) return given || this.#given ? undefined : this.#giveOpenly(phase)
    const part = fair.seats[seat] ?? UNBOUND
    const ours = kept.numbers.find(({ binding }) => binding === part)
    if (phase === 'open') {
      const again = ours !== undefined && given && looking
      return part === UNBOUND || again ? { type: 'bind', binding: (await this.draw()).binding } : undefined
    }
    if (phase !== 'shuffling' || given) return undefined
    this.#mistrust = await this.#doubt(sight, seat, ours)
    if (this.#mistrust !== undefined || ours === undefined) return undefined
    await this.#change((each) => ({ ...each, revealed: ours.nonce }))
    return { type: 'nonce', nonce: ours.nonce }
  }

  async #giveOpenly(phase: TableSight['phase']): Promise<FairCommand | undefined> {
    if (phase !== 'open' && phase !== 'shuffling') return undefined
    this.#given = true
    return { type: 'nonce', nonce: (await this.draw()).nonce }
  }

  /** Our number, to be given early should the page go while the table waits for its start: later nobody could reveal it. */
  early({ phase, fair, seats }: TableSight, seat: Seat | undefined): string | undefined {
    if (phase !== 'open' || seat === undefined || seats[seat]?.nonce === true) return undefined
    return this.#kept?.numbers.find(({ binding }) => binding === fair.seats?.[seat])?.nonce
  }

  async #doubt(sight: TableSight, seat: Seat, ours: KeptNumber | undefined): Promise<Mistrust | undefined> {
    const { fair, id, game, version, options } = sight
    const { promise, lock } = fair
    if (promise === undefined || lock?.deal === undefined) return 'unsigned'
    // Bound by another browser of the same person: that one reveals.
    if (ours === undefined) return undefined
    if (lock.deal.seats[seat] !== ours.binding || canonical(lock.deal.seats) !== canonical(fair.seats)) return 'binding'
    const said = { table: lock.table, game: lock.game, version: lock.version, commitment: lock.commitment }
    const shown = { table: id, game, version, commitment: this.#kept?.commitment }
    if (canonical(said) !== canonical(shown) || canonical(lock.deal.options) !== canonical(options)) return 'promise'
    return (await this.#check(this.#kept?.promises ?? [])) ? undefined : 'promise'
  }

  /** The server has taken our number. */
  async acknowledged(): Promise<void> {
    await this.#change((kept) => ({ ...kept, acknowledged: true }))
  }

  /** The receipt for our number. */
  async receipt({ seat, seq, at }: { seat: Seat; seq: number; at: number }, signature: Signature): Promise<void> {
    await this.#change((kept) => {
      const nonce = kept.revealed
      const lock = kept.promises.find(({ deal }) => deal !== undefined)
      // One from before the start is for a number that was given early, and replaced.
      if (nonce === undefined || lock === undefined || seq < lock.seq) return kept
      if (kept.receipts.some((each) => each.signature === signature.signature)) return kept
      const receipt = { table: this.#table, seat, nonce, seq, at, ...signature }
      return { ...kept, acknowledged: true, receipts: [...kept.receipts, receipt] }
    })
  }

  /** How the game looked from our seat when it had been dealt. */
  async dealt(view: unknown): Promise<void> {
    await this.#change((kept) => (kept.opening === undefined ? { ...kept, opening: canonical(view) } : kept))
  }

  async #change(change: (kept: Kept) => Kept): Promise<void> {
    if (this.#kept === undefined) return
    this.#kept = await this.#store.change(this.#table, this.#person, (before) =>
      before === undefined ? undefined : change(before),
    )
  }
}
