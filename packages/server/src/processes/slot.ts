import { createHash } from 'node:crypto'

/** The place of a process among those that share a port. */
export interface Slot {
  readonly index: number
  readonly count: number
}

/** In which of several processes a table belongs: a number that only depends on its id. */
export function slotOf(table: string, count: number): number {
  return createHash('sha256').update(table).digest().readUInt32BE(0) % count
}

/** The table that a request is about, from its first bytes; `undefined` when it is about none. */
export function tableOf(head: Buffer): string | undefined {
  return /^[A-Z]+ \/api\/v1\/tables\/([\w-]{1,40})[/? ]/.exec(head.toString('latin1', 0, 200))?.[1]
}
