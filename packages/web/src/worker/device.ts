import type { Person } from '@orrery/table'

/** This many random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The device itself: it sets up the table and has no seat. */
export const device: Person = { id: 'device', name: '' }
