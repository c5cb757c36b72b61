import type { Adviser } from './adviser.ts'
import { type Guest, tableStatus } from './guests.ts'
import { clickLit } from './monkey.ts'

/** Clicks on the boards with the mouse, for any player who has something lit, until the table has seen this many more changes. */
export async function clickUntilChanged(guests: readonly Guest[], seed: number, changes: number): Promise<void> {
  const [first] = guests
  if (first === undefined) return
  const from = (await tableStatus(first)).seq
  let state = seed
  for (let i = 0; i < 4000; i++) {
    const { seq, over } = await tableStatus(first)
    if (over || seq >= from + changes) return
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    for (const { page } of guests) await clickLit(page, state / 2 ** 32)
    await first.page.waitForTimeout(5)
  }
  throw new Error('the game does not go on')
}

/**
 * Starts a monkey inside the page: in text mode, it takes one of the choices whenever there is one, as the adviser says or at random. Each
 * choice is a click on a button of the page; only the round trip from the test to the browser is saved.
 */
export async function startMonkey({ page }: Guest, seed: number, advise: Adviser = () => undefined): Promise<void> {
  await page.exposeFunction('advise', advise)
  await page.evaluate((start) => {
    let state = start
    let seen = ''
    let done: { word: number; dialog: number } = { word: 0, dialog: 0 }
    const chance = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
    const ask: (offered: readonly string[], changes: number) => Promise<string | undefined> = Reflect.get(
      window,
      'advise',
    )
    const tick = async (): Promise<void> => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      if (screen?.dataset.over === 'true' || Reflect.get(window, 'monkeyRests') === true) return
      const dialog = document.querySelector('dialog[open]')
      const kind = dialog === null ? 'word' : 'dialog'
      const seq = screen?.dataset.seq ?? ''
      if (seq !== seen) done = { word: 0, dialog: 0 }
      seen = seq
      // Once for each position, as a person would; and again if nothing happens.
      if (Date.now() - done[kind] < 2000) return
      const choices = [
        ...(dialog ?? document).querySelectorAll<HTMLButtonElement>('.word[data-action], dialog[open] [data-action]'),
      ]
      if (choices.length === 0) return
      done[kind] = Date.now()
      const offered = choices.map((each) => each.dataset.action ?? '')
      const advice = kind === 'word' ? await ask(offered, Number(seq)) : undefined
      const choice =
        choices.find((each) => each.dataset.action === advice) ?? choices[Math.floor(chance() * choices.length)]
      // The page may have changed while the advice was computed.
      if (choice?.isConnected === true) choice.click()
    }
    Reflect.set(window, 'monkeyRests', false)
    // On every change of the page, and now and then in case one was missed.
    new MutationObserver(() => void tick()).observe(document.body, { subtree: true, childList: true, attributes: true })
    setInterval(() => void tick(), 250)
    void tick()
  }, seed)
}

/** Stops the monkey inside the page. */
export async function stopMonkey({ page }: Guest): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'monkeyRests', true))
}

/** Waits until the game has reached this change, or is over. */
export async function waitUntilPlayed({ page }: Guest, seq: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      return screen?.dataset.over === 'true' || Number(screen?.dataset.seq ?? -1) >= wanted
    },
    seq,
    { timeout: 800_000, polling: 100 },
  )
}
