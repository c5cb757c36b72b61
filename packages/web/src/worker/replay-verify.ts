import { makeCommitment, makeSeed, ownNonce } from '@orrery/kernel'
import { checkShuffle, type Finding } from '@orrery/kernel/proof'
import type { ShuffleEvidence } from '../kept/shuffle-evidence.ts'
import type { RecordCheck, TableFacts } from './replay-protocol.ts'
import type { Recording } from './replay-recording.ts'
import { witnessOf } from './verdict.ts'

/** Runs all checks: what this browser stored before the game, what the server signed, and the record itself. */
export function checkRecord(recording: Recording, known: TableFacts, evidence?: ShuffleEvidence): RecordCheck[] {
  const { record, total, invalid, result } = recording
  const { fair, seed, actions } = record
  const seat = known.mine ?? evidence?.seat
  const findings = checkShuffle(record, witnessOf(evidence, record, seat, known.bots ?? []))
  const checks: RecordCheck[] = [checkBefore(findings, known, evidence), checkSignature(findings, known)]
  if (fair === undefined) {
    checks.push(
      { name: 'commitment', state: 'open' },
      { name: 'nonces', state: 'open' },
      { name: 'seed', state: 'open' },
    )
  } else {
    const commitment = makeCommitment(fair.secret)
    const wrong = seatsOf(findings, 'own', 'bindings')
    const nonces = fair.nonces.map((nonce, at) => ({
      nonce,
      own: nonce === ownNonce(fair.secret, at),
      wrong: wrong.includes(at),
    }))
    const computed = makeSeed(fair.secret, fair.nonces)
    checks.push(
      {
        name: 'commitment',
        state: commitment === fair.commitment ? 'good' : 'bad',
        computed: commitment,
        claimed: fair.commitment,
      },
      { name: 'nonces', state: wrong.length > 0 ? 'bad' : 'good', nonces },
      { name: 'seed', state: computed === seed ? 'good' : 'bad', computed, claimed: seed },
    )
  }
  checks.push({ name: 'deal', state: 'good' })
  const counted = { count: total, of: actions.length }
  checks.push({
    name: 'actions',
    state: invalid === undefined ? 'good' : 'bad',
    ...counted,
    ...(invalid === undefined ? {} : { invalid }),
  })
  const scores = result?.seats.map(({ score }) => score)
  const { scores: claimedScores } = known
  const same = scores?.length === claimedScores?.length && scores?.every((score, at) => score === claimedScores?.[at])
  checks.push({
    name: 'result',
    state: claimedScores === undefined ? 'open' : same === true ? 'good' : 'bad',
    ...(scores === undefined ? {} : { scores }),
    ...(claimedScores === undefined ? {} : { claimedScores }),
  })
  return checks
}

/** Evidence from before the game: the only thing that a record made afterwards cannot fake. */
function checkBefore(
  findings: readonly Finding[],
  { local }: TableFacts,
  evidence: ShuffleEvidence | undefined,
): RecordCheck {
  if (local === true) return { name: 'before', state: 'open', why: 'device' }
  if (evidence === undefined || evidence.numbers.length === 0) return { name: 'before', state: 'open', why: 'unseen' }
  const names: readonly Finding['name'][] = ['commitment', 'nonce', 'order', 'receipt', 'promises']
  const about = names.flatMap((wanted) => findings.filter(({ name }) => name === wanted))
  const bad = about.find(({ state }) => state === 'disproved')
  if (bad !== undefined) {
    const { known: computed, told: claimed } = bad
    return { name: 'before', state: 'bad', why: 'differs', ...(computed && claimed ? { computed, claimed } : {}) }
  }
  const stateOf = (wanted: Finding['name']) => about.find(({ name }) => name === wanted)?.state
  if (stateOf('nonce') !== 'proved') return { name: 'before', state: 'open', why: 'unused' }
  return { name: 'before', state: 'good', why: stateOf('order') === 'proved' ? 'bound' : 'early' }
}

function checkSignature(findings: readonly Finding[], { local }: TableFacts): RecordCheck {
  const about = findings.filter(({ name }) => name === 'signature' || name === 'sealed')
  if (about.some(({ state }) => state === 'disproved')) return { name: 'signature', state: 'bad', why: 'differs' }
  const signed = about.find(({ name }) => name === 'signature')
  if (signed?.state !== 'proved')
    return { name: 'signature', state: 'open', why: local === true ? 'device' : 'unsigned' }
  return {
    name: 'signature',
    state: 'good',
    why: 'signed',
    ...(signed.known === undefined ? {} : { key: signed.known }),
  }
}

function seatsOf(findings: readonly Finding[], ...names: readonly Finding['name'][]): number[] {
  return findings.flatMap(({ name, state, seats = [] }) => (names.includes(name) && state === 'disproved' ? seats : []))
}
