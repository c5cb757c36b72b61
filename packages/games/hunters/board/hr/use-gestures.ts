import { useMeasured } from '@orrery/board/measure'
import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { dotOf, dots } from '../data.ts'
import type { Margins } from './plot.tsx'
import { type Part, panned, whole, zoomed } from './scale.ts'

interface Pointer {
  readonly x: number
  readonly y: number
}

/** The gestures on the diagram: pointing, zooming, dragging, choosing the nearest dot. */
export function useGestures(
  margins: Margins,
  open: ReadonlySet<string>,
  reach: number,
  chosen: string | undefined,
  choose: (dot: string) => void,
) {
  const box = useRef<HTMLDivElement>(null)
  const size = useMeasured(box, { width: 0, height: 0 }, ({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }))
  const [part, setPart] = useState<Part>(whole)
  const [pointer, setPointer] = useState<Pointer>()
  const [touching, setTouching] = useState(false)
  const held = useRef(new Map<number, Pointer>())
  const travelled = useRef(0)
  const width = Math.max(60, size.width - margins.left - margins.right)
  const height = Math.max(60, size.height - margins.top - margins.bottom)

  const at = (event: { readonly clientX: number; readonly clientY: number }): Pointer => {
    const { left = 0, top = 0, width: seen = 1 } = box.current?.getBoundingClientRect() ?? {}
    // On large screens the board is magnified.
    const scale = (box.current?.offsetWidth ?? 1) / seen
    return { x: (event.clientX - left) * scale - margins.left, y: (event.clientY - top) * scale - margins.top }
  }
  const inside = ({ x, y }: Pointer): boolean => x >= 0 && y >= 0 && x <= width && y <= height
  const place = (id: string | undefined): Pointer | undefined => {
    const dot = dotOf(id)
    if (dot === undefined) return undefined
    const p = { x: (dot.x / 1000 - part.u) * part.zoom * width, y: (dot.y / 1000 - part.v) * part.zoom * height }
    return inside(p) ? p : undefined
  }
  const nearest = (p: Pointer): string | undefined => {
    let best: string | undefined
    let least = reach
    for (const { id } of dots) {
      const q = open.has(id) ? place(id) : undefined
      const d = q === undefined ? least : Math.hypot(q.x - p.x, q.y - p.y)
      if (d < least) [best, least] = [id, d]
    }
    return best
  }
  const zoom = (p: Pointer, factor: number): void => setPart((old) => zoomed(old, p.x / width, p.y / height, factor))
  const release = (event: PointerEvent): void => {
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setTouching(false)
  }
  const leave = (event: PointerEvent): void => {
    release(event)
    setPointer(undefined)
  }
  return {
    box,
    size,
    width,
    height,
    part,
    touching,
    shown: pointer ?? place(chosen),
    zoomBy: (factor: number): void => zoom(place(chosen) ?? { x: width / 2, y: height / 2 }, factor),
    showWhole: (): void => setPart(whole),
    handlers: {
      onPointerDown(event: PointerEvent): void {
        held.current.set(event.pointerId, at(event))
        travelled.current = 0
        if (event.pointerType === 'mouse') return
        setTouching(true)
        setPointer(at(event))
      },
      onPointerMove(event: PointerEvent): void {
        const now = at(event)
        const before = held.current.get(event.pointerId)
        if (before === undefined) {
          setPointer(inside(now) ? now : undefined)
          return
        }
        travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
        const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
        if (other !== undefined) {
          // Two fingers spread or pinch the diagram about the point between them.
          const apart = (p: Pointer): number => Math.hypot(p.x - other.x, p.y - other.y)
          zoom({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, apart(now) / Math.max(1, apart(before)))
          setPointer(undefined)
        } else if (part.zoom > 1 && travelled.current > 6) {
          setPart((old) => panned(old, (now.x - before.x) / width, (now.y - before.y) / height))
          setPointer(undefined)
        } else setPointer(inside(now) ? now : undefined)
        held.current.set(event.pointerId, now)
      },
      onPointerUp(event: PointerEvent): void {
        const alone = held.current.size === 1
        release(event)
        const dragged = travelled.current > 6 && (part.zoom > 1 || event.pointerType === 'mouse')
        if (!alone || dragged) return
        const dot = nearest(at(event))
        if (dot !== undefined) choose(dot)
        if (event.pointerType !== 'mouse') setPointer(undefined)
      },
      onPointerCancel: leave,
      onPointerLeave: leave,
      onWheel(event: WheelEvent): void {
        const p = at(event)
        if (inside(p)) zoom(p, event.deltaY < 0 ? 1.25 : 0.8)
      },
    },
  }
}
