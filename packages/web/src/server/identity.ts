import type { Me } from '@orrery/protocol'
import { create } from 'zustand'
import { ServerError, server } from './api.ts'
import { wasOnline } from './mark.ts'

interface Identity {
  readonly me: Me | undefined
  /** The server was asked and cannot be reached. */
  readonly unreachable: boolean
}

/** Who I am on the server; empty until it was asked. */
export const useIdentity = create<Identity>(() => ({ me: undefined, unreachable: false }))

let asking: Promise<Me | undefined> | undefined

/** Asks the server who I am; whoever is nobody yet becomes a guest. */
export function identify(): Promise<Me | undefined> {
  asking ??= server.me().then(
    (me) => {
      know(me)
      return me
    },
    (error: unknown) => {
      asking = undefined
      useIdentity.setState({ unreachable: true })
      if (!(error instanceof ServerError)) throw error
      return undefined
    },
  )
  return asking
}

/** From now on I am this. */
export function know(me: Me): void {
  wasOnline(true)
  asking = Promise.resolve(me)
  useIdentity.setState({ me, unreachable: false })
}

/** I am nobody any more. */
export function forget(): void {
  wasOnline(false)
  asking = undefined
  useIdentity.setState({ me: undefined })
}

/** Whether a name was given by the server because nobody chose one. */
export function isGuestName(name: string): boolean {
  return /^Guest [\w-]{4}$/.test(name)
}

/** Takes a name, if it is another one. */
export async function callMe(name: string): Promise<void> {
  const { me } = useIdentity.getState()
  const wanted = name.trim()
  if (wanted === '' || wanted === me?.name) return
  const renamed = await server.rename(wanted)
  know({ ...me, ...renamed })
}
