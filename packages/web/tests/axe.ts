import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds that is serious or worse, in a readable form. */
export async function violations(page: Page): Promise<string[]> {
  // The policy of the page forbids foreign scripts, so the tool is brought in by the browser itself.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const tool: typeof axe = Reflect.get(window, 'axe')
    // What is read out must contain what is seen on a button; axe asks for it only when it is told to.
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const { violations: found } = await tool.run(document, { rules })
    return found.flatMap(({ id, impact, nodes }) => {
      if (impact !== 'serious' && impact !== 'critical') return []
      return [`${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`]
    })
  })
}
