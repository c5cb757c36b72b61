import { type GameRecord, OrreryError, ownNonce, parseEntry } from '@orrery/kernel'
import type { Command } from './commands.ts'
import { decide, decideNewTable } from './decide.ts'
import { evolve } from './evolve.ts'
import { fold } from './keep.ts'
import type { Library } from './library.ts'
import type { Row } from './rows.ts'
import type { Person, Table } from './table.ts'

/** Who gets a seat at a table that continues a record: a person, or a bot of a level. */
export type NewOccupant = { readonly person: Person } | { readonly level: string }

/** What a table that continues a record is made of. */
export interface Continuation {
  readonly id: string
  /** The secret of the new table, from which its bots' nonces follow. The shuffle stays the record's. */
  readonly secret: string
  readonly record: GameRecord
  /** How many of the record's actions are taken over. */
  readonly upTo: number
  readonly seats: readonly NewOccupant[]
}

/**
 * The first rows of a table that continues a record after some of its actions, with new occupants. The table is created with the record's
 * seed, and the actions become rows like any others: they are checked again as they are applied.
 */
export function continueRecord(
  library: Library,
  { id, secret, record, upTo, seats }: Continuation,
  host: Person,
  now: number,
): {
  readonly rows: readonly Row[]
  readonly table: Table
} {
  if (!Number.isInteger(upTo) || upTo < 0 || upTo > record.actions.length) {
    throw new OrreryError(
      'bad-record',
      `the record has 0 to ${record.actions.length} actions to go on from, not ${upTo}`,
    )
  }
  if (seats.length !== record.seats) {
    throw new OrreryError('bad-seats', `the game is one of ${record.seats}, not of ${seats.length}`)
  }
  if (record.set !== undefined) {
    throw new OrreryError(
      'bad-set',
      'a table is played with the components of its version; this record has a set of its own',
    )
  }
  const { game, version, options, seed } = record
  const create = { type: 'create', id, secret, game, version, seats: seats.length, options, watch: true, seed } as const
  const made = decideNewTable(library, create, host, now)
  if ('refusal' in made) throw new OrreryError('bad-record', `no table: ${made.refusal.code}`)
  const rows: Row[] = [...made.rows]
  const table = fold(library, rows)
  const happen = (row: Row): void => {
    evolve(library, table, row)
    rows.push(row)
  }
  const say = (command: Command, by: Person): void => {
    const decision = decide(library, table, command, by, now)
    if ('refusal' in decision) throw new OrreryError('bad-seats', `no seat: ${decision.refusal.code}`)
    for (const row of decision.rows) happen(row)
  }
  for (const [seat, occupant] of seats.entries()) {
    if ('level' in occupant) say({ type: 'seat-bot', seat, level: occupant.level }, host)
    else say({ type: 'sit', seat, nonce: ownNonce(secret, seat) }, occupant.person)
  }
  say({ type: 'start' }, host)
  for (const line of record.actions.slice(0, upTo)) {
    const { seat, id: action } = parseEntry(line)
    happen({ seq: table.seq + 1, at: now, type: 'acted', seat, action })
  }
  return { rows, table }
}
