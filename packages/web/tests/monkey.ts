import type { Page } from 'playwright-core'

/** What a monkey did. */
export interface Monkey {
  readonly clicks: number
  /** The verbs of the actions that were lit at some time. */
  readonly lit: ReadonlySet<string>
  /** The verbs of the actions taken. */
  readonly taken: ReadonlySet<string>
  /** Lit targets whose middle lay under something else, and were taken with the keyboard. */
  readonly covered: readonly string[]
  readonly over: boolean
}

interface Pick {
  readonly over: boolean
  readonly lit: readonly string[]
  readonly action?: string
  readonly x?: number
  readonly y?: number
  readonly covered?: boolean
}

/** Plays by clicking what is lit, chosen with a seed, until the game is over or enough has been clicked. */
export async function letMonkeyPlay(page: Page, seed: number, most: number): Promise<Monkey> {
  const lit = new Set<string>()
  const taken = new Set<string>()
  const covered: string[] = []
  let state = seed
  let idle = 0
  for (let clicks = 0; clicks < most; clicks++) {
    // Chance is drawn for a click only, not for every look: a seed means a game.
    const drawn = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const pick = await page.evaluate(pickLit, drawn / 2 ** 32)
    for (const verb of pick.lit) lit.add(verb)
    if (pick.over) return { clicks, lit, taken, covered, over: true }
    if (pick.x === undefined || pick.y === undefined) {
      idle++
      if (idle > 600) throw new Error(`nothing is lit after ${clicks} clicks`)
      // A click that met something else may have opened a window in which nothing is lit: Esc is the way out.
      if (idle % 100 === 0) await page.keyboard.press('Escape')
      await page.waitForTimeout(10)
      clicks--
      continue
    }
    idle = 0
    state = drawn
    if (pick.action !== undefined) taken.add(pick.action.split(':')[0] ?? '')
    if (pick.covered === true) {
      covered.push(pick.action ?? 'step')
      await page.keyboard.press('Enter')
    } else await page.mouse.click(pick.x, pick.y)
  }
  return { clicks: most, lit, taken, covered, over: false }
}

/** Clicks one of the lit targets, if there is one now. */
export async function clickLit(page: Page, chance: number): Promise<void> {
  const { x, y, covered } = await page.evaluate(pickLit, chance)
  if (x === undefined || y === undefined) return
  if (covered === true) await page.keyboard.press('Enter')
  else await page.mouse.click(x, y)
}

/** Runs in the page: one of the lit targets, in sight, with the point to click. */
function pickLit(chance: number): Pick {
  const over = document.querySelector('.table-screen[data-over="true"]') !== null
  const top: ParentNode = document.querySelector('dialog[open]') ?? document
  const targets = [...top.querySelectorAll<HTMLElement | SVGElement>('[data-action],[data-step]')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.matches(':disabled')
  })
  const lit = targets.flatMap((element) => element.dataset.action?.split(':')[0] ?? [])
  if (over || targets.length === 0) return { over, lit }
  // Actions weigh more than first steps, or a monkey would open and close one step for ever.
  const weights = targets.map((element) => (element.dataset.action === undefined ? 1 : 3))
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  const target = targets[Math.max(index, 0)]
  if (target === undefined) return { over, lit }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left: x0, top: y0, width, height } = target.getBoundingClientRect()
  const x = x0 + width / 2
  const y = y0 + height / 2
  const hit = document.elementFromPoint(x, y)
  const covered = hit === null || !(target.contains(hit) || hit.contains(target))
  if (covered) target.focus()
  const { action } = target.dataset
  return { over, lit, x, y, covered, ...(action === undefined ? {} : { action }) }
}
