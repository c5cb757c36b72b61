import type { Footprint } from '@orrery/bots'
import { abilityIds, type Event, goalIds, tileIds } from '../surface.ts'

/** How the events of Crafting the Cosmos are read for statistics. */
export const cosmosFootprint: Footprint<Event> = {
  inventory: {
    'ability acquired': abilityIds,
    'ability used': abilityIds,
    'nebula completed': tileIds,
    'goal scored': goalIds,
  },
  uses(event) {
    switch (event.type) {
      case 'ability-kept':
        return [{ seat: event.seat, kind: 'ability acquired', id: abilityIds[event.card] ?? '' }]
      case 'ability-activated':
        return [{ seat: event.seat, kind: 'ability used', id: abilityIds[event.card] ?? '' }]
      case 'nebula-completed':
        return [{ seat: event.seat, kind: 'nebula completed', id: tileIds[event.tile] ?? '' }]
      case 'goal-scored':
        return event.points.flatMap((points, seat) =>
          points > 0 ? [{ seat, kind: 'goal scored', id: goalIds[event.goal] ?? '' }] : [],
        )
      default:
        return []
    }
  },
  gain: (event) => (event.type === 'points' ? event : undefined),
}
