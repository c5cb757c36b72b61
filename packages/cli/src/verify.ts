import {
  checkReplay,
  type GameRecord,
  OrreryError,
  parseHash,
  parseNonce,
  parseRecord,
  promiseText,
  type SignedPromise,
} from '@orrery/kernel'
import {
  checkShuffle,
  compare,
  type Finding,
  isSigned,
  type KnownNonce,
  parsePromises,
  parseProof,
  type Witness,
} from '@orrery/kernel/proof'
import { type Given, readArgs } from './args.ts'
import type { Environment } from './environment.ts'
import { readText } from './files.ts'
import { gameOfRecord, type Registered } from './games.ts'
import { UsageError } from './usage.ts'

/** The meaning of the exit codes; 2 is bad input, as everywhere. */
const exit = { proved: 0, disproved: 1, open: 3 } as const

/** What was checked, and the outcome. */
interface Line {
  readonly name: string
  readonly state: Finding['state']
  readonly detail: string
}

interface Report {
  readonly state: Finding['state']
  readonly lines: readonly Line[]
  readonly conclusion: string
}

/**
 * `orrery verify`: what a record proves about its shuffle and its moves, alone or together with what a player kept from before the game;
 * or, without a record, whether promises of a server contradict each other.
 */
export async function verify(words: readonly string[], { out, games }: Environment): Promise<number> {
  const shape = { commitment: 'text', nonce: 'list', promise: 'list', key: 'text', json: 'flag' } as const
  const given = readArgs(words, shape, 1)
  const [path] = given.positionals
  const promises = given.list('promise').flatMap(readPromises)
  if (path === undefined && promises.length < 2) {
    throw new UsageError(
      'verify needs the file of a record or proof (orrery verify <file>), or two promises to compare (--promise a.json --promise b.json)',
    )
  }
  const report =
    path === undefined ? comparePromises(promises) : checkFile(readText(path), readWitness(given, promises), games)
  if (given.flag('json')) {
    const { state, lines, conclusion } = report
    out.print(`${JSON.stringify({ ok: state === 'proved', state, checks: lines, conclusion })}\n`)
  } else print(report, (text) => out.print(text))
  return exit[report.state]
}

/** Promises from a file. Unsigned promises prove nothing for or against a server. */
function readPromises(file: string): readonly SignedPromise[] {
  const promises = parsePromises(readText(file))
  if (promises.length === 0) throw new UsageError(`there is no promise of a server in "${file}"`)
  if (promises.every((promise) => isSigned(promiseText(promise), promise))) return promises
  throw new UsageError(`the promise in "${file}" is not signed with the key that it names`)
}

function readWitness(given: Given, promises: readonly SignedPromise[]): Witness {
  const commitment = given.text('commitment')
  const key = given.text('key')
  const nonces = given.list('nonce').map((text): KnownNonce => {
    const [, seat, digits] = /^(?:(\d{1,2})=)?(.*)$/.exec(text) ?? []
    const nonce = usage(() => parseNonce(digits), '--nonce looks like 0=<32 hexadecimal digits>, the seat first')
    return seat === undefined ? { nonce } : { seat: Number(seat), nonce }
  })
  return {
    ...(commitment === undefined ? {} : { commitment: usage(() => parseHash(commitment), '--commitment') }),
    ...(key === undefined ? {} : { key: usage(() => parseHash(key), '--key') }),
    ...(nonces.length === 0 ? {} : { nonces }),
    ...(promises.length === 0 ? {} : { promises }),
  }
}

function usage<T>(read: () => T, what: string): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof OrreryError) throw new UsageError(`${what}: ${error.message}`)
    throw error
  }
}

