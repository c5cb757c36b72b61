import { PLAYERS } from '../../surface.ts'
import { RESOURCES, RING, tracksOf, type View } from '../data.ts'
import { indexOfResource } from '../names.ts'
import { cardIn, colourOf, holds } from '../table.ts'
import type { TrackMarker, World } from './world.tsx'

/** What lies on the card of a slot. */
function worldOf(view: View, slot: number): World {
  const card = cardIn(view, slot)
  const tracks = (card === undefined ? [] : tracksOf(card)).map(({ resource, levels }) => ({
    resource,
    levels,
    at: view.levels[slot * RESOURCES + indexOfResource(resource)] ?? 0,
  }))
  const markers: TrackMarker[] = []
  // The marker that is ranked last on a field arrived first and lies at the bottom.
  for (let place = PLAYERS - 1; place >= 0; place--) {
    const player = view.ranking[slot * PLAYERS + place] ?? -1
    const field = view.markers[slot * PLAYERS + player] ?? 0
    if (player < 0 || field === 0) continue
    const height = markers.filter((other) => other.field === field).length
    markers.push({ player, colour: colourOf(view, player), field, height })
  }
  const owners = (masks: readonly number[]): World['colonies'] =>
    masks.flatMap((mask, player) => (holds(mask, slot) ? [{ player, colour: colourOf(view, player) }] : []))
  return { tracks, markers, colonies: owners(view.colonies), outposts: owners(view.outposts) }
}

/** What lies on every card of the ring and on the centre. */
export const worldsOf = (view: View): readonly World[] =>
  Array.from({ length: RING + 1 }, (_, slot) => worldOf(view, slot))
