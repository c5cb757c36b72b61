import { find, makePicture, makeWords, type Place, placeOf, removeAfter, run, type Stage } from './stage.ts'

/** Durations of the design tokens, in milliseconds at normal speed. */
const MOVE = 420
const TURN = 420
const BLOOM = 900
const STAGGER = 70

const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)'

const at = ({ x, y }: Place, half: number, scale = 1): string =>
  `translate(${x - half}px, ${y - half}px) scale(${scale})`

/** What flies: a drawing of the definitions with the factor it is drawn in. */
export interface Flyer {
  readonly id: string
  readonly k: number
}

/** How a flight ends: on a piece that is hidden until then, small on a small galaxy, or fading. */
export interface Landing {
  readonly count?: number
  readonly reveals?: string
  readonly fades?: boolean
  readonly shrinks?: boolean
}

/** A piece flies on a shallow arc; what it becomes stays hidden until it lands. Returns when it has landed. */
export function fly(
  stage: Stage,
  what: Flyer,
  from: Place | undefined,
  to: Place | undefined,
  delay: number,
  options: Landing = {},
): number {
  if (from === undefined || to === undefined) return delay
  const { count = 1, reveals, fades = false, shrinks = false } = options
  const size = 90
  for (let i = 0; i < count; i++) {
    const start = delay + i * STAGGER
    const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.16)
    const middle: Place = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, size: 0 }
    const picture = makePicture(stage, what.id, what.k, size)
    const frames: Keyframe[] = [
      { transform: at(from, size / 2, 0.8), opacity: 0, easing: EASE_OUT },
      { transform: at(from, size / 2, 1), opacity: 1, offset: 0.08, easing: 'ease-in' },
      { transform: at(middle, size / 2, 1.12), opacity: 1, offset: 0.55, easing: 'ease-out' },
      { transform: at(to, size / 2, shrinks ? 0.3 : fades ? 0.6 : 1), opacity: fades ? 0.2 : 1 },
    ]
    removeAfter(run(stage, picture, frames, MOVE, start), picture)
  }
  const landed = delay + MOVE + (count - 1) * STAGGER
  if (reveals !== undefined) reveal(stage, reveals, delay, landed)
  return landed
}

/** Hides a piece until something has landed on its place. */
function reveal(stage: Stage, name: string, from: number, until: number): void {
  const element = find(stage, name)
  const piece = element?.querySelector('.cc-piece') ?? element
  if (piece === undefined) return
  run(stage, piece, [{ opacity: 0 }, { opacity: 0 }], until - from, from, 'linear')
}

/** A short swell: something changed here. */
export function pulse(stage: Stage, name: string, delay: number, duration = 260): number {
  const element = find(stage, name)
  if (element === undefined) return delay
  const piece = element.querySelector('.cc-piece') ?? element
  run(
    stage,
    piece,
    [{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }],
    duration,
    delay,
    'ease-out',
  )
  return delay + duration
}

/** A card or tile turns over. */
export function turn(stage: Stage, name: string, delay: number): number {
  const element = find(stage, name)
  if (element === undefined) return delay
  const piece = element.querySelector('.cc-piece') ?? element
  run(stage, piece, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], TURN, delay, EASE_OUT)
  return delay + TURN * 0.6
}

/** A card moves up from the place below. */
export function rise(stage: Stage, name: string, delay: number): number {
  const element = find(stage, name)
  if (element === undefined) return delay
  const { height } = element.getBoundingClientRect()
  run(stage, element, [{ transform: `translateY(${height}px)` }, { transform: 'none' }], MOVE, delay, EASE_OUT)
  return delay + MOVE
}

/** The one big moment: a flare around the nebula while its colours come. */
export function bloom(stage: Stage, name: string, delay: number): number {
  const place = placeOf(stage, name)
  const element = find(stage, name)?.querySelector('.cc-piece')
  if (place === undefined || element === null || element === undefined) return delay
  const flare = document.createElement('span')
  flare.className = 'cc-flare'
  stage.layer.append(flare)
  const frames: Keyframe[] = [
    { transform: at(place, 100, 0.4), opacity: 0 },
    { transform: at(place, 100, 1.1), opacity: 1, offset: 0.3 },
    { transform: at(place, 100, 1.9), opacity: 0 },
  ]
  removeAfter(run(stage, flare, frames, BLOOM, delay, 'ease-out'), flare)
  run(
    stage,
    element,
    [
      { transform: 'scale(.94)', opacity: 0.35 },
      { transform: 'scale(1.06)', opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    BLOOM,
    delay,
    EASE_OUT,
  )
  return delay + BLOOM * 0.6
}

/** Points rise where they were made and fly to the score. */
export function flyPoints(stage: Stage, points: number, from: Place | undefined, seat: number, delay: number): number {
  const to = placeOf(stage, `score:${seat}`, `seat:${seat}`)
  if (from === undefined || to === undefined || points === 0) return delay
  const words = makeWords(stage, `+${points}`)
  const frames: Keyframe[] = [
    { transform: at(from, 24, 0.6), opacity: 0 },
    { transform: at({ ...from, y: from.y - 24 }, 24, 1.3), opacity: 1, offset: 0.25 },
    { transform: at({ ...from, y: from.y - 30 }, 24, 1.3), opacity: 1, offset: 0.45, easing: 'ease-in' },
    { transform: at(to, 24, 0.9), opacity: 0.4 },
  ]
  removeAfter(run(stage, words, frames, 760, delay), words)
  return delay + 560
}
