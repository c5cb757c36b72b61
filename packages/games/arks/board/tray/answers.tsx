import { Icon } from '@orrery/board/icons'
import type { Answer } from '@orrery/board/tray'
import type { ReactNode } from 'react'
import {
  AUTOMA,
  at,
  bits,
  componentsOf,
  type Decision,
  type DestinationAction,
  destinationActions,
  FIELDS,
  item,
  numbersOf,
  RESOURCES,
  resources,
  slots,
  specialists,
  survivorIds,
  tracksOf,
} from '../data.ts'
import { crewName, indexOfResource, planetName, survivorName } from '../names.ts'
import { PieceIcon } from '../pieces/markers.tsx'
import { ItemIcon, Items } from '../pieces/resources.tsx'
import { DeedIcon, PlaceIcon, SpecialistIcon, UpgradeIcon } from '../pieces/signs.tsx'
import { cardIn, cargoOf, colourOf, holds, isCentre, slotOfField, yieldOf } from '../table.ts'
import { ColonyPrice, Due, dueThing, leaderOf } from './cost.tsx'
import type { TrayProps } from './props.ts'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

const small = (words: string): ReactNode => <small>{words}</small>

/** Stands before what is paid. */
export const Minus = (): ReactNode => <span className="ak-minus">−</span>

function Then({ now, then }: { readonly now: number; readonly then: number }): ReactNode {
  return (
    <span className="ak-then num">
      {now}
      <Icon name="arrow" size={12} />
      <b>{then}</b>
    </span>
  )
}

/** All resources, each with how many the player would have then. */
export const goods = ({ names, view, me }: TrayProps, verb: string, change: number, whose = me): readonly Answer[] =>
  resources.map((id, i) => {
    const now = cargoOf(view, whose)[i] ?? 0
    return {
      id: `${verb}:${id}`,
      zoom: id,
      picture: <ItemIcon id={id} size={24} />,
      words: names.resources[id],
      detail: <Then now={now} then={now + change} />,
    }
  })

/** Specialists by name. */
export const people = (
  { names }: TrayProps,
  verb: string,
  detail: (id: (typeof specialists)[number]) => ReactNode = () => undefined,
): readonly Answer[] =>
  specialists.map((id) => ({
    id: `${verb}:${id}`,
    zoom: id,
    picture: <SpecialistIcon id={id} size={24} />,
    words: names.specialists[id],
    detail: detail(id),
  }))

/** My own crew cards by name. */
export const crewmen = (
  { view, me, names }: TrayProps,
  verb: string,
  detail: (specialist: string) => ReactNode,
): readonly Answer[] =>
  [...(view.upper[me] ?? []), ...(view.lower[me] ?? [])].map((card) => {
    const { id, specialist } = item(componentsOf(view).crew, card)
    return {
      id: `${verb}:${id}`,
      zoom: id,
      picture: <SpecialistIcon id={specialist} size={22} />,
      words: crewName(names, card),
      detail: detail(specialist),
    }
  })

/** What a destination action costs and what it brings. */
function detailOf(id: DestinationAction, { view, me, texts }: TrayProps): ReactNode {
  const { colonies, constants, survivorPoints } = componentsOf(view)
  const late = (list: readonly number[], count: number): ReactNode =>
    small(texts.atEnd({ points: (list[count] ?? 0) - (list[count - 1] ?? 0) }))
  const field = at(view.arks, me)
  const slot = slotOfField(field)
  const colour = cardIn(view, slot)?.colour
  switch (id) {
    case 'gather':
      return <Items list={yieldOf(view, field)} size={18} />
    case 'terraform':
      return small(`${texts.upTo({ levels: view.capacities[me] ?? 0 })} · ${texts.eachLevel}`)
    case 'explore':
      return (
        <>
          <Minus />
          <SpecialistIcon id={leaderOf(colour)} size={18} />
          {small(texts.foundSurvivors)}
        </>
      )
    case 'settle':
      return late(survivorPoints, Math.min((view.settled[me]?.length ?? 0) + 1, survivorPoints.length - 1))
    case 'colony': {
      const founded = bits(view.colonies[me] ?? 0)
      const row = colonies[founded]
      if (row === undefined) return undefined
      return (
        <>
          <Minus />
          <ColonyPrice row={row} colour={colour} />
          {late(
            colonies.map(({ points }) => points),
            founded,
          )}
        </>
      )
    }
    case 'outpost':
      return (
        <>
          {holds(view.colonies[me], slot)
            ? small(`+${texts.vp({ points: constants.outpostOnColonyPoints })}`)
            : undefined}
          <Items list={yieldOf(view, field)} size={16} />
          {small(texts.eachLanding)}
        </>
      )
    case 'specialist':
      return small(texts.cardForToken)
  }
}

