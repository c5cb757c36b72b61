import type { GameState, Seat } from '@orrery/kernel'
import { contributionsOf } from './contributions.ts'
import type { Features } from './features.ts'
import { Model } from './model.ts'
import type { ModelWeights } from './weights.ts'

/** How a game puts the features of its model into words. */
export interface Themes {
  /** What can be said about a turn, and the features that speak of it. Features of no theme, such as the time, are nobody's doing. */
  readonly features: Readonly<Record<string, readonly string[]>>
  /** Features that sum up others: what they contribute goes to those of which they are made. */
  readonly sums?: readonly string[]
  /** How much of a sum one of a feature is, for a player described by these numbers; by its place in the list of features. */
  worth?(feature: number, row: ArrayLike<number>): number
}

/** Why a turn was good for a player: one theme and what it brought. */
export interface Reason {
  readonly theme: string
  /** In the logarithm of the odds to win. */
  readonly win: number
}

/** A turn as a model sees it. */
export interface Explained {
  /** The chance to win before and after it. */
  readonly before: number
  readonly after: number
  /** What it brought, the most important first; what took away from the chance is below zero. */
  readonly reasons: readonly Reason[]
}

/** Explains turns by a model: what of a player changed, and what that did to its chance to win. */
export class Explainer<S extends GameState = GameState> {
  private readonly features: Features<S>
  private readonly weights: ModelWeights
  private readonly themes: Themes
  private readonly model: Model<S>

  constructor(features: Features<S>, weights: ModelWeights, themes: Themes) {
    this.features = features
    this.weights = weights
    this.themes = themes
    this.model = new Model(features, weights)
  }

  /** Says what the way from one state to another brought a player, as far as `viewer` can see it; without a viewer with everything open. */
  explain(before: S, after: S, player: number, viewer?: Seat): Explained {
    const [old, now] = [this.describe(before, player, viewer), this.describe(after, player, viewer)]
    const shares = this.sharesOf(old, now)
    const reasons = Object.entries(this.themes.features).map(([theme, names]) => ({
      theme,
      win: names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0),
    }))
    return {
      before: this.model.chance(before, player, viewer),
      after: this.model.chance(after, player, viewer),
      reasons: reasons.sort((a, b) => b.win - a.win),
    }
  }

  /** The theme of what the way brought the most of; nothing if it brought nothing. */
  reason(before: S, after: S, player: number, viewer?: Seat): string | undefined {
    const [best] = this.explain(before, after, player, viewer).reasons
    return best === undefined || best.win <= 0 ? undefined : best.theme
  }

  private describe(state: S, player: number, viewer: Seat | undefined): Float64Array {
    const size = this.features.names.length
    const row = new Float64Array(size * this.features.players(state))
    this.features.write(state, viewer, row)
    return row.slice(player * size, (player + 1) * size)
  }

  /** What each feature contributed; what a sum contributed is shared out among its parts by how much each of them changed it. */
  private sharesOf(old: Float64Array, now: Float64Array): Map<string, number> {
    const { names } = this.features
    const sums = new Set(this.themes.sums ?? [])
    const shares = new Map<string, number>()
    let summed = 0
    for (const { feature, win } of contributionsOf(this.weights, now, old)) {
      if (sums.has(feature)) summed += win
      else shares.set(feature, win)
    }
    const changes = names.map((name, i) =>
      sums.has(name) ? 0 : (this.themes.worth?.(i, now) ?? 0) * ((now[i] ?? 0) - (old[i] ?? 0)),
    )
    const size = changes.reduce((sum, change) => sum + Math.abs(change), 0)
    if (size === 0) return shares
    for (const [i, name] of names.entries()) {
      // By size, since parts that cancel each other out would otherwise count without end.
      shares.set(name, (shares.get(name) ?? 0) + (Math.abs(summed) * (changes[i] ?? 0)) / size)
    }
    return shares
  }
}
