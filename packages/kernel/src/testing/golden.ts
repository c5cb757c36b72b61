import type { Action, Game, GameEvent, GameState } from '../game.ts'
import { act, begin } from '../play.ts'
import { makeEntry } from '../record.ts'
import type { Goldens, OrderCase } from './cases.ts'
import type { Setup } from './kit.ts'
import { runPerft } from './perft.ts'
import { makePlaythrough } from './playthrough.ts'
import { choose, makeWalker } from './walk.ts'

/** The files of a game's golden folder, by name, as they should be now. */
export function makeGoldens<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  goldens: Goldens,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const play of goldens.playthroughs) files.set(`${play.name}.txt`, makePlaythrough(game, play))
  const counts = goldens.perft.map(
    (which) => `${caseName(which)}, after ${which.after ?? 0}: ${runPerft(game, which).join(' ')}`,
  )
  files.set(
    'perft.txt',
    `# ${game.id} version ${game.version}: number of decision sequences of length 1, 2, ...\n${counts.join('\n')}\n`,
  )
  files.set(
    'order.txt',
    `# ${game.id} version ${game.version}: legal lists in their order\n${goldens.order.map((which) => makeOrder(game, which)).join('\n')}`,
  )
  return files
}

function caseName({ seats, options, seed }: Setup & { seed: string }): string {
  const chosen = Object.entries(options ?? {}).map(([id, value]) => `, ${id} ${value}`)
  return `seats ${seats}${chosen.join('')}, seed ${seed}`
}

function makeOrder<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  which: OrderCase,
): string {
  const lines = [`## ${caseName(which)}`]
  const state = begin(game, { seats: which.seats, options: which.options ?? {}, seed: which.seed })
  const walker = makeWalker(which.seed)
  for (let i = 0; i < which.decisions && game.toAct(state).length > 0; i++) {
    const { seat, action } = choose(game, state, walker)
    const legal = game.legal(state, seat).map((each) => each.id)
    lines.push(`${makeEntry(seat, action.id)} < ${legal.join(' ')}`)
    act(game, state, seat, action)
  }
  return `${lines.join('\n')}\n`
}
