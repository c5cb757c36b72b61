import { type ComponentType, type ReactNode, useCallback, useId, useSyncExternalStore } from 'react'

/**
 * Makes a hook that is true for exactly one of the components on the page that use it. Definitions of a drawing stand beside every
 * piece that needs them, but ids must be unique on a page, so only one of them draws.
 */
function makeFirst(): () => boolean {
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

/**
 * The shared drawings of a game, out of sight. Everything that shows a piece puts them beside it; only one of them draws.
 * `className` is what their colours depend on.
 */
export function makeDefs(Drawings: ComponentType, className = ''): () => ReactNode {
  const useFirst = makeFirst()
  return function Defs() {
    if (!useFirst()) return null
    return (
      <svg className={`night bd-defs ${className}`} width="0" height="0" aria-hidden="true">
        <defs>
          <Drawings />
        </defs>
      </svg>
    )
  }
}