function checkFile(text: string, asked: Witness, games: readonly Registered[]): Report {
  const proof = parseProof(text)
  const record = proof?.record ?? parseRecord(text)
  const witness = {
    ...proof?.witness,
    ...asked,
    promises: [...(proof?.witness.promises ?? []), ...(asked.promises ?? [])],
  }
  const findings = checkShuffle(record, witness)
  const lines: Line[] = [...findings, replayLine(record, games), ...unasked(record, witness)]
  const disproved = lines.some(({ state }) => state === 'disproved')
  if (disproved) {
    return { state: 'disproved', lines, conclusion: 'DISPROVED: the record does not hold. Keep the files.' }
  }
  const holds = (name: string): boolean =>
    lines.filter((line) => line.name === name).every(({ state }) => state === 'proved')
  if (!['secret', 'seed', 'replay', 'commitment', 'nonce', 'key'].every(holds)) {
    const conclusion = 'Nothing is disproved, but not everything that was asked can be checked.'
    return { state: 'open', lines, conclusion }
  }
  return { state: 'proved', lines, conclusion: conclusionOf(witness) }
}

function replayLine(record: GameRecord, games: readonly Registered[]): Line {
  try {
    const { check } = checkReplay(gameOfRecord(record, games).game, record)
    const own = record.set === undefined ? '' : ', with a set of components of its own'
    return { name: 'replay', state: check.ok ? 'proved' : 'disproved', detail: `${check.detail}${own}` }
  } catch (error) {
    if (!(error instanceof OrreryError) || error.code !== 'wrong-version') throw error
    // Without its rules nothing can be said about the moves of a game.
    return { name: 'replay', state: 'open', detail: error.message }
  }
}

/** What only a participant can prove. */
function unasked({ fair }: GameRecord, { commitment, nonces = [] }: Witness): Line[] {
  if (fair === undefined) return []
  const lines: Line[] = []
  if (commitment === undefined) {
    const detail =
      'that the secret was chosen before the numbers: compare the commitment with the one you saw before the game (--commitment)'
    lines.push({ name: 'before', state: 'open', detail })
  }
  if (nonces.length === 0) {
    const detail = 'that the numbers are those the players gave: compare your own (--nonce seat=number)'
    lines.push({ name: 'numbers', state: 'open', detail })
  }
  return lines
}

function conclusionOf({ commitment, nonces = [] }: Witness): string {
  if (commitment !== undefined && nonces.length > 0) {
    const late = nonces.some(({ afterLock }) => afterLock === true)
    const bound = 'The server was bound to its secret before it knew this number, so it could not choose the shuffle'
    return late
      ? `${bound}, nor could any player who worked with it.`
      : `${bound}. A player who sat down later and worked with the server could have, unless the number was revealed after the start.`
  }
  return 'The record agrees with itself. Who made the record could still have chosen the secret after the numbers.'
}

function comparePromises(promises: readonly SignedPromise[]): Report {
  const lines: Line[] = []
  for (const [i, a] of promises.entries()) {
    for (const [j, b] of promises.entries()) {
      if (j <= i) continue
      const relation = compare(a, b)
      const pair = `${i + 1} and ${j + 1}`
      if (relation.kind === 'agree') {
        lines.push({ name: 'promises', state: 'proved', detail: `${pair} agree: table ${a.table}, key ${a.key}` })
      } else if (relation.kind !== 'contradict') {
        lines.push({ name: 'promises', state: 'open', detail: `${pair} cannot be compared: ${relation.detail}` })
      } else {
        const detail = `${pair} contradict each other (${relation.what}) for table ${a.table}, both signed with the key ${a.key}: ${relation.detail}`
        lines.push({ name: 'promises', state: 'disproved', detail })
      }
    }
  }
  if (lines.some(({ state }) => state === 'disproved')) {
    const conclusion =
      'PROOF: the server promised different things for one table. Anybody with these two files can check it.'
    return { state: 'disproved', lines, conclusion }
  }
  if (lines.some(({ state }) => state === 'open')) {
    return { state: 'open', lines, conclusion: 'These promises cannot all be compared.' }
  }
  return { state: 'proved', lines, conclusion: 'The promises agree.' }
}

const headings = { proved: 'Proved', open: 'Not proved', disproved: 'DISPROVED' } as const

function print({ lines, conclusion }: Report, write: (text: string) => void): void {
  for (const state of ['proved', 'open', 'disproved'] as const) {
    const some = lines.filter((line) => line.state === state)
    if (some.length === 0) continue
    write(`${headings[state]}:\n`)
    for (const { name, detail } of some) write(`  ${name}: ${detail}\n`)
  }
  write(`${conclusion}\n`)
}
