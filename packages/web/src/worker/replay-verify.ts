import { makeCommitment, makeSeed, ownNonce } from '@orrery/kernel'
import { checkShuffle, type Finding } from '@orrery/kernel/proof'
import type { Kept } from '../kept/witness.ts'
import type { Known, RecordCheck } from './replay-protocol.ts'
import type { Recording } from './replay-recording.ts'
import { witnessOf } from './verdict.ts'

/** Checks one thing after the other: what this browser kept from before the game, what the server signed, and the record itself. */
export function checkRecord(recording: Recording, known: Known, kept?: Kept): RecordCheck[] {
  const { record, total, stumble, result } = recording
  const { fair, seed, actions } = record
  const seat = known.mine ?? kept?.seat
  const findings = checkShuffle(record, witnessOf(kept, record, seat, known.bots ?? []))
  const checks: RecordCheck[] = [checkBefore(findings, known, kept), checkSignature(findings, known)]
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
    const made = makeSeed(fair.secret, fair.nonces)
    checks.push(
      {
        name: 'commitment',
        state: commitment === fair.commitment ? 'good' : 'bad',
        made: commitment,
        told: fair.commitment,
      },
      { name: 'nonces', state: wrong.length > 0 ? 'bad' : 'good', nonces },
      { name: 'seed', state: made === seed ? 'good' : 'bad', made, told: seed },
    )
  }
  checks.push({ name: 'deal', state: 'good' })
  const counted = { count: total, of: actions.length }
  checks.push({
    name: 'actions',
    state: stumble === undefined ? 'good' : 'bad',
    ...counted,
    ...(stumble === undefined ? {} : { stumble }),
  })
  const scores = result?.seats.map(({ score }) => score)
  const { scores: toldScores } = known
  const same = scores?.length === toldScores?.length && scores?.every((score, at) => score === toldScores?.[at])
  checks.push({
    name: 'result',
    state: toldScores === undefined ? 'open' : same === true ? 'good' : 'bad',
    ...(scores === undefined ? {} : { scores }),
    ...(toldScores === undefined ? {} : { toldScores }),
  })
  return checks
}

/** What this browser saw before the game: the only thing that a record made afterwards cannot fake. */
function checkBefore(findings: readonly Finding[], { local }: Known, kept: Kept | undefined): RecordCheck {
  if (local === true) return { name: 'before', state: 'open', why: 'device' }
  if (kept === undefined || kept.numbers.length === 0) return { name: 'before', state: 'open', why: 'unseen' }
  const names: readonly Finding['name'][] = ['commitment', 'nonce', 'order', 'receipt', 'promises']
  const about = names.flatMap((wanted) => findings.filter(({ name }) => name === wanted))
  const bad = about.find(({ state }) => state === 'disproved')
  if (bad !== undefined) {
    const { known: made, told } = bad
    return { name: 'before', state: 'bad', why: 'differs', ...(made && told ? { made, told } : {}) }
  }
  const stateOf = (wanted: Finding['name']) => about.find(({ name }) => name === wanted)?.state
  if (stateOf('nonce') !== 'proved') return { name: 'before', state: 'open', why: 'unused' }
  return { name: 'before', state: 'good', why: stateOf('order') === 'proved' ? 'bound' : 'early' }
}

function checkSignature(findings: readonly Finding[], { local }: Known): RecordCheck {
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
