import { type Game, type GameRecord, makeEntry, type OptionSpec, type Seat } from '@orrery/kernel'
import { createTable, evolve } from './evolve.ts'
import { makeLibrary } from './library.ts'
import type { Row } from './rows.ts'
import type { Table } from './table.ts'

/**
 * Stands in for rules that are no longer supported: it accepts every decision of a log without knowing its consequences. So it is still
 * known who sat where, what was decided and what was taken back, but not what anybody saw, whose turn it was, or whether the game is over.
 */
function placeholderGame(id: string, version: number, options: readonly OptionSpec[]): Game {
  const state = (): { rng: [number, number, number, number] } => ({ rng: [1, 0, 0, 0] })
  const parse = (action: unknown) => ({ id: String(action), index: 0, kind: '', n: 0, where: 0 })
  const vocabulary = { actions: [], get: parse, parse }
  return {
    id,
    version,
    seats: { min: 1, max: 99 },
    options,
    vocabulary,
    setup: state,
    toAct: () => [0],
    legal: () => [],
    refuse: () => undefined,
    apply: () => undefined,
    view: () => undefined,
    imagine: state,
    result: () => undefined,
    moment: () => ({ round: 1, turn: 1 }),
    clone: state,
  }
}

/** A game played with rules that are no longer supported, as far as the log alone describes it. */
export interface GameWithoutRules {
  readonly table: Table
  /** Every decision in order; those that were taken back too. */
  readonly decisions: readonly DecisionWithoutRules[]
}

/** One decision of such a game. */
export interface DecisionWithoutRules {
  readonly seq: number
  readonly at: number
  readonly seat: Seat
  readonly action: string
  /** It was taken back later. */
  readonly undone?: true
}

/** Reads a log without its rules. Other players' decisions may be secret until the game is over. */
export function readWithoutRules(rows: readonly Row[]): GameWithoutRules {
  const [first, ...rest] = rows
  if (first?.type !== 'created') throw new Error('a log begins with "created"')
  const library = makeLibrary([placeholderGame(first.game, first.version, optionsIn(rows))], () => [])
  const table = createTable(library, first)
  const voided = new Set<number>()
  const acted: DecisionWithoutRules[] = []
  for (const row of rest) {
    const outcome = evolve(library, table, row)
    for (const seq of outcome.voided ?? []) voided.add(seq)
    if (row.type === 'acted') acted.push({ seq: row.seq, at: row.at, seat: row.seat, action: row.action })
  }
  return { table, decisions: acted.map((each) => (voided.has(each.seq) ? { ...each, undone: true } : each)) }
}

/** The options that a log mentions, with the values it gives them. */
function optionsIn(rows: readonly Row[]): OptionSpec[] {
  const values = new Map<string, Set<string>>()
  for (const row of rows) {
    if (row.type !== 'created' && row.type !== 'set-up') continue
    for (const [id, value] of Object.entries(row.options)) values.set(id, (values.get(id) ?? new Set()).add(value))
  }
  return [...values].map(([id, known]) => ({ id, values: [...known], default: [...known][0] ?? '' }))
}

/** The record of such a game, over or not: it holds everything that was hidden. */
export function recordWithoutRules({ game, version, options, seats, seed, play }: Table): GameRecord {
  const actions = (play?.history ?? []).map(({ seat, id }) => makeEntry(seat, id))
  return { game, version, options, seats: seats.length, seed: seed ?? '', actions }
}
