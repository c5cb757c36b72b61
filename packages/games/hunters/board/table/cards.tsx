import { Tap, type TargetProps } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { cardOf, type EventCard, type Star, sunOf } from '../data.ts'
import { cardSign, GameSign, SignMark, type SignName } from '../pieces/signs.tsx'
import { Sphere, StarPicture, starColour } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'

import { Bonus, Points, Production } from './atoms.tsx'

/** A star card of a player, small. */
export const StarCard = memo(function StarCard(props: {
  readonly star: Star
  readonly texts: Texts
  readonly small?: boolean
  /** Whether it counts in the fight that is shown. */
  readonly counts?: boolean
}): ReactNode {
  const { star, texts, small = false, counts } = props
  const name = texts.names.stars[star.id] ?? star.id
  return (
    <div
      className={`bd-card hx-sc night ${small ? 'is-small' : ''} ${counts === undefined ? '' : counts ? 'is-on' : 'is-off'}`}
      style={{ '--t': starColour(star.temperature.value) }}
      data-zoom={star.id}
      data-at={`star:${star.id}`}
    >
      {!small && (
        <div className="hx-sc-top bd-row bd-apart">
          <Points n={star.points} />
          <Production star={star} texts={texts} size={17} />
        </div>
      )}
      {!small && (
        <div className="hx-sc-art bd-centre">
          <StarPicture star={star} width={74} height={50} largest={24} />
        </div>
      )}
      <div className="hx-sc-name bd-small bd-strong">{name}</div>
      <div className="hx-sc-foot bd-row">
        <Bonus star={star} texts={texts} />
        {small && <Production star={star} texts={texts} size={16} />}
        {small && <Points n={star.points} />}
      </div>
    </div>
  )
})

const sunSigns: Readonly<Record<string, SignName>> = {
  sun_flare: 'flare',
  sun_heliosphere: 'shield',
  sun_spectrum: 'event',
  sun_core: 'fusion',
}

/** The sign of a Sun card. */
export const sunSign = (id: string): SignName => sunSigns[id] ?? 'star'

/** A Sun card, small. */
export const SunCard = memo(function SunCard(props: {
  readonly id: string
  readonly texts: Texts
  readonly small?: boolean
  readonly counts?: boolean
}): ReactNode {
  const { id, texts, small = false, counts } = props
  const words = texts.names.suns[id]
  const effects: Readonly<Record<string, string>> = texts.suns
  if (sunOf(id) === undefined || words === undefined) return null
  return (
    <div
      className={`bd-card hx-sc is-sun night ${small ? 'is-small' : ''} ${counts === undefined ? '' : counts ? 'is-on' : 'is-off'}`}
      data-zoom={id}
      title={words.text}
    >
      {!small && (
        <div className="hx-sc-art bd-centre">
          <svg width="74" height="44" viewBox="-37 -22 74 44" aria-hidden="true">
            <Sphere kelvin={5770} r={14} />
            <g transform="translate(25 -9) scale(.62)" className="hx-sunsign">
              <SignMark name={sunSign(id)} />
            </g>
          </svg>
        </div>
      )}
      <div className="hx-sc-name bd-small bd-strong bd-capital">{words.name.split(': ').at(-1)}</div>
      <div className="hx-sc-fx bd-clamp">{effects[id]}</div>
    </div>
  )
})

const hues: Readonly<Record<EventCard['timing'], string>> = {
  immediate: 'var(--warn)',
  ownTurn: 'var(--pl-violet)',
  reaction: 'var(--card-reaction)',
  anyMoment: 'var(--card-any)',
}

/** An event card: name, when it can be played, what it does, and a line of flavour text. */
export const EventCardView = memo(function EventCardView(props: {
  readonly id: string
  readonly target: TargetProps
  readonly texts: Texts
  readonly name?: string | undefined
  readonly copies?: number
  readonly small?: boolean
}): ReactNode {
  const { id, target, texts, name, copies = 1, small = false } = props
  const card = cardOf(id)
  const words = texts.names.cards[id]
  if (card === undefined || words === undefined) return null
  return (
    <Tap
      target={{ ...target, zoom: id }}
      className={`bd-card bd-down hx-ev night ${small ? 'is-small' : ''}`}
      verb={name}
      at={`card:${id}`}
    >
      <span className="hx-ev-mark" style={{ '--k': hues[card.timing] }}>
        <GameSign name={cardSign(id)} size={small ? 48 : 74} />
      </span>
      <b>
        {words.name}
        {copies > 1 && <span className="hx-ev-n num"> ×{copies}</span>}
      </b>
      <span className="hx-ev-when" style={{ '--k': hues[card.timing] }}>
        {texts.windows[card.window]}
      </span>
      {!small && (
        <>
          <p className="bd-clamp">{words.text}</p>
          <i className="hx-ev-mood bd-quiet">{texts.flavour[id]}</i>
        </>
      )}
    </Tap>
  )
})
