import { indexIn, NONE } from '@orrery/kernel'
import type { Effect } from '../components/types.ts'
import { fieldIds, moveRules, vector } from '../rules/tables.ts'

/** An effect with its numbers looked up; all have the same shape, which keeps the interpreter fast. */
export interface Op {
  readonly op: Effect['op']
  readonly who: 'self' | 'others' | 'othersHereOrNear' | 'all' | 'chosenOther'
  readonly amounts: readonly number[]
  /** A count, a maximum, tenths of a point, or the index of a move rule. */
  readonly n: number
  /** A field, or NONE when it is chosen. */
  readonly to: number
  readonly side: 'attack' | 'defence'
  /** What has to be chosen for it before its card is announced, in this order (H8.7). */
  readonly choices: readonly ('element' | 'player' | 'send')[]
}

/** Looks the numbers of an effect up. */
export function compile(effect: Effect): Op {
  const op: Op = { op: effect.op, who: 'self', amounts: vector(undefined), n: 0, to: NONE, side: 'attack', choices: [] }
  switch (effect.op) {
    case 'gain':
    case 'lose':
      return { ...op, who: effect.who, amounts: vector(effect.elements) }
    case 'gainChoice':
      return { ...op, amounts: vector(effect.amountByElement), choices: ['element'] }
    case 'relocate':
      return effect.who === 'self'
        ? { ...op, to: indexIn(fieldIds, effect.to) }
        : { ...op, who: effect.who, choices: ['player', 'send'] }
    case 'produce':
      return { ...op, who: effect.who }
    case 'drawEvents':
      return { ...op, n: effect.count }
    case 'captureRandom':
      return { ...op, n: effect.count, choices: ['player'] }
    case 'decays':
      return { ...op, n: effect.max }
    case 'moveRule':
      return { ...op, n: indexIn(moveRules, effect.rule) }
    case 'fightBonus':
      return { ...op, side: effect.side, n: effect.tenths }
    case 'fusionLimit':
    case 'reroll':
    case 'cancelFight':
    case 'cancelEvent':
    case 'retryPlacement':
      return op
  }
}
