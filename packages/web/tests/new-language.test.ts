// Long test of public, vite.config.ts
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { SOURCE } from '@orrery/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportTexts, importTexts } from '../../../tools/texts/exchange.ts'
import { readXliff, type Unit, writeXliff } from '../../../tools/texts/xliff.ts'
import en from '../src/texts/en/shell.ts'
import { serve } from './serve.ts'
import { expectNoErrors, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

// A new language, added to a copy of the sources as docs/adding-a-language.md says.
const NEW = 'eo'
const line = `  { id: '${NEW}', name: 'Esperanto', complete: false },`
const root = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))
const list = join('packages', 'kernel', 'src', 'texts', 'languages.ts')
const requested: string[] = []
let copy = ''
let before: readonly string[] = []
let server: Awaited<ReturnType<typeof serve>>

/** Not translated: one text of a file, and a whole area. */
const isLeftOut = (catalogue: string, key: string): boolean =>
  catalogue === 'web/coach' || (catalogue === 'web/shell' && key === 'home/lead')

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'orrery-language-')))
  copySources()
  before = filesBelow(copy)
  const { units, ...document } = await readXliff(await exportTexts(copy, NEW))
  const translated = [...units].map(([catalogue, own]) => {
    const texts = [...own].map(([key, { source }]): [string, Unit] => [
      key,
      isLeftOut(catalogue, key) || source === '' ? { source } : { source, target: `«${source}»` },
    ])
    return [catalogue, new Map(texts)] as const
  })
  await importTexts(copy, NEW, await writeXliff({ ...document, units: new Map(translated) }))
  const languages = readFileSync(join(copy, list), 'utf8')
  writeFileSync(join(copy, list), languages.replace('\n] as const', `\n${line}\n] as const`))
  await buildPage()
  server = await serve(join(copy, 'packages', 'web', 'dist'), (path) => requested.push(path))
}, 300_000)

afterAll(async () => {
  await server?.close()
  rmSync(copy, { recursive: true, force: true })
})

/** In a process of its own: a build inside a test would be a build for tests. */
async function buildPage(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: join(copy, 'packages', 'web'), env })
}

/** Copies the sources; installed packages are linked, and the repository's own packages are those of the copy. */
function copySources(): void {
  const left = ['node_modules', 'dist', 'golden', 'test', 'tests']
  for (const part of ['packages', 'examples']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !left.includes(basename(path)),
    })
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'packages', 'web', 'node_modules'), join(copy, 'packages', 'web', 'node_modules'))
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@orrery'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@orrery' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(root, 'node_modules', '@orrery'))) {
    const folder = relative(root, realpathSync(join(root, 'node_modules', '@orrery', name)))
    symlinkSync(join(copy, folder), join(modules, '@orrery', name))
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(join(folder, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
    .sort()

test('a new language is its folders and one line', () => {
  const added = filesBelow(copy).filter((path) => !before.includes(path))
  expect(added.length).toBeGreaterThan(30)
  expect(added.filter((path) => !path.split(/[\\/]/).includes(NEW))).toEqual([])
  const changed = before.filter(
    (path) => readFileSync(join(copy, 'packages', path), 'utf8') !== readFileSync(join(root, 'packages', path), 'utf8'),
  )
  expect(changed.map((path) => join('packages', path))).toEqual([list])
})

test('people can choose it, play in it and use it offline, and read English where a text is missing', async () => {
  const visited = await visit({ url: server.url, offline: true, settings: { language: NEW, setups: {} } })
  const { page, context } = visited
  await page.getByText(`«${en.home.title}»`).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(NEW)
  expect(await page.locator('.hero p').textContent()).toBe(en.home.lead)
  expect(await page.locator(`.home-nav [lang="${NEW}"]`).count()).toBeGreaterThan(0)
  await page.waitForFunction(
    (address) => navigator.serviceWorker.controller?.scriptURL.endsWith(address) === true,
    `/sw.js?texts=${NEW},${SOURCE}`,
    { timeout: 100_000 },
  )
  await context.setOffline(true)
  await page.reload()
  await start(page)
  await waitForTurn(page)
  expect(await page.locator('.table-screen').textContent()).toContain('«')
  const spoken = new Set(requested.flatMap((path) => /^\/assets\/texts\/([^/]+)\//.exec(path)?.[1] ?? []))
  expect([...spoken].sort()).toEqual([SOURCE, NEW].sort())
  expectNoErrors(visited)
  await context.close()
})
