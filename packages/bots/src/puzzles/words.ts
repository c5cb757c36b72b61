const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** How many words two digits can name. */
const MOST = DIGITS.length ** 2

/** Names words by two digits each, in the order in which they first come up, so that a file only grows at its end. */
export class Words {
  private readonly codes = new Map<string, string>()

  constructor(known: readonly string[] = []) {
    for (const word of known) this.codeOf(word)
  }

  /** All words so far. */
  get list(): readonly string[] {
    return [...this.codes.keys()]
  }

  /** The two digits of a word. */
  codeOf(word: string): string {
    const found = this.codes.get(word)
    if (found !== undefined) return found
    const n = this.codes.size
    if (n >= MOST) throw new Error(`more than ${MOST} different actions cannot be stored`)
    const code = `${DIGITS[Math.floor(n / DIGITS.length)]}${DIGITS[n % DIGITS.length]}`
    this.codes.set(word, code)
    return code
  }
}

/** Reads what `Words` has written: the word behind two digits; nothing if there is none. */
export function readerOf(list: readonly string[]): (code: string) => string | undefined {
  const words = new Words(list)
  const byCode = new Map(list.map((word) => [words.codeOf(word), word]))
  return (code) => byCode.get(code)
}
