import type { RulebookContent } from '../types.ts'
import { cards } from './cosmos/en/cards.ts'
import { crafting } from './cosmos/en/crafting.ts'
import { end } from './cosmos/en/end.ts'
import { energy } from './cosmos/en/energy.ts'
import { goals } from './cosmos/en/goals.ts'
import { powers } from './cosmos/en/powers.ts'
import { start } from './cosmos/en/start.ts'

/** The rules of Crafting the Cosmos in English. */
const rulebook: RulebookContent = {
  language: 'en',
  chapters: [...start, ...energy, ...crafting, ...goals, ...powers, ...cards, ...end],
}

export default rulebook
