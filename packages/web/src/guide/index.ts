import type { GuidePart } from '@orrery/board/page'
import { partsOf } from '../games/registry.ts'

/** The guided first turn of a game that has one. */
export async function loadGuide(game: string): Promise<GuidePart> {
  const { guide } = partsOf(game)
  if (guide === undefined) throw new Error(`${game} has no guide`)
  return guide()
}
