import { type Game, type GameState, makeRng, type Seat } from '@orrery/kernel'
import { Model } from '../model/model.ts'
import { deviation } from './accuracy.ts'
import type { CurvePoint } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import type { Interval } from './turns.ts'

/** In how many worlds each viewer's doubt is measured. */
const WORLDS = 12

/** The chances to win after every turn, by the model alone. */
export function curveOf(
  game: Game,
  { features, weights, modelError }: Analyst,
  seats: number,
  intervals: readonly Interval[],
  seed: string,
): CurvePoint[] {
  const model = new Model(features, weights)
  const judge = (state: GameState, viewer: Seat | undefined): number[] => {
    const { win, players } = model.judge(state, viewer)
    return [...win.subarray(0, players)]
  }
  return intervals.map(({ at, round, turn, state }) => {
    const known = shares(game, state)
    if (known !== undefined) {
      const all = Array.from({ length: seats }, () => known)
      return { at, round, turn, open: known, seen: all, error: all.map((list) => list.map(() => 0)), openError: 0 }
    }
    const viewers = Array.from({ length: seats }, (_, seat) => seat)
    const error = viewers.map((viewer) => {
      const rng = makeRng(`${seed}:curve:${at}:${viewer}`)
      const view = game.view(state, viewer)
      const worlds = Array.from({ length: WORLDS }, () => judge(game.imagine(view, rng), undefined))
      return (
        worlds[0]?.map((_, player) => Math.hypot(deviation(worlds.map((each) => each[player] ?? 0)), modelError)) ?? []
      )
    })
    return {
      at,
      round,
      turn,
      open: judge(state, undefined),
      seen: viewers.map((viewer) => judge(state, viewer)),
      error,
      openError: modelError,
    }
  })
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
