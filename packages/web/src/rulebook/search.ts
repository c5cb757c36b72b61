import type { Chapter } from '@orrery/board/rulebook'
import { asTyped } from '@orrery/kernel'

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
