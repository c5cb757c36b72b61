import type { Thing, Things } from '@orrery/board/thing'
import type { ReactNode } from 'react'
import {
  bonusOf,
  cardOf,
  classes,
  type EventCard,
  elementIds,
  elements,
  events,
  type Field,
  fieldOf,
  fields,
  gainOf,
  missing,
  origins,
  pairs,
  reactions,
  type Star,
  sides,
  starOf,
  stars,
  sunOf,
  suns,
  type View,
} from './data.ts'
import { Defs } from './pieces/defs.tsx'
import { Gem, Sign } from './pieces/elements.tsx'
import { cardSign, GameSign, type SignName } from './pieces/signs.tsx'
import { gasAt, outlineOf, standing } from './sky/geometry.ts'
import { Figure } from './sky/map.tsx'
import { spoken } from './table/atoms.tsx'
import { BigStar } from './table/big-star.tsx'
import { BigSun } from './table/big-sun.tsx'
import { type Texts, textsOf } from './texts/index.ts'
import './hunters.css'

function FieldPicture({ id }: { id: string }): ReactNode {
  const field = fieldOf(id)
  if (field === undefined) return null
  const [x, y] = field.ring === 0 ? [0, 0] : gasAt(field)
  const [rx, ry] = standing(field)
  const [cx, cy] = [(x + rx) / 2, (y + ry) / 2]
  return (
    <svg
      width="240"
      height="220"
      viewBox={`${cx - 130} ${cy - 120} 260 240`}
      aria-hidden="true"
      className="hx-fieldpic"
    >
      <path d={outlineOf(field, 3)} fill="#fff" fillOpacity=".03" stroke="var(--line-3)" strokeWidth="1.5" />
      {pairs(gainOf(field)).map(([element]) => (
        <ellipse key={element} cx={x} cy={y} rx="92" ry="80" fill={`url(#hx-gas-${element})`} />
      ))}
      <Figure field={field} hot={false} />
    </svg>
  )
}

const ruleOfField: Readonly<Record<Field['type'], string>> = {
  elements: 'H7.2',
  event: 'H7.3',
  decay: 'H7.4',
  fusion: 'H7.5',
}

function fieldThing(field: Field, texts: Texts): Thing {
  const { id, type } = field
  const gains = pairs(gainOf(field)).map(([element, n]) => (
    <span key={element} className="hx-line num">
      <Sign element={element} size={22} />
      {n} {texts.names.elements[element]}
    </span>
  ))
  const more = type === 'fusion' ? texts.promise.unlimited : type === 'elements' ? undefined : texts.promise[type]
  return {
    name: texts.names.fields[id] ?? id,
    kind: (
      <span className="bd-row bd-wrap">
        {gains}
        {more}
      </span>
    ),
    text: [
      texts.names.fieldSources[id] ?? '',
      `${texts.component.neighbours}: ${field.neighbours.map((near) => texts.names.fields[near]).join(', ')}`,
    ],
    rule: ruleOfField[type],
    picture: <FieldPicture id={id} />,
  }
}

function eventThing({ id, timing, window, count }: EventCard, texts: Texts): Thing {
  const when = texts.names.timings[timing] ?? ''
  return {
    name: texts.names.cards[id]?.name ?? id,
    // The window of the other two says the same in other words.
    kind: timing === 'ownTurn' || timing === 'reaction' ? `${when} · ${texts.windows[window]}` : when,
    text: [texts.names.cards[id]?.text ?? '', texts.flavour[id] ?? ''],
    rule: 'H8.1',
    note: texts.component.copies({ count }),
    picture: (
      <span className={`hx-comp-sign bd-centre is-${timing}`}>
        <GameSign name={cardSign(id)} size={110} />
      </span>
    ),
  }
}

function sunThing(id: string, texts: Texts): Thing {
  return {
    name: texts.names.suns[id]?.name ?? id,
    text: [texts.names.suns[id]?.text ?? ''],
    rule: 'H1.8',
    printed: 'all',
    picture: <BigSun id={id} texts={texts} />,
  }
}

/** What a star brings, in one paragraph: points, production or stellar wind, and what it adds in fights. */
function whatItBrings(star: Star, texts: Texts): string {
  const gives =
    star.burst === undefined
      ? `${texts.production}: ${spoken(pairs(star.production), texts)}`
      : `${texts.component.burst}: ${texts.names.bursts[star.id]}`
  const fights = sides.flatMap((side) => {
    const tenths = bonusOf(star, side)
    return tenths === undefined ? [] : [`${texts.parts[side][0]}: +${texts.tenths(tenths)}`]
  })
  return [texts.points({ count: star.points }), ...fights, gives].map((each) => each.replace(/\.?$/, '.')).join(' ')
}

