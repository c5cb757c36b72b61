/** What players do with components, as titles of statistics, in English. */
export default {
  starsCreated: 'Stars created',
  starClasses: 'Classes of stars created',
  eventsPlayed: 'Events played',
} as const
