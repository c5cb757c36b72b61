import { Explainer } from '@orrery/bots/model'
import type { ReasonTexts } from '@orrery/games'
import { learningOf } from '@orrery/games/loaded'
import { type Game, type GameState, type Seat, winners } from '@orrery/kernel'

/** Says of every turn of a game what it brought. */
export interface Commentary {
  /** Called with every decision, and with the state after it. */
  decided(seat: Seat, state: GameState): void
  /** Called when a turn is over: why it was good for whoever played it, and what that did to the chance to win. */
  turnOver(): string | undefined
}

/** A commentary by the model of a game; nothing for a game that has none. */
export function makeCommentary(
  game: Game,
  start: GameState,
  texts: ReasonTexts,
  names: readonly string[],
): Commentary | undefined {
  const { features, shipped, themes } = learningOf(game.id) ?? {}
  if (features === undefined || shipped === undefined || themes === undefined) return undefined
  const explainer = new Explainer(features, shipped, themes)
  let before = game.clone(start)
  let now = before
  const decisions = new Map<Seat, number>()
  return {
    decided(seat, state) {
      decisions.set(seat, (decisions.get(seat) ?? 0) + 1)
      now = state
    },
    turnOver() {
      // Others may have answered something in between; the turn belongs to whoever decided most.
      const [seat] = [...decisions].sort((a, b) => b[1] - a[1])[0] ?? []
      decisions.clear()
      if (seat === undefined) return undefined
      const found = explainer.explain(before, now, seat, seat)
      before = game.clone(now)
      const [best] = found.reasons
      const why = best === undefined || best.win <= 0 ? undefined : texts[best.theme]?.({ player: names[seat] ?? '' })
      const percent = (chance: number): string => `${Math.round(100 * chance)} %`
      return `${why ?? names[seat]} (${percent(found.before)} → ${percent(outcomeFor(game, now, seat) ?? found.after)})`
    },
  }
}

/** At the end of a game it is known who won; before, nothing is. */
function outcomeFor(game: Game, state: GameState, seat: Seat): number | undefined {
  const result = game.result(state)
  if (result === undefined) return undefined
  const best = winners(result)
  return best.includes(seat) ? 1 / best.length : 0
}
