import { canonical, makeBinding, type Seat, type Signature, type SignedPromise, UNBOUND } from '@orrery/kernel'
import type { TableSight } from '@orrery/table'
import type { DrawnNumber, EvidenceStore, ShuffleEvidence } from '../kept/shuffle-evidence.ts'
import { randomHex } from './device.ts'

/** The next command to the table for the shuffle. */
export type FairCommand =
  | { readonly type: 'bind'; readonly binding: string }
  | { readonly type: 'nonce'; readonly nonce: string }

/** Why our number is not revealed: what the server shows now is not what it showed or promised before. */
export type DistrustReason = 'commitment' | 'unsigned' | 'promise' | 'binding'

/** Whether two promises agree and are signed; loaded only when there is one to check. */
type Check = (promises: readonly SignedPromise[]) => Promise<boolean>

const checkSigned: Check = async (promises) => {
  const { compare } = await import('@orrery/kernel/proof')
  return promises.every((a, i) => promises.slice(i).every((b) => compare(a, b).kind === 'agree'))
}

/**
 * Plays this browser's part in the shuffle of one table, and stores the evidence that shows afterwards whether it was fair: the commitment
 * as first seen, our own number, and what the server promised before it learned the number.
 */
export class FairPlay {
  readonly #store: EvidenceStore
  readonly #table: string
  readonly #person: string
  readonly #check: Check
  #evidence: ShuffleEvidence | undefined
  #distrust: DistrustReason | undefined
  /** Old tables accept the number at once, and only once. */
  #given = false
  /** The game had begun before we came: there was nothing to see of its shuffle. */
  #joinedLate = false

  constructor(store: EvidenceStore, table: string, person: string, check: Check = checkSigned) {
    this.#store = store
    this.#table = table
    this.#person = person
    this.#check = check
  }

  /** The evidence so far. */
  get evidence(): ShuffleEvidence | undefined {
    return this.#evidence
  }

  /** Why our number is not revealed, if there is a reason. */
  get distrust(): DistrustReason | undefined {
    return this.#distrust
  }

