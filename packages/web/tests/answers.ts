import type { Page } from 'playwright-core'

/** Pictures and words on a board that give no answer when pointed at, each named by the classes of what holds it. */
export interface Walk {
  readonly silent: readonly string[]
  /** The different things that have answered. */
  readonly answered: readonly string[]
}

/**
 * Points at every picture and every word of a board, as a mouse would, and reads the inspector. Something has an answer when the inspector
 * says a name and at least one sentence. The answer of a whole panel (`panel-…`) is not enough for a picture in it. What is `known` from
 * another position is not pointed at again.
 */
export async function walkOver(page: Page, known: readonly string[]): Promise<Walk> {
  return page.evaluate(async (before) => {
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
        element.closest('.sr, .bd-flights, .bd-inspect, .bd-defs, defs, [data-stamp]') === null &&
        // A drawing with parts of its own is judged by these.
        !(element instanceof SVGSVGElement && element.querySelector('[data-zoom],[data-at]') !== null) &&
        isSeen(element),
    )
    const answers = new Map(before.map((key) => [key, true]))
    const silent = new Set<string>()
    for (const element of parts) {
      // A button whose own words say what it does needs no second explanation; the pictures on it do.
      const button = element.closest('button')
      if (!isPicture(element) && button !== null && /\p{L}{3}/u.test(button.textContent)) continue
      // Nor do the words of a question or a note.
      if (!isPicture(element) && element.closest('.bd-tray, .bd-note') !== null) continue
      const near = element.closest<HTMLElement>('[data-zoom]')?.dataset.zoom
      const place = element.closest<HTMLElement>('[data-at]')?.dataset.at
      const key = `${near} ${place}`
      if (!answers.has(key)) {
        document.querySelector('.bd')?.dispatchEvent(new PointerEvent('pointerleave'))
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
        let found = false
        for (let i = 0; i < 12 && !found; i++) {
          await drawn()
          const told = document.querySelector('.bd-inspect')
          const heading = told?.querySelector('h2, h3, b')?.textContent.trim() ?? ''
          found = heading !== '' && (told?.textContent.trim().length ?? 0) > heading.length + 8
        }
        answers.set(key, found)
      }
      const isPanel = near?.startsWith('panel-') === true
      if (answers.get(key) !== true || (isPanel && isPicture(element))) silent.add(nameOf(element))
    }
    return { silent: [...silent].sort(), answered: [...answers.keys()].filter((key) => answers.get(key) === true) }
  }, known)
}
