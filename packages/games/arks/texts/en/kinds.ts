/** What players do with components, as titles of statistics, in English. */
export default {
  upgradesBought: 'Upgrades bought',
  crewPlayed: 'Crew cards played',
  planetsColonised: 'Planets with a colony',
  outpostsPlaced: 'Planets with a trading outpost',
  survivorsSettled: 'Survivors settled',
} as const
