import type { WireCommand } from '@orrery/protocol'
import { type PersonCommand, seatsOf, type Table } from '@orrery/table'

/** A command for the table: without a seat, it is for the seat being watched from, or the person's only one. */
export function toCommand(wire: WireCommand, table: Table, person: string, from: number | undefined): PersonCommand {
  if (wire.type !== 'act' && wire.type !== 'undo' && wire.type !== 'resign') return wire
  return { ...wire, seat: wire.seat ?? from ?? seatsOf(table, person)[0] ?? -1 }
}
