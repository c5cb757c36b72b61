import type { RulebookContent } from '../types.ts'
import { actions } from './arks/de/actions.ts'
import { end } from './arks/de/end.ts'
import { journey } from './arks/de/journey.ts'
import { means } from './arks/de/means.ts'
import { solo } from './arks/de/solo.ts'
import { start } from './arks/de/start.ts'
import { table } from './arks/de/table.ts'

/** The rules of Terraforming Arks in German. */
const rulebook: RulebookContent = {
  language: 'de',
  chapters: [...start, ...means, ...journey, ...actions, ...end, ...solo, ...table],
}

export default rulebook
