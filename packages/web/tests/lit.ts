import type { Page } from 'playwright-core'

/** The kinds of actions that are lit, or become lit after a first step. */
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

/** Clicks a target of an action of this kind, after a first step or two where needed; returns whether there was one. */
export async function takeKind(page: Page, kind: string): Promise<boolean> {
  return page.evaluate(async (verb) => {
    const frames = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const click = async (element: Element | null): Promise<void> => {
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await frames()
    }
    const target = (): Element | null =>
      document.querySelector(`[data-action="${verb}"]:not(:disabled), [data-action^="${verb}:"]:not(:disabled)`)
    const steps = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-step]')].map((element) => element.dataset.step)
    const press = (step: string | undefined): Promise<void> =>
      click(document.querySelector(`[data-step="${CSS.escape(step ?? '')}"]`))
    const first = steps()
    for (const step of target() === null ? first : []) {
      await press(step)
      if (target() !== null) break
      for (const second of steps().filter((each) => !first.includes(each))) {
        await press(second)
        if (target() !== null) break
      }
      if (target() !== null) break
      for (let i = 0; i < 2; i++) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        await frames()
      }
    }
    const found = target()
    await click(found)
    return found !== null
  }, kind)
}
