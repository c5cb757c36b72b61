/** What players do with components, as titles of statistics, in English. */
export default {
  abilitiesAcquired: 'Power cards acquired',
  abilitiesUsed: 'Power cards used',
  nebulaeCompleted: 'Nebulae completed',
  goalsScored: 'Goals scored',
} as const
