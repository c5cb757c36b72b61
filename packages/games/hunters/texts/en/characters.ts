/** The characters of bots, in English. */
export default {
  racer: { name: 'Racer', hint: 'makes one small star after another' },
  dreamer: { name: 'Dreamer', hint: 'saves up for the largest stars' },
  fighter: { name: 'Fighter', hint: 'looks for a fight and takes your crystals' },
  schemer: { name: 'Schemer', hint: 'collects cards and plays them' },
} as const
