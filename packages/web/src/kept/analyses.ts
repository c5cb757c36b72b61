import { ANALYSIS_VERSION, type Analysis } from '@orrery/bots/analyse'
import { hash } from '@orrery/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  analyses: { key: string; value: { readonly id: string; readonly analysis: Analysis } }
}

let database: Promise<IDBPDatabase<Schema>> | undefined

// A database of its own: whoever deletes it loses nothing that cannot be computed again.
function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('orrery-analyses', 1, {
    upgrade(db) {
      db.createObjectStore('analyses', { keyPath: 'id' })
    },
  })
  return database
}

/** The analysis of a record, if one was made here before and is still up to date. */
export async function keptAnalysis(record: string): Promise<Analysis | undefined> {
  try {
    const found = await (await open()).get('analyses', hash(record))
    return found?.analysis.format === ANALYSIS_VERSION ? found.analysis : undefined
  } catch {
    // Without storage it is computed again.
    return undefined
  }
}

/** Keeps the analysis of a record. */
export async function keepAnalysis(record: string, analysis: Analysis): Promise<void> {
  try {
    await (await open()).put('analyses', { id: hash(record), analysis })
  } catch {
    // A storage that is full or forbidden costs only time later.
  }
}
