import type { Bring } from '@orrery/board/brings'
import { bits } from '@orrery/kernel'
import { nextRegulator } from '../console/regulators.ts'
import {
  type Action,
  abilities,
  type ElementId,
  elementIds,
  FLIPPED,
  kindIds,
  lifeForms,
  nebulae,
  type PlayerView,
  PROTO,
  regulators,
  setOfFive,
  sidesOfHex,
  slotCosts,
  timeChamber,
  type View,
} from '../data.ts'
import { isDone, lifeAround, needOf } from '../galaxy/need.ts'
import type { Texts } from '../texts/index.ts'

/** The position an action is asked about. */
export interface Asked {
  readonly view: View
  readonly seat: number
  readonly player: PlayerView
  readonly texts: Texts
}

/** A copy of a list with some entries replaced. */
const changed = (list: readonly number[], ...by: readonly (readonly [at: number, value: number])[]): number[] => {
  const copy = list.slice()
  for (const [at, value] of by) copy[at] = value
  return copy
}

/** What other stars do to the unfinished nebulae, one line for each that changes; `but` is a nebula that is being completed. */
function starsChange({ player, texts }: Asked, stars: readonly number[], but = -1): readonly Bring[] {
  const { brings } = texts
  return player.tiles.flatMap((tile, hex): Bring[] => {
    const spec = nebulae[tile]
    if (spec === undefined || hex === but || isDone(player, hex)) return []
    const { size, points } = spec
    const before = needOf(player.stars, hex, tile)
    const after = needOf(stars, hex, tile)
    const lacking = after.lacks.join(', ')
    if (after.over > before.over) return [{ words: brings.over({ size, count: after.over }), warn: true }]
    if (after.over === 0 && after.lacks.length === 0) {
      return before.over + before.lacks.length > 0 ? [{ words: brings.reach({ size, points }) }] : []
    }
    if (before.over + before.lacks.length === 0) {
      return [{ words: brings.outOfReach({ size, points, stars: lacking }), warn: true }]
    }
    if (after.over < before.over) return [{ words: brings.fewerOver({ size, count: after.over }) }]
    if (after.lacks.join() === before.lacks.join()) return []
    const warn = after.lacks.length > before.lacks.length
    return [{ words: warn ? brings.thenLacks({ size, stars: lacking }) : brings.lacks({ size, stars: lacking }), warn }]
  })
}

/** What other life does to the nebulae it touches. */
function lifeChange({ player, texts }: Asked, life: readonly number[]): readonly Bring[] {
  return player.tiles.flatMap((tile, hex): Bring[] => {
    const size = nebulae[tile]?.size
    const before = bits(lifeAround(player.life, hex))
    const count = bits(lifeAround(life, hex))
    if (size === undefined || count === before) return []
    const form = count === 6 && isDone(player, hex) && player.forms[2 * hex] === -1
    return [{ words: form ? texts.brings.form({ size }) : texts.brings.life({ size, count }), warn: count < before }]
  })
}

/** How a nebula would stand on a space. */
function tileThere({ player, texts }: Asked, tile: number, hex: number): readonly Bring[] {
  const spec = nebulae[tile]
  if (spec === undefined) return []
  const { lacks, over } = needOf(player.stars, hex, tile)
  const [all, have] = [spec.requires.length, spec.requires.length - lacks.length]
  return [
    { words: texts.brings.tile({ all, have, points: spec.points }) },
    ...(over > 0 ? [{ words: texts.tooMany({ count: over }), warn: true }] : []),
  ]
}

/** What the energy phase would bring with the energy as it lies (C6.2 - C6.5). */
export function incomeOf(view: View, seat: number, texts: Texts): string {
  const { gains } = texts.brings
  const active = (regulators[view.tokens[seat] ?? -1]?.active ?? []).map((spec): readonly [number, string] => [
    spec.count,
    spec.resource === 'star' ? spec.element : spec.resource === 'nebula' ? gains.nebula : texts.tracks[spec.track],
  ])
  const passive = regulators.map(({ id, passive: gain }, kind): readonly [number, string] => {
    const markers = view.players[seat]?.slots.filter((card) => abilities[card]?.kind === id).length ?? 0
    return [view.tokens.filter((at) => at === kind).length + (view.dark[kind] ?? 0) + markers, gains[gain]]
  })
  return [...active, ...passive]
    .flatMap(([count, words]) => (count > 0 ? `${count}\u00a0×\u00a0${words}` : []))
    .join(', ')
}

/** The energy after one move: a player's own, or a dark one. */
function shifted(view: View, seat: number, from: number, own: boolean): View {
  const to = nextRegulator(view, from)
  if (own) return { ...view, tokens: changed(view.tokens, [seat, to]) }
  const { dark } = view
  return { ...view, dark: changed(dark, [from, (dark[from] ?? 0) - 1], [to, (dark[to] ?? 0) + 1]) }
}

/** The cards of a kind that are in hand afterwards, and what they are enough for. */
function handAfter({ player, texts }: Asked, kind: number, change: number): readonly Bring[] {
  const count = (player.hand?.[kind] ?? 0) + change
  const prices = slotCosts.filter((price, slot) => player.slots[slot] === -1 && price <= count)
  const words = { kind: texts.kinds[kindIds[kind] ?? 'light'], count }
  return [
    { words: texts.brings.hold(words) },
    ...(change > 0 && prices.length > 0 ? [{ words: texts.brings.enough({ price: Math.max(...prices) }) }] : []),
    ...(change > 0 && count >= setOfFive.cards ? [{ words: texts.brings.five }] : []),
  ]
}

