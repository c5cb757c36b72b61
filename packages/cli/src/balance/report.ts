import type { ComponentNames, Difference, Language, Speech, Texts } from '@orrery/kernel'
import type en from '../texts/en/balance.ts'
import type { BalanceFigures } from './figures.ts'

/** One set of components and what was found with it, by number of seats. */
export interface Arm {
  readonly version: number
  /** The name of a custom set. */
  readonly name?: string
  readonly cells: readonly BalanceFigures[]
}

/** A whole report, as `--json` prints it. */
export interface BalanceReport {
  readonly game: string
  /** For each set and each number of seats. */
  readonly games: number
  readonly players: readonly string[]
  readonly seed: string
  /** One, or two that are compared. */
  readonly arms: readonly [Arm] | readonly [Arm, Arm]
  /** From the second set to the first. */
  readonly differences: readonly Difference[]
}

/** Everything that is needed to say it in a language. */
export interface Words {
  readonly language: Language
  readonly say: Texts<typeof en>
  readonly speech: Speech
  readonly names: ComponentNames | undefined
}

/** Text escaped for HTML. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)
}

/** Numbers and names as the report writes them. */
export class Writer {
  readonly say: Texts<typeof en>
  readonly language: Language
  private readonly words: Words

  constructor(words: Words) {
    this.words = words
    this.say = words.say
    this.language = words.language
  }

  number(value: number, digits = 0): string {
    const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    // Minus zero is zero.
    return (Number(value.toFixed(digits)) || 0).toLocaleString(this.language, format)
  }

  percent(share: number, digits = 1): string {
    return `${this.number(100 * share, digits)} %`
  }

  /** A difference with its sign; a share in percentage points. */
  signed(value: number, digits = 1): string {
    const text = this.number(Math.abs(value), digits)
    return Number(value.toFixed(digits)) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
  }

  source(id: string): string {
    return capital(this.words.speech.source(id))
  }

  kind(kind: string): string {
    return this.words.names?.kinds[kind] ?? kind
  }

  thing(kind: string, id: string): string {
    return capital(this.words.names?.things[kind]?.[id] ?? id)
  }

  /** The thing that a place in a set belongs to, by name where it has one. */
  place([list = '', id = '', ...rest]: readonly string[]): string {
    const name = this.words.names?.things[list]?.[id]
    return name === undefined
      ? [list, id, ...rest].filter((part) => part !== '').join(' · ')
      : [capital(name), ...rest].join(' · ')
  }

  option(id: string, value: string): string {
    return `${this.words.speech.option(id)}: ${this.words.speech.option(id, value)}`
  }

  arm({ version, name }: Arm): string {
    return name === undefined ? this.say.version({ version }) : this.say.own({ name, version })
  }

  seats(seats: number): string {
    return capital(this.say.withSeats({ seats }))
  }

  get game(): string {
    return this.words.speech.game
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
