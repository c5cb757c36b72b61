import type { Footprint } from '@orrery/bots'
import { cardIds, classes, type Event, starIds, stars } from '../surface.ts'

const classOf = new Map<string, string>(stars.map((star) => [star.id, star.class]))

/** How the events of Star Hunters are read for statistics. */
export const huntersFootprint: Footprint<Event, { readonly first: number }> = {
  first: ({ first }) => first,
  inventory: {
    starsCreated: starIds,
    starClasses: classes.map((each) => each.id),
    eventsPlayed: cardIds,
  },
  uses(event) {
    switch (event.type) {
      case 'star':
        return [
          { seat: event.seat, kind: 'starsCreated', id: event.star },
          { seat: event.seat, kind: 'starClasses', id: classOf.get(event.star) ?? '' },
        ]
      case 'play':
        return [{ seat: event.seat, kind: 'eventsPlayed', id: event.card }]
      case 'draw':
        // Immediate cards are used by being drawn.
        return event.immediate && event.card !== undefined
          ? [{ seat: event.seat, kind: 'eventsPlayed', id: event.card }]
          : []
      default:
        return []
    }
  },
  gain(event) {
    if (event.type === 'star') return { seat: event.seat, source: classOf.get(event.star) ?? '', points: event.points }
    if (event.type === 'system') return { seat: event.seat, source: 'systems', points: event.points }
    return undefined
  },
}
