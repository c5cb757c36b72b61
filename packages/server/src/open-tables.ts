import type { Refusal } from '@orrery/kernel'
import { openTablesOf } from './store/lists.ts'
import type { Store } from './store/store.ts'

/** Limits how many tables of one person wait for players: otherwise one person could fill the lobby. */
export class OpenTables {
  readonly #store: Store
  readonly #most: number
  /** Tables that are being created and are not in the store yet. */
  readonly #underway = new Map<string, number>()

  constructor(store: Store, most: number) {
    this.#store = store
    this.#most = most
  }

  /** Creates a table, unless the person has too many open ones. */
  async create<T>(person: string, work: () => Promise<T>): Promise<T | { readonly refusal: Refusal }> {
    const before = this.#underway.get(person) ?? 0
    this.#underway.set(person, before + 1)
    try {
      // Counted before anything is awaited: of many simultaneous requests, each sees those before it.
      const open = await openTablesOf(this.#store, person)
      if (open + before >= this.#most) {
        return { refusal: { code: 'too-many-tables', rule: 'T2', params: { most: this.#most } } }
      }
      return await work()
    } finally {
      const left = (this.#underway.get(person) ?? 1) - 1
      if (left > 0) this.#underway.set(person, left)
      else this.#underway.delete(person)
    }
  }
}
