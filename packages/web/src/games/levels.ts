/** The strengths of bots, the weakest first. Written down here so that the page need not load the bots to name them. */
export const levels = ['random', 'easy', 'medium', 'hard', 'expert'] as const
/** One strength of a bot. */
export type Level = (typeof levels)[number]

/** Whether a text names a strength. */
export function isLevel(level: string): level is Level {
  return levels.some((each) => each === level)
}
