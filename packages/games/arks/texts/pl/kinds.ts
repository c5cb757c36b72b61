import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in Polish. */
export default {
  upgradesBought: 'Kupione Ulepszenia',
  crewPlayed: 'Zagrane karty Załogi',
  planetsColonised: 'Planety z Kolonią',
  outpostsPlaced: 'Planety z Placówką Handlową',
  survivorsSettled: 'Osiedleni Ocalali',
} satisfies Translation<'pl', typeof en>
