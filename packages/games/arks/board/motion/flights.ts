import { at, type Event, type ItemId, item, resources, type View } from '../data.ts'

interface Place {
  readonly x: number
  readonly y: number
}

function placeOf(root: HTMLElement, names: readonly string[]): Place | undefined {
  for (const name of names) {
    const found = root.querySelector(`[data-at="${name}"]`)
    if (found === null) continue
    const { left, top, width, height } = found.getBoundingClientRect()
    if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
  }
  return undefined
}

/** Lets one thing fly in a shallow arc; it is gone when it has arrived. */
function launch(root: HTMLElement, thing: Element, from: Place, to: Place, length: number): void {
  const sky = root.querySelector('.ak-flights')
  if (sky === null) return
  const { left, top } = sky.getBoundingClientRect()
  const flyer = document.createElement('span')
  flyer.className = 'ak-flyer'
  flyer.append(thing)
  sky.append(flyer)
  const at = ({ x, y }: Place, scale: number): string => `translate(${x - left}px, ${y - top}px) scale(${scale})`
  const middle: Place = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 }
  const flight = flyer.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(middle, 1.25), opacity: 1, offset: 0.5 },
      { transform: at(to, 0.8), opacity: 0.2 },
    ],
    { duration: length, easing: 'cubic-bezier(.3,.1,.3,1)' },
  )
  flight.onfinish = () => flyer.remove()
  flight.oncancel = () => flyer.remove()
}

function stamp(root: HTMLElement, id: ItemId): Element | undefined {
  const found = root.querySelector(`[data-stamp="${id}"] > svg`)?.cloneNode(true)
  return found instanceof Element ? found : undefined
}

function points(n: number): Element {
  const words = document.createElement('b')
  words.textContent = `+${n}`
  return words
}

/** Sends what an event moves from where it was to where it goes. */
export function fly(root: HTMLElement, event: Event, view: View, speed: number): void {
  const send = (thing: Element | undefined, from: readonly string[], to: readonly string[]): void => {
    const start = placeOf(root, from)
    const end = placeOf(root, to)
    if (thing !== undefined && start !== undefined && end !== undefined) launch(root, thing, start, end, 620 * speed)
  }
  switch (event.type) {
    case 'gained':
      if (event.n > 0) {
        send(
          stamp(root, item(resources, event.resource)),
          [`hex:${at(view.arks, event.seat)}`],
          [`cargo:${event.seat}:${event.resource}`, `seat:${event.seat}`],
        )
      }
      return
    case 'raised':
      send(
        stamp(root, item(resources, event.resource)),
        [`cargo:${event.seat}:${event.resource}`, `seat:${event.seat}`],
        [`hex:${event.slot * 5}`],
      )
      return
    case 'crew-drawn':
      send(stamp(root, 'crewDeck'), event.from === 'deck' ? ['deck:crew'] : ['cantina:1'], [
        `row:${event.seat}:lower:2`,
        `cargo:${event.seat}:3`,
        `seat:${event.seat}`,
      ])
      return
    case 'scored':
      if (event.points > 0) {
        send(points(event.points), [`hex:${at(view.arks, event.seat)}`], [`score:${event.seat}`, `seat:${event.seat}`])
      }
      return
    default:
      return
  }
}
