/** What the board does with a tap or a key; attributes of the elements say what is meant. */
export interface InputListener {
  action(id: string): void
  step(id: string): void
  explain(id: string): void
  zoom(id: string): void
  look(player: number | undefined): void
  log(): void
  /** The place (`data-at`) under the pointer or in focus, and the element itself; neither where the pointer has left the board. */
  point(place: string | undefined, near: Element | undefined): void
  /** True while something is animated: the tap only ends it. */
  skip(): boolean
}

const LONG_PRESS = 550

const value = (target: EventTarget | null, name: string): string | undefined => {
  const found = target instanceof Element ? target.closest(`[data-${name}]`) : undefined
  return found?.getAttribute(`data-${name}`) ?? undefined
}

/** Calls what the nearest element with a meaning asks for. */
function tap(target: EventTarget | null, listener: InputListener): void {
  const near =
    target instanceof Element ? target.closest('[data-action],[data-step],[data-look],[data-log],[data-explain]') : null
  if (near === null) return
  const get = (name: string): string | undefined => near.getAttribute(`data-${name}`) ?? undefined
  const action = get('action')
  const step = get('step')
  const look = get('look')
  const explain = get('explain')
  if (action !== undefined) listener.action(action)
  else if (step !== undefined) listener.step(step)
  else if (look !== undefined) listener.look(look === 'me' ? undefined : Number(look))
  else if (get('log') !== undefined) listener.log()
  else if (explain !== undefined) listener.explain(explain)
}

/** One set of listeners for the whole board: pieces stay plain, and a hundred of them cost nothing. */
export function listenTo(root: HTMLElement, listener: InputListener): () => void {
  let press: ReturnType<typeof setTimeout> | undefined
  let swallow = false
  const cancel = (): void => clearTimeout(press)
  const point = ({ target }: Event): void =>
    listener.point(value(target, 'at'), target instanceof Element ? target : undefined)
  const handlers: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      swallow = listener.skip()
      cancel()
      const zoom = value(event.target, 'zoom')
      if (zoom === undefined || event.pointerType === 'mouse') return
      press = setTimeout(() => {
        swallow = true
        listener.zoom(zoom)
      }, LONG_PRESS)
    },
    pointermove: cancel,
    pointerup: cancel,
    pointercancel: cancel,
    click(event) {
      cancel()
      if (!swallow) tap(event.target, listener)
      swallow = false
    },
    contextmenu(event) {
      const zoom = value(event.target, 'zoom')
      if (zoom === undefined) return
      event.preventDefault()
      listener.zoom(zoom)
    },
    pointerover: point,
    focusin: point,
    pointerleave: () => listener.point(undefined, undefined),
  }
  const entries = Object.entries(handlers)
  const listen = (verb: 'addEventListener' | 'removeEventListener'): void => {
    // The table above pairs each name with a handler for its own kind of event.
    for (const [name, handler] of entries) root[verb](name, handler as EventListener)
  }
  listen('addEventListener')
  return () => {
    cancel()
    listen('removeEventListener')
  }
}
