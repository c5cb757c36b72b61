import type { RulebookContent } from '../types.ts'
import { actions } from './arks/pl/actions.ts'
import { end } from './arks/pl/end.ts'
import { journey } from './arks/pl/journey.ts'
import { means } from './arks/pl/means.ts'
import { solo } from './arks/pl/solo.ts'
import { start } from './arks/pl/start.ts'
import { table } from './arks/pl/table.ts'

/** The rules of Terraforming Arks in Polish. */
const rulebook: RulebookContent = {
  language: 'pl',
  chapters: [...start, ...means, ...journey, ...actions, ...end, ...solo, ...table],
}

export default rulebook
