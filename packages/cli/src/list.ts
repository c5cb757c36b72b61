import { readArgs } from './args.ts'
import type { Registered } from './games.ts'
import type { Output } from './output.ts'

/** `orrery games`: what can be played, for how many, with which options. */
export async function list(words: readonly string[], output: Output, games: readonly Registered[]): Promise<number> {
  readArgs(words, {}, 0)
  for (const { game, speech } of games) {
    const { min, max } = game.seats
    output.print(`${game.id.padEnd(8)} ${(await speech('en')).game}, ${min}-${max} seats\n`)
    for (const { id, values, default: usual, seats } of game.options) {
      const where = seats === undefined ? '' : `, with ${seats.join(' or ')} seats`
      output.print(`           --option ${id}=${values.join('|')} (usually ${usual}${where})\n`)
    }
  }
  return 0
}
