import type { Page } from 'playwright-core'

/** What a player who looks before touching has met on the way through a game. */
export interface Seen {
  readonly over: boolean
  readonly decisions: number
  /** Decisions none of whose answers could be seen without scrolling, turning a page or closing something. */
  readonly hidden: readonly string[]
  /** Decisions whose chosen answer had to be scrolled to, by what was chosen. */
  readonly scrolled: readonly string[]
  /** Prompts of which a part was cut off, or that took more than one line of a phone. */
  readonly cut: readonly string[]
  /** Targets below the size of a thumb, each with the smallest size it was met in. */
  readonly small: Readonly<Record<string, number>>
  /** Texts that are smaller than allowed, each with the smallest size it was met in. */
  readonly tiny: Readonly<Record<string, number>>
}

declare global {
  interface Window {
    orreryMissed(): Promise<void>
    orreryFresh(what: string): Promise<void>
  }
}

/** How far and with which luck somebody plays. */
interface Stretch {
  readonly seed: number
  /** Ends after this many decisions, if the game is not over before. */
  readonly most: number
  /** Is called in every moment in which somebody would have to scroll, before that is done. */
  missed?(): Promise<void>
  /** Is called whenever a kind of answer, a page of the board or a window is met for the first time. */
  fresh?(what: string): Promise<void>
}

/** What must not be smaller, in pixels. */
interface Limits {
  readonly target: number
  readonly space: number
  readonly text: number
}

/** Smaller targets are missed by thumbs; a space of a dense board may be a little smaller. */
const TARGET = 44
const SPACE = 40
const TEXT = 12

const ignore = (): void => undefined

/**
 * Plays by touching what is lit, like the monkey, but notes first what can be seen and touched without scrolling. Nothing but the seed
 * decides what is touched.
 */
export async function playLooking(page: Page, { seed, most, missed, fresh }: Stretch): Promise<Seen> {
  // The names under which the page finds them.
  await page.exposeFunction('orreryMissed', missed ?? ignore)
  await page.exposeFunction('orreryFresh', fresh ?? ignore)
  // Functions that are sent to the page get their names by a helper when they come from a script instead of a test.
  await page.evaluate('globalThis.__name ??= (named) => named')
  const limits: Limits = { target: TARGET, space: SPACE, text: TEXT }
  // The page gets the functions as text: it knows nothing of this file.
  return page.evaluate<Seen>(
    `(${lookAndTouch})(${seed}, ${most}, (${makeEye})(), (${makeRuler})(${JSON.stringify(limits)}))`,
  )
}

type Target = HTMLElement | SVGElement

/** What can be seen at the table, and where a finger would reach it. Runs in the page. */
function makeEye() {
  const screen = (): HTMLElement | null => document.querySelector<HTMLElement>('.table-screen')
  const words = (): HTMLElement | null => document.querySelector<HTMLElement>('.prompt h1')
  /** The card that tells what others did lets touches through, but not looks. */
  const isTold = (x: number, y: number): boolean => {
    const card = document.querySelector<HTMLElement>('.told')
    if (card === null || card.style.visibility === 'hidden') return false
    const { left, top, right, bottom } = card.getBoundingClientRect()
    return x > left && x < right && y > top && y < bottom
  }
  return {
    screen,
    isOver: (): boolean => screen()?.dataset.over === 'true',
    prompt: (): string => words()?.textContent ?? '',
    isCut(): boolean {
      const shown = words()
      if (shown === null) return false
      // On upright phones a question fits one line.
      const most =
        innerWidth < 520 ? 1.5 * Number.parseFloat(getComputedStyle(shown).lineHeight) : shown.clientHeight + 1
      return shown.scrollHeight > most
    },
    isAsked: (): boolean => document.querySelector('dialog[open]') !== null,
    /** Everything lit in the window that is open, or at the table. */
    targets(): Target[] {
      const top: ParentNode = document.querySelector('dialog[open]') ?? document
      return [...top.querySelectorAll<Target>('[data-action],[data-step]')].filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width > 0 && height > 0 && !each.matches(':disabled')
      })
    },
    /** What kinds of answers there are, and where: on which page of the board, in which window. */
    sorts(lit: readonly Target[]): string[] {
      const board = document.querySelector('.bd')
      const pages = [...(board?.classList ?? [])].filter((each) => each.startsWith('on-'))
      const windows = [...document.querySelectorAll('dialog[open], .bd-window, .hx-over')].map((each) => each.className)
      const kinds = lit.map(({ dataset }) => (dataset.action ?? dataset.step ?? '').replace(/:.*/, ''))
      return [...new Set([...pages, ...windows, ...kinds])]
    },
    /** A point of the target that a finger would reach, if there is one. */
    reachable(target: Element): { x: number; y: number } | undefined {
      const { left, top, width, height } = target.getBoundingClientRect()
      for (const [i, j] of [
        [0.5, 0.5],
        [0.5, 0.3],
        [0.5, 0.7],
        [0.3, 0.5],
        [0.7, 0.5],
      ] as const) {
        const [x, y] = [left + width * i, top + height * j]
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || isTold(x, y)) continue
        const hit = document.elementFromPoint(x, y)
        if (hit === null) continue
        // In a drawing that can be zoomed, a tap beside a target goes to the nearest one.
        const zoomed = target.closest('[data-magnifies]:not([data-magnifies^="["])')
        if (target.contains(hit) || zoomed?.contains(hit) === true) return { x, y }
      }
      return undefined
    },
    touch(target: Element, { x, y }: { x: number; y: number }): void {
      const at = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
      const hit = document.elementFromPoint(x, y)
      const on = hit !== null && target.contains(hit) ? hit : target
      on.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }))
      on.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch' }))
      on.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'touch' }))
    },
  }
}

