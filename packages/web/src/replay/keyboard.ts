import type { Course, ReplayHandle, SceneClient } from './handle.ts'
import type { Stride } from './marks.ts'

/** What the keys of a replay do beside going through it. */
export interface ReplayKeys {
  log(): void
  view(): void
  speed(way: 1 | -1): void
  help(): void
}

const paged: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 }
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Handles one key of a replay; open dialogs, fields and lists that scroll keep theirs. */
export function handleReplayKey(
  event: KeyboardEvent,
  handle: ReplayHandle<SceneClient, Course>,
  keys: ReplayKeys,
): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const { target } = event
  if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return
  // The seek bar goes by the same keys, with the same meaning.
  const seeks = target instanceof HTMLInputElement && target.type === 'range'
  if (target instanceof HTMLElement && !seeks && target.matches('input,textarea,select,[contenteditable="true"]'))
    return
  const way = arrows[event.key] ?? paged[event.key]
  if (way !== undefined) {
    const by: Stride = event.key in paged ? 'round' : event.shiftKey ? 'turn' : 'step'
    event.preventDefault()
    handle.stride(by, way)
    return
  }
  const onButton = target instanceof HTMLElement && target.matches('button,a,summary')
  const named: Readonly<Record<string, () => void>> = {
    Home: () => handle.go(0),
    End: () => handle.go(handle.info.total),
    k: () => handle.toggle(),
    l: keys.log,
    v: keys.view,
    '-': () => keys.speed(-1),
    '+': () => keys.speed(1),
    '?': keys.help,
    ...(onButton ? {} : { ' ': () => handle.toggle() }),
  }
  const act = named[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}
