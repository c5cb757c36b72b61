import type { Seat, SignedPromise, SignedReceipt } from '@orrery/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A number that this browser drew for a shuffle, and the binding its seat made with it. */
export interface DrawnNumber {
  readonly nonce: string
  readonly binding: string
}

/** What this browser has seen of the beginning of an online game, and its own part in the shuffle. */
export interface ShuffleEvidence {
  readonly table: string
  readonly person: string
  readonly since: number
  /** The commitment as first seen, before any number of ours was revealed. */
  readonly commitment: string
  /** Every promise that was shown, once each, in the order of arrival. */
  readonly promises: readonly SignedPromise[]
  /** Our numbers, the newest last: a new one is drawn when one had to be revealed too early. */
  readonly numbers: readonly DrawnNumber[]
  /** Our seat when the game started. */
  readonly seat?: Seat
  /** The number that was revealed after all bindings had been seen. */
  readonly revealed?: string
  /** The server has confirmed that it received our number. */
  readonly acknowledged?: true
  readonly receipts: readonly SignedReceipt[]
  /** The first view of the game, as text. */
  readonly opening?: string
  /** The key that the server used before this table, and since when. */
  readonly known?: KnownKey
}

/** A key of the server and when this browser first saw it. */
export interface KnownKey {
  readonly key: string
  readonly since: number
}

interface Schema extends DBSchema {
  kept: { key: [string, string]; value: ShuffleEvidence }
  keys: { key: string; value: KnownKey & { readonly id: string } }
}

/** Where a browser stores what it has seen of shuffles. */
export interface EvidenceStore {
  load(table: string, person: string): Promise<ShuffleEvidence | undefined>
  /** The evidence of everybody who used this browser at a table. */
  all(table: string): Promise<ShuffleEvidence[]>
  /** Changes what is stored, atomically even across tabs: `change` gets the present value and returns the new one. */
  change(
    table: string,
    person: string,
    change: (before: ShuffleEvidence | undefined) => ShuffleEvidence | undefined,
  ): Promise<ShuffleEvidence | undefined>
  /** Returns the key that the server has used until now, and stores this one. */
  rememberKey(key: string, now: number): Promise<KnownKey | undefined>
}

/** Evidence of older games is deleted: their tables are long gone. */
const KEEP_FOR = 400 * 86_400_000

const SERVER = 'server'

/**
 * The store of this browser. Where there is none (in some private windows) or it is full, evidence is kept in memory as long as the page is
 * open: a game must not stop for it.
 */
export async function openEvidence(): Promise<EvidenceStore> {
  const memory = memoryEvidence()
  try {
    return withFallback(inDatabase(await database()), memory)
  } catch {
    return memory
  }
}

function withFallback(stored: EvidenceStore, memory: EvidenceStore): EvidenceStore {
  const either = <T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> => first().catch(second)
  return {
    load: (...of) =>
      either(
        () => stored.load(...of),
        () => memory.load(...of),
      ),
    all: (table) =>
      either(
        () => stored.all(table),
        () => memory.all(table),
      ),
    async change(table, person, change) {
      const before = await stored.load(table, person).catch(() => undefined)
      await memory.change(table, person, (known) => before ?? known)
      const after = await either(
        () => stored.change(table, person, change),
        () => memory.change(table, person, change),
      )
      await memory.change(table, person, () => after)
      return after
    },
    rememberKey: (...of) =>
      either(
        () => stored.rememberKey(...of),
        () => memory.rememberKey(...of),
      ),
  }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

// A database of its own: its schema changes at other times than that of the games.
function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('orrery-fair', 1, {
    upgrade(db) {
      db.createObjectStore('kept', { keyPath: ['table', 'person'] })
      db.createObjectStore('keys', { keyPath: 'id' })
    },
  }).then(async (db) => {
    await forgetOld(db)
    return db
  })
  return opening
}

async function forgetOld(db: IDBPDatabase<Schema>): Promise<void> {
  const transaction = db.transaction('kept', 'readwrite')
  for await (const cursor of transaction.store) {
    if (cursor.value.since < Date.now() - KEEP_FOR) await cursor.delete()
  }
  await transaction.done
}

function inDatabase(db: IDBPDatabase<Schema>): EvidenceStore {
  return {
    load: (table, person) => db.get('kept', [table, person]),
    all: (table) => db.getAll('kept', IDBKeyRange.bound([table, ''], [table, '\uffff'])),
    async change(table, person, change) {
      // It must be on disk before anything that depends on it is sent.
      const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' })
      const before = await transaction.store.get([table, person])
      const after = change(before)
      if (after !== undefined && after !== before) await transaction.store.put(after)
      await transaction.done
      return after
    },
    async rememberKey(key, now) {
      const transaction = db.transaction('keys', 'readwrite')
      const known = await transaction.store.get(SERVER)
      if (known?.key !== key) await transaction.store.put({ id: SERVER, key, since: now })
      await transaction.done
      return known === undefined ? undefined : { key: known.key, since: known.since }
    },
  }
}

/** A store in memory, which is lost with the page. */
export function memoryEvidence(): EvidenceStore {
  const all = new Map<string, ShuffleEvidence>()
  let known: KnownKey | undefined
  return {
    load: async (table, person) => all.get(`${table} ${person}`),
    all: async (table) => [...all.values()].filter((kept) => kept.table === table),
    async change(table, person, change) {
      const after = change(all.get(`${table} ${person}`))
      if (after !== undefined) all.set(`${table} ${person}`, after)
      return after
    },
    async rememberKey(key, now) {
      const before = known
      if (known?.key !== key) known = { key, since: now }
      return before
    },
  }
}
