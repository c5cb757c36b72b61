import { verify as verifyRecord } from '@orrery/kernel'
import { readArgs } from './args.ts'
import { readRecord } from './files.ts'
import { findGame } from './games.ts'
import type { Surroundings } from './surroundings.ts'

/** `orrery verify`: checks commitment, seed and every move of a record. Exit code 1 when something does not hold. */
export async function verify(words: readonly string[], { out, games }: Surroundings): Promise<number> {
  const given = readArgs(words, { json: 'flag' }, 1)
  const record = readRecord(given.positionals[0], 'verify')
  const { game } = findGame(record.game, games)
  const verdict = verifyRecord(game, record)
  if (given.flag('json')) {
    out.print(`${JSON.stringify(verdict)}\n`)
  } else {
    for (const { name, ok, detail } of verdict.checks) out.print(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${detail}\n`)
    out.print(verdict.ok ? 'The record is verified.\n' : 'The record is NOT verified.\n')
  }
  return verdict.ok ? 0 : 1
}
