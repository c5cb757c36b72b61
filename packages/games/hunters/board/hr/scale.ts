import { alongLuminosity, alongTemperature, hrAxes } from '../data.ts'

/** The part of the diagram that is shown, as shares of the whole. */
export interface Part {
  readonly u: number
  readonly v: number
  /** How many times larger than the whole. */
  readonly zoom: number
}

/** The whole diagram. */
export const whole: Part = { u: 0, v: 0, zoom: 1 }

export const LARGEST = 8

const clamp = (value: number, zoom: number): number => Math.max(0, Math.min(1 - 1 / zoom, value))

/** The part after zooming by a factor about a point given as shares of the plot. */
export function zoomed(part: Part, x: number, y: number, factor: number): Part {
  const zoom = Math.max(1, Math.min(LARGEST, part.zoom * factor))
  const u = part.u + x / part.zoom - x / zoom
  const v = part.v + y / part.zoom - y / zoom
  return { u: clamp(u, zoom), v: clamp(v, zoom), zoom }
}

/** The part after it has been dragged by these shares of the plot. */
export const panned = (part: Part, dx: number, dy: number): Part => ({
  ...part,
  u: clamp(part.u - dx / part.zoom, part.zoom),
  v: clamp(part.v - dy / part.zoom, part.zoom),
})

/** A tick of an axis, in pixels along it. */
export interface Tick {
  readonly at: number
  readonly value: number
  readonly major: boolean
  readonly label: boolean
}

function thin(list: readonly { at: number; value: number; major: boolean }[], length: number, room: number): Tick[] {
  const labelled: number[] = []
  const free = (at: number): boolean => labelled.every((other) => Math.abs(other - at) >= room)
  const visible = list.filter(({ at }) => at >= -0.5 && at <= length + 0.5)
  const shown = new Set<number>()
  for (const major of [true, false]) {
    for (const tick of visible) {
      if (tick.major !== major || !free(tick.at)) continue
      labelled.push(tick.at)
      shown.add(tick.value)
    }
  }
  return visible.map((tick) => ({ ...tick, label: shown.has(tick.value) }))
}

const coarse = [40000, 30000, 20000, 15000, 10000, 7500, 6000, 5000, 4000, 3500, 3000, 2500]
const fine = [35000, 25000, 17500, 12500, 11000, 9000, 8500, 8000, 7000, 6500, 5500, 4750, 4500, 4250, 3750, 3250, 2750]

/** The ticks of temperature along a plot of this width. */
export function temperatureTicks(part: Part, width: number, room: number): readonly Tick[] {
  const majors: readonly number[] = hrAxes.temperature.ticks
  const values = part.zoom >= 1.9 ? [...coarse, ...fine].sort((a, b) => b - a) : coarse
  return thin(
    values.map((value) => ({
      value,
      at: (alongTemperature(value) - part.u) * part.zoom * width,
      major: majors.includes(value),
    })),
    width,
    room,
  )
}

/** The ticks of luminosity along a plot of this height; values are powers of ten, zoomed in also their multiples. */
export function luminosityTicks(part: Part, height: number, room: number): readonly Tick[] {
  const values: number[] = []
  for (let power = -5; power <= 6; power++) {
    for (const multiple of part.zoom >= 3 ? [1, 2, 5] : [1]) values.push(multiple * 10 ** power)
  }
  return thin(
    values.map((value) => ({
      value,
      at: (alongLuminosity(value) - part.v) * part.zoom * height,
      major: Math.abs(Math.log10(value) % 2) < 1e-9,
    })),
    height,
    room,
  )
}
