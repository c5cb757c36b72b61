// Long test of src/replay/analysis, src/replay/learn, src/attempt, src/worker/analysis-worker.ts, src/kept/analyses.ts
import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { makeRecord } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { expectNoErrors, sizes, visit, withBrowser } from './world.ts'

withBrowser()

const players = ['medium', 'easy'].map((level) => parsePlayer('hunters', level))
const record = makeRecord(playMatch(hunters, { players, seed: 'analysed' }).record)

async function openGame(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.waitForSelector('.replay-screen')
}

/** Changes settings in the storage of the page; they hold after the next load. */
async function change(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((part) => {
    const stored = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}')
    localStorage.setItem('orrery-settings', JSON.stringify({ ...stored, ...part }))
  }, settings)
}

/** A picture for whoever wants to look. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ANALYSIS_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('a finished game is analysed beside its replay: curve, grades, players, a better turn, mistakes played again; and kept', async () => {
  const visited = await visit({ path: '/replay', settings: { singles: true } })
  const { page, context } = visited
  await openGame(page)
  await page.getByTestId('analyse').click()
  // The curve is there at once, and the replay can be used meanwhile.
  await page.waitForSelector('.analysis-curve polyline')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('.replay-screen[data-index="1"]')
  await page.getByTestId('performance').first().waitFor({ timeout: 90_000 })
  expect(await page.getByTestId('performance').first().textContent()).toMatch(/Accuracy \d+%/)
  // For those who read it, the curve is a table.
  await page.getByText('The curve and the grades as a table').click()
  expect(await page.locator('.analysis-panel tbody tr').first().textContent()).toMatch(/^Start\d+%\d+%$/)
  const read = await page.locator('.analysis-panel table').ariaSnapshot()
  expect(read).toMatch(/row "1 \d+% \d+% \S.*: (Best|Good|Inaccuracy|Mistake|Blunder)"/)
  await picture(page, 'desktop')
  expect(await violations(page)).toEqual([])
  // Grades stand in the log; a turn with one that is not the best can be seen better.
  await page.keyboard.press('l')
  await page.waitForSelector('.replay-log .analysis-grade')
  await page.keyboard.press('l')
  await page.getByTestId('analyse').click()
  await page.locator('.analysis-mark').first().click()
  await page.getByRole('button', { name: 'Show a better turn' }).click()
  await page.waitForSelector('.analysis-better', { timeout: 60_000 })
  const from = Number(await page.locator('.replay-screen').getAttribute('data-index'))
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector(`.replay-screen[data-index="${from + 1}"]`)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  // The analysis is there again where it was left.
  await page.getByTestId('shown-turn').waitFor()
  // So can every other turn that was compared with it: it says in words what is done, and can be played on from.
  const marks = await page.locator('.analysis-mark').all()
  for (const mark of marks) if ((await page.locator('.analysis-options button').count()) < 2) await mark.click()
  const other = page.locator('.analysis-options button').nth(1)
  await page.waitForFunction(() => /Played: \S/.test(document.querySelector('.analysis-played')?.textContent ?? ''))
  expect(await other.textContent()).toMatch(/^\d+% \([+-]?\d+%\) [A-Z“]/)
  await other.click()
  await page.waitForSelector('.analysis-better', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Play on from here' }).first().click()
  await page.waitForSelector('dialog[open]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the game' }).click()
  // At any moment one can ask what an expert would do.
  await page.keyboard.press('Home')
  await page.waitForSelector('.replay-screen[data-index="0"]')
  await page.getByTestId('expert').click()
  const answer = page.getByTestId('expert-answer')
  await answer.locator('button').first().click({ timeout: 60_000 })
  await page.waitForSelector('.replay-screen[data-index="0"] .analysis-better', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await answer.waitFor()
  // The next time nothing has to be computed, in any language and on a phone.
  const texts = [
    ['en', 'More', 'Analyse', 'Accuracy', 'light'],
    ['de', 'Mehr', 'Analysieren', 'Genauigkeit', 'dark'],
    ['pl', 'Więcej', 'Analizuj', 'Dokładność', 'light'],
  ] as const
  await page.setViewportSize({ width: sizes.phone[0], height: sizes.phone[1] })
  for (const [language, more, analyse, accuracy, theme] of texts) {
    await change(page, { language, theme })
    await page.reload()
    await page.waitForSelector('.replay-screen')
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.locator('.menu .btn', { hasText: analyse }).click()
    await page.getByTestId('performance').first().waitFor({ timeout: 5000 })
    expect(await page.getByTestId('performance').first().textContent()).toContain(accuracy)
    await picture(page, `phone-${language}`)
    expect(await violations(page)).toEqual([])
  }
  expectNoErrors(visited)
  await learnOnPhone(page)
  expectNoErrors(visited)
  await context.close()
  // A whole game is computed here; beside other work that may take long.
}, 300_000)

/** Plays mistakes again on a phone, in Polish: one with the answer in sight, one until its verdict, the rest skipped. */
async function learnOnPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ucz się na błędach' }).nth(1).click()
  const strip = page.getByTestId('learn')
  await strip.waitFor()
  await page.waitForSelector('.table-screen [data-action]')
  // Nothing but the seat's own view: the other's cards are as hidden as in the game.
  expect(await strip.getAttribute('data-state')).toBe('plays')
  await picture(page, 'learn-phone')
  expect(await violations(page)).toEqual([])
  await strip.getByRole('button', { name: 'Pokaż odpowiedź' }).click()
  await page.waitForSelector('.analysis-better', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Wróć do próby' }).click()
  await strip.waitFor()
  await page.waitForSelector('.table-screen [data-action]')
  for (let clicks = 0; (await strip.getAttribute('data-state')) === 'plays' && clicks < 40; clicks++) {
    await page.evaluate(() => {
      const end = document.querySelector<HTMLElement>(
        'dialog[open] [data-action], .btn.end[data-action]:not(:disabled)',
      )
      const lit = end ?? document.querySelector<HTMLElement>('.table-main [data-action]:not(:disabled)')
      lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await page.waitForTimeout(150)
  }
  await page.waitForSelector('.learn-scale', { timeout: 60_000 })
  await picture(page, 'learn-verdict-phone')
  expect(await strip.textContent()).toMatch(/Szansa na wygraną: teraz \d/)
  // The strip is away for a moment while the next mistake is opened.
  const next = strip.getByRole('button', { name: /^(Dalej|Pomiń|Zakończ)$/ })
  for (let last = false; !last; ) {
    last = (await next.textContent()) === 'Zakończ'
    await next.click()
  }
  await page.locator('.learn-end li').first().waitFor()
  await picture(page, 'learn-end')
  await page.getByRole('button', { name: 'Wróć do partii' }).click()
  await page.waitForSelector('.replay-screen')
}
