import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseMessage, SOURCE } from '@orrery/kernel'
import { type CatalogueFile, type Entries, entriesOf, listCatalogues, pathIn, readCatalogue } from './catalogues.ts'
import { compare, pluralForms } from './check.ts'
import { TextsError } from './errors.ts'
import { formatAll, nameInEnglish, printCatalogue } from './print.ts'
import { readXliff, type Unit, type Units, writeXliff } from './xliff.ts'

/** All texts as an XLIFF document, with the existing translations. */
export async function exportTexts(root: string, language: string): Promise<string> {
  checkTag(language)
  const units = new Map<string, ReadonlyMap<string, Unit>>()
  for (const file of listCatalogues(root)) {
    const english = entriesOf((await readCatalogue(file, SOURCE)) ?? {})
    const own = entriesOf((await readCatalogue(file, language)) ?? {})
    units.set(file.id, new Map([...english].map(([key, source]) => [key, unitOf(language, source, own.get(key))])))
  }
  return writeXliff({ sourceLanguage: SOURCE, targetLanguage: language, units })
}

function unitOf(language: string, source: string, target: string | undefined): Unit {
  const plural = parseMessage(source).some((part) => typeof part !== 'string' && part.type === 'plural')
  return {
    source,
    ...(target === undefined ? {} : { target }),
    ...(plural ? { note: `Plural forms in ${nameInEnglish(language)}: ${pluralForms(language).join(', ')}` } : {}),
  }
}

/** What an import did. */
export interface Imported {
  /** The files that were written; unchanged ones are not. */
  readonly written: readonly string[]
  /** New or changed texts. */
  readonly changed: number
  /** Translations of an English text that has changed since it was exported, as `catalogue key`. */
  readonly outdated: readonly string[]
}

/** Imports translations. Untranslated units leave the present text alone; a single mistake stops the whole import. */
export async function importTexts(root: string, language: string, xml: string): Promise<Imported> {
  checkTag(language)
  const { sourceLanguage, targetLanguage, units } = await readXliff(xml)
  if (!speaks(sourceLanguage, SOURCE)) {
    throw new TextsError(`the file translates from "${sourceLanguage}"; texts are translated from "${SOURCE}"`)
  }
  if (!speaks(targetLanguage, language)) {
    throw new TextsError(`the file is a translation into "${targetLanguage}", not into "${language}"`)
  }
  const files = listCatalogues(root)
  const flaws = unknownCatalogues(files, units)
  const plans = []
  for (const file of files) plans.push(await planFor(file, language, units.get(file.id) ?? new Map()))
  flaws.push(...plans.flatMap((each) => each.flaws))
  if (flaws.length > 0) {
    const shown = flaws.slice(0, 50)
    const more = flaws.length > shown.length ? [`… and ${flaws.length - shown.length} more`] : []
    throw new TextsError(['nothing was imported, because of', ...shown, ...more].join('\n  '))
  }
  // Everything is printed before anything is written.
  const outputs = plans.flatMap(({ print }) => print())
  const texts = outputs.length === 0 ? [] : formatAll(outputs.map(({ text }) => text))
  for (const [i, { path }] of outputs.entries()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, texts[i] ?? '')
  }
  return {
    written: outputs.map(({ path }) => path),
    changed: plans.reduce((sum, { changed }) => sum + changed, 0),
    outdated: plans.flatMap(({ outdated }) => outdated),
  }
}

interface Plan {
  readonly flaws: readonly string[]
  readonly outdated: readonly string[]
  readonly changed: number
  print(): { readonly path: string; readonly text: string }[]
}

async function planFor(file: CatalogueFile, language: string, units: ReadonlyMap<string, Unit>): Promise<Plan> {
  const catalogue = (await readCatalogue(file, SOURCE)) ?? {}
  const english = entriesOf(catalogue)
  const own = entriesOf((await readCatalogue(file, language)) ?? {})
  const translated = new Map<string, string>()
  for (const [key, { target }] of units) {
    // Where English is empty, an empty translation is correct.
    if (target !== undefined && (target !== '' || (english.get(key) === '' && !own.has(key))))
      translated.set(key, target)
  }
  const merged: Entries = new Map([...own, ...translated])
  const known = new Set([...english].filter(([key]) => translated.has(key)))
  const flaws = [
    ...compare(language, new Map(known), translated),
    ...[...units.keys()]
      .filter((key) => !english.has(key) && !translated.has(key))
      .map((key) => ({ key, why: 'not in English', detail: '' })),
  ].map(({ key, why, detail }) => `${file.id} ${key}: ${why}${detail === '' ? '' : ` (${detail})`}`)
  const changed = [...translated].filter(([key, text]) => own.get(key) !== text).length
  return {
    flaws,
    changed,
    outdated: [...translated.keys()]
      .filter((key) => units.get(key)?.source !== english.get(key) && own.get(key) !== translated.get(key))
      .map((key) => `${file.id} ${key}`),
    print() {
      if (changed === 0) return []
      const path = pathIn(file, language)
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      return [{ path, text: printCatalogue(file, language, catalogue, merged, before) }]
    },
  }
}

function unknownCatalogues(files: readonly CatalogueFile[], units: Units): string[] {
  const known = new Set(files.map(({ id }) => id))
  return [...units.keys()].filter((id) => !known.has(id)).map((id) => `${id}: there are no such texts`)
}

/** Refuses a tag that cannot be the name of a folder. */
export function checkTag(language: string): void {
  let canonical: string | undefined
  try {
    canonical = Intl.getCanonicalLocales(language)[0]
  } catch {
    throw new TextsError(`"${language}" is no language tag such as "cs" or "pt-BR"`)
  }
  if (canonical !== language) throw new TextsError(`"${language}" is written "${canonical}"`)
  if (language === SOURCE) throw new TextsError(`"${SOURCE}" is the language that all others are translated from`)
}

/** Some tools add a region: `pl-PL` is Polish. */
const speaks = (tag: string, language: string): boolean =>
  `${tag.toLowerCase().replaceAll('_', '-')}-`.startsWith(`${language.toLowerCase()}-`)
