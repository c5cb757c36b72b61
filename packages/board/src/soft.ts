const patterns = new Map<string, RegExp>()

/** A place in a word, after at least two letters, where one of the listed endings begins. */
function patternFor(breaks: string): RegExp {
  const pattern = patterns.get(breaks) ?? new RegExp(`(?<=\\p{L}{2})(?=(?:${breaks.split(' ').join('|')}))`, 'giu')
  patterns.set(breaks, pattern)
  return pattern
}

/** A name with soft hyphens where its language lets a long word be divided. */
export function soft(name: string, { breaks }: { readonly breaks: string }): string {
  if (breaks === '') return name
  const pattern = patternFor(breaks)
  return name
    .split(' ')
    .map((word) => (word.length > 8 ? word.replace(pattern, '\u00ad') : word))
    .join(' ')
}
