import { memo, type ReactNode } from 'react'
import { steps } from '../board/steps.ts'
import { sunOf, sunReference } from '../data.ts'
import { SignMark } from '../pieces/signs.tsx'
import { Sphere } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'
import { scientific } from './atoms.tsx'
import { sunSign } from './cards.tsx'
import { Parameters } from './parameter.tsx'

/** A Sun card, large: the Sun in numbers, the lasting effect, the order of a turn. */
export const BigSun = memo(function BigSun({ id, texts }: { readonly id: string; readonly texts: Texts }): ReactNode {
  const words = texts.names.suns[id]
  if (sunOf(id) === undefined || words === undefined) return null
  const { mass, radius, temperature, luminosity } = sunReference
  const numbers = [
    { label: texts.mass, value: scientific(mass.value, texts), unit: 'kg (1 M☉)' },
    { label: texts.radius, value: scientific(radius.value, texts), unit: 'm (1 R☉)' },
    { label: texts.temperature, value: scientific(temperature.value, texts), unit: 'K' },
    { label: texts.luminosity, value: scientific(luminosity.value, texts), unit: 'W (1 L☉)' },
  ]
  return (
    <div className="bd-card hx-big is-sun night">
      <div className="hx-big-art bd-centre">
        <svg width="200" height="112" viewBox="-100 -56 200 112" aria-hidden="true">
          <Sphere kelvin={temperature.value} r={36} rays={16} />
          <g transform="translate(66 -30) scale(1.2)" className="hx-sunsign">
            <SignMark name={sunSign(id)} />
          </g>
        </svg>
      </div>
      <h3 className="bd-strong">{words.name}</h3>
      <p className="hx-big-part bd-text">
        <b className="bd-capital">{texts.component.constant}</b>
        {words.text}
      </p>
      <Parameters of={numbers} texts={texts} />
      <div className="hx-big-part bd-text">
        <b>{texts.sunCard.order}</b>
        <ol>
          {steps.map((step) => (
            <li key={step}>{texts.sunCard.steps[step]}</li>
          ))}
        </ol>
      </div>
    </div>
  )
})
