import { type Game, makeBinding, makeCommitment, makeRecord, makeSeed, ownNonce } from '@orrery/kernel'
import { checkShuffle, compare, isDisproved, parsePromises, parseProof } from '@orrery/kernel/proof'
import type { TableSight } from '@orrery/table'
import { describe, expect, test } from 'vitest'
import { comets } from '../../../kernel/test/comets/comets.ts'
import { type Cheats, makeKey, type PlayerOutcome, playWithCheats, promised } from '../../tests/cheating-server.ts'
import { memoryEvidence } from '../kept/shuffle-evidence.ts'
import { judge } from './verdict.ts'

function fail(): never {
  throw new Error('no proof')
}

const faultsOf = ({ verdict }: PlayerOutcome) => verdict.faults.map(({ name }) => name)
const kinds = (fates: readonly PlayerOutcome[]) => fates.map(({ verdict }) => verdict.kind)

/** The server tries secrets until the deal starts as it likes: the first player it favours gets a certain card. */
function grind(nonces: readonly string[]): { secret: string; nonces: readonly string[] } {
  for (let n = 0; n < 10_000; n++) {
    const secret = n.toString(16).padStart(64, '0')
    const used = nonces.map((nonce, seat) => (seat === 2 ? ownNonce(secret, 2) : nonce))
    if (makeSeed(secret, used).startsWith('0')) return { secret, nonces: used }
  }
  throw new Error('no luck')
}

describe('an honest server', () => {
  test('is proved honest to every player, even through reloads of the page', async () => {
    for (const reloads of [false, true]) {
      const fates = await playWithCheats(comets, {}, { reloads })
      expect(kinds(fates)).toEqual(['bound', 'bound'])
      for (const { verdict, nonce } of fates) {
        expect(verdict).toMatchObject({ faults: [], withheld: [], signed: true })
        const proof = parseProof(verdict.proof)
        expect(proof?.witness.nonces?.[0]?.nonce).toBe(nonce)
        expect(proof !== undefined && isDisproved(checkShuffle(proof.record, proof.witness))).toBe(false)
      }
    }
  })

  test('a player whose page was hidden revealed the number early; one who was away revealed none', async () => {
    expect(kinds(await playWithCheats(comets, {}, { early: 1 }))).toEqual(['bound', 'early'])
    const fates = await playWithCheats(comets, {}, { away: 1 })
    expect(kinds(fates)).toEqual(['bound', 'unused'])
    expect(fates.map(({ verdict }) => verdict.withheld)).toEqual([[1], [1]])
  })

  test('another browser has seen nothing of the beginning, and a spectator gave no number', async () => {
    const [ada] = await playWithCheats(comets)
    const text = makeRecord(parseProof(ada?.verdict.proof ?? '')?.record ?? fail())
    const seen = { steps: [], view: undefined }
    const shown = { game: comets as Game, text, bots: [2], evidence: undefined, seen }
    expect(judge({ ...shown, seat: 0 })).toMatchObject({ kind: 'unseen', faults: [] })
    expect(judge({ ...shown, seat: undefined }).kind).toBe('watched')
    expect(judge({ ...shown, seat: 0, text: '{' })).toMatchObject({ kind: 'alarm', faults: [{ name: 'record' }] })
  })

  test('a new key is noticed once', async () => {
    const stores = [memoryEvidence(), memoryEvidence()]
    const first = makeKey()
    await stores[0]?.rememberKey(first.key, 5)
    const [ada, bo] = await playWithCheats(comets, {}, { stores })
    expect(ada?.verdict.keyChanged).toMatchObject({ since: 5, from: first.key })
    expect(bo?.verdict.keyChanged).toBeUndefined()
  })
})

