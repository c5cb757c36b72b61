import { useEffect, useRef } from 'react'

/** What is open over a table, the newest last. */
const open: (() => void)[] = []

/** What a browser offers for its back gesture; some have none. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

function makeWatcher(): Watcher | undefined {
  const made: unknown = Reflect.get(window, 'CloseWatcher')
  return typeof made === 'function' ? Reflect.construct(made, []) : undefined
}

function onKey(event: KeyboardEvent): void {
  const close = open.at(-1)
  // The browser's own windows handle the key themselves.
  if (event.key !== 'Escape' || close === undefined || document.querySelector('dialog[open], :popover-open') !== null)
    return
  event.preventDefault()
  event.stopImmediatePropagation()
  close()
}

/** While something is open, Esc and the back gesture of a phone close it before they do anything else. */
export function useClosing(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const shut = (): void => latest.current()
    if (open.push(shut) === 1) addEventListener('keydown', onKey, true)
    const watcher = makeWatcher()
    if (watcher !== undefined) watcher.onclose = shut
    return () => {
      open.splice(open.indexOf(shut), 1)
      if (open.length === 0) removeEventListener('keydown', onKey, true)
      watcher?.destroy()
    }
  }, [isOpen])
}
