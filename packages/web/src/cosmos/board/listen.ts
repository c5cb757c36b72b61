/** What the board does with a tap or a key; the elements say by their attributes what they mean. */
export interface Hearer {
  action(id: string): void
  step(id: string): void
  explain(id: string): void
  zoom(id: string): void
  look(seat: number | undefined): void
  log(): void
  point(place: string | undefined): void
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

  const onDown = (event: PointerEvent): void => {
    swallow = hearer.hurry()
    cancel()
    const zoom = value(event.target, 'zoom')
    if (zoom === undefined || event.pointerType === 'mouse') return
    press = setTimeout(() => {
      swallow = true
      hearer.zoom(zoom)
    }, LONG_PRESS)
  }
  const onClick = (event: MouseEvent): void => {
    cancel()
    if (swallow) {
      swallow = false
      return
    }
    tap(event.target, hearer)
  }
  const onMenu = (event: MouseEvent): void => {
    const zoom = value(event.target, 'zoom')
    if (zoom === undefined) return
    event.preventDefault()
    hearer.zoom(zoom)
  }
  const onOver = (event: Event): void => {
    hearer.point(value(event.target, 'at'))
  }
  root.addEventListener('pointerdown', onDown)
  root.addEventListener('pointermove', cancel)
  root.addEventListener('pointerup', cancel)
  root.addEventListener('click', onClick)
  root.addEventListener('contextmenu', onMenu)
  root.addEventListener('pointerover', onOver)
  root.addEventListener('focusin', onOver)
  return () => {
    cancel()
    root.removeEventListener('pointerdown', onDown)
    root.removeEventListener('pointermove', cancel)
    root.removeEventListener('pointerup', cancel)
    root.removeEventListener('click', onClick)
    root.removeEventListener('contextmenu', onMenu)
    root.removeEventListener('pointerover', onOver)
    root.removeEventListener('focusin', onOver)
  }
}
