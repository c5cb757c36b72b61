import { makeArea } from '@orrery/board/texts'
import { loadBoardTexts } from '../texts/index.ts'

/** Everything the board says. */
export const cometsTexts = makeArea(loadBoardTexts)

/** The texts of the board in a language that has been loaded. */
export const textsOf = cometsTexts.in
