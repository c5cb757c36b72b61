import { memo, type ReactNode } from 'react'
import { type Star, systemOf } from '../data.ts'
import { StarPicture, starColour } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'
import { Cost, Points, Production } from './atoms.tsx'
import { Parameters, parametersOf } from './parameter.tsx'

/** A star card, large: cost, production, the four parameters, points; of a supergiant also what its stellar wind does. */
export const BigStar = memo(function BigStar(props: { readonly star: Star; readonly texts: Texts }): ReactNode {
  const { star, texts } = props
  const system = systemOf(star.system)
  const kind = texts.names.classes[star.class] ?? star.class
  return (
    <div className="bd-card hx-big night" style={{ '--t': starColour(star.temperature.value) }}>
      <div className="hx-big-top bd-row bd-apart">
        <Cost cost={star.cost} texts={texts} size={20} />
        <Production star={star} texts={texts} size={20} />
      </div>
      <div className="hx-big-art bd-centre">
        <StarPicture star={star} width={200} height={116} largest={46} rays={20} />
      </div>
      <h3 className="bd-strong">{texts.names.stars[star.id]}</h3>
      <p className="hx-big-kind bd-text bd-quiet">
        {kind} · {star.spectralType}
        {system !== undefined && ` · ${texts.partOf({ system: texts.names.systems[system.id] ?? system.id })}`}
      </p>
      <Parameters of={parametersOf(star, texts)} texts={texts} />
      {star.burst !== undefined && (
        <p className="hx-big-part bd-text">
          <b className="bd-capital">{texts.component.burst}</b>
          {texts.names.bursts[star.id]}
        </p>
      )}
      <div className="hx-big-foot bd-row bd-apart">
        <span>{star.burst === undefined ? '' : texts.producesNothing}</span>
        <Points n={star.points} />
      </div>
    </div>
  )
})
