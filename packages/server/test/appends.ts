import type { Append } from '../src/store/commit.ts'

/** What the lists know of an open table, for tests to which it does not matter. */
export const head: Append['head'] = {
  game: 'comets',
  phase: 'open',
  host: 'p1',
  private: 0,
  code: '',
  open_seats: 1,
  created_at: 1_700_000_000_000,
  updated_at: 1_700_000_000_000,
  summary: '{}',
  to_act: '',
  wake_at: 0,
  lobby_at: null,
  archived_at: 0,
}

/** Rows for the log of such a table. */
export const append = (table: string, after: number, ...rows: string[]): Append => ({ table, after, rows, head })