describe('a cheating server is caught by each player', () => {
  test('trying secrets once the numbers are known', async () => {
    const fates = await playWithCheats(comets, { deal: (_secret, nonces) => grind(nonces) })
    for (const fate of fates) {
      expect(fate.verdict.kind).toBe('alarm')
      expect(faultsOf(fate)).toEqual(expect.arrayContaining(['commitment', 'bindings', 'promises']))
    }
  })

  test('exchanging the commitment, with new promises for the record', async () => {
    const signer = makeKey()
    const lies: Cheats = {
      deal: (_secret, nonces) => grind(nonces),
      record: (record) => {
        const { fair } = record
        if (fair === undefined) return record
        const { commitment, promises = [], nonces } = fair
        const seats = nonces.map((nonce, seat) => (seat === 2 ? 'bot' : makeBinding('t1', commitment, nonce)))
        const again = promises.map((each) => {
          const deal = each.deal === undefined ? {} : { deal: { ...each.deal, seats } }
          return promised(signer, { ...each, commitment, ...deal })
        })
        return { ...record, fair: { ...fair, promises: again } }
      },
    }
    const fates = await playWithCheats(comets, lies, { signer })
    for (const fate of fates) {
      expect(faultsOf(fate)).toEqual(expect.arrayContaining(['commitment', 'promises']))
      // The record alone would pass; together with one player's evidence it convicts the server before anybody.
      const proof = parseProof(fate.verdict.proof)
      if (proof === undefined) throw new Error('no proof')
      expect(isDisproved(checkShuffle(proof.record))).toBe(false)
      const promises = parsePromises(fate.verdict.proof)
      const contradictions = promises.flatMap((a, i) =>
        promises.slice(i + 1).filter((b) => compare(a, b).kind === 'contradict'),
      )
      expect(contradictions.length).toBeGreaterThan(0)
    }
  })

  test('showing different commitments to different players', async () => {
    const signer = makeKey()
    const other = makeCommitment('0b'.repeat(32))
    const withOther = (sight: TableSight): TableSight => {
      const { promise, lock } = sight.fair
      const fair = {
        ...sight.fair,
        commitment: other,
        ...(promise === undefined ? {} : { promise: promised(signer, { ...promise, commitment: other }) }),
        ...(lock === undefined ? {} : { lock: promised(signer, { ...lock, commitment: other }) }),
      }
      return { ...sight, fair }
    }
    const lies: Cheats = { show: (sight, player) => (player === 1 ? withOther(sight) : sight) }
    const fates = await playWithCheats(comets, lies, { signer })
    const [ada, bo] = fates
    if (ada === undefined || bo === undefined) throw new Error('nobody')
    // The server keeps its word to Ada, and she finds out all the same: Bo is bound to what he was shown.
    expect(faultsOf(ada)).toEqual(['bindings'])
    expect(ada.verdict.faults[0]?.seats).toEqual([1])
    expect(faultsOf(bo)).toEqual(expect.arrayContaining(['commitment', 'promises']))
    const [a] = ada.play.evidence?.promises ?? []
    const [b] = bo.play.evidence?.promises ?? []
    expect(a !== undefined && b !== undefined && compare(a, b)).toMatchObject({ kind: 'contradict' })
  })

  test('leaving out a number', async () => {
    const [ada, bo] = await playWithCheats(comets, {
      deal: (secret, nonces) => ({ secret, nonces: [ownNonce(secret, 0), ...nonces.slice(1)] }),
    })
    if (ada === undefined || bo === undefined) throw new Error('nobody')
    expect(faultsOf(ada)).toEqual(['nonce', 'receipt'])
    // The others learn whose number is missing. Only Ada knows that she revealed it, and has the receipt to show.
    expect(bo.verdict).toMatchObject({ kind: 'bound', withheld: [0] })
    const proof = parseProof(ada.verdict.proof)
    expect(proof?.witness.receipts).toHaveLength(1)
  })

  test('exchanging a number, even its own puppet’s: it makes no difference who sits there', async () => {
    const chosen = '77'.repeat(16)
    const [ada, bo] = await playWithCheats(comets, {
      deal: (secret, nonces) => ({ secret, nonces: [nonces[0] ?? '', chosen, nonces[2] ?? ''] }),
    })
    if (ada === undefined || bo === undefined) throw new Error('nobody')
    expect(faultsOf(ada)).toEqual(['bindings'])
    expect(faultsOf(bo)).toEqual(['nonce', 'receipt', 'bindings'])
  })

  test('adding a number of its own at a bot’s seat when the others are known', async () => {
    const fates = await playWithCheats(comets, {
      deal: (secret, nonces) => ({ secret, nonces: [...nonces.slice(0, 2), '77'.repeat(16)] }),
    })
    for (const fate of fates) expect(faultsOf(fate)).toEqual(['own'])
  })

  test('showing cards other than those it dealt', async () => {
    const [ada, bo] = await playWithCheats(comets, { shownSeed: (seed, player) => (player === 0 ? `${seed}!` : seed) })
    expect(ada === undefined ? [] : faultsOf(ada)).toEqual(['seen'])
    expect(bo?.verdict.kind).toBe('bound')
  })

  test('writing another game into the record', async () => {
    const fates = await playWithCheats(comets, {
      record: (record) => ({ ...record, actions: record.actions.slice(0, -1) }),
    })
    for (const fate of fates) expect(faultsOf(fate)).toEqual(['seen'])
    const illegal = await playWithCheats(comets, {
      record: (record) => ({ ...record, actions: ['0 done', ...record.actions] }),
    })
    for (const fate of illegal) expect(fate.verdict.kind).toBe('alarm')
  })
})

