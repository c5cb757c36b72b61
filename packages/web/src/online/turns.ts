import type { ListedTable } from '@orrery/protocol'

/** Whether a table waits for this person. */
export function isMyTurn({ phase, seats, toAct }: ListedTable, me: string | undefined): boolean {
  return (
    phase === 'playing' &&
    me !== undefined &&
    toAct.some((seat) => seats[seat]?.id === me && seats[seat]?.away === undefined)
  )
}

/** Tables at which a person is not seated. */
export function notMine(tables: readonly ListedTable[], me: string | undefined): readonly ListedTable[] {
  return tables.filter(({ seats }) => !seats.some(({ id }) => id !== undefined && id === me))
}

/** The tables in their order, those that wait for a person first and finished ones last. */
export function myTurnsFirst(tables: readonly ListedTable[], me: string | undefined): readonly ListedTable[] {
  const place = (table: ListedTable): number => (isMyTurn(table, me) ? 0 : table.phase === 'over' ? 2 : 1)
  return tables.toSorted((a, b) => place(a) - place(b))
}
