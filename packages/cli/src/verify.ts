import { verify as verifyRecord } from '@orrery/kernel'
import { readArgs } from './args.ts'
import { readRecord } from './files.ts'
import { findGame, type Registered } from './games.ts'
import type { Output } from './output.ts'

/** `orrery verify`: checks commitment, seed and every move of a record. Exit code 1 when something does not hold. */
export async function verify(words: readonly string[], output: Output, games: readonly Registered[]): Promise<number> {
  const given = readArgs(words, { json: 'flag' }, 1)
  const record = readRecord(given.positionals[0], 'verify')
  const { game } = findGame(record.game, games)
  const verdict = verifyRecord(game, record)
  if (given.flag('json')) {
    output.print(`${JSON.stringify(verdict)}\n`)
  } else {
    for (const { name, ok, detail } of verdict.checks) output.print(`${ok ? 'ok    ' : 'FAILED'} ${name}: ${detail}\n`)
    output.print(verdict.ok ? 'The record is verified.\n' : 'The record is NOT verified.\n')
  }
  return verdict.ok ? 0 : 1
}
