import type { ShellTexts } from '../texts/index.ts'

const levels = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const

/** What a level of bots is called. */
export function levelName(t: ShellTexts, level: string): string {
  const known = levels.find((each) => each === level)
  return known === undefined ? level : t.setup.levels[known]
}
