import type { Game, Seat } from '@orrery/kernel'
import { allowance, lagQuota } from './clock-spec.ts'
import { isPresent, type SeatClock, type Table } from './table.ts'

/** How long players have to give their nonces once the host has started. */
export const SHUFFLE_TIME = 15_000

/** Clocks as they stand at the beginning of a game. */
export function freshClocks(table: Table): SeatClock[] {
  const given = allowance(table.clock)
  if (given === undefined) return []
  const { first } = lagQuota(table.clock)
  return table.seats.map(() => ({ ...given, granted: 0, running: undefined, lag: first }))
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
  const { gain, most } = lagQuota(table.clock)
  const running = table.phase === 'playing' && table.pause.since === undefined
  const asked = running ? game.toAct(play.state) : []
  const { turn } = game.moment(play.state)
  for (const [seat, clock] of play.clocks.entries()) {
    const left = leftAt(clock, at)
    clock.turn = left.turn
    clock.reserve = left.reserve
    clock.running = undefined
    if (!asked.includes(seat) || !isPresent(table.seats[seat])) continue
    if (clock.granted !== turn) {
      clock.turn = given.turn
      clock.granted = turn
      clock.lag = Math.min(most, lagLeft(table, clock) + gain)
    }
    clock.running = at
  }
}

/** How much a seat can still get back for lag. Tables older than this rule start with the full amount. */
function lagLeft({ clock: spec }: Table, clock: SeatClock): number {
  return clock.lag ?? lagQuota(spec).first
}

/** How much of this lag a seat that decides now gets back: no more than is left for it, and no more than it has used. */
export function lagRefund(table: Table, seat: Seat, lag: number, at: number): number {
  const clock = table.play?.clocks[seat]
  if (clock?.running === undefined || lag <= 0) return 0
  return Math.max(0, Math.floor(Math.min(lag, lagLeft(table, clock), at - clock.running)))
}

/** Gives a seat time back. */
export function refundLag(table: Table, seat: Seat, ms: number): void {
  const clock = table.play?.clocks[seat]
  if (clock?.running === undefined) return
  clock.running += ms
  clock.lag = Math.max(0, lagLeft(table, clock) - ms)
}

/** A time in which nobody could play because no server was running. `until` may lie in the future: people need a moment to return. */
export interface Outage {
  readonly from: number
  readonly until: number
}

/** Whether the table's clocks would have run during this outage, and have not been stopped for it yet. */
export function affectsClocks(table: Table, { until }: Outage): boolean {
  if (until <= table.heldUntil || table.damage !== undefined) return false
  if (table.phase === 'shuffling') return (table.shuffleUntil ?? 0) - SHUFFLE_TIME < until
  if (table.phase !== 'playing') return false
  return table.play?.clocks.some(({ running }) => running !== undefined && running < until) === true
}

/** Stops the clocks for a time in which nobody could play: time used before it stays used, and they run on after it. */
export function hold(table: Table, { from, until }: Outage): void {
  table.heldUntil = Math.max(table.heldUntil, until)
  for (const clock of table.play?.clocks ?? []) {
    if (clock.running === undefined || clock.running >= until) continue
    const left = leftAt(clock, from)
    clock.turn = left.turn
    clock.reserve = left.reserve
    clock.running = until
  }
  const began = (table.shuffleUntil ?? 0) - SHUFFLE_TIME
  if (table.shuffleUntil === undefined || began >= until) return
  table.shuffleUntil = until + Math.max(0, table.shuffleUntil - Math.max(from, began))
}

/** When a seat's time is over, if its clock is running; it includes what a decision taken in time may need to arrive. */
export function seatDeadline(table: Table, seat: Seat): number | undefined {
  const clock = table.play?.clocks[seat]
  if (clock?.running === undefined) return undefined
  return clock.running + clock.turn + clock.reserve + Math.min(lagLeft(table, clock), lagQuota(table.clock).gain)
}

/** When the keeper has to send `expire` to the table at the latest; `undefined` when the table waits for nothing. */
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
