import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Person } from '@orrery/table'
import {
  accountByName,
  accountOfPerson,
  addAccount,
  addPerson,
  addSession,
  changeAccount,
  dropSession,
  personOfSession,
} from './store/people.ts'
import type { Store } from './store/store.ts'

/** The cookie that carries a session. */
export const COOKIE = 'orrery'

/** 32 MiB for each attempt: guessing passphrases is dear. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
/** So many hashes at once; more would wait for memory rather than for each other. */
const MOST_HASHES = 2

/** Who people are: sessions, accounts, and the tokens of their seats. */
export class Identities {
  readonly #store: Store
  readonly #key: Buffer
  #hashing = 0
  readonly #waiting: (() => void)[] = []
  /** Sessions are looked up with every message; what was found lately is kept for a moment. */
  readonly #cache = new Map<string, { person: Person; until: number }>()

  private constructor(store: Store, key: Buffer) {
    this.#store = store
    this.#key = key
  }

  /** The identities of a store. */
  static async open(store: Store): Promise<Identities> {
    return new Identities(store, await store.key('seat-tokens'))
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
  async of(session: string | undefined, now: number): Promise<Person | undefined> {
    if (session === undefined || !/^[\w-]{43}$/.test(session)) return undefined
    const hash = digest(session)
    const known = this.#cache.get(hash)
    if (known !== undefined && known.until > now) return known.person
    const found = await personOfSession(this.#store, hash, now)
    if (found === undefined) return undefined
    const person = { id: found.id, name: found.name }
    if (this.#cache.size > 20_000) this.#cache.clear()
    this.#cache.set(hash, { person, until: now + 10_000 })
    return person
  }

  /** Forgets what was kept for a moment, after a change of name. */
  forget(): void {
    this.#cache.clear()
  }

  /** Ends a session; `false` when there was none. */
  async end(session: string): Promise<boolean> {
    this.#cache.delete(digest(session))
    return dropSession(this.#store, digest(session))
  }

  /** Gives a person an account; `false` when the name is taken or the person has one. */
  async addAccount(person: Person, name: string, passphrase: string, now: number): Promise<boolean> {
    const salt = randomBytes(16)
    const hash = await this.#hash(passphrase, salt)
    const account = {
      name: accountKey(name),
      person: person.id,
      salt: salt.toString('hex'),
      hash: hash.toString('hex'),
    }
    return addAccount(this.#store, { ...account, created_at: now })
  }

  /** A session for the account with this name and passphrase. Takes as long whether the name exists or not. */
  async login(name: string, passphrase: string, now: number): Promise<string | undefined> {
    const account = await accountByName(this.#store, accountKey(name))
    const hash = await this.#hash(passphrase, Buffer.from(account?.salt ?? '00'.repeat(16), 'hex'))
    if (account === undefined || !timingSafeEqual(hash, Buffer.from(account.hash, 'hex'))) return undefined
    const session = makeToken()
    await addSession(this.#store, account.person, digest(session), now)
    return session
  }

  /** Changes the passphrase of a person who knows the old one; all other devices have to log in again. */
  async changePassphrase(person: Person, old: string, next: string, session: string): Promise<boolean> {
    const account = await accountOfPerson(this.#store, person.id)
    const given = await this.#hash(old, Buffer.from(account?.salt ?? '00'.repeat(16), 'hex'))
    if (account === undefined || !timingSafeEqual(given, Buffer.from(account.hash, 'hex'))) return false
    const salt = randomBytes(16)
    const hash = await this.#hash(next, salt)
    const changed = { salt: salt.toString('hex'), hash: hash.toString('hex') }
    await changeAccount(this.#store, person.id, changed, digest(session))
    this.forget()
    return true
  }

  /** What opens a seat to the person who sits there, and to nobody else. */
  seatToken(table: string, seat: number, person: string): string {
    return createHmac('sha256', this.#key).update(`${table}:${seat}:${person}`).digest('base64url')
  }

  /** Whether a token opens this seat to this person. */
  opensSeat(token: string | undefined, table: string, seat: number, person: string): boolean {
    const given = Buffer.from(token ?? '')
    const right = Buffer.from(this.seatToken(table, seat, person))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  async #hash(passphrase: string, salt: Buffer): Promise<Buffer> {
    while (this.#hashing >= MOST_HASHES) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#hashing++
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        scrypt(passphrase.normalize('NFKC'), salt, 32, SCRYPT, (error, key) =>
          error === null ? resolve(key) : reject(error),
        )
      })
    } finally {
      this.#hashing--
      this.#waiting.shift()?.()
    }
  }
}

/** A name to be called by: 1 to 24 characters, nothing that could disturb a line. */
export function cleanName(name: string | undefined): string | undefined {
  const clean = name
    ?.replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, 24)
    .trim()
  return clean === undefined || clean === '' ? undefined : clean
}

function accountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What a session is known by where it must not be seen itself. */
export function sessionKey(session: string): string {
  return digest(session)
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
