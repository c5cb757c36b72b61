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
import type { ShuffleEvidence } from '../kept/shuffle-evidence.ts'
import type { Verdict, VerdictKind } from './protocol.ts'

/** What this page was shown of a game while it was played. */
export interface SeenGame {
  /** Decisions, up to the last one of the game, with the seat they were seen from. */
  readonly steps: readonly {
    readonly seat: Seat
    readonly as: Seat | undefined
    /** `undefined` if the events may read differently now. */
    readonly events: readonly GameEvent[] | undefined
  }[]
  /** The view at the end. */
  readonly view: unknown
}

/** What is needed to judge a finished game. */
export interface FinishedGame {
  readonly game: Game
  readonly text: string
  readonly seat: Seat | undefined
  readonly bots: readonly Seat[]
  readonly evidence: ShuffleEvidence | undefined
  readonly seen: SeenGame
}

/** Compares the record of a finished game with everything this browser has stored and seen of it. */
export function judge({ game, text, seat, bots, evidence, seen }: FinishedGame): Verdict {
  let record: GameRecord
  try {
    record = parseRecord(text)
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    return { kind: 'alarm', faults: [{ name: 'record' }], withheld: [], signed: false, proof: text }
  }
  const witness = witnessOf(evidence, record, seat, bots)
  const findings = checkShuffle(record, witness)
  const differs = difference(game, record, seat, evidence?.opening, seen)
  const faults = [
    ...findings
      .filter(({ state }) => state === 'disproved')
      .sort((a, b) => weight(a) - weight(b))
      .map(({ name, seats }) => ({ name, ...(seats && { seats }) })),
    ...(differs === undefined ? [] : [{ name: differs } as const]),
  ]
  const first = evidence?.promises[0]
  return {
    kind: kindOf(findings, faults.length > 0, evidence, seat),
    faults,
    withheld: findings.find(({ name }) => name === 'withheld')?.seats ?? [],
    signed: findings.some(({ name, state }) => name === 'signature' && state === 'proved'),
    ...(evidence?.known !== undefined && first !== undefined && evidence.known.key !== first.key
      ? { keyChanged: { since: evidence.known.since, from: evidence.known.key, to: first.key } }
      : {}),
    proof: makeProof({ witness, record }),
  }
}

/** Direct evidence is listed before conclusions from it. */
const weights: readonly Finding['name'][] = ['commitment', 'nonce', 'receipt', 'promises', 'own', 'bindings']

function weight({ name }: Finding): number {
  const place = weights.indexOf(name)
  return place < 0 ? weights.length : place
}

function kindOf(
  findings: readonly Finding[],
  faulty: boolean,
  evidence: ShuffleEvidence | undefined,
  seat: Seat | undefined,
): VerdictKind {
  if (faulty || isDisproved(findings)) return 'alarm'
  if (seat === undefined) return 'watched'
  if (evidence === undefined || evidence.numbers.length === 0) return 'unseen'
  const stateOf = (wanted: Finding['name']) => findings.find(({ name }) => name === wanted)?.state
  if (stateOf('nonce') !== 'proved') return 'unused'
  return stateOf('order') === 'proved' ? 'bound' : 'early'
}

/** This browser's evidence, in the form that the check takes. */
export function witnessOf(
  evidence: ShuffleEvidence | undefined,
  record: GameRecord,
  seat: Seat | undefined,
  bots: readonly Seat[],
): Witness {
  if (evidence === undefined) return { bots }
  const { commitment, promises, receipts } = evidence
  return {
    commitment,
    promises,
    receipts,
    bots,
    ...(seat === undefined || evidence.numbers.length === 0 ? {} : { nonces: [numberOf(evidence, record, seat)] }),
  }
}

/** Which of our numbers should be in the game: the one our seat was bound to at the start. */
function numberOf(
  { numbers, promises, revealed, acknowledged }: ShuffleEvidence,
  record: GameRecord,
  seat: Seat,
): KnownNonce {
  const locks = [...promises, ...(record.fair?.promises ?? [])].flatMap(({ deal }) => deal ?? [])
  const bound = numbers.find(({ binding }) => locks.some(({ seats }) => seats[seat] === binding))
  const used = numbers.find(({ nonce }) => nonce === record.fair?.nonces[seat])
  const nonce = (bound ?? used ?? numbers.at(-1))?.nonce ?? ''
  // Bound to a number that is not ours: only the server, or we ourselves on another device, can have done that.
  const foreign = locks.length > 0 && bound === undefined
  return { seat, nonce, afterLock: revealed === nonce, acknowledged: acknowledged === true || foreign }
}

/** Replays the record from our seat and compares it with what was shown here. */
function difference(
  game: Game,
  record: GameRecord,
  seat: Seat | undefined,
  opening: string | undefined,
  { steps, view }: SeenGame,
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
    // If the rules crash on a record, it is as bad as if they forbid it.
    return 'replay'
  }
}

/** The same text for the same data, after a round trip through JSON. */
function plain(data: unknown): string {
  return canonical(JSON.parse(JSON.stringify(data)))
}
