/// <reference path="./xliff-library.d.ts" />
import jsToXliff12 from 'xliff/jsToXliff12'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { TextsError } from './errors.ts'

/** One text on its way to a translator or back. */
export interface Unit {
  readonly source: string
  /** Empty or absent if it is not translated yet. */
  readonly target?: string
  readonly note?: string
}

/** Units by catalogue and by key. */
export type Units = ReadonlyMap<string, ReadonlyMap<string, Unit>>

/** A document for a translator: all units, with what is translated already. */
export interface XliffDocument {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly units: Units
}

/** Writes XLIFF 1.2, the version that every translation tool reads. */
export async function writeXliff({ sourceLanguage, targetLanguage, units }: XliffDocument): Promise<string> {
  const resources = Object.fromEntries([...units].map(([catalogue, own]) => [catalogue, Object.fromEntries(own)]))
  const xml = await jsToXliff12({ sourceLanguage, targetLanguage, resources })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

/** Reads XLIFF 1.2. */
export async function readXliff(xml: string): Promise<XliffDocument> {
  // The parser accepts a file that ends in the middle, with half of a text as its last one.
  if (!xml.trimEnd().endsWith('</xliff>')) throw new TextsError('this is not an XLIFF file, or its end is missing')
  let document: unknown
  try {
    document = await xliff12ToJs(xml)
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message.split('\n')[0]})` : ''
    throw new TextsError(`this is not a file in XLIFF 1.2${reason}`)
  }
  const version = textAt(document, 'xliffVersion')
  if (version !== '') throw new TextsError(`this is XLIFF ${version}; save it as XLIFF 1.2`)
  const units = new Map<string, ReadonlyMap<string, Unit>>()
  for (const [catalogue, own] of entriesAt(document, 'resources')) units.set(catalogue, unitsOf(catalogue, own))
  return {
    sourceLanguage: textAt(document, 'sourceLanguage'),
    targetLanguage: textAt(document, 'targetLanguage'),
    units,
  }
}

function unitsOf(catalogue: string, resource: unknown): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>()
  for (const [key, unit] of Object.entries(Object(resource))) {
    const inside = entriesAt(unit, 'groupUnits')
    if (inside.length > 0) {
      for (const [each, own] of unitsOf(catalogue, Object.fromEntries(inside))) units.set(each, own)
      continue
    }
    const read = (part: 'source' | 'target'): string => {
      const value: unknown = Reflect.get(Object(unit), part) ?? ''
      // Our texts have no markup that a tool may turn into elements.
      if (typeof value !== 'string')
        throw new TextsError(`${catalogue} ${key}: the ${part} has elements inside its text`)
      return value
    }
    units.set(key, { source: read('source'), target: read('target') })
  }
  return units
}

function textAt(value: unknown, key: string): string {
  const found: unknown = Reflect.get(Object(value), key)
  return typeof found === 'string' ? found : ''
}

const entriesAt = (value: unknown, key: string): [string, unknown][] =>
  Object.entries(Object(Reflect.get(Object(value), key) ?? {}))
