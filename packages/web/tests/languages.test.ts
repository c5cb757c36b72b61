// Long test of public, vite.config.ts
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asTyped, type Language, languages, SOURCE } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entriesOf, listCatalogues, readCatalogue } from '../../../tools/texts/catalogues.ts'
import type shellEn from '../src/texts/en/shell.ts'
import { dist, serve } from './serve.ts'
import { start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

const root = fileURLToPath(new URL('../../..', import.meta.url))
const texts = join(dist, 'assets', 'texts')
/** The catalogues that the page uses: all but those of the server and of the command line. */
const spokenByPage = () => listCatalogues(root).filter(({ id }) => !/^(server|cli)\//.test(id))
/** The areas of a language, from the names of its chunks without hashes. */
const areasOf = (language: string): string[] =>
  readdirSync(join(texts, language))
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
    .sort()

describe('the built page', () => {
  test('has a chunk for each language and each area', () => {
    expect(readdirSync(texts).sort()).toEqual([...languages].sort())
    const areas = areasOf(SOURCE)
    expect(areas).toEqual(
      spokenByPage()
        .map(({ id }) => id.replaceAll('/', '-'))
        .sort(),
    )
    for (const language of languages) expect(areasOf(language)).toEqual(areas)
  })

  test.each(languages)('has the texts in %s nowhere else', async (language) => {
    const spoken = new Set<string>()
    for (const file of spokenByPage()) {
      const english = entriesOf((await readCatalogue(file, SOURCE)) ?? {})
      for (const [key, text] of entriesOf((await readCatalogue(file, language)) ?? {})) {
        // Long enough to be unique, and without characters that a minifier may write differently.
        const own = language === SOURCE || english.get(key) !== text
        if (own && text.length > 30 && !/['"`\\\n$]/.test(text)) spoken.add(text)
      }
    }
    expect(spoken.size).toBeGreaterThan(1000)
    const all = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).filter((each) =>
      each.endsWith('.js'),
    )
    const inside = (file: string): boolean => file.startsWith(join('texts', language))
    const read = (files: readonly string[]): string =>
      files.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join('\n')
    const here = read(all.filter(inside))
    expect([...spoken].filter((text) => !here.includes(text))).toEqual([])
    const elsewhere = read(all.filter((file) => !inside(file)))
    expect([...spoken].filter((text) => elsewhere.includes(text))).toEqual([])
  })
})

describe('a reader', () => {
  let requested: string[] = []
  let server: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    server = await serve(dist, (path) => requested.push(path))
  })
  beforeEach(() => {
    requested = []
  })
  afterAll(() => server.close())

  /** The languages whose texts were requested so far. */
  const downloaded = (): string[] => [
    ...new Set(requested.flatMap((path) => /^\/assets\/texts\/([^/]+)\//.exec(path)?.[1] ?? [])),
  ]

  /** Waits until the service worker for a language has stored everything; the languages of all stored texts. */
  async function stored(page: Page, language: Language): Promise<string[]> {
    await page.waitForFunction(
      (address) =>
        navigator.serviceWorker.controller?.scriptURL.endsWith(address) === true &&
        navigator.serviceWorker.controller.state === 'activated',
      `/sw.js?texts=${language}`,
      { timeout: 100_000 },
    )
    const paths = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
      }
      return found
    })
    expect(paths.filter((path) => path.startsWith('/assets/texts/'))).toHaveLength(areasOf(language).length)
    return [...new Set(paths.flatMap((path) => /^\/assets\/texts\/([^/]+)\//.exec(path)?.[1] ?? []))]
  }

  const choose = (page: Page, language: Language): Promise<void> =>
    page.locator(`.home-nav [lang="${language}"]`).first().click()

  const shellIn = async (language: Language): Promise<typeof shellEn> =>
    (await import(`../src/texts/${language}/shell.ts`)).default

  test('downloads one language: pages, a game, its rulebook, and what is stored for offline use', async () => {
    const { page, context, errors } = await visit({
      url: server.url,
      offline: true,
      settings: { language: 'pl', setups: {} },
    })
    await start(page, 1)
    await waitForTurn(page)
    await page.goto(`${server.url}/rules/arks`)
    await page.waitForSelector('.rule')
    expect(await stored(page, 'pl')).toEqual(['pl'])
    expect(downloaded()).toEqual(['pl'])
    expect(errors).toEqual([])
    await context.close()
  })

  test('without a network learns that another language is not available, and keeps the present one', async () => {
    const { page, context } = await visit({ url: server.url, offline: true, settings: { language: 'pl', setups: {} } })
    const [pl, de] = await Promise.all([shellIn('pl'), shellIn('de')])
    await stored(page, 'pl')
    await context.setOffline(true)
    await page.reload()
    await page.getByText(pl.home.title).waitFor()
    await choose(page, 'de')
    const note = page.getByTestId('language-note')
    await note.waitFor()
    expect(asTyped((await note.textContent()) ?? '')).toBe(pl.settings.languageFailed.replace('{language}', 'Deutsch'))
    expect(await page.locator('h1').textContent()).toBe(pl.home.title)
    expect(await page.locator('html').getAttribute('lang')).toBe('pl')
    // Everything else still works.
    await start(page)
    await waitForTurn(page)

    await context.setOffline(false)
    await page.goto(server.url)
    await choose(page, 'de')
    await page.getByText(de.home.title).waitFor()
    expect(await note.count()).toBe(0)
    // The other language replaces the first one, and works offline too.
    expect(await stored(page, 'de')).toEqual(['de'])
    await context.setOffline(true)
    await page.reload()
    await page.getByText(de.home.title).waitFor()
    await context.close()
  })

  test('can choose the language again once the network is back, without a reload', async () => {
    const { page, context } = await visit({ url: server.url, settings: { language: 'en' } })
    const de = await shellIn('de')
    await context.setOffline(true)
    await choose(page, 'de')
    await page.getByTestId('language-note').waitFor()
    await context.setOffline(false)
    await choose(page, 'de')
    await page.getByText(de.home.title).waitFor()
    expect(await page.getByTestId('language-note').count()).toBe(0)
    await context.close()
  })

  test('whose language is neither stored nor available reads the one that is stored', async () => {
    const { page, context } = await visit({ url: server.url, offline: true, settings: { language: 'pl', setups: {} } })
    const pl = await shellIn('pl')
    await stored(page, 'pl')
    await context.setOffline(true)
    await page.evaluate(() => localStorage.setItem('orrery-settings', JSON.stringify({ language: 'de' })))
    await page.reload()
    await page.getByText(pl.home.title).waitFor()
    await context.close()
  })
})
