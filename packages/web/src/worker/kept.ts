import { type GameRecord, makeRecord, parseEntry } from '@orrery/kernel'
import type { Answers } from '@orrery/protocol'
import { type Row, readWithoutRules, recordWithoutRules } from '@orrery/table'
import { botName } from '../games/bot-names.ts'
import type { StoredGame } from '../kept/games.ts'
import type { KeptGame } from './protocol.ts'

/** What can still be read of a game in this browser. Nobody else could have secrets in it. */
export function keptOf({ game, version, seats }: StoredGame, rows: readonly Row[]): KeptGame {
  const { table, decisions } = readWithoutRules(rows)
  const record = makeRecord(recordWithoutRules(table))
  return { game, version, names: seats.map(({ name }) => name), decisions, record }
}

/** What can still be read of a record. */
export function keptRecord(record: GameRecord, occupants?: StoredGame['seats']): KeptGame {
  const { game, version, seats, actions } = record
  const decisions = actions.map((line) => {
    const { seat, id } = parseEntry(line)
    return { seat, action: id }
  })
  const names = Array.from({ length: seats }, (_, seat) => occupants?.[seat]?.name ?? String(seat + 1))
  return { game, version, names, decisions, record: makeRecord(record) }
}

/** What can still be read of an online game. */
export async function keptOnline(id: string, query: string): Promise<KeptGame | undefined> {
  const address = `/api/v1/tables/${id}`
  const [log, record] = await Promise.all([fetch(`${address}/log?${query}`), fetch(`${address}/record?${query}`)])
  if (!log.ok) return undefined
  const { table, decisions }: Answers['log'] = await log.json()
  const names = table.seats.map(({ kind, level, name = '' }, seat) => (kind === 'bot' ? botName(seat, level) : name))
  const { game, version } = table
  return { game, version, names, decisions, ...(record.ok ? { record: await record.text() } : {}) }
}