/** Destination actions (AD12): those of this kind of field, with what each costs or brings. */
export function deeds(props: TrayProps, { done }: Of<'act'>): readonly Answer[] {
  const field = at(props.view.arks, props.me)
  const orbit = isCentre(slotOfField(field)) || field % FIELDS !== 0
  return destinationActions
    .filter((id, i) => (orbit ? id === 'gather' || id === 'specialist' : id !== 'specialist') && !holds(done, i))
    .map((id) => ({
      id: `act:${id}`,
      zoom: `act-${id}`,
      picture: <DeedIcon id={id} size={22} />,
      words: props.names.destinationActions[id],
      detail: detailOf(id, props),
    }))
}

/** The upgrades that can be paid for now: what each does and costs (AD3). */
export const improvements = ({ view, names, texts }: TrayProps): readonly Answer[] =>
  componentsOf(view).upgrades.map(({ id, specialist, resources: price }) => ({
    id: `upgrade:${id}`,
    zoom: id,
    picture: <UpgradeIcon id={id} size={24} />,
    words: (
      <>
        {names.upgrades[id]}
        <small>{texts.about.upgrade[id]}</small>
      </>
    ),
    detail: (
      <>
        <Minus />
        <SpecialistIcon id={specialist} size={18} />
        <Items list={price} size={16} />
      </>
    ),
  }))

/** Which outpost is moved, the player's own or the Automa's (AD17, AD22). */
export function outposts(
  { view, me, names }: TrayProps,
  { kind }: Of<'outpost-from' | 'automa-outpost-from'>,
): readonly Answer[] {
  const colour = colourOf(view, kind === 'outpost-from' ? me : AUTOMA)
  return slots.map((slot, i) => ({
    id: `${kind}:${slot}`,
    zoom: 'outpost',
    picture: <PieceIcon kind="outpost" colour={colour} size={24} />,
    words: planetName(names, Math.max(0, view.system[i] ?? 0)),
  }))
}

/** Who settles (AD16). */
export const settlers = ({ view, me, names }: TrayProps): readonly Answer[] =>
  (view.carried[me] ?? []).map((card) => ({
    id: `settle:${item(survivorIds, card)}`,
    zoom: item(survivorIds, card),
    picture: <PlaceIcon id={item(componentsOf(view).survivors, card).colour} size={22} />,
    words: survivorName(names, card),
  }))

/** A cost, unit by unit (AD7, AD8): what is paid, and what is due now. */
export function Dues({ view, me, texts, decision }: TrayProps & { readonly decision: Of<'pay'> }): ReactNode {
  const colour = cardIn(view, slotOfField(at(view.arks, me)))?.colour
  return (
    <ol className="ak-dues bd-row bd-wrap" aria-label={texts.price}>
      {item(numbersOf(view).costs, decision.cost).dues.map((due, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit of the price is its place
          key={i}
          className={`bd-centre ${i < decision.at ? 'is-paid' : i === decision.at ? 'is-due' : ''}`}
          data-zoom={dueThing(due, colour)}
        >
          <Due due={due} colour={colour} />
          {i < decision.at ? <Icon name="check" size={14} /> : undefined}
        </li>
      ))}
    </ol>
  )
}

/** What a unit of a cost can be paid with. */
export const payments = (props: TrayProps): readonly Answer[] => [
  ...crewmen(props, 'pay-card', () => small(props.texts.cardGoes)),
  ...people(props, 'pay-token', () => small(props.texts.tokenLocks)),
  ...goods(props, 'pay', -1),
]

/** Which track rises: for a discovery (AD6) or level by level while terraforming (AD13). */
export function tracks({ view, me, names, texts }: TrayProps, decision: Of<'raise' | 'track'>): readonly Answer[] {
  const free = decision.kind === 'track'
  const slot = free ? decision.slot : slotOfField(at(view.arks, me))
  const card = cardIn(view, slot)
  return (card === undefined ? [] : tracksOf(card)).map(({ resource, levels }) => {
    const i = indexOfResource(resource)
    const level = view.levels[slot * RESOURCES + i] ?? 0
    return {
      id: `${decision.kind}:${resource}`,
      zoom: resource,
      picture: <ItemIcon id={resource} size={22} />,
      words: names.resources[resource],
      name: texts.raiseTrack({ resource: names.resources[resource], level, levels }),
      detail: (
        <>
          <span className="ak-levels" style={{ '--k': `var(--res-${resource})` }}>
            {Array.from({ length: levels }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
              <i key={n} className={n < level ? 'is-on' : n === level ? 'is-next' : ''} />
            ))}
          </span>
          {free ? undefined : small(texts.have({ count: cargoOf(view, me)[i] ?? 0 }))}
        </>
      ),
    }
  })
}
