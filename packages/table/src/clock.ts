import type { Game, Seat } from '@orrery/kernel'
import { allowance } from './clock-spec.ts'
import { present, type SeatClock, type Table } from './table.ts'

/** Clocks as they stand at the beginning of a game. */
export function freshClocks(table: Table): SeatClock[] {
  const given = allowance(table.clock)
  if (given === undefined) return []
  return table.seats.map(() => ({ turn: given.turn, reserve: given.reserve, granted: 0, running: undefined }))
}

/** What is left on a clock at a time: the turn's own time goes first, then the reserve. */
export function leftAt(clock: SeatClock, at: number): { turn: number; reserve: number } {
  const used = clock.running === undefined ? 0 : Math.max(0, at - clock.running)
  const beyond = Math.max(0, used - clock.turn)
  return { turn: Math.max(0, clock.turn - used), reserve: Math.max(0, clock.reserve - beyond) }
}

/** Stops every clock at this time and starts those of the seats that are asked now. */
export function retime(game: Game, table: Table, at: number): void {
  const given = allowance(table.clock)
  const { play } = table
  if (play === undefined || given === undefined) return
  const running = table.phase === 'playing' && table.pause.since === undefined
  const asked = running ? game.toAct(play.state) : []
  const { turn } = game.moment(play.state)
  for (const [seat, clock] of play.clocks.entries()) {
    const left = leftAt(clock, at)
    clock.turn = left.turn
    clock.reserve = left.reserve
    clock.running = undefined
    if (!asked.includes(seat) || !present(table.seats[seat])) continue
    if (clock.granted !== turn) {
      clock.turn = given.turn
      clock.granted = turn
    }
    clock.running = at
  }
}

/** When the time of a seat is over, if its clock runs. */
export function seatDeadline(table: Table, seat: Seat): number | undefined {
  const clock = table.play?.clocks[seat]
  return clock?.running === undefined ? undefined : clock.running + clock.turn + clock.reserve
}

/** When the keeper has to say `expire` to the table at the latest; `undefined` when nothing is waited for. */
export function deadline(table: Table): number | undefined {
  if (table.phase === 'shuffling') return table.shuffleUntil
  if (table.phase !== 'playing') return undefined
  let first: number | undefined
  for (let seat = 0; seat < table.seats.length; seat++) {
    const at = seatDeadline(table, seat)
    if (at !== undefined && (first === undefined || at < first)) first = at
  }
  return first
}
