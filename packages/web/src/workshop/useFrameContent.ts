import { useEffect, useMemo, useState } from 'react'
import { type Look, makeAddress, parseAddress } from './look.ts'
import { type FrameMessage, isShowMessage } from './messages.ts'
import { pack } from './pack.ts'
import type { Listener } from './table.ts'

/** What is to be shown, and how. */
export interface FrameContent {
  readonly look: Look
  readonly animate: boolean
  readonly pace: number
}

const alone = window.parent === window

function notify(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin)
}

/** What the workshop around this window asks it to show. In a tab of its own, the address decides, and playing changes it. */
export function useFrameContent(): { readonly content: FrameContent; readonly listener: Listener } {
  const [content, setContent] = useState<FrameContent>(() => ({
    look: parseAddress(location),
    animate: false,
    pace: 1,
  }))
  useEffect(() => {
    if (alone) return
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== window.parent || !isShowMessage(data)) return
      const { search, hash } = new URL(data.address, location.origin)
      setContent({ look: parseAddress({ search, hash }), animate: data.animate, pace: data.pace })
    }
    addEventListener('message', onMessage)
    notify({ workshop: 'ready' })
    return () => removeEventListener('message', onMessage)
  }, [])
  const listener = useMemo((): Listener => {
    if (!alone) {
      return {
        played: (text, at) => notify({ workshop: 'played', text, at }),
        back: (at) => notify({ workshop: 'back', at }),
        animated: () => notify({ workshop: 'animated' }),
      }
    }
    const change = (part: Partial<Look>): void =>
      setContent(({ look }) => {
        const next = { ...look, ...part }
        history.replaceState(null, '', makeAddress(next) || location.pathname)
        return { look: next, animate: part.at !== undefined && part.at > look.at, pace: 1 }
      })
    return {
      played: (text, at) => void pack(text).then((packed) => change({ from: { kind: 'paste', packed }, at })),
      back: (at) => change({ at }),
      animated: () => undefined,
    }
  }, [])
  return { content, listener }
}
