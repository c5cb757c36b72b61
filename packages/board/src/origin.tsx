import { type Language, makeTexts, type Origin } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import type en from './texts/en/origins.ts'
import { makeArea } from './texts.ts'

/** The sentences of the signs; loaded with every board and every rulebook. */
export const originTexts = makeArea(makeTexts<typeof en>((language) => import(`./texts/${language}/origins.ts`)))

/** The sign on what is not in the rulebook as it is played here, and its sentence. */
export function OriginMark(props: {
  readonly origin: Origin
  readonly language: Language
  /** What it is about, where several things stand together: numbers of rules. */
  readonly of?: string
}): ReactNode {
  const { origin, language, of } = props
  const words = originTexts.in(language)[origin]
  // What it is stands before the colon; a list of many things shows only that.
  const [what = '', ...why] = words.split(/(?=:)/)
  return (
    <p className="bd-origin" data-origin={origin} lang={language} title={words}>
      <Icon name={origin === 'house' ? 'home' : 'mended'} size={14} />
      <span>
        {of === undefined ? undefined : <b>{of} </b>}
        {what}
        <span className="bd-origin-why">{why}</span>
      </span>
    </p>
  )
}
