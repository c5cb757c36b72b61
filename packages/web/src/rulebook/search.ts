import type { Chapter, Section } from '@orrery/board/rulebook'
import { asTyped } from '@orrery/kernel'

/** The parts of a paragraph that are no plain words: bold ones, and links to rules. */
export const MARKS = /(\*\*[^*]+\*\*|\[[A-Z]\d+(?:\.\d+)?\])/

/** Letters without diacritics, so that `mglawica` finds `mgławica`. */
const plain = (text: string): string =>
  asTyped(text)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** What is searched for, word by word. */
const wordsOf = (wanted: string): string[] =>
  plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Where the words searched for stand in a text, as pairs of start and end, in order and without overlaps. */
export function findWords(text: string, wanted: string): readonly (readonly [start: number, end: number])[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return []
  // A letter may become two (ß) or lose a sign: every letter of the plain text knows where it came from.
  let at = 0
  const letters = [...text].flatMap((letter) => {
    const start = at
    at += letter.length
    return [...plain(letter)].map((each) => ({ each, start, end: start + letter.length }))
  })
  const line = letters.map(({ each }) => each).join('')
  const found = words.flatMap((word) => {
    const places: [number, number][] = []
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      places.push([letters[at]?.start ?? 0, letters[at + word.length - 1]?.end ?? 0])
    }
    return places
  })
  found.sort(([a], [b]) => a - b)
  return found.filter(([start], i) => i === 0 || start >= (found[i - 1]?.[1] ?? 0))
}

/** Whether a rule's number is searched for: `c5` finds all of chapter C5 but nothing of C55; `c5.3` only C5.3. */
export function isWantedRule(rule: string, wanted: string): boolean {
  const id = rule.toLowerCase()
  return wordsOf(wanted).some((word) => id === word || id.startsWith(`${word}.`))
}

/** The chapters with the sections that contain every word searched for; a rule's number finds that rule. */
export function search(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return [...chapters]
  return chapters.flatMap((chapter) => {
    const sections = chapter.sections.filter((section) => {
      const { text, links } = readable(section)
      const all = `${plain(chapter.title)} ${text}`
      return words.every(
        (word) => all.includes(word) || [...section.rules, ...links].some((rule) => isWantedRule(rule, word)),
      )
    })
    return sections.length > 0 ? [{ ...chapter, sections }] : []
  })
}

const known = new WeakMap<Section, { readonly text: string; readonly links: readonly string[] }>()

/** The words of a section without its marks, and the rules it leads to; every keystroke asks for them again. */
function readable(section: Section): { readonly text: string; readonly links: readonly string[] } {
  const before = known.get(section)
  if (before !== undefined) return before
  const parts = [section.heading, ...section.paragraphs, section.caption ?? ''].flatMap((text) => [
    ...text.split(MARKS),
    ' ',
  ])
  const links = parts.filter((part) => part.startsWith('[') && MARKS.test(part))
  const text = plain(
    parts
      .filter((part) => !links.includes(part))
      .map((part) => part.replaceAll('**', ''))
      .join(''),
  )
  const made = { text, links: links.map((link) => link.slice(1, -1)) }
  known.set(section, made)
  return made
}
