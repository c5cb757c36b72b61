import type { Asked, Warning } from '@orrery/board'
import type { Action, Result } from '@orrery/kernel'
import { useCallback, useEffect, useState } from 'react'

/** The windows of a table; at most one is open. */
export type Overlay =
  | { readonly type: 'rulebook'; readonly rule?: string }
  | { readonly type: 'scores' }
  | { readonly type: 'help' }
  | { readonly type: 'learn' }
  | { readonly type: 'settings' }
  | { readonly type: 'result' }
  | { readonly type: 'zoom'; readonly component: string; readonly asked: Asked | undefined }
  /** Advice for the position it was asked in. */
  | { readonly type: 'hint'; readonly seq: number }
  /** Only for the position it was opened in. */
  | {
      readonly type: 'end'
      readonly action: Action
      /** What follows it, for somebody who has chosen something of a later question. */
      readonly then: readonly Action[]
      /** What the action does, where it is not yet the end of the turn. */
      readonly words: string | undefined
      readonly warnings: readonly Warning[]
      readonly seq: number
    }

/** Which overlay is open; the result of a game opens by itself. */
export function useOverlays(result: Result | undefined): {
  readonly overlay: Overlay | undefined
  open(overlay: Overlay): void
  close(): void
} {
  const [overlay, setOverlay] = useState<Overlay>()
  const open = useCallback((next: Overlay) => setOverlay(next), [])
  const close = useCallback(() => setOverlay(undefined), [])
  useEffect(() => {
    if (result !== undefined) open({ type: 'result' })
  }, [result, open])
  return { overlay, open, close }
}
