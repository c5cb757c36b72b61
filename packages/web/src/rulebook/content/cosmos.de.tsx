import type { RulebookContent } from '../types.ts'
import { cards } from './cosmos/de/cards.ts'
import { crafting } from './cosmos/de/crafting.ts'
import { end } from './cosmos/de/end.ts'
import { energy } from './cosmos/de/energy.ts'
import { goals } from './cosmos/de/goals.ts'
import { powers } from './cosmos/de/powers.ts'
import { start } from './cosmos/de/start.ts'

/** The rules of Crafting the Cosmos in German. */
const rulebook: RulebookContent = {
  language: 'de',
  chapters: [...start, ...energy, ...crafting, ...goals, ...powers, ...cards, ...end],
}

export default rulebook
