import { indexIn } from '@orrery/kernel'
import type { AbilitySpec, CostSpec } from '../components/abilities.ts'
import {
  elements,
  kindIds,
  PROTO,
  type RegulatorSpec,
  type RewardSpec,
  STABLE,
  trackIds,
} from '../components/basics.ts'
import type { Payment, Task } from '../rules/tasks.ts'

/** The tasks that the cards and regulators of a set come to. */

/** The parts of a cost, in the order in which they are paid (C16.3). */
export function paymentsOf({ energy, tracks, supernova, protoLife, stableLife }: CostSpec): Payment[] {
  const parts: Payment[] = []
  if (energy !== undefined) {
    const { match, count } = energy
    if (match === 'any') parts.push({ kind: 'pay-any', left: count })
    else if (match === 'same') parts.push({ kind: 'pay-same', count })
    else parts.push({ kind: 'pay-cards', energy: indexIn(kindIds, match), count })
  }
  trackIds.forEach((id, track) => {
    const count = tracks?.[id]
    if (count !== undefined) parts.push({ kind: 'pay-track', track, count })
  })
  if (supernova !== undefined) parts.push({ kind: 'pay-supernova' })
  if (protoLife !== undefined) parts.push({ kind: 'pay-life', life: PROTO, left: protoLife })
  if (stableLife !== undefined) parts.push({ kind: 'pay-life', life: STABLE, left: stableLife })
  return parts
}

/** What using a card comes to: the whole cost, then the effect in printed order (C16.2). */
export function useOf({ activation, cost, effect }: AbilitySpec): Task[] {
  return [
    ...paymentsOf(cost),
    ...effect,
    ...(activation === 'discharge' ? [{ kind: 'advance-crystal' } as const] : []),
    { kind: 'done' },
  ]
}

/** What the task of an active reward is (C6.2). */
function rewardTask(reward: RewardSpec): Task {
  switch (reward.resource) {
    case 'star':
      return { kind: 'gain-stars', element: elements[reward.element], count: reward.count }
    case 'track':
      return { kind: 'gain-track', track: trackIds.indexOf(reward.track), count: reward.count }
    case 'nebula':
      return { kind: 'size', hold: false }
  }
}

/** Collecting with the player's token in a regulator: active reward, then passive ones clockwise from there (C6.1). */
export function collectingIn(regulators: readonly RegulatorSpec[], own: number): Task[] {
  return [
    ...(regulators[own]?.active ?? []).map(rewardTask),
    ...regulators.map((_, i): Task => ({ kind: 'collect', regulator: (own + i) % regulators.length })),
    { kind: 'end-energy' },
  ]
}
