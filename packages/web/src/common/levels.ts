import type { CharacterTexts } from '@orrery/games'
import type { ShellTexts } from '../texts/index.ts'

const levels = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const

/** The strength of a bot such as `medium:gardener`, if it is one that has a name. */
function knownLevel(level: string): (typeof levels)[number] | undefined {
  const [strength] = level.split(':')
  return levels.find((each) => each === strength)
}

/** What a level of bots is called. */
export function levelName(t: ShellTexts, level: string): string {
  const known = knownLevel(level)
  return known === undefined ? level : t.setup.levels[known]
}

/** How a level of bots plays. */
export function levelHint(t: ShellTexts, level: string): string {
  const known = knownLevel(level)
  return known === undefined ? '' : t.setup.levelHint[known]
}

/** A bot of a level, with a character if one was chosen. Whoever plays at random likes nothing better than anything else. */
export function botOf(level: string, character: string | undefined): string {
  return character === undefined || character === '' || level === 'random' ? level : `${level}:${character}`
}

/** The ways in which a bot can play, for a list; the first is that of a bot without a character. */
export function characterChoices(characters: CharacterTexts, t: ShellTexts): { value: string; text: string }[] {
  const ways = Object.entries(characters).map(([value, { name }]) => ({ value, text: name }))
  return [{ value: '', text: t.setup.allRound }, ...ways]
}
