/** What the board does with a tap or a key; the elements say by their attributes what they mean. */
export interface Hearer {
  action(id: string): void
  step(id: string): void
  explain(id: string): void
  zoom(id: string): void
  look(player: number | undefined): void
  log(): void
  /** The place (`data-at`) under the pointer or in focus, and the element itself; neither where the pointer has left the board. */
  point(place: string | undefined, near: Element | undefined): void
  /** True while something is animated: the tap only ends it. */
  hurry(): boolean
}

const LONG_PRESS = 550

const value = (target: EventTarget | null, name: string): string | undefined => {
  const found = target instanceof Element ? target.closest(`[data-${name}]`) : undefined
  return found?.getAttribute(`data-${name}`) ?? undefined
}

/** Says what the nearest meaningful element around the target means. */
function tap(target: EventTarget | null, hearer: Hearer): void {
  const near =
    target instanceof Element ? target.closest('[data-action],[data-step],[data-look],[data-log],[data-explain]') : null
  if (near === null) return
  const get = (name: string): string | undefined => near.getAttribute(`data-${name}`) ?? undefined
  const action = get('action')
  const step = get('step')
  const look = get('look')
  const explain = get('explain')
  if (action !== undefined) hearer.action(action)
  else if (step !== undefined) hearer.step(step)
  else if (look !== undefined) hearer.look(look === 'me' ? undefined : Number(look))
  else if (get('log') !== undefined) hearer.log()
  else if (explain !== undefined) hearer.explain(explain)
}

/** One set of listeners for the whole board: pieces stay plain, and a hundred of them cost nothing. */
export function listenTo(root: HTMLElement, hearer: Hearer): () => void {
  let press: ReturnType<typeof setTimeout> | undefined
  let swallow = false
  const cancel = (): void => clearTimeout(press)
  const point = ({ target }: Event): void =>
    hearer.point(value(target, 'at'), target instanceof Element ? target : undefined)
  const heard: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      swallow = hearer.hurry()
      cancel()
      const zoom = value(event.target, 'zoom')
      if (zoom === undefined || event.pointerType === 'mouse') return
      press = setTimeout(() => {
        swallow = true
        hearer.zoom(zoom)
      }, LONG_PRESS)
    },
    pointermove: cancel,
    pointerup: cancel,
    pointercancel: cancel,
    click(event) {
      cancel()
      if (!swallow) tap(event.target, hearer)
      swallow = false
    },
    contextmenu(event) {
      const zoom = value(event.target, 'zoom')
      if (zoom === undefined) return
      event.preventDefault()
      hearer.zoom(zoom)
    },
    pointerover: point,
    focusin: point,
    pointerleave: () => hearer.point(undefined, undefined),
  }
  const entries = Object.entries(heard)
  const listen = (verb: 'addEventListener' | 'removeEventListener'): void => {
    // The table above pairs each name with a listener of its own kind of event.
    for (const [name, listener] of entries) root[verb](name, listener as EventListener)
  }
  listen('addEventListener')
  return () => {
    cancel()
    listen('removeEventListener')
  }
}
