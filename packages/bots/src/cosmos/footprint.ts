import type { Event } from '@orrery/cosmos'
import { abilityIds } from '@orrery/cosmos/components/abilities'
import { goalIds } from '@orrery/cosmos/components/goals'
import { tileIds } from '@orrery/cosmos/tables'
import type { Footprint } from '../footprint.ts'

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
