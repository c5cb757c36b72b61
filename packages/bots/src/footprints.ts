import { arksFootprint } from './arks/footprint.ts'
import { cosmosFootprint } from './cosmos/footprint.ts'
import type { Footprint } from './footprint.ts'
import { huntersFootprint } from './hunters/footprint.ts'

const footprints: Readonly<Record<string, Footprint>> = {
  cosmos: cosmosFootprint,
  hunters: huntersFootprint,
  arks: arksFootprint,
}

/** How the events of a game are read for statistics; nothing for a game that has no such reading. */
export function footprintOf(game: string): Footprint | undefined {
  return footprints[game]
}
