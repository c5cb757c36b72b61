import { type Game, type GameRecord, replay } from '@orrery/kernel'
import type { RoundViews } from './protocol.ts'

/** Replays a game and collects every seat's own view at the end of each round. */
export function roundViews(game: Game, record: GameRecord): RoundViews[] {
  const seats = Array.from({ length: record.seats }, (_, seat) => seat)
  const rounds: RoundViews[] = []
  let before: readonly unknown[] | undefined
  let last: RoundViews | undefined
  for (const { state } of replay(game, record)) {
    const { round } = game.moment(state)
    // The last view of a round is the one at its end.
    if (last !== undefined && last.round !== round) rounds.push(last)
    before = last?.views
    last = { round, views: seats.map((seat) => game.view(state, seat)) }
  }
  if (last !== undefined) rounds.push(before === undefined ? last : { ...last, before })
  return rounds
}
