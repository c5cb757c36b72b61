import { at, indexIn, NONE } from '@orrery/kernel'
import { elementIds, PROTO, STABLE } from '../components/basics.ts'
import { hexes } from '../components/galaxy.ts'
import {
  cornersOfHex,
  FLIPPED,
  HEXES,
  hexIds,
  lifeFormGroup,
  START_SIDE,
  sidesOfHex,
  tileSize,
} from '../rules/tables.ts'
import { HIDDEN_FORM, type PlayerView, type View } from '../rules/view.ts'
import { componentsOf } from '../sets/numbers.ts'
import type { DescriberTools } from './describe-tools.ts'
import type { Described } from './index.ts'

/** A tile in words: its size, the stars it wants and its points. */
export function tileText(view: View, tile: number, words: Described): string {
  const spec = componentsOf(view).nebulae[tile]
  return words.nebula({
    size: (tileSize[tile] ?? 0) + 1,
    stars: spec?.requires.join(' ') ?? '',
    points: spec?.points ?? 0,
  })
}

/** What a nebula still needs of the stars around it, or has too many of. */
function needs(view: View, tile: number, around: readonly number[], words: Described): string {
  const wanted = componentsOf(view).nebulae[tile]?.requires ?? []
  const left = [...wanted]
  const over: string[] = []
  for (const star of around) {
    // A supernova stands for any star.
    const element = star > FLIPPED ? undefined : elementIds[star - 1]
    if (element === undefined) continue
    const found = left.indexOf(element)
    if (found >= 0) left.splice(found, 1)
    else over.push(element)
  }
  const n = left.length - around.filter((star) => star > FLIPPED).length
  const parts = [
    ...(n > 0 ? [words.missing({ n, stars: left.join(' ') })] : []),
    ...(n < 0 && over.length === 0 ? [words.tooMany({ stars: -n })] : []),
    ...(over.length > 0 ? [words.tooMany({ stars: over.join(' ') })] : []),
  ]
  return parts.length > 0 ? parts.join('; ') : words.fits
}

/** A galaxy in words: its nebula spaces with what lies on and around them, its stars, its life, and what is empty. */
export function describeGalaxy(tools: DescriberTools, view: View, player: PlayerView): string[] {
  const { voice, words, state } = tools
  const { stars, life, tiles, done, forms } = player
  const starText = (star: number): string =>
    star > FLIPPED ? words.supernova({ element: voice.element(star - FLIPPED - 1) }) : voice.element(star - 1)
  const formText = (token: number): string => {
    const hidden = HIDDEN_FORM.indexOf(token)
    if (hidden >= 0) return words.formHidden({ group: hidden + 1 })
    const points = componentsOf(view).lifeForms[token]?.points ?? 0
    return words.formKnown({ points, group: (lifeFormGroup[token] ?? 0) + 1 })
  }
  const hexLine = (hex: number): string => {
    const tile = at(tiles, hex)
    const around = (cornersOfHex[hex] ?? []).map((corner) => at(stars, corner)).filter((star) => star > 0)
    const lives = (sidesOfHex[hex] ?? []).map((side) => at(life, side))
    const near = (hexes[hex]?.neighbours ?? []).map((id) => voice.hex(indexIn(hexIds, id)))
    const isDone = ((done >> hex) & 1) === 1
    const parts = [
      tile === NONE ? words.empty : tileText(view, tile, words),
      ...(isDone ? [words.completed] : tile === NONE ? [] : [needs(view, tile, around, words)]),
      ...(around.length > 0 ? [words.around({ stars: around.map(starText).join(', ') })] : []),
      words.lifeAround({
        proto: lives.filter((one) => one === PROTO).length,
        stable: lives.filter((one) => one === STABLE).length,
      }),
      ...[at(forms, 2 * hex), at(forms, 2 * hex + 1)].flatMap((token) =>
        token === NONE ? [] : [words.form({ form: formText(token) })],
      ),
      words.near({ places: near.join(', ') }),
    ]
    return state(words.hex({ hex: voice.hex(hex) }), parts.join('; '))
  }
  const sideName = (side: number): string =>
    side === START_SIDE ? words.startSide({ side: voice.side(side) }) : voice.side(side)
  const empty = (list: readonly number[], name: (index: number) => string): string =>
    list.flatMap((what, index) => (what === 0 ? [name(index)] : [])).join('; ')
  return [
    ...Array.from({ length: HEXES }, (_, hex) => hexLine(hex)),
    ...stars.flatMap((star, corner) =>
      star === 0 ? [] : [state(words.star({ corner: voice.corner(corner) }), starText(star))],
    ),
    ...life.flatMap((one, side) =>
      one === 0
        ? []
        : [state(words.life({ side: sideName(side) }), one === PROTO ? words.stateProto : words.stateStable)],
    ),
    state(words.emptyCorners, empty(stars, voice.corner)),
    state(words.emptySides, empty(life, sideName)),
  ]
}
