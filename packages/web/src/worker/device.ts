import type { Person } from '@orrery/table'

/** So many bytes by chance, as hexadecimal digits. */
export function chance(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whoever holds the device: it sets the table up and sits nowhere. */
export const device: Person = { id: 'device', name: '' }
