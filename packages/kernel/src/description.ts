import type { Seat } from './game.ts'
import type { TableWords } from './texts/table-words.ts'

/** A part of the table in words, which a reader can jump to. Every line is a whole statement: "Crystals: 4 H + 2 He". */
export interface Section {
  /** Stays the same from position to position, and in every language. */
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** The words for a game's whole table in one language. */
export interface Describer<V = unknown> {
  /** A table as one seat, or a spectator, may see it: views that differ are described differently. */
  describe(view: V, names: readonly string[], me?: Seat): readonly Section[]
}

/** What is different in a section: what it says now, and what it no longer says. */
export interface SectionChange extends Section {
  readonly gone: readonly string[]
}

/** What a line is about: everything before its colon. */
const subjectOf = (line: string): string => line.split(':', 1)[0] ?? line

/** The lines of `list` that `other` does not have; a line that stands there twice must stand twice here. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1)
  return list.filter((line) => {
    const n = left.get(line) ?? 0
    left.set(line, n - 1)
    return n <= 0
  })
}

/** What has changed from one description to a later one, section by section; sections without a change are left out. */
export function changesBetween(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const changes: SectionChange[] = []
  for (const section of after) {
    const old = before.find(({ id }) => id === section.id)?.lines ?? []
    const lines = without(section.lines, old)
    const subjects = new Set(section.lines.map(subjectOf))
    const gone = without(old, section.lines).filter((line) => !subjects.has(subjectOf(line)))
    if (lines.length > 0 || gone.length > 0) changes.push({ ...section, lines, gone })
  }
  for (const { id, title, lines } of before) {
    if (lines.length > 0 && !after.some((section) => section.id === id))
      changes.push({ id, title, lines: [], gone: lines })
  }
  return changes
}

/** A view, and what whoever reads its description calls the people at the table. */
export interface NamedView<V> {
  readonly view: V
  readonly name: (seat: Seat) => string
}

/** What the reader at seat `me` calls the players, in a sentence and above their section. */
export const makeNaming = (words: TableWords, plain: (seat: Seat) => string, me: Seat | undefined) => ({
  name: (seat: Seat): string => (seat === me ? words.you({ name: plain(seat) }) : plain(seat)),
  title: (seat: Seat): string => (seat === me ? words.mineTitle : words.playerTitle)({ name: plain(seat) }),
})

/** The sections of all players, apart: those of the reader at seat `me`, and everybody else's. */
export const apart = (people: readonly (readonly Section[])[], me: Seat | undefined) => ({
  mine: people.filter((_, seat) => seat === me).flat(),
  others: people.filter((_, seat) => seat !== me).flat(),
})

/** Puts a statement together: a label and what is so, in a list where there are several; `none` where there is nothing. */
export const makeState =
  (none: string) =>
  (label: string, value: string | number | readonly string[]): string => {
    const said = typeof value === 'object' ? value.join(', ') : String(value)
    return `${label}: ${said === '' ? none : said}`
  }

/** What puts statements together, and says whether something is so, with the words that all tables share. */
export const makeStatements = ({ none, yes, no }: TableWords) => ({
  state: makeState(none),
  yes: (is: boolean): string => (is ? yes : no),
})
