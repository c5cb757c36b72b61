import type { Translation } from '@orrery/kernel'
import type en from '../en/kinds.ts'

/** What players do with components, as titles of statistics, in German. */
export default {
  upgradesBought: 'Gekaufte Ausbauten',
  crewPlayed: 'Gespielte Crewkarten',
  planetsColonised: 'Planeten mit Kolonie',
  outpostsPlaced: 'Planeten mit Handelsposten',
  survivorsSettled: 'Angesiedelte Überlebende',
} satisfies Translation<'de', typeof en>
