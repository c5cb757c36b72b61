import { type RefObject, useEffect } from 'react'

/** Everything that is lit, in reading order: rows from the top, and within a row from the left. */
function litTargets(within: ParentNode): (HTMLElement | SVGElement)[] {
  const found: { element: HTMLElement | SVGElement; x: number; y: number }[] = []
  for (const element of within.querySelectorAll<HTMLElement | SVGElement>('[data-action],[data-step]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || element.matches(':disabled,[aria-disabled="true"]')) continue
    found.push({ element, x: left + width / 2, y: top + height / 2 })
  }
  // Targets whose centres differ by less than half a touch target are in one row.
  found.sort((a, b) => (Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x))
  return found.map(({ element }) => element)
}

/** Moves the focus to the next or the previous lit target. */
function walkTargets(within: ParentNode, step: 1 | -1): void {
  const targets = litTargets(within)
  const focused = document.activeElement
  const now = focused instanceof HTMLElement || focused instanceof SVGElement ? targets.indexOf(focused) : -1
  const next = now === -1 ? (step === 1 ? 0 : targets.length - 1) : (now + step + targets.length) % targets.length
  targets[next]?.focus({ preventScroll: false })
}

/** What the keys of a table do. */
interface TableKeys {
  undo(): void
  undoTurn(): void
  endTurn(): void
  log(): void
  rulebook(): void
  scores(): void
  help(): void
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable="true"]')
}

/** Handles one key of a table, except in open dialogs and text fields. */
function handleTableKey(event: KeyboardEvent, table: HTMLElement, keys: TableKeys): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
  const arrow = arrows[event.key]
  if (arrow !== undefined) {
    event.preventDefault()
    walkTargets(table, arrow)
    return
  }
  if (event.key === 'Enter' || event.key === ' ') {
    const target = event.target
    // A drawn target does not react to keys by itself.
    if (target instanceof SVGElement && target.matches('[data-action],[data-step]')) {
      event.preventDefault()
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    return
  }
  const named: Readonly<Record<string, () => void>> = {
    u: keys.undo,
    U: keys.undoTurn,
    e: keys.endTurn,
    l: keys.log,
    r: keys.rulebook,
    s: keys.scores,
    '?': keys.help,
  }
  const act = named[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

/** Handles the keys of a table while its screen is shown. */
export function useTableKeys(screen: RefObject<HTMLElement | null> | undefined, keys: TableKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (screen?.current) handleTableKey(event, screen.current, keys)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
