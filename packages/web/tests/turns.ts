import type { Adviser } from './adviser.ts'
import { type Guest, standing } from './guests.ts'
import { clickLit } from './monkey.ts'

/** Real clicks on the boards, by whoever has something lit, until the table has seen so many more changes. */
export async function clickAlong(guests: readonly Guest[], seed: number, changes: number): Promise<void> {
  const [first] = guests
  if (first === undefined) return
  const from = (await standing(first)).seq
  let state = seed
  for (let i = 0; i < 4000; i++) {
    const { seq, over } = await standing(first)
    if (over || seq >= from + changes) return
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    for (const { page } of guests) await clickLit(page, state / 2 ** 32)
    await first.page.waitForTimeout(5)
  }
  throw new Error('the game does not go on')
}

/**
 * Lets a monkey live in the page: it takes one of the choices in words whenever there is one, as the adviser says or by chance. Each choice is
 * a click on a button of the page; only the way from the test to the browser is spared.
 */
export async function letLoose({ page }: Guest, seed: number, advise: Adviser = () => undefined): Promise<void> {
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
    const beat = async (): Promise<void> => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      if (screen?.dataset.over === 'true' || Reflect.get(window, 'monkeyRests') === true) return
      const dialog = document.querySelector('dialog[open]')
      const kind = dialog === null ? 'word' : 'dialog'
      const seq = screen?.dataset.seq ?? ''
      if (seq !== seen) done = { word: 0, dialog: 0 }
      seen = seq
      // Once for each position, as somebody does who waits for what comes of it; and again when nothing comes of it.
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
      // The page may have gone on while the advice was on its way.
      if (choice?.isConnected === true) choice.click()
    }
    Reflect.set(window, 'monkeyRests', false)
    // At every change of the page, and now and then in case that one was missed.
    new MutationObserver(() => void beat()).observe(document.body, { subtree: true, childList: true, attributes: true })
    setInterval(() => void beat(), 250)
    void beat()
  }, seed)
}

/** The monkey in the page rests. */
export async function rest({ page }: Guest): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'monkeyRests', true))
}

/** Waits until the game has come so far, or is over. */
export async function playedTo({ page }: Guest, seq: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      return screen?.dataset.over === 'true' || Number(screen?.dataset.seq ?? -1) >= wanted
    },
    seq,
    { timeout: 800_000, polling: 100 },
  )
}
