import { makeCommitment, makeSeed, ownNonce } from '@orrery/kernel'
import type { Known, RecordCheck } from './replay-protocol.ts'
import type { Recording } from './replay-recording.ts'

/** Checks, one thing after the other, that nobody could bend the shuffle and that the game went as the record says. */
export function checkRecord({ record, total, stumble, result }: Recording, known: Known): RecordCheck[] {
  const { fair, seed, actions } = record
  const checks: RecordCheck[] = []
  if (fair === undefined) {
    checks.push(
      { name: 'commitment', state: 'open' },
      { name: 'nonces', state: 'open' },
      { name: 'seed', state: 'open' },
    )
  } else {
    const commitment = makeCommitment(fair.secret)
    const nonces = fair.nonces.map((nonce, seat) => {
      const own = nonce === ownNonce(fair.secret, seat)
      return { nonce, own, wrong: known.bots?.includes(seat) === true && !own }
    })
    const made = makeSeed(fair.secret, fair.nonces)
    checks.push(
      {
        name: 'commitment',
        state: commitment === fair.commitment ? 'good' : 'bad',
        made: commitment,
        told: fair.commitment,
      },
      { name: 'nonces', state: nonces.some(({ wrong }) => wrong) ? 'bad' : 'good', nonces },
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
  const same = scores?.length === toldScores?.length && scores?.every((score, seat) => score === toldScores?.[seat])
  checks.push({
    name: 'result',
    state: toldScores === undefined ? 'open' : same === true ? 'good' : 'bad',
    ...(scores === undefined ? {} : { scores }),
    ...(toldScores === undefined ? {} : { toldScores }),
  })
  return checks
}
