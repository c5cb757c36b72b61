import { fillBook, type RulebookContent } from '@orrery/board/rulebook'
import type { Language } from '@orrery/kernel'
import { partsOf } from '../games/registry.ts'

/** The rulebook of a game; `undefined` where nobody has written one yet. */
export async function loadBook(game: string, language: Language): Promise<RulebookContent | undefined> {
  const part = await partsOf(game).rulebook?.()
  return part === undefined ? undefined : fillBook(part.outline, await part.loadTexts(language), language)
}
