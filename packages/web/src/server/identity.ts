import type { Me } from '@orrery/protocol'
import { ServerError, server } from './api.ts'
import { rememberIdentity } from './remember.ts'
import { useIdentity } from './who.ts'

let asking: Promise<Me | undefined> | undefined

/** Asks the server who the user is; a new user becomes a guest. */
export function identify(): Promise<Me | undefined> {
  asking ??= server.me().then(
    (me) => {
      setIdentity(me)
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

/** Sets the user's identity. */
export function setIdentity(me: Me): void {
  rememberIdentity(true)
  asking = Promise.resolve(me)
  useIdentity.setState({ me, unreachable: false })
}

/** Clears the user's identity. */
export function clearIdentity(): void {
  rememberIdentity(false)
  asking = undefined
  useIdentity.setState({ me: undefined })
}

/** Changes the user's name, if it is a new one. */
export async function takeName(name: string): Promise<void> {
  const { me } = useIdentity.getState()
  const wanted = name.trim()
  if (wanted === '' || wanted === me?.name) return
  const renamed = await server.rename(wanted)
  setIdentity({ ...me, ...renamed })
}
