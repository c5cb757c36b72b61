import type { ReactNode } from 'react'
import { bonusOf, type Side, type Star } from '../data.ts'
import { GameSign } from '../pieces/signs.tsx'
import type { Texts } from '../texts/index.ts'
import { scientific } from './atoms.tsx'

/** A number of a card with its unit, and what it adds in fights where it counts. */
export interface Measured {
  readonly label: string
  readonly value: string
  readonly unit: string
  readonly side?: Side
  readonly tenths?: number | undefined
}

/** The four numbers of a star, in the order of the cards. */
export function parametersOf(star: Star, texts: Texts): readonly Measured[] {
  const adds = (side: Side): Pick<Measured, 'side' | 'tenths'> => ({ side, tenths: bonusOf(star, side) })
  return [
    { label: texts.mass, value: texts.number(star.mass.value), unit: 'M☉', ...adds('defence') },
    { label: texts.radius, value: texts.number(star.radius.value), unit: 'R☉', ...adds('attack') },
    { label: texts.temperature, value: scientific(star.temperature.value, texts), unit: 'K' },
    { label: texts.luminosity, value: scientific(star.luminosity.value, texts), unit: 'L☉' },
  ]
}

/** The numbers of a large card, one per line. */
export function Parameters({ of, texts }: { readonly of: readonly Measured[]; readonly texts: Texts }): ReactNode {
  return (
    <dl>
      {of.map(({ label, value, unit, side, tenths }) => (
        <div key={label} className={`hx-par bd-row bd-apart ${tenths === undefined ? '' : 'is-key'}`}>
          <dt>
            {label}
            {side !== undefined && tenths !== undefined && (
              <span
                className="hx-par-bonus bd-signs bd-strong"
                role="img"
                aria-label={`${texts[side]} ${texts.tenths(tenths)}`}
              >
                <GameSign name={side} size={14} />
                {texts.tenths(tenths)}
              </span>
            )}
          </dt>
          <dd className="num bd-strong">
            {value} <i>{unit}</i>
          </dd>
        </div>
      ))}
    </dl>
  )
}
