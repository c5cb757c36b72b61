import type { Things } from '@orrery/board/thing'
import type { ReactNode } from 'react'
import { brightness, type View } from '../surface.ts'
import { textsOf } from './texts.ts'

/** The drawings that all pictures refer to: a comet for each brightness. */
export function Defs(): ReactNode {
  return (
    <svg className="bd-defs" width="0" height="0" aria-hidden="true">
      {brightness.map((value) => (
        <g key={value} id={`km-${value}`}>
          <path d="M-4,-4L-30,-22M0,-8L-18,-30M-8,0L-30,-8" stroke="currentColor" strokeWidth={value * 0.8} />
          <circle r={9 + value} fill="currentColor" opacity={0.4 + value * 0.12} />
          <text y="5.5" textAnchor="middle" fontSize="16" fontWeight="700" fill="#10123a">
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A comet as a picture. */
export function Comet({ value, size = 64 }: { readonly value: number; readonly size?: number }): ReactNode {
  return (
    <svg className="bd-pic" width={size} height={size} viewBox="-34 -34 56 56" aria-hidden="true">
      <use href={`#km-${value}`} />
    </svg>
  )
}

/** All things of Comets. */
export const things: Things<View> = {
  of(id, language) {
    const value = brightness.find((each) => `comet-${each}` === id)
    if (value === undefined) return undefined
    const texts = textsOf(language)
    const picture = <Comet value={value} size={140} />
    return { name: texts.comet({ value }), text: [texts.cometText({ value })], rule: 'K1.2', picture }
  },
  rule: (id, language) => textsOf(language).rule({ id }),
  Defs,
  gallery: [{ kind: 'comets', ids: brightness.map((value) => `comet-${value}`) }],
  kinds: (language) => ({ comets: textsOf(language).comets }),
}
