import type { NamedSign } from '@orrery/board/page'
import type { Language } from '@orrery/kernel'
import { destinationActions, resources, specialists } from '../board/data.ts'
import { namesOf } from '../board/names.ts'
import { PieceIcon } from '../board/pieces/markers.tsx'
import { ItemIcon } from '../board/pieces/resources.tsx'
import { DeedIcon, SpecialistIcon } from '../board/pieces/signs.tsx'
import { Row } from './figures.tsx'

/** The signs of Terraforming Arks with their names, small. */
function signsIn(language: Language): readonly NamedSign[] {
  const names = namesOf(language)
  return [
    ...resources.map((id) => [names.resources[id], <ItemIcon key={id} id={id} size={24} />] as const),
    ...specialists.map((id) => [names.specialists[id], <SpecialistIcon key={id} id={id} size={24} />] as const),
    [names.terms.ark, <PieceIcon key="ark" kind="ark" colour="pink" size={28} />],
    [names.terms.colony, <PieceIcon key="colony" kind="colony" colour="pink" size={28} />],
    [names.terms.outpost, <PieceIcon key="outpost" kind="outpost" colour="pink" size={28} />],
    ...destinationActions.map((id) => [names.destinationActions[id], <DeedIcon key={id} id={id} size={24} />] as const),
  ]
}

/** The signs, and the row that brings their drawings. */
export const signs = { Row, in: signsIn }
