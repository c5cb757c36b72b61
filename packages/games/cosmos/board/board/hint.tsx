import type { ReactNode } from 'react'
import { elementIds, nebulae } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

/** The picture of a chosen piece. */
const pictures: Readonly<Record<string, (n: number) => ReactNode>> = {
  star: (n) => <Picture id={`dot-${elementIds[n] ?? 'H'}`} width={18} k={0.4} />,
  proto: () => <Picture id="flat-proto" width={16} k={0.55} />,
  tile: (n) => <Picture id={`neb-back-${nebulae[n]?.size ?? 1}`} width={16} height={18} k={0.27} />,
}

const isChosen = (words: Texts['chosen'], key: string): key is keyof Texts['chosen'] => key in words

/** What is chosen and what to do next, for the line under the prompt. */
export function hintFor(step: string, texts: Texts, short: boolean): ReactNode {
  const words = short ? texts.chosenShort : texts.chosen
  const [sort = '', detail = ''] = step.split(':')
  const key = sort === 'track' ? detail : sort
  return (
    <>
      {pictures[sort]?.(Number(detail))}
      <span>{isChosen(words, key) ? words[key] : words.discharge}</span>
    </>
  )
}