type Eye = ReturnType<typeof makeEye>

/** Notes what is smaller than it may be. Runs in the page. */
function makeRuler(limits: Limits) {
  const small = new Map<string, number>()
  const tiny = new Map<string, number>()
  const least = (into: Map<string, number>, name: string, size: number): void => {
    into.set(name, Math.min(into.get(name) ?? Number.POSITIVE_INFINITY, Math.round(size * 10) / 10))
  }
  const nameOf = (element: Element): string => {
    const [first = '', second = ''] = [...element.classList].filter(
      (each) => !/^(is-|lit$|selected$|on$|p-)/.test(each),
    )
    return `${element.tagName.toLowerCase()}${first && `.${first}`}${second && `.${second}`}`
  }
  const noteSizes = ({ reachable }: Eye, lit: readonly Target[]): void => {
    const spots = lit.filter((each) => each instanceof SVGElement)
    const centres = spots.map((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect()
      return { spot, x: left + width / 2, y: top + height / 2 }
    })
    for (const { spot, x, y } of centres) {
      if (reachable(spot) === undefined) continue
      // A tap beside a small space goes to the nearest lit one: its room ends half way to the next.
      const next = Math.min(
        ...centres.flatMap((other) => (other.spot === spot ? [] : Math.hypot(other.x - x, other.y - y))),
      )
      const { width, height } = spot.getBoundingClientRect()
      // A drawing is magnified by a factor, or as soon as something in it waits for a second tap: it counts in that state.
      const lens = spot.closest<HTMLElement>('[data-magnifies]')
      const magnifies = lens?.dataset.magnifies ?? '1'
      const factor = Number(magnifies) || 1
      if (Number.isNaN(Number(magnifies)) && lens?.querySelector(magnifies) === null) continue
      const room = factor * Math.max(Math.min(width, height), Math.min(next, limits.target))
      if (room < limits.space - 0.5) least(small, `${nameOf(spot)} (space)`, room)
    }
    const controls = document.querySelectorAll<HTMLElement>(
      '.table-screen :is(button, a[href], input, select, [role="tab"], div[role="button"]):not(:disabled)',
    )
    for (const control of controls) {
      if (control.closest('.sr, [aria-hidden="true"]') !== null || control.tabIndex < 0) continue
      // The words beside a box belong to it.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      if (width === 0 || Math.min(width, height) >= limits.target - 0.5 || reachable(control) === undefined) continue
      least(small, nameOf(control), Math.min(width, height))
    }
  }
  const noteTexts = ({ screen }: Eye): void => {
    const walker = document.createTreeWalker(screen() ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      // Single signs on pieces are parts of their pictures; a figure has to be read.
      if (element === null || text === '' || (element instanceof SVGElement && /^\D$/u.test(text))) continue
      if (element.closest('.sr, title, style, defs, option') !== null) continue
      const scale =
        element instanceof SVGGraphicsElement
          ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0)
          : 1
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      if (size >= limits.text - 0.1) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || left > innerWidth || top > innerHeight || left < 0 || top < 0) continue
      least(tiny, `${nameOf(element)} "${text.slice(0, 24)}"`, size)
    }
  }
  const sorted = (map: ReadonlyMap<string, number>): Record<string, number> =>
    Object.fromEntries([...map].sort(([, a], [, b]) => a - b))
  return { noteSizes, noteTexts, noted: () => ({ small: sorted(small), tiny: sorted(tiny) }) }
}