describe('no number is revealed to a server that', () => {
  const lockedAs = (change: (sight: TableSight) => TableSight): Cheats => ({
    show: (sight) => (sight.phase === 'open' ? sight : change(sight)),
  })
  const withLock = (sight: TableSight, lock: TableSight['fair']['lock']): TableSight => {
    const { lock: _lock, ...fair } = sight.fair
    return { ...sight, fair: lock === undefined ? fair : { ...fair, lock } }
  }
  const signer = makeKey()

  test.each<[string, string, Cheats]>([
    [
      'shows another commitment after the bindings',
      'commitment',
      lockedAs((sight) => ({ ...sight, fair: { ...sight.fair, commitment: '0b'.repeat(32) } })),
    ],
    ['starts without signing the bindings', 'unsigned', lockedAs((sight) => withLock(sight, undefined))],
    [
      'signs other bindings',
      'binding',
      lockedAs((sight) => {
        const { lock } = sight.fair
        if (lock?.deal === undefined) return sight
        const seats = lock.deal.seats.map(() => '0b'.repeat(32))
        return withLock(sight, promised(signer, { ...lock, deal: { ...lock.deal, seats } }))
      }),
    ],
    [
      'signs other options',
      'promise',
      lockedAs((sight) => {
        const { lock } = sight.fair
        if (lock?.deal === undefined) return sight
        return withLock(sight, promised(signer, { ...lock, deal: { ...lock.deal, options: { short: 'on' } } }))
      }),
    ],
    [
      'does not really sign',
      'promise',
      lockedAs((sight) => {
        const { lock } = sight.fair
        return lock === undefined ? sight : withLock(sight, { ...lock, signature: '00'.repeat(64) })
      }),
    ],
    [
      'signs with another key than the commitment',
      'promise',
      lockedAs((sight) => {
        const { lock } = sight.fair
        return lock === undefined ? sight : withLock(sight, promised(makeKey(), lock))
      }),
    ],
  ])('%s', async (_name, mistrust, lies) => {
    const fates = await playWithCheats(comets, lies, { signer })
    for (const { nonce, play } of fates) {
      expect(nonce).toBeUndefined()
      expect(play.distrust).toBe(mistrust)
    }
  })
})

test('a number that was revealed early is replaced when the page is visible again, and not before', async () => {
  const { FairPlay } = await import('./fair-play.ts')
  const play = new FairPlay(memoryEvidence(), 't1', 'p-ada')
  const commitment = makeCommitment('5e'.repeat(32))
  const sight = (part: string, nonce: boolean): TableSight => ({
    ...{ id: 't1', game: 'comets', version: 1, phase: 'open', host: 'p-ada', options: {}, clock: { kind: 'none' } },
    ...{ private: false, spectators: true, hotseat: false, rated: false, standIn: 'random', createdAt: 1 },
    seats: [{ kind: 'person', id: 'p-ada', nonce }],
    fair: { commitment, seats: [part] },
    pause: { wanted: [] },
  })
  await play.see(sight('none', false), 0, 1)
  const first = await play.next(sight('none', false), 0, true)
  if (first?.type !== 'bind') throw new Error('not bound')
  const early = play.early(sight(first.binding, false), 0)
  expect(early !== undefined && makeBinding('t1', commitment, early)).toBe(first.binding)
  expect(await play.next(sight(first.binding, false), 0, true)).toBeUndefined()
  expect(await play.next(sight(first.binding, true), 0, false)).toBeUndefined()
  const second = await play.next(sight(first.binding, true), 0, true)
  expect(second?.type === 'bind' && second.binding).not.toBe(first.binding)
  // A binding made by another device of the same person is left alone.
  expect(await play.next(sight('0b'.repeat(32), true), 0, true)).toBeUndefined()
  expect(play.early(sight('0b'.repeat(32), false), 0)).toBeUndefined()
})
