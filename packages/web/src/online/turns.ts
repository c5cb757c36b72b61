import type { ListedTable } from '@orrery/protocol'

/** Whether a table waits for this person. */
export function isMyTurn({ phase, seats, toAct }: ListedTable, me: string | undefined): boolean {
  return (
    phase === 'playing' &&
    me !== undefined &&
    toAct.some((seat) => seats[seat]?.id === me && seats[seat]?.away === undefined)
  )
}
