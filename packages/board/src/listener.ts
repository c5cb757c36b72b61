import { isDense, nearestSpot } from './nearest.ts'

/** What the board does with a tap or a key; attributes of the elements say what is meant. */
export interface InputListener {
  /** `next` is the answer to the question that follows, where it has been given with the same tap. */
  action(id: string, next: string | undefined): void
  step(id: string): void
  explain(id: string): void
  /** With the action that a tap there would take. */
  zoom(id: string, action: string | undefined): void
  look(player: number | undefined): void
  log(): void
  /** The place (`data-at`) under the pointer or in focus, and the element itself; neither where the pointer has left the board. */
  point(place: string | undefined, near: Element | undefined): void
  /** True while something is animated: the tap only ends it. */
  skip(): boolean
  /** Whether a small space was touched and waits for a second tap. */
  confirm(waiting: boolean): void
}

const LONG_PRESS = 550

const value = (target: EventTarget | null, name: string): string | undefined => {
  const found = target instanceof Element ? target.closest(`[data-${name}]`) : undefined
  return found?.getAttribute(`data-${name}`) ?? undefined
}

const MEANS = '[data-action],[data-step],[data-look],[data-log],[data-explain]'

/** What a thumb means: what it has hit, or beside small spaces of a drawing the nearest one that is lit. */
function meantBy({ target, clientX, clientY }: MouseEvent, byThumb: boolean): Element | undefined {
  if (!(target instanceof Element)) return undefined
  const hit = target.closest(MEANS)
  const drawing = target.closest('svg')
  const missed = hit === null || (hit instanceof SVGElement && !hit.matches('[data-action],[data-step]'))
  const near = byThumb && missed && drawing !== null ? nearestSpot(drawing, clientX, clientY) : undefined
  return near ?? hit ?? undefined
}

/** Calls what an element asks for. */
function take(near: Element, listener: InputListener): void {
  const get = (name: string): string | undefined => near.getAttribute(`data-${name}`) ?? undefined
  const action = get('action')
  const step = get('step')
  const look = get('look')
  const explain = get('explain')
  if (action !== undefined) listener.action(action, get('next'))
  else if (step !== undefined) listener.step(step)
  else if (look !== undefined) listener.look(look === 'me' ? undefined : Number(look))
  else if (get('log') !== undefined) listener.log()
  else if (explain !== undefined) listener.explain(explain)
}

/** One set of listeners for the whole board: pieces stay plain, and a hundred of them cost nothing. */
export function listenTo(root: HTMLElement, listener: InputListener): () => void {
  let press: ReturnType<typeof setTimeout> | undefined
  let swallow = false
  let byThumb = false
  /** The small space that waits for a second tap. */
  let sure: Element | undefined
  const beSure = (spot: Element | undefined): void => {
    if (spot === sure) return
    sure?.removeAttribute('data-sure')
    spot?.setAttribute('data-sure', '')
    listener.confirm(spot !== undefined)
    sure = spot
  }
  /** What it brings is shown, and a second tap takes it. */
  const wait = (spot: Element | undefined): void => {
    beSure(spot)
    listener.point(value(spot ?? null, 'at'), spot)
  }
  const cancel = (): void => clearTimeout(press)
  const point = ({ target }: Event): void =>
    listener.point(value(target, 'at'), target instanceof Element ? target : undefined)
  const handlers: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      swallow = listener.skip()
      byThumb = event.pointerType === 'touch'
      cancel()
      if (event.pointerType === 'mouse') return
      const zoom = value(event.target, 'zoom')
      const meant = zoom === undefined ? meantBy(event, byThumb) : undefined
      if (zoom === undefined && meant?.matches('[data-action]') !== true) return
      press = setTimeout(() => {
        swallow = true
        if (zoom !== undefined) listener.zoom(zoom, value(event.target, 'action'))
        else wait(meant)
      }, LONG_PRESS)
    },
    pointermove: cancel,
    pointerup: cancel,
    pointercancel: cancel,
    click(event) {
      cancel()
      const swallowed = swallow
      const meant = swallow ? undefined : meantBy(event, byThumb)
      swallow = false
      const waits =
        meant !== undefined && byThumb && meant !== sure && meant.matches('g[data-action]') && isDense(meant)
      if (swallowed) return
      if (waits) wait(meant)
      else {
        beSure(undefined)
        if (meant !== undefined) take(meant, listener)
      }
    },
    contextmenu(event) {
      const zoom = value(event.target, 'zoom')
      if (zoom === undefined) return
      event.preventDefault()
      listener.zoom(zoom, value(event.target, 'action'))
    },
    pointerover: point,
    focusin: point,
    // A finger leaves what it has touched; a space that waits stays pointed at.
    pointerleave: () => {
      if (sure === undefined) listener.point(undefined, undefined)
    },
  }
  const entries = Object.entries(handlers)
  const listen = (verb: 'addEventListener' | 'removeEventListener'): void => {
    // The table above pairs each name with a handler for its own kind of event.
    for (const [name, handler] of entries) root[verb](name, handler as EventListener)
  }
  const forget = (): void => {
    if (sure !== undefined) wait(undefined)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') forget()
  }
  // Whoever uses a button beside the board, such as "End turn", no longer means the space.
  const onClick = (event: MouseEvent): void => {
    if (!event.composedPath().includes(root)) forget()
  }
  listen('addEventListener')
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  return () => {
    cancel()
    removeEventListener('keydown', onKey)
    removeEventListener('click', onClick)
    listen('removeEventListener')
  }
}
