import { vectorPairs } from '../data.ts'

const MANY = 6

/** Where something stands, by its mark; the first that is on the page. */
function centre(root: HTMLElement, marks: readonly string[]): readonly [number, number] | undefined {
  for (const mark of marks) {
    for (const element of root.querySelectorAll(`[data-at="${mark}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return [left + width / 2, top + height / 2]
    }
  }
  return undefined
}

/** Lets crystals fly on a shallow arc from one place to another; says how long they take. */
export function flyCrystals(
  root: HTMLElement,
  crystals: readonly number[],
  from: readonly string[],
  to: (element: string) => readonly string[],
  speed: number,
): number {
  const layer = root.querySelector('.hx-flights')
  const start = centre(root, from)
  if (layer === null || start === undefined || speed === 0) return 0
  const box = layer.getBoundingClientRect()
  let n = 0
  for (const [element, count] of vectorPairs(crystals)) {
    const end = centre(root, to(element))
    if (end === undefined) continue
    for (let i = 0; i < Math.min(MANY, count); i++) {
      const gem = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      gem.setAttribute('viewBox', '-23 -23 46 46')
      gem.setAttribute('class', 'hx-flying')
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
      use.setAttribute('href', `#hx-gem-${element}`)
      gem.append(use)
      layer.append(gem)
      const [x0, y0] = [start[0] - box.left, start[1] - box.top]
      const [x1, y1] = [end[0] - box.left, end[1] - box.top]
      const lift = Math.min(70, Math.hypot(x1 - x0, y1 - y0) * 0.18)
      const place = (x: number, y: number, k: number): string => `translate(${x}px, ${y}px) scale(${k})`
      const flight = gem.animate(
        [
          { transform: place(x0, y0, 0.5), opacity: 0 },
          { transform: place(x0, y0, 1), opacity: 1, offset: 0.12 },
          { transform: place((x0 + x1) / 2, (y0 + y1) / 2 - lift, 1.1), opacity: 1, offset: 0.55 },
          { transform: place(x1, y1, 0.8), opacity: 0.9 },
        ],
        { duration: 560 * speed, delay: n * 60 * speed, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
      )
      flight.onfinish = () => gem.remove()
      flight.oncancel = () => gem.remove()
      n++
    }
  }
  return n === 0 ? 0 : 380 + n * 60
}

/** Takes everything that flies off the page. */
export function stopFlights(root: HTMLElement): void {
  for (const gem of root.querySelectorAll('.hx-flying')) gem.remove()
}
