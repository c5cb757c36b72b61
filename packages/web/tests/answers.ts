import type { Page } from 'playwright-core'

/** Pictures and words on a board that give no answer when pointed at, each named by the classes of what holds it. */
export interface Walk {
  readonly silent: readonly string[]
  /** How many different things have answered. */
  readonly answered: number
}

/**
 * Points at every picture and every word of a board, as a mouse would, and reads the inspector. Something has an answer when the inspector
 * says a name and at least one sentence. The answer of a whole panel (`panel-…`) is not enough for a picture in it.
 */
export async function walkOver(page: Page): Promise<Walk> {
  return page.evaluate(async () => {
    const board = document.querySelector('.bd')
    // React draws what is pointed at in a task of its own; waiting for a frame would take ten times as long.
    const drawn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 4))
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width >= 5 && height >= 5 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const isPicture = (element: Element): boolean =>
      element instanceof SVGSVGElement || element instanceof HTMLImageElement || element instanceof SVGUseElement
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    /** The two nearest classes, without states: what a reader of the source looks for. */
    const nameOf = (element: Element): string => {
      const names: string[] = []
      for (let at: Element | null = element; at !== null && at !== board && names.length < 2; at = at.parentElement) {
        const own = [...at.classList].filter((each) => !/^(is-|p-|num$|night$|seen$|lit$|selected$|disc$)/.test(each))
        if (own[0] !== undefined) names.unshift(own[0])
      }
      return names.join(' ')
    }
    const parts = [...(board?.querySelectorAll('*') ?? [])].filter(
      (element) =>
        (isPicture(element) || hasWords(element)) &&
        // Words only for screen readers, what flies, and the inspector itself are not pointed at.
        element.closest('.sr, .bd-flights, .bd-inspect, .bd-defs, defs') === null &&
        // A drawing with parts of its own is judged by these.
        !(element instanceof SVGSVGElement && element.querySelector('[data-zoom],[data-at]') !== null) &&
        isSeen(element),
    )
    const answers = new Map<string, boolean>()
    const silent = new Set<string>()
    for (const element of parts) {
      // A button whose own words say what it does needs no second explanation; the pictures on it do.
      const button = element.closest('button')
      if (!isPicture(element) && button !== null && /\p{L}{3}/u.test(button.textContent)) continue
      const near = element.closest<HTMLElement>('[data-zoom]')?.dataset.zoom
      const place = element.closest<HTMLElement>('[data-at]')?.dataset.at
      const key = `${near} ${place}`
      if (!answers.has(key)) {
        document.querySelector('.bd')?.dispatchEvent(new PointerEvent('pointerleave'))
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
        await drawn()
        const told = document.querySelector('.bd-inspect')
        const heading = told?.querySelector('h3, b')?.textContent.trim() ?? ''
        answers.set(key, heading !== '' && (told?.textContent.trim().length ?? 0) > heading.length + 8)
      }
      const isPanel = near?.startsWith('panel-') === true
      if (answers.get(key) !== true || (isPanel && isPicture(element))) silent.add(nameOf(element))
    }
    return { silent: [...silent].sort(), answered: [...answers.values()].filter(Boolean).length }
  })
}
