/** The signs on what the rulebooks do not show, in English. */
export default {
  reconstructed: 'Reconstructed: the rulebook doesn’t show it.',
  partly: 'Partly reconstructed: the rulebook doesn’t show all of it.',
  house: 'House ruling: the rulebook leaves this open, and we play it like this.',
} as const
