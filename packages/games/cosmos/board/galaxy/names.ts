import { nebulae, type PlayerView } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import { hexesOfCorner } from './board-map.ts'
import { elementOf, isDone } from './need.ts'

/** Names of spaces for those who do not see them. */

/** A star space: what lies on it and which nebulae it touches. */
export function cornerName(texts: Texts, player: PlayerView, corner: number): string {
  const star = player.stars[corner] ?? 0
  const element = star === 0 ? '' : texts.elements[elementOf(star)]
  const there = star === 0 ? texts.empty : star > 4 ? texts.supernovaOf({ element }) : texts.starOf({ element })
  const sizes = (hexesOfCorner[corner] ?? []).flatMap((hex) => {
    const tile = nebulae[player.tiles[hex] ?? -1]
    return tile === undefined || isDone(player, hex) ? [] : [tile.size]
  })
  return `${texts.starSpace({ place: texts.places.corner(corner) })}, ${there}, ${sizes.length > 0 ? texts.touches({ sizes: sizes.map((size) => texts.touchesSize({ size })).join(', ') }) : texts.touchesNone}`
}

/** A life space and what lies on it. */
export function sideName(texts: Texts, player: PlayerView, side: number): string {
  const life = player.life[side] ?? 0
  return `${texts.lifeSpace({ place: texts.places.side(side) })}, ${life === 0 ? texts.empty : life === 1 ? texts.proto : texts.stable}`
}

/** A nebula space: what would be done there. */
export function hexName(texts: Texts, player: PlayerView, hex: number, action: string): string {
  const tile = nebulae[player.tiles[hex] ?? -1]
  const place = texts.nebulaSpace({ place: texts.places.hex(hex) })
  if (tile === undefined) return `${place}, ${texts.empty}`
  if (action.startsWith('complete')) return `${texts.complete({ size: tile.size, points: tile.points })}. ${place}`
  if (action.startsWith('create')) return `${texts.createForm({ size: tile.size })}. ${place}`
  return `${place}, ${texts.nebula({ size: tile.size })}`
}
