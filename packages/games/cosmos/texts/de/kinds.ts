import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in German. */
export default {
  abilitiesAcquired: 'Erhaltene Leistungskarten',
  abilitiesUsed: 'Genutzte Leistungskarten',
  nebulaeCompleted: 'Erschaffene Nebel',
  goalsScored: 'Gewertete Ziele',
} satisfies Translation<'de', typeof en>
