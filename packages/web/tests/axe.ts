import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Everything axe finds, in a readable form; with `only`, what this rule finds. */
export async function violations(page: Page, only?: string): Promise<string[]> {
  // The page's security policy forbids foreign scripts, so the browser itself injects the tool, once for every page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rule) => {
    const tool: typeof axe = Reflect.get(window, 'axe')
    // It would write down every element that passes; only the first of each violation is read, below.
    tool.configure({ noHtml: true })
    // What is transparent has no contrast: the tests' cover is off meanwhile.
    const cover: CSSStyleSheet | undefined = Reflect.get(window, 'orreryCover')
    if (cover !== undefined) cover.disabled = true
    // Accessible names must contain the visible text; axe checks this only on request.
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const which = rule === undefined ? { rules } : { runOnly: [rule] }
    const { violations: found } = await tool
      .run(document, { ...which, resultTypes: ['violations'], elementRef: true })
      .finally(() => cover !== undefined && Object.assign(cover, { disabled: false }))
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.length} × ${nodes[0]?.element?.outerHTML.slice(0, 200)} ${nodes[0]?.failureSummary}`,
    )
  }, only)
}
