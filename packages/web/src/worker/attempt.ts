import { parseRecord } from '@orrery/kernel'
import { continueGame } from './continue.ts'
import { loadRules } from './engines.ts'
import type { LogStore } from './local-keeper.ts'
import type { NewAttempt } from './protocol.ts'

/** Who answers for the others while a turn is played again. */
const OTHERS = 'medium'

/** The log of a turn that is played again: it begins with a record up to a position, and is gone with the worker. */
export async function openAttempt({ record: text, from, seat, names }: NewAttempt): Promise<LogStore> {
  const record = parseRecord(text)
  const seats = names.map((name, each) => (each === seat ? { name } : { name, bot: OTHERS }))
  const table = await continueGame(await loadRules(record), record, from, seats)
  return {
    load: async () => table,
    append: async (_, rows, apply) => {
      apply(rows)
    },
  }
}
