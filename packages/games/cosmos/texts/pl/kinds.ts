import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in Polish. */
export default {
  abilitiesAcquired: 'Zdobyte karty zdolności',
  abilitiesUsed: 'Użyte karty zdolności',
  nebulaeCompleted: 'Ukończone mgławice',
  goalsScored: 'Punktowane cele',
} satisfies Translation<'pl', typeof en>
