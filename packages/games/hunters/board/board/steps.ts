import type { View } from '../data.ts'

/** The steps of a turn, in order (H4.3). */
export const steps = ['move', 'fight', 'field', 'events', 'fusion', 'star'] as const
type Step = (typeof steps)[number]

const stepOfAsk: Partial<Readonly<Record<View['ask'], Step>>> = {
  'before-move': 'move',
  move: 'move',
  opponent: 'fight',
  eclipse: 'fight',
  react: 'fight',
  retreat: 'fight',
  take: 'field',
  events: 'events',
  fusion: 'fusion',
  create: 'star',
  place: 'star',
  cannon: 'star',
}
const stepOfBack: Partial<Readonly<Record<NonNullable<View['back']>, Step>>> = {
  'before-move': 'move',
  fusion: 'fusion',
  create: 'star',
}

/** The number of the current step; between turns, one more than the last. */
export function stepNow({ ask, card, back }: View): number {
  const amid = ask === 'element' || ask === 'player' || ask === 'send' || ask === 'dark-energy'
  const step = amid
    ? ((back === undefined ? undefined : stepOfBack[back]) ?? 'events')
    : ask === 'decay'
      ? card === undefined
        ? 'field'
        : 'events'
      : stepOfAsk[ask]
  return step === undefined ? steps.length : steps.indexOf(step)
}
