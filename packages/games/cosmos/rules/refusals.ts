import type { Refusal } from '@orrery/kernel'

/** Why something is not allowed, with the rule that says so unless a place gives a closer one. */
const refusalRules = {
  'game-over': 'C4.3',
  'not-your-turn': 'C4.1',
  'crafting-must-wait': 'C19.1',
  'shift-first': 'C4.2',
  'collect-first': 'C4.2',
  'energy-phase-over': 'C4.2',
  'finish-first': 'C9.9',
  'nothing-asked': 'C9.9',
  'turn-is-closing': 'C13.4',
  'end-crafting-first': 'C13.1',
  'choose-omega-first': 'C13.1',
  'hand-limit-first': 'C14.5',
  'no-hand-limit-now': 'C14.5',
  'no-dark-token': 'C5.6',
  'own-token-must-move': 'C5.3',
  'last-move-is-own': 'C5.4',
  'stack-empty': 'C7.7',
  'not-in-row': 'C6.7',
  'no-card-to-draw': 'C6.9',
  'not-in-reserve': 'C9.2',
  'hex-occupied': 'C9.3',
  'corner-occupied': 'C9.4',
  'side-occupied': 'C9.6',
  'not-next-to-life': 'C9.6',
  'start-space-only': 'C9.7',
  'no-nebula-there': 'C10.1',
  'already-completed': 'C10.5',
  'stars-missing': 'C10.1',
  'too-many-stars': 'C10.1',
  'wrong-stars': 'C10.1',
  'not-around-it': 'C10.3',
  'chamber-not-ready': 'C10.7',
  'element-exhausted': 'C7.5',
  'no-empty-corner': 'C10.11',
  'not-your-ability': 'C11.6',
  'not-completed': 'C10.12',
  'has-life-form': 'C10.12',
  'life-missing': 'C10.12',
  'life-forms-exhausted': 'C7.3',
  'slot-taken': 'C11.2',
  'too-few-cards': 'C11.2',
  'ability-deck-empty': 'C11.4',
  'not-looked-at': 'C11.2',
  'cannot-pay-cards': 'C16.3',
  'cannot-pay-track': 'C16.3',
  'cannot-pay-pieces': 'C16.3',
  'no-effect': 'C16.4',
  'set-incomplete': 'C11.7',
  'no-unit': 'C12.1',
  'no-star-there': 'C12.2',
  'already-supernova': 'C12.2',
  'supernova-stays': 'C12.3',
  'not-a-supernova': 'C17.25',
  'no-proto-there': 'C12.4',
  'no-life-there': 'C12.5',
  'nowhere-to-go': 'C12.6',
  'not-reachable': 'C12.6',
  'wrong-life': 'C16.3',
  'kind-not-in-hand': 'C21.1',
  'option-impossible': 'C16.4',
  'nothing-touches-it': 'C17.10',
  'outside-sector': 'C2.5',
  'not-next-to-stable': 'C17.14',
  'not-replaceable': 'C17.27',
  'nebula-stays': 'C10.6',
  'not-one-life-form': 'C17.11',
  'at-least-one': 'C16.7',
  'no-proto-on-board': 'C13.4',
  'life-exhausted': 'C7.3',
} as const
export type RefusalCode = keyof typeof refusalRules

/** Whether a text is a code of this game. */
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalRules, code)

/** Every code, in the order of the list above. */
export const refusalCodes: readonly RefusalCode[] = Object.keys(refusalRules).filter(isRefusalCode)

/** A refusal of this game; a closer rule or parameters may be given. */
export interface CosmosRefusal extends Refusal {
  readonly code: RefusalCode
}

const plain = new Map<RefusalCode, CosmosRefusal>()

/** Refuses with this code. Refusals without parameters are shared. */
export function deny(
  code: RefusalCode,
  params?: Readonly<Record<string, string | number>>,
  rule?: string,
): CosmosRefusal {
  if (params !== undefined) return { code, rule: rule ?? refusalRules[code], params }
  if (rule !== undefined) return { code, rule }
  let refusal = plain.get(code)
  if (refusal === undefined) {
    refusal = Object.freeze({ code, rule: refusalRules[code] })
    plain.set(code, refusal)
  }
  return refusal
}
