import { rowOf } from '@orrery/board/figure'
import type { NamedSign } from '@orrery/board/page'
import type { Language } from '@orrery/kernel'
import { steps } from '../board/board/steps.ts'
import { elementIds } from '../board/data.ts'
import { Defs } from '../board/pieces/defs.tsx'
import { Gem } from '../board/pieces/elements.tsx'
import { GameSign } from '../board/pieces/signs.tsx'
import { textsOf } from '../board/texts/index.ts'
import { stepSigns } from './example-figures.tsx'

/** In the ink of the page, by day as well. */
const Row = rowOf(Defs, 'hx-tokens')

/** The signs of Star Hunters with their names, small. */
function signsIn(language: Language): readonly NamedSign[] {
  const { names, attack, defence, pointsOf, steps: stepNames } = textsOf(language)
  return [
    ...elementIds.map((id) => [names.elements[id] ?? id, <Gem key={id} element={id} size={28} />] as const),
    [attack, <GameSign key="attack" name="attack" size={24} />],
    [defence, <GameSign key="defence" name="defence" size={24} />],
    [pointsOf, <GameSign key="points" name="star" size={24} />],
    ...steps.map((step) => [stepNames[step], <GameSign key={step} name={stepSigns[step]} size={24} />] as const),
  ]
}

/** The signs, and the row that brings their drawings. */
export const signs = { Row, in: signsIn }
