import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type Look, makeAddress, sizes, sizeText } from './look.ts'
import { type FrameMessage, isFrameMessage, type ShowMessage } from './messages.ts'

interface StageProps {
  readonly look: Look
  readonly animate: boolean
  readonly pace: number
  onMessage(message: FrameMessage): void
}

/** The margin around the window. */
const MARGIN = 16

/** A window of exactly the chosen size, in which media queries work as on a device of that size. */
export function Stage({ look, animate, pace, onMessage }: StageProps): ReactNode {
  const { size, full } = look
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const fit = useFit(room, size.width, size.height)
  const scale = full ? 1 : fit
  const address = makeAddress(look)
  // Its first address; later it gets messages, so that it keeps its state and is not reloaded.
  const [src] = useState(`/workshop/frame${address}`)
  const message: ShowMessage = { workshop: 'show', address: `/workshop/frame${address}`, animate, pace }
  const latest = useRef({ message, onMessage })
  latest.current = { message, onMessage }
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || !isFrameMessage(data)) return
      if (data.workshop === 'ready') frame.current?.contentWindow?.postMessage(latest.current.message, location.origin)
      else latest.current.onMessage(data)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever one of these changes
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(latest.current.message, location.origin)
  }, [address, animate, pace])
  const name = sizes.find((each) => sizeText(each) === sizeText(size))?.name ?? 'Custom'
  const style: CSSProperties = { width: size.width, height: size.height, transform: `scale(${scale})` }
  return (
    <section className="ws-stage" aria-label="What is shown">
      <div ref={room} className={full ? 'ws-room full' : 'ws-room'}>
        <div className="ws-window" style={{ width: size.width * scale, height: size.height * scale }}>
          <iframe ref={frame} title="The chosen board or pieces" src={src} style={style} data-testid="frame" />
        </div>
      </div>
      <p className="ws-caption">
        {name}, {size.width} × {size.height}
        {scale < 1 ? `, shown at ${Math.round(100 * scale)} %` : ''}
      </p>
    </section>
  )
}

/** The factor by which the window has to shrink to fit; it never grows. */
function useFit(room: RefObject<HTMLDivElement | null>, width: number, height: number): number {
  const [space, setSpace] = useState<{ readonly width: number; readonly height: number }>()
  useEffect(() => {
    const { current } = room
    if (current === null) return
    const observer = new ResizeObserver(() =>
      setSpace({ width: current.clientWidth - 2 * MARGIN, height: current.clientHeight - 2 * MARGIN }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [room])
  if (space === undefined) return 1
  return Math.max(0.1, Math.min(1, space.width / width, space.height / height))
}
