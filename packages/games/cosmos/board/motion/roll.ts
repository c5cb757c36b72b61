import { kindIds } from '../data.ts'
import { makePicture, type Place, removeAfter, run, type Stage } from './stage.ts'

/** Where the ring of the console lies in its drawing of 292 x 304. */
const RING = { cx: 146, cy: 145, rx: 75, ry: 97, width: 292 } as const

/** A marble rolls clockwise along the ring from one regulator to another and hops over the full ones between (C5.2). */
export function roll(stage: Stage, colour: string, from: number, to: number, delay: number): number {
  const svg = stage.root.querySelector('.cc-console')
  const box = svg?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return delay
  const scale = box.width / RING.width
  const steps = (to - from + kindIds.length) % kindIds.length || kindIds.length
  const size = 60
  const place = (angle: number, lift: number): Place => ({
    x: box.left - stage.box.left + (RING.cx + RING.rx * Math.cos(angle)) * scale,
    y: box.top - stage.box.top + (RING.cy + RING.ry * Math.sin(angle)) * scale - lift,
    size,
  })
  const frames: Keyframe[] = []
  const parts = steps * 6
  for (let i = 0; i <= parts; i++) {
    const quarters = (i / parts) * steps
    // Light stands at the left, and the ring runs clockwise on the screen.
    const angle = Math.PI + ((from + quarters) * Math.PI) / 2
    const near = Math.abs(quarters - Math.round(quarters))
    const hops = quarters > 0.4 && quarters < steps - 0.4
    const lift = hops ? Math.max(0, 1 - near * 2.4) * 46 * scale : 0
    const { x, y } = place(angle, lift)
    frames.push({
      transform: `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${quarters * 300}deg) scale(${1 + lift / 160})`,
    })
  }
  const duration = 260 + 220 * steps
  const marble = makePicture(stage, `marble-of-${colour}`, 1.05 * scale, size)
  removeAfter(run(stage, marble, frames, duration, delay, 'cubic-bezier(.6, 0, .2, 1)'), marble)
  const wells = stage.root.querySelectorAll(`[data-at^="socket:${to}:"]`)
  const landed = [...wells]
    .filter((socket) => socket.querySelector(`use[href="#cc-marble-of-${colour}"]`) !== null)
    .at(-1)
  if (landed !== undefined) run(stage, landed, [{ opacity: 0 }, { opacity: 0 }], duration, delay)
  return delay + duration
}
