import { Explainer } from '@orrery/bots/model'
import { findGame } from '@orrery/games'
import { type Game, type GameRecord, type GameState, makeRng, openRecord, replay, type Seat } from '@orrery/kernel'
import type { Position, TurnOf } from './protocol.ts'

/** What a viewer saw when each turn began, by the number of the turn. */
type Beginnings = ReadonlyMap<number, unknown>

/** What a seat saw when each turn of a record began. */
export function beginningsIn(game: Game, record: GameRecord, viewer: Seat): Beginnings {
  const start = openRecord(game, record)
  const views = new Map([[game.moment(start).turn, game.view(start, viewer)]])
  for (const { state } of replay(game, record)) {
    const { turn } = game.moment(state)
    if (!views.has(turn)) views.set(turn, game.view(state, viewer))
  }
  return views
}

/** The same from positions one after the other, the first of which begins a turn. */
export function beginningsOf(positions: readonly Position[]): Beginnings {
  const views = new Map<number, unknown>()
  for (const { moment, view } of positions) if (!views.has(moment.turn)) views.set(moment.turn, view)
  return views
}

/**
 * Why turns were good for those who played them, by the model of the game: what changed from the beginning of a turn to that of the next one.
 * What the viewer cannot see is imagined, and the model does not look at it.
 */
export async function whyMoved(
  game: Game,
  views: Beginnings,
  turns: readonly TurnOf[],
  viewer: Seat,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  const { features, weights, themes } = (await findGame(game.id)?.analyst?.()) ?? {}
  if (features === undefined || weights === undefined || themes === undefined) return found
  const explainer = new Explainer(features, weights, themes)
  const numbers = [...views.keys()]
  for (const { turn, seat } of turns) {
    const [before, after] = [views.get(turn), views.get(numbers[numbers.indexOf(turn) + 1] ?? turn)]
    if (before === undefined || after === undefined || before === after) continue
    const imagine = (view: unknown): GameState => game.imagine(view, makeRng(`${turn}`))
    const theme = explainer.reason(imagine(before), imagine(after), seat, viewer)
    if (theme !== undefined) found.set(turn, theme)
  }
  return found
}
