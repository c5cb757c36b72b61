/**
 * The back gesture in browsers that have no `CloseWatcher`: one entry of the history stands for everything that is open. Going back takes
 * that entry and closes what is on top; whatever is still open gets a new entry.
 */

/** What marks the entry in the history's state. */
const MARK = 'orreryOpen'

const open: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const isMarked = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/** Adds or removes the entry. A window that makes room for another one needs neither. */
function settle(): void {
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
  // Also where somebody has come back to the entry of something that was left by a link.
  else if (open.length === 0 && isMarked()) history.back()
}

const settleSoon = (): void => {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

addEventListener('popstate', () => {
  if (!isMarked()) open.at(-1)?.()
  settleSoon()
})

/** Lets the back gesture close something first, until the returned function is called. */
export function closeByBack(close: () => void): () => void {
  open.push(close)
  settleSoon()
  return () => {
    open.splice(open.indexOf(close), 1)
    settleSoon()
  }
}
