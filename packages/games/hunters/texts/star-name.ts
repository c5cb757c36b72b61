interface StarNames {
  readonly stars: Readonly<Record<string, string>>
  /** Names that are others inside of a sentence. */
  readonly starsInSentence: Readonly<Record<string, string>>
}

/**
 * A star as sentences name it. Some put it after their word for a star, and a name that begins with the same word loses it there: "gwiazda
 * Barnarda", not "gwiazda Gwiazda Barnarda".
 */
export const starInSentence = ({ stars, starsInSentence }: StarNames, id = ''): string =>
  starsInSentence[id] ?? stars[id] ?? id
