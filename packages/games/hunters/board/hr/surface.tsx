import { Icon } from '@orrery/board/icons'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState, type WheelEvent } from 'react'
import { dotOf, dots, type Star, type View } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import { Loupe } from './loupe.tsx'
import { type Margins, Plot } from './plot.tsx'
import { type Part, panned, whole, zoomed } from './scale.ts'

const wide: Margins = { left: 104, right: 30, top: 34, bottom: 56 }
const narrow: Margins = { left: 46, right: 24, top: 32, bottom: 54 }

interface Pointer {
  readonly x: number
  readonly y: number
}

/** What the surface is given. */
export interface SurfaceProps {
  readonly slim: boolean
  readonly markers: View['markers']
  readonly open: ReadonlySet<string>
  readonly chosen: string | undefined
  readonly answered: { readonly dot: string; readonly right: boolean } | undefined
  readonly guide: Star | undefined
  readonly named: boolean
  readonly names: readonly string[]
  readonly texts: Texts
  choose(dot: string): void
}

/** The diagram with what a hand does on it: pointing, zooming, drawing it along, choosing the nearest dot. */
export function Surface(props: SurfaceProps): ReactNode {
  const { slim, markers, open, chosen, answered, guide, named, names, texts, choose } = props
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [part, setPart] = useState<Part>(whole)
  const [pointer, setPointer] = useState<Pointer>()
  const [touching, setTouching] = useState(false)
  const held = useRef(new Map<number, Pointer>())
  const travelled = useRef(0)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])

  const margins = slim ? narrow : wide
  const width = Math.max(60, size.width - margins.left - margins.right)
  const height = Math.max(60, size.height - margins.top - margins.bottom)
  const at = (event: { readonly clientX: number; readonly clientY: number }): Pointer => {
    const rect = box.current?.getBoundingClientRect()
    return { x: event.clientX - (rect?.left ?? 0) - margins.left, y: event.clientY - (rect?.top ?? 0) - margins.top }
  }
  const inside = ({ x, y }: Pointer): boolean => x >= 0 && y >= 0 && x <= width && y <= height
  const place = (id: string | undefined): Pointer | undefined => {
    const dot = dotOf(id)
    if (dot === undefined) return undefined
    const p = {
      x: (dot.x / 1000 - part.u) * part.zoom * width,
      y: (dot.y / 1000 - part.v) * part.zoom * height,
    }
    return inside(p) ? p : undefined
  }
  const nearest = (p: Pointer): string | undefined => {
    let best: string | undefined
    let least = slim ? 30 : 20
    for (const dot of dots) {
      if (!open.has(dot.id)) continue
      const q = place(dot.id)
      const d = q === undefined ? Number.POSITIVE_INFINITY : Math.hypot(q.x - p.x, q.y - p.y)
      if (d < least) {
        least = d
        best = dot.id
      }
    }
    return best
  }

  const onDown = (event: PointerEvent): void => {
    held.current.set(event.pointerId, at(event))
    travelled.current = 0
    if (event.pointerType !== 'mouse') {
      setTouching(true)
      setPointer(at(event))
    }
  }
  const onMove = (event: PointerEvent): void => {
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
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      setPart((old) => zoomed(old, (now.x + other.x) / 2 / width, (now.y + other.y) / 2 / height, factor))
      setPointer(undefined)
    } else if (part.zoom > 1 && travelled.current > 6) {
      setPart((old) => panned(old, (now.x - before.x) / width, (now.y - before.y) / height))
      setPointer(undefined)
    } else setPointer(inside(now) ? now : undefined)
    held.current.set(event.pointerId, now)
  }
  const onUp = (event: PointerEvent): void => {
    const alone = held.current.size === 1
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setTouching(false)
    const dragged = travelled.current > 6 && (part.zoom > 1 || event.pointerType === 'mouse')
    if (!alone || dragged) return
    const dot = nearest(at(event))
    if (dot !== undefined) choose(dot)
    if (event.pointerType !== 'mouse') setPointer(undefined)
  }
  const onLeave = (event: PointerEvent): void => {
    held.current.delete(event.pointerId)
    if (held.current.size === 0) setTouching(false)
    setPointer(undefined)
  }
  const onWheel = (event: WheelEvent): void => {
    const p = at(event)
    if (inside(p)) setPart((old) => zoomed(old, p.x / width, p.y / height, event.deltaY < 0 ? 1.25 : 0.8))
  }
  const zoomBy = (factor: number): void => {
    const p = place(chosen) ?? { x: width / 2, y: height / 2 }
    setPart((old) => zoomed(old, p.x / width, p.y / height, factor))
  }

  const shown = pointer ?? place(chosen)
  const loupe = shown !== undefined && (!slim || touching)
  return (
    <div
      ref={box}
      className="hx-hr-surface"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onLeave}
      onPointerLeave={onLeave}
      onWheel={onWheel}
    >
      {size.width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
        <svg
          width={size.width}
          height={size.height}
          viewBox={`${-margins.left} ${-margins.top} ${size.width} ${size.height}`}
          role="group"
          aria-label={texts.hr.title}
        >
          <Plot
            width={width}
            height={height}
            part={part}
            slim={slim}
            markers={markers}
            open={open}
            chosen={chosen}
            answered={answered}
            pointer={answered === undefined ? shown : undefined}
            guide={guide}
            named={named}
            names={names}
            texts={texts}
          />
        </svg>
      )}
      {loupe && slim && (
        <div className={`hx-hr-float ${shown.x > width / 2 ? 'is-left' : 'is-right'}`}>
          <Loupe
            size={132}
            width={width}
            height={height}
            part={part}
            x={shown.x}
            y={shown.y}
            markers={markers}
            chosen={chosen}
          />
        </div>
      )}
      {loupe && !slim && part.zoom === 1 && (
        <div className="hx-hr-float is-corner">
          <Loupe
            size={150}
            width={width}
            height={height}
            part={part}
            x={shown.x}
            y={shown.y}
            markers={markers}
            chosen={chosen}
          />
        </div>
      )}
      {/* Zooming is no choice of a dot: these buttons keep their taps to themselves. */}
      <div
        className="hx-hr-zoom"
        onPointerDown={(event) => event.stopPropagation()}
        onPointerUp={(event) => event.stopPropagation()}
        onPointerMove={(event) => event.stopPropagation()}
      >
        <button
          type="button"
          className="btn icon"
          aria-label={texts.hr.zoomIn}
          title={texts.hr.zoomIn}
          onClick={() => zoomBy(2)}
        >
          <b aria-hidden="true">+</b>
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={texts.hr.zoomOut}
          title={texts.hr.zoomOut}
          disabled={part.zoom === 1}
          onClick={() => zoomBy(0.5)}
        >
          <b aria-hidden="true">−</b>
        </button>
        {part.zoom > 1 && (
          <button
            type="button"
            className="btn icon"
            aria-label={texts.hr.whole}
            title={texts.hr.whole}
            onClick={() => setPart(whole)}
          >
            <Icon name="board" size={18} />
          </button>
        )}
      </div>
    </div>
  )
}
