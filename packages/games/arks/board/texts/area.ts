import { makeArea } from '@orrery/board/texts'
import { loadBoardTexts, loadNames } from '../../texts/index.ts'

/** Everything the board says, and the names of all components. */
export const arksTexts = makeArea(async (language) => {
  const [board, names] = await Promise.all([loadBoardTexts(language), loadNames(language)])
  return { board, names }
})
