import { useCallback, useId, useSyncExternalStore } from 'react'

/**
 * Makes a hook that is true for one of all the components on the page that use it. Definitions of a drawing stand beside every
 * piece that needs them, but ids must be unique on a page, so only one of them draws.
 */
export function makeFirst(): () => boolean {
  const mounted: string[] = []
  const listeners = new Set<() => void>()
  function join(id: string, listener: () => void): () => void {
    mounted.push(id)
    listeners.add(listener)
    for (const notify of listeners) notify()
    return () => {
      mounted.splice(mounted.indexOf(id), 1)
      listeners.delete(listener)
      for (const notify of listeners) notify()
    }
  }
  return function useFirst() {
    const id = useId()
    const subscribe = useCallback((listener: () => void) => join(id, listener), [id])
    const owner = useSyncExternalStore(subscribe, () => mounted[0])
    return owner === undefined || owner === id
  }
}
