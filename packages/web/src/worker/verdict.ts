import {
  canonical,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  OrreryError,
  openRecord,
  parseRecord,
  replay,
  type Seat,
} from '@orrery/kernel'
import { checkShuffle, type Finding, isDisproved, type KnownNonce, makeProof, type Witness } from '@orrery/kernel/proof'
import type { Kept } from '../kept/witness.ts'
import type { Verdict, VerdictKind } from './protocol.ts'

/** What this page was shown of a game while it was played. */
export interface Seen {
  /** Decisions, the last of them the last of the game; with the seat they were seen from. */
  readonly steps: readonly {
    readonly seat: Seat
    readonly as: Seat | undefined
    /** Left out where what was told then need not be what is told now. */
    readonly events: readonly GameEvent[] | undefined
  }[]
  /** The view at the end. */
  readonly view: unknown
}

/** What a finished game is judged by. */
export interface Case {
  readonly game: Game
  readonly text: string
  readonly seat: Seat | undefined
  readonly bots: readonly Seat[]
  readonly kept: Kept | undefined
  readonly seen: Seen
}

/** Holds the record of a finished game against everything this browser has kept and seen of it. */
export function judge({ game, text, seat, bots, kept, seen }: Case): Verdict {
  let record: GameRecord
  try {
    record = parseRecord(text)
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    return { kind: 'alarm', faults: [{ name: 'record' }], withheld: [], signed: false, proof: text }
  }
  const witness = witnessOf(kept, record, seat, bots)
  const findings = checkShuffle(record, witness)
  const differs = difference(game, record, seat, kept?.opening, seen)
  const faults = [
    ...findings
      .filter(({ state }) => state === 'disproved')
      .sort((a, b) => weight(a) - weight(b))
      .map(({ name, seats }) => ({ name, ...(seats && { seats }) })),
    ...(differs === undefined ? [] : [{ name: differs } as const]),
  ]
  const first = kept?.promises[0]
  return {
    kind: kindOf(findings, faults.length > 0, kept, seat),
    faults,
    withheld: findings.find(({ name }) => name === 'withheld')?.seats ?? [],
    signed: findings.some(({ name, state }) => name === 'signature' && state === 'proved'),
    ...(kept?.known !== undefined && first !== undefined && kept.known.key !== first.key
      ? { keyChanged: { since: kept.known.since, from: kept.known.key, to: first.key } }
      : {}),
    proof: makeProof({ witness, record }),
  }
}

/** What a player knows for certain comes before what follows from it. */
const weights: readonly Finding['name'][] = ['commitment', 'nonce', 'receipt', 'promises', 'own', 'bindings']

function weight({ name }: Finding): number {
  const place = weights.indexOf(name)
  return place < 0 ? weights.length : place
}

function kindOf(
  findings: readonly Finding[],
  faulty: boolean,
  kept: Kept | undefined,
  seat: Seat | undefined,
): VerdictKind {
  if (faulty || isDisproved(findings)) return 'alarm'
  if (seat === undefined) return 'watched'
  if (kept === undefined || kept.numbers.length === 0) return 'unseen'
  const stateOf = (wanted: Finding['name']) => findings.find(({ name }) => name === wanted)?.state
  if (stateOf('nonce') !== 'proved') return 'unused'
  return stateOf('order') === 'proved' ? 'bound' : 'early'
}

/** What this browser can testify. */
export function witnessOf(
  kept: Kept | undefined,
  record: GameRecord,
  seat: Seat | undefined,
  bots: readonly Seat[],
): Witness {
  if (kept === undefined) return { bots }
  const { commitment, promises, receipts } = kept
  return {
    commitment,
    promises,
    receipts,
    bots,
    ...(seat === undefined || kept.numbers.length === 0 ? {} : { nonces: [numberOf(kept, record, seat)] }),
  }
}

/** Which of our numbers should be in the game: the one our seat was bound to at the start. */
function numberOf({ numbers, promises, revealed, acknowledged }: Kept, record: GameRecord, seat: Seat): KnownNonce {
  const locks = [...promises, ...(record.fair?.promises ?? [])].flatMap(({ deal }) => deal ?? [])
  const bound = numbers.find(({ binding }) => locks.some(({ seats }) => seats[seat] === binding))
  const used = numbers.find(({ nonce }) => nonce === record.fair?.nonces[seat])
  const nonce = (bound ?? used ?? numbers.at(-1))?.nonce ?? ''
  // Bound to a number that is none of ours: nobody but the server, or ourselves with another device, can have done that.
  const foreign = locks.length > 0 && bound === undefined
  return { seat, nonce, afterLock: revealed === nonce, acknowledged: acknowledged === true || foreign }
}

/** Plays the record again from our seat: whether it is the game that was shown here. */
function difference(
  game: Game,
  record: GameRecord,
  seat: Seat | undefined,
  opening: string | undefined,
  { steps, view }: Seen,
): 'replay' | 'seen' | undefined {
  try {
    if (opening !== undefined && plain(game.view(openRecord(game, record), seat)) !== opening) return 'seen'
    const first = record.actions.length - steps.length
    if (first < 0) return 'seen'
    const moves = replay(game, record)
    let move = moves.next()
    for (; move.done !== true; move = moves.next()) {
      const { seq, seat: mover, outcome } = move.value
      const shown = seq < first ? undefined : steps[seq - first]
      if (shown === undefined) continue
      const { seat: by, as, events } = shown
      if (by !== mover || (events !== undefined && plain(events) !== plain(eventsFor(outcome.events, as))))
        return 'seen'
    }
    if (view !== undefined && plain(game.view(move.value, seat)) !== plain(view)) return 'seen'
    return undefined
  } catch {
    // Rules that break on a record are no better than rules that forbid it.
    return 'replay'
  }
}

/** One text for the same data, as it is after a way through JSON. */
function plain(data: unknown): string {
  return canonical(JSON.parse(JSON.stringify(data)))
}
