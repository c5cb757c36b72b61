import { useEffect, useRef } from 'react'

/** What is open over a table, the newest last. */
const open: (() => void)[] = []

/** What a browser offers for its back gesture; some have none. */
interface Watching {
  onclose: (() => void) | null
  destroy(): void
}

const Watcher: unknown = typeof window === 'undefined' ? undefined : Reflect.get(window, 'CloseWatcher')

function onKey(event: KeyboardEvent): void {
  const close = open.at(-1)
  // The browser's own windows handle the key themselves.
  if (event.key !== 'Escape' || close === undefined || document.querySelector('dialog[open], :popover-open') !== null)
    return
  event.preventDefault()
  event.stopImmediatePropagation()
  close()
}

/**
 * While something is open that closes by itself with Esc, the back gesture closes it too. A browser with `CloseWatcher` does so without
 * help; in others an entry of the history stands for it. `opened` is called with what closes it, and returns what to do once it is closed.
 */
export function useBack(isOpen: boolean, close: () => void, opened?: (shut: () => void) => () => void): void {
  const latest = useRef(close)
  latest.current = close
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done at the beginning and at the end does not change
  useEffect(() => {
    if (!isOpen) return
    const shut = (): void => latest.current()
    const closed = opened?.(shut)
    const back = Watcher === undefined ? import('./back.ts').then(({ closeByBack }) => closeByBack(shut)) : undefined
    return () => {
      closed?.()
      void back?.then((stop) => stop())
    }
  }, [isOpen])
}

function watch(shut: () => void): () => void {
  if (open.push(shut) === 1) addEventListener('keydown', onKey, true)
  const watcher: Watching | undefined = typeof Watcher === 'function' ? Reflect.construct(Watcher, []) : undefined
  if (watcher !== undefined) watcher.onclose = shut
  return () => {
    open.splice(open.indexOf(shut), 1)
    if (open.length === 0) removeEventListener('keydown', onKey, true)
    watcher?.destroy()
  }
}

/** While something is open, Esc and the back gesture of a phone close it before they do anything else. */
export function useClosing(isOpen: boolean, close: () => void): void {
  useBack(isOpen, close, watch)
}
