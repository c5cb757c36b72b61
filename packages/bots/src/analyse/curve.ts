import { type Game, type GameState, makeRng, type Seat } from '@orrery/kernel'
import { Model } from '../model/model.ts'
import { deviation } from './accuracy.ts'
import type { CurvePoint } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import type { Interval } from './turns.ts'

/** In how many worlds each viewer's doubt is measured. */
const WORLDS = 12

/** The chances to win after every turn, by the model alone. How far they may be off is at first no more than what the model is known to be wrong. */
export function curveOf(
  game: Game,
  { features, weights, modelError }: Analyst,
  seats: number,
  intervals: readonly Interval[],
): CurvePoint[] {
  const judge = judgeWith(new Model(features, weights))
  return intervals.map(({ at, round, turn, state }) => {
    const known = shares(game, state)
    const open = known ?? judge(state, undefined)
    const seen = Array.from({ length: seats }, (_, viewer) => known ?? judge(state, viewer))
    const openError = known === undefined ? modelError : 0
    return { at, round, turn, open, seen, error: seen.map((list) => list.map(() => openError)), openError }
  })
}

/** How far the chances of a state may be off, by viewer and player: by what the viewer cannot know as well. It takes much longer than the chances. */
export function doubtOf(
  game: Game,
  { features, weights, modelError }: Analyst,
  seats: number,
  { at, state }: Interval,
  seed: string,
): number[][] {
  const viewers = Array.from({ length: seats }, (_, seat) => seat)
  const known = shares(game, state)
  if (known !== undefined) return viewers.map(() => known.map(() => 0))
  const judge = judgeWith(new Model(features, weights))
  return viewers.map((viewer) => {
    const rng = makeRng(`${seed}:curve:${at}:${viewer}`)
    const view = game.view(state, viewer)
    const worlds = Array.from({ length: WORLDS }, () => judge(game.imagine(view, rng), undefined))
    return (
      worlds[0]?.map((_, player) => Math.hypot(deviation(worlds.map((each) => each[player] ?? 0)), modelError)) ?? []
    )
  })
}

const judgeWith =
  (model: Model) =>
  (state: GameState, viewer: Seat | undefined): number[] => {
    const { win, players } = model.judge(state, viewer)
    return [...win.subarray(0, players)]
  }

/** Who has won, each winner's part of it; nothing before the end. */
export function shares(game: Game, state: GameState): number[] | undefined {
  const result = game.result(state)
  if (result === undefined) return undefined
  const { seats, rival } = result
  const all = [...seats, ...(rival === undefined ? [] : [rival])]
  const first = all.filter(({ rank }) => rank === 1).length
  return all.map(({ rank }) => (rank === 1 ? 1 / first : 0))
}
