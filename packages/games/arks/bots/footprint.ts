import type { Footprint } from '@orrery/bots'
import { crew, type Event, planets, survivors, upgrades } from '../surface.ts'

const crewIds = crew.map((card) => card.id)
const planetIds = planets.map((card) => card.id)
const survivorIds = survivors.map((card) => card.id)
/** Without the Star Portal, which can carry neither colony nor outpost. */
const coloured = planets.flatMap((card) => (card.colour === undefined ? [] : [card.id]))

/** How the events of Terraforming Arks are read for statistics. The Automa sits behind the last seat. */
export const arksFootprint: Footprint<Event> = {
  inventory: {
    'upgrade bought': upgrades,
    'crew played': crewIds,
    'planet colonised': coloured,
    'outpost placed': coloured,
    'survivor settled': survivorIds,
  },
  uses(event) {
    switch (event.type) {
      case 'upgraded':
        return [{ seat: event.seat, kind: 'upgrade bought', id: upgrades[event.upgrade] ?? '' }]
      case 'crew-played':
        return event.used ? [{ seat: event.seat, kind: 'crew played', id: crewIds[event.card] ?? '' }] : []
      case 'colony-founded':
        return [{ seat: event.seat, kind: 'planet colonised', id: planetIds[event.planet] ?? '' }]
      case 'outpost-placed':
        return [{ seat: event.seat, kind: 'outpost placed', id: planetIds[event.planet] ?? '' }]
      case 'survivor-settled':
        return [{ seat: event.seat, kind: 'survivor settled', id: survivorIds[event.card] ?? '' }]
      default:
        return []
    }
  },
  gain: (event) =>
    event.type === 'scored' ? { seat: event.seat, source: event.source, points: event.points } : undefined,
}
