import { registry } from '../src/games.ts'
import { orrery } from '../src/orrery.ts'

/** Runs the command line with these words, and returns what it printed. */
export async function run(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const [out, errors]: string[][] = [[], []]
  const code = await orrery(words, {
    out: { print: (text) => void out?.push(text) },
    errors: { print: (text) => void errors?.push(text) },
    games: registry,
    build: { version: '1.2.3' },
    script: undefined,
  })
  return { code, out: out?.join('') ?? '', errors: errors?.join('') ?? '' }
}
