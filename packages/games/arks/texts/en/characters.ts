/** The characters of bots, in English. */
export default {
  settler: { name: 'Settler', hint: 'founds colonies wherever it can' },
  engineer: { name: 'Engineer', hint: 'upgrades its ark before anything else' },
  pioneer: { name: 'Pioneer', hint: 'wants to be first on every planet' },
  rescuer: { name: 'Rescuer', hint: 'takes survivors aboard and brings them home' },
} as const
