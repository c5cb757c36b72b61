import { readArgs } from './args.ts'
import type { Environment } from './environment.ts'

/** `orrery games`: what can be played, for how many, with which options. */
export async function list(words: readonly string[], { out, games }: Environment): Promise<number> {
  readArgs(words, {}, 0)
  for (const { game, speech } of games) {
    const { min, max } = game.seats
    out.print(`${game.id.padEnd(8)} ${(await speech('en')).game}, ${min}-${max} seats\n`)
    for (const { id, values, default: usual, seats } of game.options) {
      const where = seats === undefined ? '' : `, with ${seats.join(' or ')} ${seats.join() === '1' ? 'seat' : 'seats'}`
      out.print(`           --option ${id}=${values.join('|')} (usually ${usual}${where})\n`)
    }
  }
  return 0
}
