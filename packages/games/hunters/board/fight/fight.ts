import type { Side, View } from '../data.ts'

/** One side of a fight; points in tenths. */
export interface FighterShown {
  readonly seat: number
  /** 0 before the roll. */
  readonly die: number
  readonly cards: number
  /** What the stars added at the time, if that differs from what they add now. */
  readonly stars?: number
}

/** A fight as the panel shows it. */
export interface FightShown extends Readonly<Record<Side, FighterShown>> {
  readonly field: string
  readonly outcome: 'open' | 'attacker' | 'defender' | 'spared'
  readonly tumbling?: Side
}

/** The fight of a view, as the panel needs it. */
export function fightOf({ fight }: View): FightShown | undefined {
  if (fight === undefined) return undefined
  const { attacker, defender, attackDie, defenceDie, attack, defence, field, outcome } = fight
  return {
    ...{ field, outcome },
    attack: { seat: attacker, die: attackDie, cards: attack.cards, stars: attack.stars },
    defence: { seat: defender, die: defenceDie, cards: defence.cards, stars: defence.stars },
  }
}
