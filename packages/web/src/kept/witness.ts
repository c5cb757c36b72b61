import type { Seat, SignedPromise, SignedReceipt } from '@orrery/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A number that this browser drew for a shuffle, and what the seat was bound to with it. */
export interface KeptNumber {
  readonly nonce: string
  readonly binding: string
}

/** What this browser has seen of the beginning of an online game, and its own part in the shuffle. */
export interface Kept {
  readonly table: string
  readonly person: string
  readonly since: number
  /** The commitment as it was first seen, before any number of ours was given. */
  readonly commitment: string
  /** Every promise that was shown, each once, in the order they came. */
  readonly promises: readonly SignedPromise[]
  /** Our numbers, the newest last: a new one is drawn when one had to be revealed too early. */
  readonly numbers: readonly KeptNumber[]
  /** Our seat when the game started. */
  readonly seat?: Seat
  /** The number that was revealed after all bindings had been seen. */
  readonly revealed?: string
  /** The server has said that it received our number. */
  readonly acknowledged?: true
  readonly receipts: readonly SignedReceipt[]
  /** The first view of the game, as text. */
  readonly opening?: string
  /** The key that the server was known by before this table, and since when. */
  readonly known?: KnownKey
}

/** A key of the server and when this browser first saw it. */
export interface KnownKey {
  readonly key: string
  readonly since: number
}

interface Schema extends DBSchema {
  kept: { key: [string, string]; value: Kept }
  keys: { key: string; value: KnownKey & { readonly id: string } }
}

/** Where a browser keeps what it has seen of shuffles. */
export interface WitnessStore {
  load(table: string, person: string): Promise<Kept | undefined>
  /** What anybody at this browser kept of a table. */
  all(table: string): Promise<Kept[]>
  /** Changes what is kept, in one step even when several tabs do: `change` is given what is there and says what is to be there. */
  change(
    table: string,
    person: string,
    change: (before: Kept | undefined) => Kept | undefined,
  ): Promise<Kept | undefined>
  /** The key this server was known by until now; from now on it is known by this one. */
  meet(key: string, now: number): Promise<KnownKey | undefined>
}

/** What was kept of older games is let go: their tables are long gone. */
const KEEP_FOR = 400 * 86_400_000

const OWN = 'server'

/**
 * The store of this browser. Where there is none (some private windows), or it is full, what is seen is kept as long as the
 * page lives: a game must not stop for it.
 */
export async function openWitness(): Promise<WitnessStore> {
  const memory = memoryWitness()
  try {
    return sturdy(persistent(await database()), memory)
  } catch {
    return memory
  }
}

function sturdy(lasting: WitnessStore, memory: WitnessStore): WitnessStore {
  const either = <T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> => first().catch(second)
  return {
    load: (...of) =>
      either(
        () => lasting.load(...of),
        () => memory.load(...of),
      ),
    all: (table) =>
      either(
        () => lasting.all(table),
        () => memory.all(table),
      ),
    async change(table, person, change) {
      const before = await lasting.load(table, person).catch(() => undefined)
      await memory.change(table, person, (known) => before ?? known)
      const after = await either(
        () => lasting.change(table, person, change),
        () => memory.change(table, person, change),
      )
      await memory.change(table, person, () => after)
      return after
    },
    meet: (...of) =>
      either(
        () => lasting.meet(...of),
        () => memory.meet(...of),
      ),
  }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

// A database of its own: it changes at other times than the games of this browser.
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

function persistent(db: IDBPDatabase<Schema>): WitnessStore {
  return {
    load: (table, person) => db.get('kept', [table, person]),
    all: (table) => db.getAll('kept', IDBKeyRange.bound([table, ''], [table, '\uffff'])),
    async change(table, person, change) {
      // It has to be on the disk before anything that depends on it is sent.
      const transaction = db.transaction('kept', 'readwrite', { durability: 'strict' })
      const before = await transaction.store.get([table, person])
      const after = change(before)
      if (after !== undefined && after !== before) await transaction.store.put(after)
      await transaction.done
      return after
    },
    async meet(key, now) {
      const transaction = db.transaction('keys', 'readwrite')
      const known = await transaction.store.get(OWN)
      if (known?.key !== key) await transaction.store.put({ id: OWN, key, since: now })
      await transaction.done
      return known === undefined ? undefined : { key: known.key, since: known.since }
    },
  }
}

/** A store that forgets everything with the page. */
export function memoryWitness(): WitnessStore {
  const all = new Map<string, Kept>()
  let known: KnownKey | undefined
  return {
    load: async (table, person) => all.get(`${table} ${person}`),
    all: async (table) => [...all.values()].filter((kept) => kept.table === table),
    async change(table, person, change) {
      const after = change(all.get(`${table} ${person}`))
      if (after !== undefined) all.set(`${table} ${person}`, after)
      return after
    },
    async meet(key, now) {
      const before = known
      if (known?.key !== key) known = { key, since: now }
      return before
    },
  }
}
