import { memo, type ReactNode } from 'react'
import { sunOf, sunReference } from '../data.ts'
import { SignMark } from '../pieces/signs.tsx'
import { Sphere } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'
import { Scientific } from './atoms.tsx'
import { sunSign } from './cards.tsx'
import { Parameter } from './parameter.tsx'

const steps = ['move', 'fight', 'field', 'events', 'fusion', 'star'] as const

/** A Sun card, large: the Sun in numbers, the lasting effect, the order of a turn. */
export const BigSun = memo(function BigSun({ id, texts }: { readonly id: string; readonly texts: Texts }): ReactNode {
  const words = texts.names.suns[id]
  if (sunOf(id) === undefined || words === undefined) return null
  const { mass, radius, temperature, luminosity } = sunReference
  return (
    <div className="hx-big is-sun night">
      <div className="hx-big-art">
        <svg width="200" height="112" viewBox="-100 -56 200 112" aria-hidden="true">
          <Sphere kelvin={temperature.value} r={36} rays={16} />
          <g transform="translate(66 -30) scale(1.2)" className="hx-sunsign">
            <SignMark name={sunSign(id)} />
          </g>
        </svg>
      </div>
      <h3>{words.name}</h3>
      <p className="hx-big-effect">
        <b>{texts.component.constant}</b>
        {words.text}
      </p>
      <dl>
        <Parameter label={texts.mass} unit="kg (1 M☉)">
          <Scientific n={mass.value} texts={texts} />
        </Parameter>
        <Parameter label={texts.radius} unit="m (1 R☉)">
          <Scientific n={radius.value} texts={texts} />
        </Parameter>
        <Parameter label={texts.temperature} unit="K">
          <Scientific n={temperature.value} texts={texts} />
        </Parameter>
        <Parameter label={texts.luminosity} unit="W (1 L☉)">
          <Scientific n={luminosity.value} texts={texts} />
        </Parameter>
      </dl>
      <div className="hx-big-order">
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