/** What a star costs, and what the viewer lacks of it; nothing once somebody has created it. */
function whatItCosts(star: Star, texts: Texts, view: View | undefined): readonly string[] {
  if (view?.piles[star.class]?.includes(star.id) !== true) return []
  const cost = `${texts.cost}: ${spoken(pairs(star.cost), texts)}`
  const player = view.viewer === undefined ? undefined : view.players[view.viewer]
  if (player === undefined) return [cost]
  const lacking = missing(player.crystals, star.cost)
  return [`${cost} · ${lacking === 0 ? texts.pays : texts.lacks({ count: lacking })}`]
}

function starThing(star: Star, texts: Texts, view: View | undefined): Thing {
  return {
    name: texts.names.stars[star.id] ?? star.id,
    text: [whatItBrings(star, texts), texts.facts[star.id] ?? ''],
    now: whatItCosts(star, texts, view),
    rule: 'H1.6',
    printed: 'effect',
    picture: <BigStar star={star} texts={texts} />,
  }
}

/** What is neither a card nor a crystal nor a field: the rule about it, and its sign. */
const partSigns: Readonly<Record<string, readonly [rule: string, sign: SignName]>> = {
  points: ['H12.1', 'star'],
  deck: ['H8.1', 'event'],
  hand: ['H3.2', 'event'],
  hr: ['H10.3', 'hr'],
  lastFight: ['H6.4', 'fight'],
  pool: ['H13.1', 'atom'],
  attack: ['H6.4', 'attack'],
  defence: ['H6.4', 'defence'],
  production: ['H4.1', 'atom'],
  wind: ['H11.4', 'burst'],
  sky: ['H1.1', 'orbit'],
  rocket: ['H5.3', 'rocket'],
  die: ['H6.3', 'question'],
  total: ['H6.4', 'fight'],
  curve: ['H6.5', 'hr'],
  'panel-reactions': ['H9.1', 'fusion'],
  'panel-hunters': ['H3.1', 'rocket'],
  'panel-stars': ['H10.8', 'star'],
  'panel-events': ['H8.2', 'event'],
  'panel-piles': ['H10.1', 'star'],
  'panel-crystals': ['H1.4', 'atom'],
  'panel-fight': ['H6.3', 'fight'],
}

const signPicture = (name: SignName): ReactNode => (
  <span className="hx-comp-sign bd-centre">
    <GameSign name={name} size={110} />
  </span>
)

/** A part of the table, a pile of stars, or a reaction. */
function partThing(id: string, texts: Texts): Thing | undefined {
  const parts: Readonly<Record<string, readonly string[]>> = texts.parts
  const [name = '', text = ''] = parts[id] ?? []
  const [rule, sign] = partSigns[id] ?? []
  if (sign !== undefined && rule !== undefined) return { name, text: [text], rule, picture: signPicture(sign) }
  const pile = classes.find((each) => `pile-${each.id}` === id)
  if (pile !== undefined) {
    const words = texts.pileText({ count: pile.points })
    return { name: texts.classes[pile.id], text: [words], rule: 'H11.1', picture: signPicture('star') }
  }
  const reaction = reactions.find((each) => `reaction-${each.id}` === id)
  if (reaction === undefined) return undefined
  const [from, to] = [spoken(pairs(reaction.in), texts), spoken(pairs(reaction.out), texts)]
  return {
    name: texts.names.reactions[reaction.id] ?? reaction.id,
    text: [texts.reactionText({ from, to })],
    rule: 'H9.1',
    picture: signPicture('fusion'),
  }
}

/** All things of Star Hunters. */
export const things: Things<View> = {
  of(id, language, view) {
    const texts = textsOf(language)
    const star = starOf(id, view?.set)
    if (star !== undefined) return starThing(star, texts, view)
    const card = cardOf(id)
    if (card !== undefined) return eventThing(card, texts)
    if (sunOf(id) !== undefined) return sunThing(id, texts)
    const field = fieldOf(id)
    if (field !== undefined) return fieldThing(field, texts)
    const kind = elements.find((element) => `crystal-${element.id}` === id)
    if (kind === undefined) return partThing(id, texts)
    const { massNumber, supply } = texts.component
    return {
      name: texts.names.elements[kind.id] ?? kind.id,
      text: [`${massNumber({ number: kind.massNumber })}. ${supply({ count: kind.supply })}.`],
      rule: 'H1.4',
      picture: <Gem element={kind.id} size={150} />,
    }
  },
  rule: (rule, language) => textsOf(language).component.rule({ rule }),
  origins,
  Defs,
  className: 'hx-tokens',
  gallery: [
    { kind: 'stars', ids: stars.map(({ id }) => id) },
    { kind: 'events', ids: events.map(({ id }) => id) },
    { kind: 'suns', ids: suns.map(({ id }) => id) },
    { kind: 'fields', ids: fields.map(({ id }) => id) },
    { kind: 'crystals', ids: elementIds.map((id) => `crystal-${id}`) },
    { kind: 'reactions', ids: reactions.map(({ id }) => `reaction-${id}`) },
    // Whole panels are not signs.
    { kind: 'signs', ids: Object.keys(partSigns).filter((id) => !id.startsWith('panel-')) },
  ],
  kinds: (language) => textsOf(language).kinds,
}
