import type { Page } from 'playwright-core'

/** The kinds of actions that are lit, or that light up after a first step. */
export async function litKinds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kinds = new Set<string>()
    const frames = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const look = (): void => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-action]')) {
        kinds.add(element.dataset.action?.split(':')[0] ?? '')
      }
    }
    const steps = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-step]')].map((element) => element.dataset.step)
    const press = async (step: string | undefined): Promise<void> => {
      const element = document.querySelector(`[data-step="${CSS.escape(step ?? '')}"]`)
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await frames()
      look()
    }
    const giveBack = async (): Promise<void> => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await frames()
    }
    look()
    const first = steps()
    for (const step of first) {
      await press(step)
      for (const second of steps().filter((each) => !first.includes(each))) await press(second)
      await giveBack()
      await giveBack()
    }
    return [...kinds]
  })
}
