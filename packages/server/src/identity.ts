import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller, Person } from '@orrery/table'
import { accountKey, lookOf } from './account-name.ts'
import { Passphrases } from './passphrase.ts'
import {
  accountByName,
  accountOfPerson,
  addAccount,
  addPerson,
  addSession,
  changeAccount,
  dropSession,
  personOfSession,
  renewHash,
} from './store/people.ts'
import type { Store } from './store/store.ts'

/** The cookie that carries a session. */
export const COOKIE = 'orrery'

/** Identities: sessions, accounts, and the tokens of seats. */
export class Identities {
  readonly #store: Store
  readonly #key: Buffer
  readonly #passphrases: Passphrases
  /** Sessions are looked up with every message, so recent results are cached for a moment. */
  readonly #cache = new Map<string, { person: Caller; until: number }>()

  private constructor(store: Store, key: Buffer, cost: number) {
    this.#store = store
    this.#key = key
    this.#passphrases = new Passphrases(cost)
  }

  /** The identities of a store; `cost` is that of passphrases. */
  static async open(store: Store, cost: number): Promise<Identities> {
    return new Identities(store, await store.key('seat-tokens'), cost)
  }

  /** Whether too many passphrases are waiting to be checked. */
  get busy(): boolean {
    return this.#passphrases.busy
  }

  /** A new person with a first session. The session is shown once and never stored. */
  async make(name: string | undefined, now: number): Promise<{ person: Person; session: string }> {
    const id = randomBytes(9).toString('base64url')
    const person = { id, name: cleanName(name) ?? `Guest ${id.slice(0, 4)}` }
    const session = makeToken()
    await addPerson(this.#store, { ...person, created_at: now }, digest(session))
    return { person, session }
  }

  /** The person a session speaks for. */
  async of(session: string | undefined, now: number): Promise<Caller | undefined> {
    if (session === undefined || !/^[\w-]{43}$/.test(session)) return undefined
    const hash = digest(session)
    const known = this.#cache.get(hash)
    if (known !== undefined && known.until > now) return known.person
    const found = await personOfSession(this.#store, hash, now)
    if (found === undefined) return undefined
    const person = { id: found.id, name: found.name, registered: found.account !== null }
    if (this.#cache.size > 20_000) this.#cache.clear()
    this.#cache.set(hash, { person, until: now + 10_000 })
    return person
  }

  /** Clears the cache, after a change of name or a new account. */
  forget(): void {
    this.#cache.clear()
  }

  /** Ends a session; `false` when there was none. */
  async end(session: string): Promise<boolean> {
    this.#cache.delete(digest(session))
    return dropSession(this.#store, digest(session))
  }

  /** Gives a person an account; `false` when the name, or one that looks like it, is taken or the person has one. */
  async addAccount(person: Person, name: string, passphrase: string, now: number): Promise<boolean> {
    const kept = await this.#passphrases.make(passphrase)
    const account = { name: accountKey(name), person: person.id, ...kept, created_at: now }
    const added = await addAccount(this.#store, account, lookOf(name))
    this.forget()
    return added
  }

  /** A session for the account with this name and passphrase. Takes as long whether the name exists or not. */
  async login(name: string, passphrase: string, now: number): Promise<string | undefined> {
    const account = await accountByName(this.#store, accountKey(name))
    if (!(await this.#passphrases.matches(passphrase, account)) || account === undefined) return undefined
    if (this.#passphrases.isOutdated(account)) {
      const kept = await this.#passphrases.make(passphrase)
      await renewHash(this.#store, account, kept)
    }
    const session = makeToken()
    await addSession(this.#store, account.person, digest(session), now)
    return session
  }

  /** Changes the passphrase of a person who knows the old one; all other devices have to log in again. */
  async changePassphrase(person: Person, old: string, next: string, session: string): Promise<boolean> {
    const account = await accountOfPerson(this.#store, person.id)
    if (!(await this.#passphrases.matches(old, account))) return false
    await changeAccount(this.#store, person.id, await this.#passphrases.make(next), digest(session))
    this.forget()
    return true
  }

  /** The token that opens a seat to its occupant, and to nobody else. */
  seatToken(table: string, seat: number, person: string): string {
    return createHmac('sha256', this.#key).update(`${table}:${seat}:${person}`).digest('base64url')
  }

  /** Whether a token opens this seat to this person. */
  opensSeat(token: string | undefined, table: string, seat: number, person: string): boolean {
    const given = Buffer.from(token ?? '')
    const right = Buffer.from(this.seatToken(table, seat, person))
    return given.length === right.length && timingSafeEqual(given, right)
  }
}

/** A display name: 1 to 24 characters, none of which could break a line. */
export function cleanName(name: string | undefined): string | undefined {
  const clean = name
    ?.replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, 24)
    .trim()
  return clean === undefined || clean === '' ? undefined : clean
}

function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A key for a session where the session itself must not appear. */
export function sessionKey(session: string): string {
  return digest(session)
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
