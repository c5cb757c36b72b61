import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Catalogue, SOURCE } from '@orrery/kernel'
import { type CatalogueFile, type Entries, pathIn } from './catalogues.ts'
import { type Layout, layoutOf } from './layout.ts'

/** The file of a catalogue in a language, before formatting: the keys in the order of English, without those that have no text. */
export function printCatalogue(
  file: CatalogueFile,
  language: string,
  english: Catalogue,
  own: Entries,
  before: string | undefined,
): string {
  const source = readFileSync(pathIn(file, SOURCE), 'utf8')
  const layout = layoutOf(pathIn(file, language), before ?? source)
  const body = printEntry(english, [], own, layout) ?? '{}'
  const up = '../'.repeat(file.name.split('/').length)
  return `import type { Translation } from '@orrery/kernel'
import type en from '${up}${SOURCE}/${file.name}.ts'

${headingOf(source, language)}export default ${body} satisfies Translation<'${language}', typeof en>
`
}

/** The comment of the English catalogue, with the name of the language. */
function headingOf(source: string, language: string): string {
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export default)/.exec(source)?.[0] ?? ''
  return comment.replace('in English', `in ${nameInEnglish(language)}`)
}

/** The English name of a language. */
export const nameInEnglish = (language: string): string =>
  new Intl.DisplayNames([SOURCE], { type: 'language' }).of(language) ?? language

function printEntry(entry: unknown, path: readonly string[], own: Entries, layout: Layout): string | undefined {
  const key = path.join('/')
  if (typeof entry === 'string') {
    const text = own.get(key)
    return text === undefined ? undefined : JSON.stringify(text)
  }
  if (Array.isArray(entry)) {
    const texts = entry.map((each, i) => printEntry(each, [...path, `${i}`], own, layout))
    const last = texts.findLastIndex((text) => text !== undefined)
    // List elements keep their places: a missing one is left empty, and shown in English.
    const filled = texts.slice(0, last + 1).map((text, i) => text ?? (typeof entry[i] === 'string' ? "''" : '{}'))
    return last < 0 ? undefined : `[${filled.join(', ')}]`
  }
  const lines = Object.entries(Object(entry)).flatMap(([name, each]) => {
    const text = printEntry(each, [...path, name], own, layout)
    if (text === undefined) return []
    const gap = layout.apart.has([...path, name].join('/')) ? '\n' : ''
    return [`${gap}${JSON.stringify(name)}: ${text},`]
  })
  if (lines.length === 0) return undefined
  return layout.inLine.get(key) === true ? `{ ${lines.join(' ')} }` : `{\n${lines.join('\n')}\n}`
}

const require = createRequire(import.meta.url)

/** Formats files like the repository, all at once. */
export function formatAll(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-format-'))
  try {
    // The folder is not under version control.
    const config = { ...require('../../biome.json'), vcs: { enabled: false } }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
    const files = texts.map((_text, i) => join(folder, `${i}.ts`))
    for (const [i, text] of texts.entries()) writeFileSync(join(folder, `${i}.ts`), text)
    const args = [require.resolve('@biomejs/biome/bin/biome'), 'format', '--write', '.']
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    return files.map((file) => readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
