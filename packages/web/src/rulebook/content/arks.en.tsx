import type { RulebookContent } from '../types.ts'
import { actions } from './arks/en/actions.ts'
import { end } from './arks/en/end.ts'
import { journey } from './arks/en/journey.ts'
import { means } from './arks/en/means.ts'
import { solo } from './arks/en/solo.ts'
import { start } from './arks/en/start.ts'
import { table } from './arks/en/table.ts'

/** The rules of Terraforming Arks in English. */
const rulebook: RulebookContent = {
  language: 'en',
  chapters: [...start, ...means, ...journey, ...actions, ...end, ...solo, ...table],
}

export default rulebook
