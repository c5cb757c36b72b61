import type { Me } from '@orrery/protocol'
import { create } from 'zustand'

interface Identity {
  readonly me: Me | undefined
  /** The server could not be reached. */
  readonly unreachable: boolean
}

/** The user's identity on the server; empty until it is known. Pages that never talk to the server load no more than this. */
export const useIdentity = create<Identity>(() => ({ me: undefined, unreachable: false }))

/** Whether a name was given by the server because nobody chose one. */
export function isGuestName(name: string): boolean {
  return /^Guest [\w-]{4}$/.test(name)
}
