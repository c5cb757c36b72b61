import type { RulebookContent } from '../types.ts'
import { cards } from './cosmos/pl/cards.ts'
import { crafting } from './cosmos/pl/crafting.ts'
import { end } from './cosmos/pl/end.ts'
import { energy } from './cosmos/pl/energy.ts'
import { goals } from './cosmos/pl/goals.ts'
import { powers } from './cosmos/pl/powers.ts'
import { start } from './cosmos/pl/start.ts'

/** The rules of Crafting the Cosmos in Polish. */
const rulebook: RulebookContent = {
  language: 'pl',
  chapters: [...start, ...energy, ...crafting, ...goals, ...powers, ...cards, ...end],
}

export default rulebook
