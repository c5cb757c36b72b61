/**
 * npm run -s texts                            how much of each language there is
 * npm run -s texts -- --missing cs            what Czech lacks, also when nobody has begun it
 * npm run -s texts -- --export cs cs.xlf      all texts for a translator, in XLIFF 1.2
 * npm run -s texts -- --import cs cs.xlf      takes over what the translator has done; a file with a mistake changes nothing
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isComplete, isLanguage, languages } from '@orrery/kernel'
import { root } from './packages.ts'
import { checkLanguage } from './texts/check.ts'
import { TextsError } from './texts/errors.ts'
import { checkTag, exportTexts, importTexts } from './texts/exchange.ts'
import { reportMissing } from './texts/report.ts'

const usage =
  'usage: npm run -s texts [-- --missing <language> | --export <language> <file> | --import <language> <file>]'

try {
  await main()
} catch (error) {
  if (!(error instanceof TextsError)) throw error
  console.error(`texts: ${error.message}`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const [task, language, file] = readTask()
  if (task === undefined) return await overview()
  checkTag(language)
  if (task === 'missing') {
    for (const line of reportMissing(language, await checkLanguage(root, language))) console.log(line)
  } else if (task === 'export') {
    writeFileSync(file, await exportTexts(root, language))
    console.log(`wrote ${file}`)
  } else await takeOver(language, file)
}

type Task = readonly ['missing' | 'export' | 'import', language: string, file: string] | readonly [undefined]

function readTask(): Task {
  const options = { missing: { type: 'string' }, export: { type: 'string' }, import: { type: 'string' } } as const
  let given: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    given = parseArgs({ options, allowPositionals: true })
  } catch {
    throw new TextsError(usage)
  }
  const { values, positionals } = given
  const tasks = (['missing', 'export', 'import'] as const).filter((task) => values[task] !== undefined)
  const [task] = tasks
  const files = task === undefined || task === 'missing' ? 0 : 1
  if (tasks.length > 1 || positionals.length !== files) throw new TextsError(usage)
  if (task === undefined) return [undefined]
  // Paths are relative to where npm was called.
  return [task, values[task] ?? '', resolve(process.env.INIT_CWD ?? '', positionals[0] ?? '')]
}

async function overview(): Promise<void> {
  for (const language of languages) {
    const { total, flaws } = await checkLanguage(root, language)
    const missing = flaws.filter(({ why }) => why === 'missing').length
    const note = isComplete(language) ? 'complete' : 'a draft: what is missing is shown in English'
    console.log(`${language}: ${total - missing} of ${total} texts, ${note}`)
  }
}

async function takeOver(language: string, file: string): Promise<void> {
  const { written, changed, outdated } = await importTexts(root, language, read(file))
  for (const path of written) console.log(`wrote ${path}`)
  console.log(`${changed} texts are new or changed, in ${written.length} files`)
  if (outdated.length > 0) {
    console.log('English has changed since these were exported; read them again:')
    for (const each of outdated) console.log(`  ${each}`)
  }
  if (isLanguage(language)) return
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  console.log('Add this line to packages/kernel/src/texts/languages.ts, and people can choose the language:')
  console.log(`  { id: '${language}', name: '${name}', complete: false },`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new TextsError(`there is no file ${file}`)
  }
}
