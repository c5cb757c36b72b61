import { type RefObject, useEffect } from 'react'
import { type TableKey, useSettings } from '../store/settings.ts'

type Drawn = HTMLElement | SVGElement

interface Placed {
  readonly element: Drawn
  readonly x: number
  readonly y: number
}

/** What can be taken: actions, and first steps of choices in two steps. */
const LIT = '[data-action],[data-step]'
/** What a board marks as a good choice. */
const BEST = '.is-good'

const centreOf = (element: Drawn): Placed => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { element, x: left + width / 2, y: top + height / 2 }
}

/** Everything that is lit, in reading order: rows from the top, and within a row from the left. */
function litTargets(within: ParentNode): Placed[] {
  const found: Placed[] = []
  for (const element of within.querySelectorAll<Drawn>(LIT)) {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || element.matches(':disabled,[aria-disabled="true"]')) continue
    found.push(centreOf(element))
  }
  // Targets whose centres differ by less than half a touch target are in one row.
  return found.sort((a, b) => (Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x))
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/**
 * The nearest target in a direction: what lies aside counts twice. Where none is left in that direction, the next one in reading order,
 * so that every target can be reached.
 */
function targetTowards(
  targets: readonly Placed[],
  from: Placed,
  [right, down]: readonly [number, number],
): Placed | undefined {
  let best: Placed | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const [x, y] = [target.x - from.x, target.y - from.y]
    const along = x * right + y * down
    const aside = Math.abs(x * down) + Math.abs(y * right)
    if (target.element === from.element || along < 4 || aside > 2 * along) continue
    if (along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = target
  }
  if (best !== undefined) return best
  const now = targets.findIndex(({ element }) => element === from.element)
  return targets[(now + (right + down) + targets.length) % targets.length]
}

/** Moves the focus from target to target: an arrow to the nearest one on that side. */
function walk(within: ParentNode, towards: readonly [number, number]): void {
  const targets = litTargets(within)
  const now = targets.find(({ element }) => element === document.activeElement)
  const [right, down] = towards
  const next = now === undefined ? targets.at(right + down > 0 ? 0 : -1) : targetTowards(targets, now, towards)
  next?.element.focus({ preventScroll: false })
}

/** Moves the focus to the next good choice, or to the next of all where the board marks none. */
function walkBest(within: ParentNode): void {
  const all = litTargets(within)
  const good = all.filter(({ element }) => element.matches(BEST))
  const targets = good.length > 0 ? good : all
  const now = targets.findIndex(({ element }) => element === document.activeElement)
  targets[(now + 1) % targets.length]?.element.focus({ preventScroll: false })
}

/** What the keys of a table do. */
export interface TableKeys extends Readonly<Record<Exclude<TableKey, 'best'>, () => void>> {
  undoTurn(): void
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input,textarea,select,[contenteditable="true"]')
}

/** Handles one key of a table, except in open dialogs and text fields. */
function handleTableKey(event: KeyboardEvent, table: HTMLElement, keys: TableKeys): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
  const towards = arrows[event.key]
  if (towards !== undefined) {
    event.preventDefault()
    walk(table, towards)
    return
  }
  if (event.key === 'Enter' || event.key === ' ') {
    const target = event.target
    // Only a real button reacts to keys by itself.
    if (target instanceof Element && !(target instanceof HTMLButtonElement) && target.matches(LIT)) {
      event.preventDefault()
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    return
  }
  const { letters, letterKeys } = useSettings.getState()
  if (!letters) return
  const named: Readonly<Record<string, () => void>> = {
    [letterKeys.undo]: keys.undo,
    [letterKeys.undo.toUpperCase()]: keys.undoTurn,
    [letterKeys.endTurn]: keys.endTurn,
    [letterKeys.log]: keys.log,
    [letterKeys.rulebook]: keys.rulebook,
    [letterKeys.scores]: keys.scores,
    [letterKeys.best]: () => walkBest(table),
    [letterKeys.help]: keys.help,
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

/**
 * Keeps the focus of somebody who plays by keys: when what was focused is gone, the nearest answer to the next question gets it, and the
 * table itself while there is none. It never falls to the page.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let byKeys = false
    let last: Placed | undefined
    const onKey = (): void => {
      byKeys = true
    }
    const onPointer = (): void => {
      byKeys = false
    }
    const onFocus = (event: FocusEvent): void => {
      const { target } = event
      if ((target instanceof HTMLElement || target instanceof SVGElement) && target.matches(LIT))
        last = centreOf(target)
    }
    const restore = (): void => {
      const table = screen.current
      if (!byKeys || table === null || last === undefined || document.querySelector('dialog[open]') !== null) return
      const main = table.querySelector<HTMLElement>('main')
      if (document.activeElement !== document.body && document.activeElement !== main) return
      const { x, y } = last
      const near = (target: Placed): number => Math.hypot(target.x - x, target.y - y)
      const [nearest] = litTargets(table).sort((a, b) => near(a) - near(b))
      if (nearest !== undefined) nearest.element.focus({ preventScroll: false })
      else main?.focus({ preventScroll: true })
    }
    // What is lit changes with the drawing; one look for all changes of a frame.
    let asked = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(restore)
    })
    if (screen.current !== null)
      observer.observe(screen.current, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-action', 'data-step'],
      })
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPointer, true)
    addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPointer, true)
      removeEventListener('focusin', onFocus)
    }
  }, [screen])
}