/** Runs in the page. */
async function lookAndTouch(seed: number, most: number, eye: Eye, ruler: ReturnType<typeof makeRuler>): Promise<Seen> {
  const { screen, isOver, prompt, isCut, isAsked, targets, reachable, touch } = eye
  const hidden: string[] = []
  const scrolled: string[] = []
  const cut = new Set<string>()
  const met = new Set<string>()
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
  let state = seed
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  let unanswered = 0
  let decisions = 0
  for (; decisions < most && !isOver(); decisions++) {
    let lit = targets()
    for (const begun = Date.now(); lit.length === 0 && !isOver(); lit = targets()) {
      if (Date.now() - begun > 90_000) throw new Error(`nothing is lit: ${prompt()}`)
      await pause(4)
    }
    if (isOver()) break
    // What follows a decision is drawn in the next frame: scrolled to the top, turned to its page.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    lit = targets()
    if (lit.length === 0) {
      decisions--
      continue
    }
    // What answers a later question may be out of sight: it comes into sight when that is asked.
    const isLater = (each: Target): boolean => each.matches('.is-later')
    const answers = lit.filter((each) => each.closest('.bar-acts') === null && !isLater(each))
    if (answers.length > 0 && !answers.some((each) => reachable(each) !== undefined)) {
      hidden.push(`${prompt()} [${answers[0]?.dataset.action ?? answers[0]?.dataset.step}]`)
    }
    if (isCut()) {
      // The sign of a bot that thinks may still stand beside the question for a moment.
      await pause(200)
      if (isCut()) cut.add(prompt())
    }
    const unseen = eye.sorts(lit).filter((sort) => !met.has(sort))
    for (const sort of unseen) met.add(sort)
    if (unseen.length > 0) {
      await window.orreryFresh(unseen.join(' '))
      // Whoever looked may have turned the phone: the board was drawn anew.
      lit = targets()
    }
    ruler.noteSizes(eye, lit)
    if (decisions % 8 === 0) ruler.noteTexts(eye)

    // Whoever has touched a small space looks at it under the magnifier, and touches that or another one in sight.
    if (document.querySelector('[data-sure]') !== null) lit = lit.filter((each) => reachable(each) !== undefined)
    // Actions weigh more than first steps, or one step might be taken and taken back forever.
    const weights = lit.map((each) => (each.dataset.action === undefined ? 1 : 3))
    let left = chance() * weights.reduce((sum, weight) => sum + weight, 0)
    const index = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    const chosen = lit[Math.max(index, 0)]
    if (chosen === undefined) continue
    // The same answer may be offered in several places; one in sight is enough.
    const same = lit.filter(
      ({ dataset }) => dataset.action === chosen.dataset.action && dataset.step === chosen.dataset.step,
    )
    const target = same.find((each) => reachable(each) !== undefined) ?? chosen
    if (reachable(target) === undefined) {
      if (!isLater(target)) {
        scrolled.push(`${prompt()} [${target.dataset.action ?? target.dataset.step}]`)
        await window.orreryMissed()
      }
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const seq = screen()?.dataset.seq
    const asked = isAsked()
    touch(target, reachable(target) ?? { x: 0, y: 0 })
    if (target.dataset.action === undefined) continue
    // Taken, or a window asks whether it should be, or it wants to be confirmed by a second tap.
    const hasAnswered = (): boolean =>
      screen()?.dataset.seq !== seq || target.matches('[data-sure]') || (!asked && isAsked())
    for (const begun = Date.now(); Date.now() - begun < 5000 && !hasAnswered(); ) await pause(4)
    unanswered = hasAnswered() ? 0 : unanswered + 1
    if (unanswered > 20) throw new Error(`nothing that is touched is taken: ${prompt()}`)
  }
  return { over: isOver(), decisions, hidden, scrolled, cut: [...cut], ...ruler.noted() }
}
