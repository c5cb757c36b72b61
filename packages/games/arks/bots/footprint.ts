import type { Footprint } from '@orrery/bots'
import { crewIds, type Event, newest, planetIds, survivorIds, upgrades } from '../surface.ts'

/** Without the Star Portal, which can carry neither colony nor outpost. */
const coloured = newest.planets.flatMap((card) => (card.colour === undefined ? [] : [card.id]))

/** How the events of Terraforming Arks are read for statistics. The Automa sits behind the last seat. */
export const arksFootprint: Footprint<Event, { readonly first: number }> = {
  first: ({ first }) => first,
  inventory: {
    upgradesBought: upgrades,
    crewPlayed: crewIds,
    planetsColonised: coloured,
    outpostsPlaced: coloured,
    survivorsSettled: survivorIds,
  },
  uses(event) {
    switch (event.type) {
      case 'upgraded':
        return [{ seat: event.seat, kind: 'upgradesBought', id: upgrades[event.upgrade] ?? '' }]
      case 'crew-played':
        return event.used ? [{ seat: event.seat, kind: 'crewPlayed', id: crewIds[event.card] ?? '' }] : []
      case 'colony-founded':
        return [{ seat: event.seat, kind: 'planetsColonised', id: planetIds[event.planet] ?? '' }]
      case 'outpost-placed':
        return [{ seat: event.seat, kind: 'outpostsPlaced', id: planetIds[event.planet] ?? '' }]
      case 'survivor-settled':
        return [{ seat: event.seat, kind: 'survivorsSettled', id: survivorIds[event.card] ?? '' }]
      default:
        return []
    }
  },
  gain: (event) =>
    event.type === 'scored' ? { seat: event.seat, source: event.source, points: event.points } : undefined,
}
