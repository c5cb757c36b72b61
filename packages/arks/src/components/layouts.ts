import data from './layouts.data.json' with { type: 'json' }

/** A point in the space of a card, 100 by 100 from the top left. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the fields and routes of a planet card are drawn. */
export interface CardLayout {
  readonly fields: readonly (Point & { readonly id: string; readonly type: string; readonly r: number })[]
  readonly routes: readonly {
    readonly a: string
    readonly b: string
    readonly points: readonly (readonly number[])[]
  }[]
  readonly exits: readonly {
    readonly edge: string
    readonly field: string
    readonly points: readonly (readonly number[])[]
  }[]
  /** Where arks, colonies and outposts stand. */
  readonly anchors: Readonly<Record<'arks' | 'colonies' | 'outposts', readonly (readonly number[])[]>>
}

/** The layout of each planet card and of the Portal, by id; for the boards only, the rules do not look at it. */
export const layouts: Readonly<Record<string, CardLayout>> = data.planets

/** Where each upgrade stands on the ark card. */
export const upgradePlaces: Readonly<Record<string, Point & { readonly column: number; readonly row: number }>> =
  data.upgrades
