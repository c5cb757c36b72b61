import type { Chapter } from '@orrery/board/rulebook'
import { asTyped } from '@orrery/kernel'

/** Where the words searched for stand in a text, as pairs of start and end, in order and without overlaps. */
export function findWords(text: string, wanted: string): readonly (readonly [start: number, end: number])[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  // A letter may become two (ß) or lose a sign: every letter of the plain text knows where it came from.
  const letters = [...text].flatMap((letter, i, all) => {
    const at = i === 0 ? 0 : all.slice(0, i).join('').length
    return [...plain(letter)].map((each) => ({ each, start: at, end: at + letter.length }))
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

/** Letters without diacritics, so that `mglawica` finds `mgławica`. */
const plain = (text: string): string =>
  asTyped(text)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** The chapters with the sections that contain every word searched for; a rule's number finds that rule. */
export function search(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...chapters]
  return chapters.flatMap((chapter) => {
    const sections = chapter.sections.filter(({ rules, heading, paragraphs, caption = '' }) => {
      const text = plain([chapter.title, heading, ...paragraphs, caption].join(' '))
      return words.every((word) => text.includes(word) || rules.some((rule) => isNumber(rule, word)))
    })
    return sections.length > 0 ? [{ ...chapter, sections }] : []
  })
}

/** `c5` finds all of chapter C5 but nothing of C55; `c5.3` only C5.3. */
function isNumber(rule: string, word: string): boolean {
  const id = rule.toLowerCase()
  return id === word || id.startsWith(`${word}.`)
}
