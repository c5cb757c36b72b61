/** What moves over a board: pieces that fly from one place to another, and things that swell or turn where they lie. */

/** A place on the screen, relative to the layer in which things fly. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** What flies: a drawing of the definitions, a copy of something in the page, or words. */
export type Piece =
  | { readonly use: string; readonly scale?: number }
  | { readonly copy: string }
  | { readonly words: string }

/** How a flight goes and ends. */
export interface Flight {
  /** How many of them, one after the other. */
  readonly count?: number
  /** In milliseconds at normal speed: when the first one starts, and how long each of them flies. */
  readonly delay?: number
  readonly lasts?: number
  /** It vanishes at its end, or becomes as small as what it lands on. */
  readonly fades?: boolean
  readonly shrinks?: boolean
  /** It rises where it starts and stays there for a moment, to be read. */
  readonly lifts?: boolean
}

/** The time between two starts. */
export const STAGGER = 70
/** How long a piece flies, turns, or blooms. */
export const MOVE = 420
export const TURN = 250
export const BLOOM = 540

const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)'
const SVG = 'http://www.w3.org/2000/svg'

const at = ({ x, y }: Spot, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`

function drawn(piece: Piece, root: HTMLElement): Node | undefined {
  if ('words' in piece) return document.createTextNode(piece.words)
  if ('copy' in piece) return root.querySelector(piece.copy)?.cloneNode(true)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-45 -45 90 90')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${piece.use}`)
  use.setAttribute('transform', `scale(${piece.scale ?? 1})`)
  svg.append(use)
  return svg
}

/** The layer over a board in which things move. */
export class Stage {
  private readonly running: Animation[] = []
  private readonly hidden = new Map<string, Animation>()
  private readonly box: DOMRect
  /** How many pixels of the screen make one of the layer: on large screens the board is magnified. */
  readonly zoom: number

  readonly root: HTMLElement
  private readonly layer: HTMLElement
  private readonly pace: number

  /** `pace` is how long a millisecond of normal speed lasts. */
  constructor(root: HTMLElement, layer: HTMLElement, pace: number) {
    this.root = root
    this.layer = layer
    this.pace = pace
    this.box = layer.getBoundingClientRect()
    this.zoom = this.box.width / layer.offsetWidth || 1
  }

  /** The element of a name (`data-at`), if it can be seen: panels may be folded away. */
  find(name: string): Element | undefined {
    return [...this.root.querySelectorAll(`[data-at="${name}"]`)].find((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0
    })
  }

  /** The middle of the first of these that can be seen. */
  place(...names: readonly string[]): Spot | undefined {
    for (const name of names) {
      const element = this.find(name)
      if (element !== undefined) return this.middle(element.getBoundingClientRect())
    }
    return undefined
  }

  /** A part of the screen, as a place of the layer; its middle unless a share of its sides is given. */
  middle({ left, top, width, height }: DOMRect, across = 0.5, down = 0.5): Spot {
    const { box, zoom } = this
    return { x: (left + width * across - box.left) / zoom, y: (top + height * down - box.top) / zoom }
  }

