import type { Language } from '@orrery/kernel'
import type { ReactNode } from 'react'
import {
  cardOf,
  elementIds,
  elements,
  events,
  fieldOf,
  fields,
  gainOf,
  pairs,
  starOf,
  stars,
  sunOf,
  suns,
} from './data.ts'
import { Defs } from './pieces/defs.tsx'
import { Gem, Sign } from './pieces/elements.tsx'
import { cardSign, GameSign, SignMark } from './pieces/signs.tsx'
import { Sphere } from './pieces/spheres.tsx'
import { figureIn, gasAt, outlineOf, standing } from './sky/geometry.ts'
import { BigStar } from './table/big-star.tsx'
import { sunSign } from './table/cards.tsx'
import { type Texts, textsOf } from './texts/index.ts'
import './hunters.css'

function FieldPicture({ id }: { id: string }): ReactNode {
  const field = fieldOf(id)
  if (field === undefined) return null
  const [x, y] = field.ring === 0 ? [0, 0] : gasAt(field)
  const [rx, ry] = standing(field)
  const [cx, cy] = [(x + rx) / 2, (y + ry) / 2]
  const { stars: points, lines } = figureIn(field)
  return (
    <svg
      width="240"
      height="220"
      viewBox={`${cx - 130} ${cy - 120} 260 240`}
      aria-hidden="true"
      className="hx-fieldpic"
    >
      <path d={outlineOf(field, 3)} className="hx-fieldpic-shape" />
      {pairs(gainOf(field)).map(([element]) => (
        <ellipse key={element} cx={x} cy={y} rx="92" ry="80" fill={`url(#hx-gas-${element})`} />
      ))}
      <g className="hx-figure">
        {lines.map((line) => (
          <polyline key={line} points={line} />
        ))}
      </g>
      {points.map(({ at: [sx, sy], magnitude }) => (
        <circle key={`${sx},${sy}`} cx={sx} cy={sy} r={Math.max(1.5, 5.2 - magnitude * 0.85)} className="hx-figstar" />
      ))}
    </svg>
  )
}

function Field({ id, texts }: { id: string; texts: Texts }): ReactNode {
  const field = fieldOf(id)
  if (field === undefined) return null
  return (
    <>
      <FieldPicture id={id} />
      <h3>{texts.names.fields[id]}</h3>
      <p>{texts.names.fieldSources[id]}</p>
      <p className="hx-comp-row">
        {pairs(gainOf(field)).map(([element, n]) => (
          <span key={element} className="hx-line num">
            <Sign element={element} size={22} />
            {n} {texts.names.elements[element]}
          </span>
        ))}
        {field.type === 'event' && texts.promise.event}
        {field.type === 'decay' && texts.promise.decay}
        {field.type === 'fusion' && texts.promise.unlimited}
      </p>
      <p>
        {texts.component.neighbours}: {field.neighbours.map((near) => texts.names.fields[near]).join(', ')}
      </p>
      <small>
        {texts.component.rule({
          rule:
            field.type === 'decay'
              ? 'H7.4'
              : field.type === 'event'
                ? 'H7.3'
                : field.type === 'fusion'
                  ? 'H7.5'
                  : 'H7.2',
        })}
      </small>
    </>
  )
}

function EventFace({ id, texts }: { id: string; texts: Texts }): ReactNode {
  const card = cardOf(id)
  const words = texts.names.cards[id]
  if (card === undefined || words === undefined) return null
  return (
    <>
      <span className={`hx-comp-sign is-${card.timing}`}>
        <GameSign name={cardSign(id)} size={110} />
      </span>
      <h3>{words.name}</h3>
      <p className="hx-comp-when">
        {texts.names.timings[card.timing]} · {texts.windows[card.window]}
      </p>
      <p>{words.text}</p>
      <small>
        {texts.component.copies({ count: card.count })} · {texts.component.rule({ rule: 'H8.1' })}
      </small>
    </>
  )
}

function SunFace({ id, texts }: { id: string; texts: Texts }): ReactNode {
  const words = texts.names.suns[id]
  if (words === undefined) return null
  return (
    <>
      <svg width="180" height="130" viewBox="-90 -65 180 130" aria-hidden="true">
        <Sphere kelvin={5770} r={44} rays={16} />
        <g transform="translate(64 -36) scale(1.5)" className="hx-sunsign">
          <SignMark name={sunSign(id)} />
        </g>
      </svg>
      <h3>{words.name}</h3>
      <p className="hx-comp-when">{texts.component.constant}</p>
      <p>{words.text}</p>
      <small>{texts.component.rule({ rule: 'H1.8' })}</small>
    </>
  )
}

function Face({ id, texts }: { id: string; texts: Texts }): ReactNode {
  const star = starOf(id)
  if (star !== undefined) {
    return (
      <>
        <BigStar star={star} texts={texts} />
        {star.burst !== undefined && (
          <p>
            <b>{texts.component.burst}:</b> {texts.names.bursts[id]}
          </p>
        )}
        <p>{texts.facts[id]}</p>
        <small>{texts.component.rule({ rule: 'H1.6' })}</small>
      </>
    )
  }
  if (cardOf(id) !== undefined) return <EventFace id={id} texts={texts} />
  if (sunOf(id) !== undefined) return <SunFace id={id} texts={texts} />
  if (fieldOf(id) !== undefined) return <Field id={id} texts={texts} />
  const kind = elements.find((element) => `crystal-${element.id}` === id)
  if (kind === undefined) return null
  return (
    <>
      <Gem element={kind.id} size={150} />
      <h3>{texts.names.elements[kind.id]}</h3>
      <p>
        {texts.component.massNumber({ number: kind.massNumber })}. {texts.component.supply({ count: kind.supply })}.
      </p>
      <small>{texts.component.rule({ rule: 'H1.4' })}</small>
    </>
  )
}

/** A component of the game, large, with its words. */
export function Component({ id, language }: { readonly id: string; readonly language: Language }): ReactNode {
  return (
    <div className="hx-component night hx-tokens">
      <Defs />
      <Face id={id} texts={textsOf(language)} />
    </div>
  )
}

/** Every component, by kind. */
export const gallery = [
  { kind: 'stars', ids: stars.map((star) => star.id) },
  { kind: 'events', ids: events.map((card) => card.id) },
  { kind: 'suns', ids: suns.map((sun) => sun.id) },
  { kind: 'fields', ids: fields.map((field) => field.id) },
  { kind: 'crystals', ids: elementIds.map((id) => `crystal-${id}`) },
] as const

/** The name of a kind of component. */
export function kindName(kind: string, language: Language): string {
  const names: Readonly<Record<string, string>> = textsOf(language).kinds
  return names[kind] ?? kind
}
