import { useEffect } from 'react'
import { useSettings } from '../store/settings.ts'
import type { ReplayHandle, SceneClient, Timeline } from './handle.ts'
import type { StepUnit } from './marks.ts'

/** What the keys of a replay do besides stepping through it. */
interface ReplayKeys {
  log(): void
  view(): void
  speed(way: 1 | -1): void
  help(): void
}

const paged: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 }
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Handles one key of a replay, except in open dialogs, fields and scrolling lists. */
function handleReplayKey(event: KeyboardEvent, handle: ReplayHandle<SceneClient, Timeline>, keys: ReplayKeys): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const { target } = event
  if (document.querySelector('dialog[open], [popover]:popover-open') !== null) return
  // On the seek bar, the same keys have the same meaning.
  const seeks = target instanceof HTMLInputElement && target.type === 'range'
  if (target instanceof HTMLElement && !seeks && target.matches('input,textarea,select,[contenteditable="true"]'))
    return
  const way = arrows[event.key] ?? paged[event.key]
  if (way !== undefined) {
    const by: StepUnit = event.key in paged ? 'round' : event.shiftKey ? 'turn' : 'step'
    event.preventDefault()
    handle.stepBy(by, way)
    return
  }
  const onButton = target instanceof HTMLElement && target.matches('button,a,summary')
  const singles = {
    k: () => handle.toggle(),
    l: keys.log,
    v: keys.view,
    '-': () => keys.speed(-1),
    '+': () => keys.speed(1),
    '?': keys.help,
  }
  const named: Readonly<Record<string, () => void>> = {
    Home: () => handle.go(0),
    End: () => handle.go(handle.info.total),
    // Speech input and some screen readers need single letters for themselves.
    ...(useSettings.getState().letters ? singles : {}),
    ...(onButton ? {} : { ' ': () => handle.toggle() }),
  }
  const act = named[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

/** Handles the keys of a replay while it is open. */
export function useReplayKeys(handle: ReplayHandle<SceneClient, Timeline> | undefined, keys: ReplayKeys): void {
  useEffect(() => {
    if (handle === undefined) return
    const onKey = (event: KeyboardEvent): void => handleReplayKey(event, handle, keys)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
