// Counts the decisions that a person makes in a round of seeded games: all of them, and those that are left when the page takes the forced
// ones by itself. Lists the forced ones by kind. The argument says how many games of each are played; without it, three.
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { playGame } from '../tests/position.ts'

const games = Number(process.argv[2] ?? 3)

for (const game of [cosmos, hunters, arks]) {
  let decisions = 0
  let forced = 0
  let rounds = 0
  const kinds = new Map<string, number>()
  for (let seed = 1; seed <= games; seed++) {
    let last = 0
    playGame(game, 3, seed, 'easy', ({ legal, round }) => {
      decisions++
      if (round !== last) rounds++
      last = round
      const [only, other] = legal
      if (only === undefined || other !== undefined) return false
      forced++
      const kind = only.split(':')[0] ?? only
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      return false
    })
  }
  const often = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, n]) => `${kind} ${n}`)
  const a = (n: number): string => (n / rounds).toFixed(2)
  console.log(
    `${game.id}: ${a(decisions)} decisions a round, ${a(decisions - forced)} without the forced ones (${((100 * forced) / decisions).toFixed(0)} % fewer): ${often.join(', ')}`,
  )
}
