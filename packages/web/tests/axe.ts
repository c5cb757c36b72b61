import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The serious and critical findings of axe, in a readable form. */
export async function violations(page: Page): Promise<string[]> {
  // The page's security policy forbids foreign scripts, so the browser itself injects the tool.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const tool: typeof axe = Reflect.get(window, 'axe')
    // Accessible names must contain the visible text; axe checks this only on request.
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const { violations: found } = await tool.run(document, { rules })
    return found.flatMap(({ id, impact, nodes }) => {
      if (impact !== 'serious' && impact !== 'critical') return []
      return [`${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`]
    })
  })
}
