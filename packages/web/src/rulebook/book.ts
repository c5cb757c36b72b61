import { loadRulebookTexts as arks } from '@orrery/arks/texts'
import { loadRulebookTexts as cosmos } from '@orrery/cosmos/texts'
import { loadRulebookTexts as hunters } from '@orrery/hunters/texts'
import type { Language, RulebookTexts } from '@orrery/kernel'
import type { GameId } from '../games/types.ts'
import type { Chapter, Outline, RulebookContent } from './types.ts'

const texts: Readonly<Record<GameId, (language: Language) => Promise<RulebookTexts>>> = { cosmos, hunters, arks }

/** The outlines: `content/<game>.tsx`. As soon as the file is there, it is shown. */
const outlines = import.meta.glob<{ outline: Outline }>('./content/{cosmos,hunters,arks}.tsx')

/** What the rulebook of a game says. */
export const loadWords = (game: GameId, language: Language): Promise<RulebookTexts> => texts[game](language)

/** The rulebook of a game; `undefined` where nobody has written one yet. */
export async function loadBook(game: GameId, language: Language): Promise<RulebookContent | undefined> {
  const load = outlines[`./content/${game}.tsx`]
  if (load === undefined) return undefined
  const [{ outline }, words] = await Promise.all([load(), loadWords(game, language)])
  return { language, chapters: outline.map((chapter) => fillChapter(chapter, words)) }
}

function fillChapter({ id, sections }: Outline[number], texts: RulebookTexts): Chapter {
  const words = texts[id]
  return {
    id,
    title: words?.title ?? '',
    sections: sections.map((section) => ({
      heading: '',
      paragraphs: [],
      ...words?.sections[section.rules[0] ?? id],
      ...section,
    })),
  }
}
