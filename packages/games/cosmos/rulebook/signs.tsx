import type { NamedSign } from '@orrery/board/page'
import type { Language } from '@orrery/kernel'
import { elementIds, kindIds } from '../board/data.ts'
import { Glyph } from '../board/pieces/glyphs.tsx'
import { Picture } from '../board/pieces/piece.tsx'
import { textsOf } from '../board/texts/index.ts'
import { Row } from './figures.tsx'

/** The signs of Crafting the Cosmos with their names, small. */
function signsIn(language: Language): readonly NamedSign[] {
  const { component, elements, kinds, tracks } = textsOf(language)
  return [
    ...elementIds.map(
      (id) =>
        [
          component.star({ element: elements[id] }),
          <Picture key={id} id={`flat-${id}`} width={26} k={0.62} />,
        ] as const,
    ),
    [component.supernova, <Picture key="nova" id="flat-nova" width={26} k={0.58} />],
    [component.proto, <Picture key="proto" id="flat-proto" width={26} k={0.9} />],
    [component.stable, <Picture key="stable" id="flat-stable" width={26} k={0.9} />],
    [component.crystal, <Picture key="crystal" id="crystal" width={20} height={26} k={0.7} />],
    ...kindIds.map((id) => [kinds[id], <Glyph key={id} id={id} size={24} />] as const),
    [tracks.dna, <Glyph key="dna" id="dna" size={24} />],
    [tracks.graviton, <Glyph key="graviton" id="graviton" size={24} />],
  ]
}

/** The signs, and the row that brings their drawings. */
export const signs = { Row, in: signsIn }
