import { type PersonCommand, seatsOf, type Table } from '@orrery/table'
import type { WireCommand } from './protocol.ts'

/** A command for the table: a seat that was left out is the one looked from, or the person's only one. */
export function toCommand(wire: WireCommand, table: Table, person: string, from: number | undefined): PersonCommand {
  if (wire.type !== 'act' && wire.type !== 'undo' && wire.type !== 'resign') return exact(wire)
  return exact({ ...wire, seat: wire.seat ?? from ?? seatsOf(table, person)[0] ?? -1 })
}

/** JSON has no `undefined`: what the schema calls optional is absent, and that is all the types disagree about. */
function exact<T extends WireCommand>(wire: T): PersonCommand {
  return wire as PersonCommand
}
