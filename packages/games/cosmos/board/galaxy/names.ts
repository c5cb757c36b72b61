import { bits } from '@orrery/kernel'
import { nebulae, type PlayerView } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import { cornersNextTo, hexesOfCorner, hexesOfSide, sidesNextTo } from './board-map.ts'
import { type Effect, elementOf, isDone, lifeAround, needOf } from './need.ts'

/** Names of spaces for people who can't see them: where a space is, what lies on it and what lies around it. */

const starName = (texts: Texts, star: number): string => {
  const element = texts.elements[elementOf(star)]
  return star > 4 ? texts.supernovaOf({ element }) : texts.starOf({ element })
}

const lifeName = (texts: Texts, life: number): string => (life === 1 ? texts.proto : texts.stable)

/** Pieces next to a space, the same ones counted. */
function nextTo(texts: Texts, pieces: readonly string[]): readonly string[] {
  const kinds = [...new Set(pieces)]
  const stars = kinds.map((each) => {
    const count = pieces.filter((other) => other === each).length
    return count > 1 ? `${count} × ${each}` : each
  })
  return stars.length === 0 ? [] : [texts.nextTo({ stars: stars.join(', ') })]
}

function touching(texts: Texts, player: PlayerView, hexes: readonly number[] = []): string {
  const sizes = hexes.flatMap((hex) => {
    const tile = nebulae[player.tiles[hex] ?? -1]
    return tile === undefined || isDone(player, hex) ? [] : [texts.touchesSize({ size: tile.size })]
  })
  return sizes.length > 0 ? texts.touches({ sizes: sizes.join(', ') }) : texts.touchesNone
}

/** What a star would do on a space. */
const effectWords = (texts: Texts, { good, bad, points }: Effect): readonly string[] => [
  ...(points > 0 ? [texts.wouldComplete({ points })] : good > 0 ? [texts.helps] : []),
  ...(bad > 0 ? [texts.spoils] : []),
]

/** A star space; `effect` is what the star that is about to be placed would do there. */
export function cornerName(texts: Texts, player: PlayerView, corner: number, effect: Effect | undefined): string {
  const star = player.stars[corner] ?? 0
  const around = (cornersNextTo[corner] ?? []).flatMap((other) => player.stars[other] || [])
  return [
    texts.starSpace({ place: texts.places.corner(corner) }),
    star === 0 ? texts.empty : starName(texts, star),
    touching(texts, player, hexesOfCorner[corner]),
    ...nextTo(
      texts,
      around.map((each) => starName(texts, each)),
    ),
    ...(effect === undefined ? [] : effectWords(texts, effect)),
  ].join(', ')
}

/** A life space. */
export function sideName(texts: Texts, player: PlayerView, side: number): string {
  const life = player.life[side] ?? 0
  const around = (sidesNextTo[side] ?? []).flatMap((other) => player.life[other] || [])
  return [
    texts.lifeSpace({ place: texts.places.side(side) }),
    life === 0 ? texts.empty : lifeName(texts, life),
    touching(texts, player, hexesOfSide[side]),
    ...nextTo(
      texts,
      around.map((each) => lifeName(texts, each)),
    ),
  ].join(', ')
}

/** How a nebula stands now: what it lacks, what is too many, or how far life has come around it. */
export function nebulaState(texts: Texts, player: PlayerView, hex: number): readonly string[] {
  const tile = player.tiles[hex] ?? -1
  if (isDone(player, hex)) {
    const forms = [player.forms[2 * hex] ?? -1, player.forms[2 * hex + 1] ?? -1].filter((form) => form >= 0)
    if (forms.length > 0) return [texts.completed, texts.named.lifeForm]
    return [texts.completed, texts.lifeLacking({ count: 6 - bits(lifeAround(player.life, hex)) })]
  }
  const { lacks, over } = needOf(player.stars, hex, tile)
  const points = nebulae[tile]?.points ?? 0
  return [
    ...(lacks.length > 0 ? [texts.needs({ stars: lacks.join(', ') })] : []),
    ...(over > 0 ? [texts.tooMany({ count: over })] : []),
    ...(lacks.length + over === 0 ? [texts.completeNow({ points })] : []),
  ]
}

/** A nebula space: what would be done there, and how its nebula stands. */
export function hexName(texts: Texts, player: PlayerView, hex: number, action: string | undefined): string {
  const tile = nebulae[player.tiles[hex] ?? -1]
  const place = texts.nebulaSpace({ place: texts.places.hex(hex) })
  if (tile === undefined) return `${place}, ${texts.empty}`
  const { size, points } = tile
  const what = [place, texts.nebula({ size }), texts.worthPoints({ points }), ...nebulaState(texts, player, hex)]
  const verb = action?.startsWith('complete')
    ? `${texts.complete({ size, points })}. `
    : action?.startsWith('create')
      ? `${texts.createForm({ size })}. `
      : ''
  return `${verb}${what.join(', ')}`
}