/** How many unfinished nebulae could use a star of this element. */
function wanted({ player, texts }: Asked, element: ElementId | undefined): readonly Bring[] {
  const count = player.tiles.filter((tile, hex) => {
    if (tile < 0 || isDone(player, hex) || element === undefined) return false
    const need = needOf(player.stars, hex, tile)
    return need.over === 0 && need.lacks.includes(element)
  }).length
  return [{ words: texts.brings.wanted({ count }), warn: count === 0 }]
}

/** The lowest and the highest of some numbers. */
const range = (list: readonly number[]): { low: number; high: number } => ({
  low: Math.min(...list),
  high: Math.max(...list),
})

/** What becomes of the life around a nebula when a life form is made, and what that may be worth (C10.13). */
function formBrings({ view, player, texts }: Asked, hex: number): readonly Bring[] {
  const around = (sidesOfHex[hex] ?? []).map((side) => player.life[side])
  const proto = around.filter((life) => life === PROTO).length
  const left = lifeForms.filter(({ group }) => (view.lifeForms[group - 1] ?? 0) > 0).map(({ points }) => points)
  return [
    { words: texts.brings.formWorth(range(left)) },
    ...(proto > 0 ? [{ words: texts.brings.formCosts({ proto }), warn: true }] : []),
  ]
}

/** The stars or the life of a galaxy when the piece on its way lies here. */
const moved = (list: readonly number[], from: number, to: number): number[] =>
  changed(list, [to, list[from] ?? 0], [from, 0])

/**
 * What an action brings, costs and loses, in numbers, before it is taken. Powers, and answers whose words say it all, add nothing: the card says
 * what it does.
 */
export function bringsOf(asked: Asked, action: Action): readonly Bring[] {
  const { view, seat, player, texts } = asked
  const { brings } = texts
  const { kind, n, where } = action
  const star = (corner: number, value: number): readonly Bring[] =>
    starsChange(asked, changed(player.stars, [corner, value]), player.ask === 'discard-around' ? player.bound : -1)
  const orNothing = (list: readonly Bring[]): readonly Bring[] =>
    list.length > 0 ? list : [{ words: brings.nothing, warn: true }]
  switch (kind) {
    case 'shift-own':
    case 'shift-dark': {
      const own = kind === 'shift-own'
      const after = shifted(view, seat, own ? (view.tokens[seat] ?? 0) : n, own)
      return [{ words: brings.income({ list: incomeOf(after, seat, texts) }) }]
    }
    case 'draw-row':
      return handAfter(asked, n, 1)
    case 'pay':
    case 'discard':
      return handAfter(asked, n, -1)
    case 'place-star':
      return orNothing(star(where, n + 1))
    case 'to-corner':
      return orNothing(
        player.ask === 'place-star'
          ? star(n, player.held + 1)
          : starsChange(asked, moved(player.stars, player.bound, n)),
      )
    case 'move-star':
    case 'lift-star':
    case 'discard-star':
      return star(n, 0)
    case 'flip': {
      const now = player.stars[n] ?? 0
      return orNothing(star(n, now > FLIPPED ? now - FLIPPED : now + FLIPPED))
    }
    case 'place-proto':
      return lifeChange(asked, changed(player.life, [n, PROTO]))
    case 'to-side':
      return lifeChange(
        asked,
        player.ask === 'place-life' ? changed(player.life, [n, PROTO]) : moved(player.life, player.bound, n),
      )
    case 'move-life':
    case 'lift-life':
    case 'discard-life':
      return lifeChange(asked, changed(player.life, [n, 0]))
    case 'stabilise':
      return [{ words: brings.stays }]
    case 'place-nebula':
      return tileThere(asked, n, where)
    case 'to-hex':
      return tileThere(asked, player.ask === 'place-nebula' ? player.held : (player.tiles[player.bound] ?? -1), n)
    case 'complete':
      return [{ words: brings.costsStar, warn: true }]
    case 'create-life-form':
      return formBrings(asked, n)
    case 'acquire': {
      const price = slotCosts[where] ?? 0
      const spec = regulators[n]
      const extra = spec === undefined ? [] : [{ words: texts.extra[spec.passive] }]
      return [{ words: brings.look({ count: price }) }, ...extra, ...handAfter(asked, n, -price)]
    }
    case 'set-of-five':
      return [{ words: brings.points({ points: setOfFive.points }) }, ...handAfter(asked, n, -setOfFive.cards)]
    case 'discharge-star': {
      const points = timeChamber.scoring[player.scored] ?? 0
      return [{ words: brings.points({ points }) }, ...wanted(asked, elementIds[n])]
    }
    case 'element':
      return wanted(asked, elementIds[n])
    case 'take-nebula': {
      const all = nebulae.filter(({ size }) => size === n + 1)
      const stars = Math.max(...all.map(({ requires }) => requires.length))
      return [{ words: brings.size({ ...range(all.map(({ points }) => points)), stars }) }]
    }
    default:
      return []
  }
}