  /** Lets a piece fly on a shallow arc; it is gone when it has arrived. */
  fly(from: Spot | undefined, to: Spot | undefined, piece: Piece, how: Flight = {}): void {
    if (from === undefined || to === undefined) return
    const { count = 1, delay = 0, lasts = MOVE, fades = false, shrinks = false, lifts = false } = how
    const lift = Math.min(70, Math.hypot(to.x - from.x, to.y - from.y) * 0.16)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift }
    const above = { x: from.x, y: from.y - 28 }
    const frames: Keyframe[] = lifts
      ? [
          { transform: at(from, 0.6), opacity: 0 },
          { transform: at(above, 1.3), opacity: 1, offset: 0.25 },
          { transform: at(above, 1.3), opacity: 1, offset: 0.45, easing: 'ease-in' },
          { transform: at(to, 0.9), opacity: 0.4 },
        ]
      : [
          { transform: at(from, 0.8), opacity: 0, easing: EASE_OUT },
          { transform: at(from, 1), opacity: 1, offset: 0.08, easing: 'ease-in' },
          { transform: at(middle, 1.12), opacity: 1, offset: 0.55, easing: 'ease-out' },
          { transform: at(to, shrinks ? 0.3 : fades ? 0.6 : 1), opacity: fades ? 0.2 : 1 },
        ]
    for (let i = 0; i < count; i++) this.send(piece, frames, lasts, delay + i * STAGGER)
  }

  /** Puts a piece into the layer for as long as it moves. */
  send(piece: Piece, frames: Keyframe[], lasts: number, delay = 0, easing = 'linear', className = ''): void {
    const thing = drawn(piece, this.root)
    if (thing === undefined) return
    const flyer = document.createElement('span')
    flyer.className = `bd-flyer ${className}`
    flyer.append(thing)
    this.layer.append(flyer)
    const gone = (): void => flyer.remove()
    this.run(flyer, frames, lasts, delay, easing).finished.then(gone, gone)
  }

  /** Starts an animation and remembers it, so that it can be ended. */
  run(element: Element, frames: Keyframe[], lasts: number, delay = 0, easing = 'linear'): Animation {
    const animation = element.animate(frames, {
      duration: Math.max(1, lasts * this.pace),
      delay: delay * this.pace,
      easing,
      fill: 'backwards',
    })
    this.running.push(animation)
    return animation
  }

  /** Hides the piece at a place until something has landed on it. */
  hide(name: string): void {
    const piece = this.pieceAt(name)
    if (piece === undefined || this.hidden.has(name)) return
    const animation = piece.animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: 1,
      iterations: Number.POSITIVE_INFINITY,
    })
    this.hidden.set(name, animation)
    this.running.push(animation)
  }

  /** Shows what was hidden. */
  reveal(name: string): void {
    this.hidden.get(name)?.cancel()
  }

  private pieceAt(name: string): Element | undefined {
    const element = this.find(name)
    return element?.querySelector('.bd-piece') ?? element
  }

  private act(name: string, frames: Keyframe[], lasts: number, delay = 0, easing = EASE_OUT): void {
    const piece = this.pieceAt(name)
    if (piece !== undefined) this.run(piece, frames, lasts, delay, easing)
  }

  /** A short swell: something changed here. */
  pulse(name: string, lasts = 260): void {
    this.act(name, [{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }], lasts, 0, 'ease-out')
  }

  /** A card or tile turns over. */
  turn(name: string, delay = 0): void {
    this.act(name, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], MOVE, delay)
  }

  /** Cards move up from the place below. */
  rise(...names: readonly string[]): void {
    for (const name of names) this.act(name, [{ transform: 'translateY(100%)' }, { transform: 'none' }], MOVE)
  }

  /** The one big moment: a flare around a thing while its colours appear. */
  bloom(name: string, delay = 0): void {
    const place = this.place(name)
    const piece = this.pieceAt(name)
    if (place === undefined || piece === undefined) return
    const flare: Keyframe[] = [
      { transform: at(place, 0.4), opacity: 0 },
      { transform: at(place, 1.1), opacity: 1, offset: 0.3 },
      { transform: at(place, 1.9), opacity: 0 },
    ]
    this.send({ words: '' }, flare, 900, delay, 'ease-out', 'is-flare')
    const swell: Keyframe[] = [
      { transform: 'scale(.94)', opacity: 0.35 },
      { transform: 'scale(1.06)', opacity: 1, offset: 0.4 },
      { transform: 'none', opacity: 1 },
    ]
    this.run(piece, swell, 900, delay, EASE_OUT)
  }

  /** Ends everything at once: whatever moves stands at its end. */
  settle(): void {
    for (const animation of this.running) animation.cancel()
    this.running.length = 0
    this.layer.replaceChildren()
  }
}
