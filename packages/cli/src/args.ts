import { parseArgs } from 'node:util'
import { type Language, languages } from '@orrery/kernel'
import { UsageError } from './usage.ts'

/** The options of a command: `text` takes a value, `list` may be repeated, `flag` takes no value, `count` takes an optional number. */
export type Shape = Readonly<Record<string, 'text' | 'list' | 'flag' | 'count'>>

/** The parsed options of a command. */
export interface Given {
  readonly positionals: readonly string[]
  text(name: string): string | undefined
  list(name: string): readonly string[]
  flag(name: string): boolean
}

/** Reads the words after a command; anything unknown is an error that says what is allowed. */
export function readArgs(words: readonly string[], shape: Shape, positionals: number): Given {
  const options = Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
    ]),
  )
  const allowed = Object.keys(shape).map((name) => `--${name}`)
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: joinCounts(words, shape), options, allowPositionals: true, strict: true })
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new UsageError(`${why}; allowed are ${allowed.join(', ')}`)
  }
  const extra = parsed.positionals[positionals]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many; allowed are ${allowed.join(', ')}`)
  const { values } = parsed
  return {
    positionals: parsed.positionals,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    list: (name) => (Array.isArray(values[name]) ? values[name].map(String) : []),
    flag: (name) => values[name] === true,
  }
}

/** `--name 2` as `--name=2`, and `--name` alone as `--name=1`: an option either always takes a value or never. */
function joinCounts(words: readonly string[], shape: Shape): string[] {
  const joined: string[] = []
  for (const word of words) {
    const open = joined.at(-1)?.match(/^--([\w-]+)$/)?.[1]
    if (open !== undefined && shape[open] === 'count' && /^\d+$/.test(word)) joined.push(`${joined.pop()}=${word}`)
    else joined.push(word)
  }
  return joined.map((word) => (word.startsWith('--') && shape[word.slice(2)] === 'count' ? `${word}=1` : word))
}

/** A whole number from `min` to `max`, or the default. */
export function readCount(given: Given, name: string, usual: number, min: number, max: number): number {
  const text = given.text(name)
  if (text === undefined) return usual
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`)
}

/** `--option level=hard` as a pair; what the pairs mean is the game's business. */
export function readOptions(given: Given): Record<string, string> {
  return Object.fromEntries(
    given.list('option').map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw new UsageError(`--option looks like id=value, not "${text}"`)
      return [text.slice(0, at), text.slice(at + 1)]
    }),
  )
}

/** The language asked for. */
export function readLanguage(given: Given): Language {
  const text = given.text('lang') ?? 'en'
  const found = languages.find((language) => language === text)
  if (found === undefined) throw new UsageError(`--lang must be one of ${languages.join(', ')}, not "${text}"`)
  return found
}
