import type { Page } from 'playwright-core'
import { sizes } from './world.ts'

/** Faults of the texts on a page: two texts in one place, a text cut off, a text too small. */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly text: string
      readonly element: Element
      readonly rect: DOMRect
    }
    /** Whether an element can be reached by scrolling sideways. */
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    /** The part of a line that letters fill: some fonts reserve half as much again above and below. */
    const letters = (rect: DOMRect, style: CSSStyleDeclaration): DOMRect => {
      const height = Math.min(rect.height, Number.parseFloat(style.fontSize) * 1.17)
      return new DOMRect(rect.x, rect.y + (rect.height - height) / 2, rect.width, height)
    }
    const panelOf = (element: Element): Element | null => element.closest('.chat-panel, .told, .hx-hr-tags, [popover]')
    const faults: string[] = []
    const boxes: Box[] = []
    const top = document.querySelector('dialog[open]') ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (
        element === null ||
        text === '' ||
        element.closest('.sr, title, script, style, option, [aria-hidden="true"]') !== null
      )
        continue
      // Texts for screen readers only take no room.
      const { width: w, height: h } = element.getBoundingClientRect()
      if (w <= 2 || h <= 2 || element.closest('[style*="clip"]') !== null) continue
      const style = getComputedStyle(element)
      if (style.visibility === 'hidden' || Number(style.opacity) === 0) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      let seen = false
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const x = rect.left + rect.width / 2
        const y = rect.top + rect.height / 2
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
        // Texts that are scrolled away or covered by a window are not visible.
        const hit = document.elementFromPoint(x, y)
        if (hit === null || !(element.contains(hit) || hit.contains(element))) continue
        seen = true
        boxes.push({ text, element, rect: element instanceof SVGElement ? rect : letters(rect, style) })
        if ((rect.left < -1 || rect.right > innerWidth + 1) && !scrolls(element)) faults.push(`off the page: "${text}"`)
      }
      if (!seen) continue
      // Figures of the rulebook are pictures with a caption; single letters on pieces are signs.
      const picture = element.closest('figure') !== null || (element instanceof SVGElement && text.length === 1)
      const size = Number.parseFloat(style.fontSize)
      const scale = element instanceof SVGElement ? element.getBoundingClientRect().height / 1.2 / size || 1 : 1
      if (!picture && size * Math.min(scale, 1) < 11.4) {
        faults.push(`too small (${(size * Math.min(scale, 1)).toFixed(1)} px): "${text}"`)
      }
      if (
        style.overflow !== 'visible' &&
        style.textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 2 &&
        !/auto|scroll/.test(style.overflowX)
      ) {
        faults.push(`cut off: "${text}"`)
      }
    }
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        // An open panel covers a part of the page on purpose.
        if (a.element === b.element || panelOf(a.element) !== panelOf(b.element)) continue
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        if (width <= 2 || height <= 3) continue
        const smaller = Math.min(a.rect.width * a.rect.height, b.rect.width * b.rect.height)
        if (width * height > smaller * 0.15) faults.push(`one over the other: "${a.text}" and "${b.text}"`)
      }
    }
    return [...new Set(faults)]
  })
}

/** Faults of the texts in each of the three sizes; the last size stays. */
export async function faultsInSizes(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    let faults = await textFaults(page)
    // A page may still be adapting to its new size; only faults that stay count.
    for (let tries = 0; tries < 30 && faults.length > 0; tries++) {
      await page.waitForTimeout(100)
      faults = await textFaults(page)
    }
    for (const fault of faults) found.push(`${what}, ${size}: ${fault}`)
  }
  return found
}
