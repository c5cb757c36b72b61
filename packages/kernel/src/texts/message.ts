/**
 * Messages are written in the part of ICU MessageFormat that our texts need: `{name}`, `{n, plural, one {# star} other {# stars}}` with
 * exact numbers such as `=0`, and `{kind, select, light {…} other {…}}`. Translators' tools know the syntax.
 */
export type Message = readonly Part[]

/** A piece of a message: plain text, an argument, the number of the plural around it, or a choice. */
export type Part = string | Argument | NumberSign | Choice

interface Argument {
  readonly type: 'argument'
  readonly name: string
}

interface NumberSign {
  readonly type: 'number'
  readonly name: string
}

export interface Choice {
  readonly type: 'plural' | 'select'
  readonly name: string
  readonly cases: ReadonlyMap<string, Message>
}

/** The arguments a message accepts. */
export type MessageArgs = Readonly<Record<string, string | number | boolean>>

/** A message that breaks the syntax. */
export class MessageError extends Error {
  constructor(text: string, at: number, what: string) {
    super(`${what} at character ${at + 1} of the message "${text}"`)
    this.name = 'MessageError'
  }
}

/** Reads a message. */
export function parseMessage(text: string): Message {
  const parser = new Parser(text)
  const message = parser.message(undefined)
  parser.end()
  return message
}

/**
 * The message with its arguments filled in; the plural forms are those of the given rules. `#` is a count and has the separators of the
 * language; `{n}` is shown as it is given, because it may be a rating or a position in a list.
 */
export function formatMessage(
  message: Message,
  args: MessageArgs,
  rules: Intl.PluralRules,
  numbers: Intl.NumberFormat,
): string {
  let text = ''
  for (const part of message) {
    if (typeof part === 'string') text += part
    else if (part.type === 'plural' || part.type === 'select') {
      text += formatMessage(chosen(part, args[part.name], rules), args, rules, numbers)
    } else {
      const value = args[part.name] ?? `{${part.name}}`
      text += part.type === 'number' && typeof value === 'number' ? numbers.format(value) : String(value)
    }
  }
  return text
}

function chosen({ type, cases }: Choice, value: string | number | boolean | undefined, rules: Intl.PluralRules) {
  const exact = cases.get(type === 'plural' ? `=${value}` : String(value))
  const found = exact ?? (type === 'plural' ? cases.get(rules.select(Number(value))) : undefined) ?? cases.get('other')
  return found ?? []
}

const NAME = /[\p{L}\p{N}_-]+/uy
const CASE = /=\d+|[\p{L}\p{N}_-]+/uy
const BLANK = /\s*/y

class Parser {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Everything up to the closing brace of the case around it, or to the end. `plural` names the number that `#` stands for. */
  message(plural: string | undefined): Message {
    const parts: Part[] = []
    let plain = ''
    const flush = (): void => {
      if (plain !== '') parts.push(plain)
      plain = ''
    }
    while (this.#at < this.#text.length && this.#here !== '}') {
      if (this.#here === '{') {
        flush()
        parts.push(this.#argument())
      } else if (this.#here === '#' && plural !== undefined) {
        flush()
        this.#at++
        parts.push({ type: 'number', name: plural })
      } else plain += this.#here === "'" ? this.#quoted(plural) : this.#take()
    }
    flush()
    return parts
  }

  /** Nothing may be left over. */
  end(): void {
    if (this.#at < this.#text.length) this.#fail('a brace too many')
  }

  get #here(): string | undefined {
    return this.#text[this.#at]
  }

  #take(): string {
    return this.#text[this.#at++] ?? ''
  }

  /** An apostrophe is literal unless it escapes a brace or a number sign; two stand for one. */
  #quoted(plural: string | undefined): string {
    const next = this.#text[this.#at + 1]
    if (next === "'") {
      this.#at += 2
      return "'"
    }
    if (next !== '{' && next !== '}' && !(next === '#' && plural !== undefined)) return this.#take()
    this.#at++
    let text = ''
    while (this.#at < this.#text.length) {
      if (this.#here !== "'") text += this.#take()
      else if (this.#text[this.#at + 1] === "'") {
        this.#at += 2
        text += "'"
      } else {
        this.#at++
        return text
      }
    }
    return text
  }

  #argument(): Part {
    this.#expect('{')
    const name = this.#match(NAME, 'the name of an argument is missing')
    if (this.#here === '}') {
      this.#at++
      return { type: 'argument', name }
    }
    this.#expect(',')
    const type = this.#match(NAME, 'the kind of a choice is missing')
    if (type !== 'plural' && type !== 'select') this.#fail(`"${type}" is neither plural nor select`)
    this.#expect(',')
    const cases = new Map<string, Message>()
    while (this.#here !== '}') {
      const key = this.#match(CASE, 'a case is missing')
      if (cases.has(key)) this.#fail(`the case "${key}" comes twice`)
      this.#expect('{', false)
      cases.set(key, this.message(type === 'plural' ? name : undefined))
      this.#expect('}')
    }
    this.#at++
    if (!cases.has('other')) this.#fail('the case "other" is missing')
    return { type, name, cases }
  }

  #match(pattern: RegExp, missing: string): string {
    this.#blank()
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) return this.#fail(missing)
    this.#at += found.length
    this.#blank()
    return found
  }

  /** Blanks after an opening brace of a case belong to its text. */
  #expect(mark: string, blanks = true): void {
    if (this.#here !== mark) this.#fail(`"${mark}" is missing`)
    this.#at++
    if (blanks && mark !== '{') this.#blank()
  }

  #blank(): void {
    BLANK.lastIndex = this.#at
    this.#at += BLANK.exec(this.#text)?.[0].length ?? 0
  }

  #fail(what: string): never {
    throw new MessageError(this.#text, this.#at, what)
  }
}