  /** Stores what is shown of the shuffle. What was shown first is kept; whatever differs later is stored beside it. */
  async see(sight: TableSight, seat: Seat | undefined, now: number): Promise<void> {
    const begun = sight.phase !== 'open' && sight.phase !== 'shuffling'
    if (begun && (this.#joinedLate || this.#evidence !== undefined)) return
    const { commitment, promise, lock } = sight.fair
    const shown = [promise, lock].filter((each) => each !== undefined)
    const loaded = await this.#store.load(this.#table, this.#person)
    // If the game has begun without us, it is too late to see anything beforehand.
    this.#joinedLate = loaded === undefined && sight.phase !== 'open'
    if (this.#joinedLate) return
    const known =
      loaded === undefined && promise !== undefined ? await this.#store.rememberKey(promise.key, now) : undefined
    const first: ShuffleEvidence = {
      table: this.#table,
      person: this.#person,
      since: now,
      commitment,
      promises: [],
      numbers: [],
      receipts: [],
      ...(known === undefined ? {} : { known }),
    }
    this.#evidence = await this.#store.change(this.#table, this.#person, (before) => {
      const evidence = before ?? first
      const fresh = shown.filter(({ signature }) => !evidence.promises.some((each) => each.signature === signature))
      const seated = sight.phase !== 'open' && seat !== undefined && evidence.seat === undefined ? { seat } : {}
      if (before !== undefined && fresh.length === 0 && !('seat' in seated)) return before
      return { ...evidence, promises: [...evidence.promises, ...fresh], ...seated }
    })
    if (this.#evidence?.commitment !== commitment) this.#distrust = 'commitment'
  }

  /** A new number; the table gets only the binding. */
  async draw(): Promise<DrawnNumber> {
    if (this.#evidence === undefined) throw new Error('nothing has been seen of the table')
    const nonce = randomHex(16)
    const number = { nonce, binding: makeBinding(this.#table, this.#evidence.commitment, nonce) }
    await this.#change((evidence) => ({ ...evidence, numbers: [...evidence.numbers, number] }))
    return number
  }

  /**
   * What our seat has to send now. Before the start it binds itself to a number that nobody else knows; a number that had to be revealed
   * early, because the page was hidden, is replaced when the page is visible again. After the start the number is revealed, if what the
   * server has signed by then agrees with everything it has shown before.
   */
  async next(sight: TableSight, seat: Seat, looking: boolean): Promise<FairCommand | undefined> {
    const evidence = this.#evidence
    const { fair, phase } = sight
    const given = sight.seats[seat]?.nonce === true
    if (evidence === undefined || this.#distrust !== undefined) return undefined
    if (fair.seats === undefined) return given || this.#given ? undefined : this.#revealAtOnce(phase)
    const part = fair.seats[seat] ?? UNBOUND
    const ours = evidence.numbers.find(({ binding }) => binding === part)
    if (phase === 'open') {
      const again = ours !== undefined && given && looking
      return part === UNBOUND || again ? { type: 'bind', binding: (await this.draw()).binding } : undefined
    }
    if (phase !== 'shuffling' || given) return undefined
    this.#distrust = await this.#reasonToDistrust(sight, seat, ours)
    if (this.#distrust !== undefined || ours === undefined) return undefined
    await this.#change((each) => ({ ...each, revealed: ours.nonce }))
    return { type: 'nonce', nonce: ours.nonce }
  }

  async #revealAtOnce(phase: TableSight['phase']): Promise<FairCommand | undefined> {
    if (phase !== 'open' && phase !== 'shuffling') return undefined
    this.#given = true
    return { type: 'nonce', nonce: (await this.draw()).nonce }
  }

  /** Our number, to be revealed early if the page is closed before the start: later, nobody could reveal it. */
  early({ phase, fair, seats }: TableSight, seat: Seat | undefined): string | undefined {
    if (phase !== 'open' || seat === undefined || seats[seat]?.nonce === true) return undefined
    return this.#evidence?.numbers.find(({ binding }) => binding === fair.seats?.[seat])?.nonce
  }

  async #reasonToDistrust(
    sight: TableSight,
    seat: Seat,
    ours: DrawnNumber | undefined,
  ): Promise<DistrustReason | undefined> {
    const { fair, id, game, version, options } = sight
    const { promise, lock } = fair
    if (promise === undefined || lock?.deal === undefined) return 'unsigned'
    // Bound by another browser of the same person, which will reveal it.
    if (ours === undefined) return undefined
    if (lock.deal.seats[seat] !== ours.binding || canonical(lock.deal.seats) !== canonical(fair.seats)) return 'binding'
    const said = { table: lock.table, game: lock.game, version: lock.version, commitment: lock.commitment }
    const shown = { table: id, game, version, commitment: this.#evidence?.commitment }
    if (canonical(said) !== canonical(shown) || canonical(lock.deal.options) !== canonical(options)) return 'promise'
    return (await this.#check(this.#evidence?.promises ?? [])) ? undefined : 'promise'
  }

  /** The server has accepted our number. */
  async acknowledged(): Promise<void> {
    await this.#change((evidence) => ({ ...evidence, acknowledged: true }))
  }

  /** The receipt for our number. */
  async receipt({ seat, seq, at }: { seat: Seat; seq: number; at: number }, signature: Signature): Promise<void> {
    await this.#change((evidence) => {
      const nonce = evidence.revealed
      const lock = evidence.promises.find(({ deal }) => deal !== undefined)
      // A receipt from before the start is for a number that was revealed early and has been replaced.
      if (nonce === undefined || lock === undefined || seq < lock.seq) return evidence
      if (evidence.receipts.some((each) => each.signature === signature.signature)) return evidence
      const receipt = { table: this.#table, seat, nonce, seq, at, ...signature }
      return { ...evidence, acknowledged: true, receipts: [...evidence.receipts, receipt] }
    })
  }

  /** The first view of the game from our seat. */
  async dealt(view: unknown): Promise<void> {
    await this.#change((evidence) =>
      evidence.opening === undefined ? { ...evidence, opening: canonical(view) } : evidence,
    )
  }

  async #change(change: (evidence: ShuffleEvidence) => ShuffleEvidence): Promise<void> {
    if (this.#evidence === undefined) return
    this.#evidence = await this.#store.change(this.#table, this.#person, (before) =>
      before === undefined ? undefined : change(before),
    )
  }
}
