/** The layer in which things fly, and where they fly from and to. */
export interface Stage {
  readonly root: HTMLElement
  readonly layer: HTMLElement
  readonly box: DOMRect
  /** 1 normal, 0.5 fast. */
  readonly speed: number
  /** Everything that runs, so that it can be ended. */
  readonly running: Animation[]
}

/** A place on the screen, relative to the layer. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The stage of a board, if it is on the page. */
export function makeStage(root: HTMLElement, speed: number): Stage | undefined {
  const layer = root.querySelector<HTMLElement>('.cc-flights')
  if (layer === null) return undefined
  return { root, layer, box: layer.getBoundingClientRect(), speed, running: [] }
}

/** The element of a name, if it can be seen. */
export function find(stage: Stage, name: string): Element | undefined {
  for (const element of stage.root.querySelectorAll(`[data-at="${name}"]`)) {
    const { width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) return element
  }
  return undefined
}

const inside = (stage: Stage, element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2 - stage.box.left, y: top + height / 2 - stage.box.top, size: Math.min(width, height) }
}

/** The first of these places that can be seen; panels may be folded away on a phone. */
export function placeOf(stage: Stage, ...names: readonly string[]): Place | undefined {
  for (const name of names) {
    const element = find(stage, name)
    if (element !== undefined) return inside(stage, element)
  }
  const fallback = stage.root.querySelector('.cc-sheet, .cc-p-tray')
  return fallback === null ? undefined : inside(stage, fallback)
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture of a piece in the layer. */
export function makePicture(stage: Stage, id: string, k: number, size: number): Element {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  svg.setAttribute('viewBox', `${-size / 2} ${-size / 2} ${size} ${size}`)
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#cc-${id}`)
  use.setAttribute('transform', `scale(${k})`)
  svg.append(use)
  stage.layer.append(svg)
  return svg
}

/** Words in the layer: points on their way to a score. */
export function makeWords(stage: Stage, text: string): Element {
  const words = document.createElement('b')
  words.className = 'cc-flying-points num'
  words.textContent = text
  stage.layer.append(words)
  return words
}

/** Starts an animation after a delay and remembers it. */
export function run(
  stage: Stage,
  element: Element,
  frames: Keyframe[],
  duration: number,
  delay: number,
  easing = 'linear',
): Animation {
  const animation = element.animate(frames, {
    duration: Math.max(1, duration * stage.speed),
    delay: delay * stage.speed,
    easing,
    fill: 'backwards',
  })
  stage.running.push(animation)
  return animation
}

/** Removes a flying thing when it has landed or was cut short. */
export function removeAfter(animation: Animation, element: Element): void {
  const remove = (): void => element.remove()
  animation.finished.then(remove, remove)
}
