import type { Page } from 'playwright-core'
import { tableStatus } from './world.ts'

/** What a monkey did. */
export interface Monkey {
  readonly clicks: number
  /** The verbs of all actions that were lit. */
  readonly lit: ReadonlySet<string>
  /** The verbs of the actions taken. */
  readonly taken: ReadonlySet<string>
  /** Lit targets whose middle was covered, and which were taken with the keyboard. */
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
  /** A window is open over the table. */
  readonly dialog: boolean
}

/** This many clicks are real mouse clicks; the others are dispatched inside the page, which is many times faster. */
const BY_MOUSE = 40

/** A click that has no effect for this long (ms) has hit something else: another one is made. */
const CLICK_TIMEOUT = 5000
const ignore = (): void => undefined

/** Plays by clicking what is lit, chosen with a seed, until the game is over or this many clicks are made. The same seed gives the same clicks. */
export async function letMonkeyPlay(page: Page, seed: number, most: number): Promise<Monkey> {
  const lit = new Set<string>()
  const taken = new Set<string>()
  const covered: string[] = []
  let state = seed
  let idle = 0
  for (let clicks = 0; clicks < Math.min(most, BY_MOUSE); clicks++) {
    // A random number is used up by a click only, not by every look.
    const drawn = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const pick = await page.evaluate(pickLit, drawn / 2 ** 32)
    for (const verb of pick.lit) lit.add(verb)
    if (pick.over) return { clicks, lit, taken, covered, over: true }
    if (pick.x === undefined || pick.y === undefined) {
      idle++
      if (idle > 6000) throw new Error(`nothing is lit after ${clicks} clicks`)
      // A click that hit something else may have opened a window in which nothing is lit: Esc closes it.
      if (idle % 100 === 0) await page.keyboard.press('Escape')
      await page.waitForTimeout(10)
      clicks--
      continue
    }
    idle = 0
    state = drawn
    if (pick.action !== undefined) taken.add(pick.action.split(':')[0] ?? '')
    const { seq } = await tableStatus(page)
    if (pick.covered === true) {
      covered.push(pick.action ?? 'step')
      await page.keyboard.press('Enter')
    } else await page.mouse.click(pick.x, pick.y)
    if (pick.action !== undefined)
      await page
        .waitForFunction(hasChanged, [seq, pick.dialog] as const, { polling: 10, timeout: CLICK_TIMEOUT })
        .catch(ignore)
  }
  if (most <= BY_MOUSE) return { clicks: most, lit, taken, covered, over: (await tableStatus(page)).over }
  await page.evaluate(`globalThis.pickLit = ${pickLit}; globalThis.hasChanged = ${hasChanged}`)
  const rest = await page.evaluate(clickOn, [state, most - BY_MOUSE, CLICK_TIMEOUT] as const)
  for (const verb of rest.lit) lit.add(verb)
  for (const verb of rest.taken) taken.add(verb)
  return { clicks: BY_MOUSE + rest.clicks, lit, taken, covered: [...covered, ...rest.covered], over: rest.over }
}

/** Runs in the page: whether a click on an action at `seq` had an effect: it was taken, or a window asks whether it should be. */
function hasChanged([seq, dialog]: readonly [number, boolean]): boolean {
  const screen = document.querySelector<HTMLElement>('.table-screen')
  return screen?.dataset.seq !== String(seq) || (!dialog && document.querySelector('dialog[open]') !== null)
}

/** Runs in the page: clicks like a mouse, on the topmost element in the middle of a target. */
async function clickOn([start, most, timeout]: readonly [number, number, number]): Promise<{
  readonly clicks: number
  readonly lit: readonly string[]
  readonly taken: readonly string[]
  readonly covered: readonly string[]
  readonly over: boolean
}> {
  const pick: typeof pickLit = Reflect.get(globalThis, 'pickLit')
  const changed: typeof hasChanged = Reflect.get(globalThis, 'hasChanged')
  const lit = new Set<string>()
  const taken = new Set<string>()
  const covered: string[] = []
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  const until = async (ready: () => boolean, ms: number): Promise<boolean> => {
    for (const begun = Date.now(); !ready(); await pause(4)) if (Date.now() - begun > ms) return false
    return true
  }
  let state = start
  for (let clicks = 0; clicks < most; clicks++) {
    const drawn = (Math.imul(state, 1664525) + 1013904223) >>> 0
    let now: ReturnType<typeof pickLit> = { over: false, lit: [], dialog: false }
    const found = await until(() => {
      // While others think, nothing is lit, and searching the page would cost them time.
      if (document.querySelector(':is([data-action]:not(:disabled), [data-step], [data-over="true"])') === null)
        return false
      now = pick(drawn / 2 ** 32)
      return now.over || now.x !== undefined
    }, 90_000)
    if (!found) throw new Error(`nothing is lit after ${clicks} clicks`)
    for (const verb of now.lit) lit.add(verb)
    if (now.over) return { clicks, lit: [...lit], taken: [...taken], covered, over: true }
    state = drawn
    const { x = 0, y = 0, action } = now
    if (now.covered === true) covered.push(action ?? 'step')
    if (action !== undefined) taken.add(action.split(':')[0] ?? '')
    const target = now.covered === true ? document.activeElement : document.elementFromPoint(x, y)
    const seq = Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq ?? -1)
    const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
    target?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }))
    target?.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse' }))
    target?.dispatchEvent(new MouseEvent('click', at))
    if (action !== undefined) await until(() => changed([seq, now.dialog]), timeout)
    else await pause(0)
  }
  const over = document.querySelector('.table-screen[data-over="true"]') !== null
  return { clicks: most, lit: [...lit], taken: [...taken], covered, over }
}

/** Clicks one of the lit targets, if there is one. */
export async function clickLit(page: Page, chance: number): Promise<void> {
  const { x, y, covered } = await page.evaluate(pickLit, chance)
  if (x === undefined || y === undefined) return
  if (covered === true) await page.keyboard.press('Enter')
  else await page.mouse.click(x, y)
}

/** Runs in the page: scrolls to one of the lit targets and returns the point to click. */
function pickLit(chance: number): Pick {
  const over = document.querySelector('.table-screen[data-over="true"]') !== null
  const dialog = document.querySelector('dialog[open]') !== null
  const top: ParentNode = document.querySelector('dialog[open]') ?? document
  const targets = [...top.querySelectorAll<HTMLElement | SVGElement>('[data-action],[data-step]')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.matches(':disabled')
  })
  const lit = targets.flatMap((element) => element.dataset.action?.split(':')[0] ?? [])
  if (over || targets.length === 0) return { over, lit, dialog }
  // Actions weigh more than first steps, or a monkey might open and close one step forever.
  const weights = targets.map((element) => (element.dataset.action === undefined ? 1 : 3))
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  const target = targets[Math.max(index, 0)]
  if (target === undefined) return { over, lit, dialog }
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left: x0, top: y0, width, height } = target.getBoundingClientRect()
  const x = x0 + width / 2
  const y = y0 + height / 2
  const hit = document.elementFromPoint(x, y)
  const covered = hit === null || !(target.contains(hit) || hit.contains(target))
  if (covered) target.focus()
  const { action } = target.dataset
  return { over, lit, x, y, covered, dialog, ...(action === undefined ? {} : { action }) }
}
