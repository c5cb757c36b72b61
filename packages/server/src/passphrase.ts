import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What is kept of a passphrase: `scrypt:17:…` with the cost (the binary logarithm of N), or only the digits, for old ones. */
export interface PassphraseHash {
  readonly salt: string
  readonly hash: string
}

/** The cost of hashes that do not name theirs. */
const OLD_COST = 15
/** A hash needs 128 MiB, so one is made at a time, and no more than this many wait. */
const MOST_WAITING = 40

/** Makes and checks hashes of passphrases. */
export class Passphrases {
  readonly #cost: number
  #hashing = false
  readonly #waiting: (() => void)[] = []

  /** 17 is the least that is recommended for scrypt (with r = 8, p = 1); every step more doubles memory and time. */
  constructor(cost: number) {
    this.#cost = cost
  }

  /** Whether the queue is full. */
  get busy(): boolean {
    return this.#waiting.length >= MOST_WAITING
  }

  /** What to keep of a passphrase. */
  async make(passphrase: string): Promise<PassphraseHash> {
    const salt = randomBytes(16)
    const hash = await this.#hash(passphrase, salt, this.#cost)
    return { salt: salt.toString('hex'), hash: `scrypt:${this.#cost}:${hash.toString('hex')}` }
  }

  /** Whether this is the passphrase. It takes the same time when there is none. */
  async matches(passphrase: string, kept: PassphraseHash | undefined): Promise<boolean> {
    const { cost, hash } = parseHash(kept?.hash ?? '')
    const salt = Buffer.from(kept?.salt ?? '00'.repeat(16), 'hex')
    const given = await this.#hash(passphrase, salt, kept === undefined ? this.#cost : cost)
    return kept !== undefined && given.length === hash.length && timingSafeEqual(given, hash)
  }

  /** Whether the hash was made at another cost than new ones are. */
  isOutdated({ hash }: PassphraseHash): boolean {
    return parseHash(hash).cost !== this.#cost
  }

  async #hash(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
    while (this.#hashing) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#hashing = true
    const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 * 128 * 8 * 2 ** cost }
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        scrypt(passphrase.normalize('NFKC'), salt, 32, options, (error, key) =>
          error === null ? resolve(key) : reject(error),
        )
      })
    } finally {
      this.#hashing = false
      this.#waiting.shift()?.()
    }
  }
}

function parseHash(text: string): { readonly cost: number; readonly hash: Buffer } {
  const [, cost, hash] = /^scrypt:(\d+):([0-9a-f]+)$/.exec(text) ?? []
  return { cost: Number(cost ?? OLD_COST), hash: Buffer.from(hash ?? text, 'hex') }
}
