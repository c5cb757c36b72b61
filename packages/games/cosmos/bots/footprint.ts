import type { Footprint } from '@orrery/bots'
import { abilityIds, type Event, goalIds, tileIds } from '../surface.ts'

/** How the events of Crafting the Cosmos are read for statistics. */
export const cosmosFootprint: Footprint<Event, { readonly first: number }> = {
  first: ({ first }) => first,
  inventory: {
    abilitiesAcquired: abilityIds,
    abilitiesUsed: abilityIds,
    nebulaeCompleted: tileIds,
    goalsScored: goalIds,
  },
  uses(event) {
    switch (event.type) {
      case 'ability-kept':
        return [{ seat: event.seat, kind: 'abilitiesAcquired', id: abilityIds[event.card] ?? '' }]
      case 'ability-activated':
        return [{ seat: event.seat, kind: 'abilitiesUsed', id: abilityIds[event.card] ?? '' }]
      case 'nebula-completed':
        return [{ seat: event.seat, kind: 'nebulaeCompleted', id: tileIds[event.tile] ?? '' }]
      case 'goal-scored':
        return event.points.flatMap((points, seat) =>
          points > 0 ? [{ seat, kind: 'goalsScored', id: goalIds[event.goal] ?? '' }] : [],
        )
      default:
        return []
    }
  },
  gain: (event) => (event.type === 'points' ? event : undefined),
}
