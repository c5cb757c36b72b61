import type { ReactNode } from 'react'
import { elementIds, nebulae } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

function wordsOf(step: string, texts: Texts['chosen']): { picture?: ReactNode; words: string } {
  const [sort, detail] = step.split(':')
  switch (sort) {
    case 'star':
      return {
        picture: <Picture id={`dot-${elementIds[Number(detail)] ?? 'H'}`} width={18} k={0.4} />,
        words: texts.star,
      }
    case 'proto':
      return { picture: <Picture id="flat-proto" width={16} k={0.55} />, words: texts.proto }
    case 'tile':
      return {
        picture: <Picture id={`neb-back-${nebulae[Number(detail)]?.size ?? 1}`} width={16} height={18} k={0.27} />,
        words: texts.tile,
      }
    case 'track':
      return {
        words: detail === 'dna' ? texts.dna : detail === 'graviton' ? texts.graviton : texts.supernova,
      }
    case 'hand':
      return { words: texts.hand }
    case 'slot':
      return { words: texts.slot }
    default:
      return { words: texts.discharge }
  }
}

/** What is chosen and what to do next, for the line under the prompt. */
export function hintFor(step: string, texts: Texts, short: boolean): ReactNode {
  const { picture, words } = wordsOf(step, short ? texts.chosenShort : texts.chosen)
  return (
    <>
      {picture}
      <span>{words}</span>
    </>
  )
}
