import type { Scene } from '@orrery/board/play'
import { kindIds } from '../data.ts'

/** Where the ring of the console lies in its drawing of 292 x 304. */
const RING = { cx: 146, cy: 145, rx: 75, ry: 97, width: 292, height: 304 } as const

/** A marble rolls clockwise along the ring from one regulator to another and hops over the full ones between (C5.2). */
export function roll(colour: string, from: number, to: number): Scene {
  const steps = (to - from + kindIds.length) % kindIds.length || kindIds.length
  const lasts = 260 + 220 * steps
  return {
    lasts,
    move(stage) {
      const box = stage.root.querySelector('.cc-console')?.getBoundingClientRect()
      if (box === undefined || box.width === 0) return
      const scale = box.width / RING.width / stage.zoom
      const parts = steps * 6
      const frames = Array.from({ length: parts + 1 }, (_, i): Keyframe => {
        const quarters = (i / parts) * steps
        // Light stands at the left, and the ring runs clockwise on the screen.
        const angle = Math.PI + ((from + quarters) * Math.PI) / 2
        const hops = quarters > 0.4 && quarters < steps - 0.4
        const lift = hops ? Math.max(0, 1 - Math.abs(quarters - Math.round(quarters)) * 2.4) * 46 * scale : 0
        const across = (RING.cx + RING.rx * Math.cos(angle)) / RING.width
        const { x, y } = stage.middle(box, across, (RING.cy + RING.ry * Math.sin(angle)) / RING.height)
        return {
          transform: `translate(${x}px, ${y - lift}px) rotate(${quarters * 300}deg) scale(${1 + lift / 160})`,
        }
      })
      const id = `cc-marble-of-${colour}`
      stage.send({ use: id, scale: 1.05 * scale }, frames, lasts, 0, 'cubic-bezier(.6, 0, .2, 1)')
      const landed = [...stage.root.querySelectorAll(`[data-at^="socket:${to}:"]`)].findLast(
        (socket) => socket.querySelector(`use[href="#${id}"]`) !== null,
      )
      if (landed !== undefined) stage.run(landed, [{ opacity: 0 }, { opacity: 0 }], lasts)
    },
  }
}
