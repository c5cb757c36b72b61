import { Icon } from '@orrery/board/icons'
import { Line } from '@orrery/board/thing'
import { memo, type ReactNode } from 'react'
import {
  componentsOf,
  FIELDS,
  item,
  MAIN,
  MOON,
  type PlanetCard,
  PORTAL_FIELD,
  RESOURCES,
  tracksOf,
  type View,
} from '../data.ts'
import { fieldLabel, indexOfResource, slotName } from '../names.ts'
import { Planet } from '../pieces/bodies.tsx'
import { PieceIcon } from '../pieces/markers.tsx'
import { Items } from '../pieces/resources.tsx'
import { DeedIcon, PlaceIcon, UpgradeIcon } from '../pieces/signs.tsx'
import { UNKNOWN } from '../system/layout.ts'
import {
  cardIn,
  cargoOf,
  colourOf,
  edgeFits,
  holds,
  isLive,
  liveEdge,
  planetsToEnd,
  slotOfField,
  yieldOf,
} from '../table.ts'
import { useWords } from '../words.ts'

/** What the words about a field are made from. */
export interface LookProps {
  readonly view: View
  readonly me: number
  readonly players: readonly string[]
  /** The field or unexplored slot. */
  readonly pointed: number
  /** The field is where the ark stands, not what is pointed at. */
  readonly here?: boolean
}

const Side = memo(function Side({ card, live, words }: { card: PlanetCard; live: boolean; words: string }): ReactNode {
  return (
    <figure>
      <svg width="84" height="84" viewBox="-42 -42 84 84" aria-hidden="true">
        <Planet id={card.id} r={32} live={live} />
      </svg>
      <figcaption>
        {words} <Items list={live ? card.back : card.front} size={15} />
      </figcaption>
    </figure>
  )
})

/** What a planet still needs, whether I could complete it at once, and what that would score. */
function Needs({ view, me, slot, card }: LookProps & { slot: number; card: PlanetCard }): ReactNode {
  const { texts } = useWords()
  const held = cargoOf(view, me)
  const missing = tracksOf(card)
    .map(({ resource, levels }) => {
      const i = indexOfResource(resource)
      return { item: resource, n: levels - (view.levels[slot * RESOURCES + i] ?? 0) }
    })
    .filter(({ n }) => n > 0)
  const sum = missing.reduce((total, { n }) => total + n, 0)
  const enough = missing.every(({ item, n }) => (held[indexOfResource(item)] ?? 0) >= n)
  const can = enough && sum <= (view.capacities[me] ?? 0)
  const marker = view.markers[slot * 4 + me] ?? 0
  const rivals = view.markers
    .slice(slot * 4, slot * 4 + 4)
    .filter((field, player) => player !== me && field > marker + sum)
  const { firstPlacePoints, secondPlacePoints } = componentsOf(view).constants
  const place = rivals.length === 0 ? firstPlacePoints : rivals.length === 1 ? secondPlacePoints : 0
  const last = view.lastRound === 0 && planetsToEnd(view) - 1 === countOf(view.terraformed)
  return (
    <>
      <Line picture={<DeedIcon id="terraform" size={20} />} value={<Items list={missing} size={16} />}>
        {can ? texts.needsHave : texts.needs}
      </Line>
      {can ? (
        <Line picture={<Icon name="check" size={18} />} value={texts.vp({ points: marker + sum + place })}>
          {`${texts.completing({ fields: marker + sum, place })}${last ? `; ${texts.thenLast}` : ''}`}
        </Line>
      ) : undefined}
    </>
  )
}

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length

function PlanetLook(props: LookProps & { slot: number; card: PlanetCard }): ReactNode {
  const { view, me, players, slot, card } = props
  const { names, texts } = useWords()
  const live = isLive(view, slot)
  const fitting = (view.carried[me] ?? []).filter(
    (one) => item(componentsOf(view).survivors, one).colour === card.colour,
  ).length
  return (
    <>
      <div className={`ak-sides bd-quiet ${live ? 'is-live' : ''}`}>
        {live ? (
          <Side card={card} live words={texts.yields} />
        ) : (
          <>
            <Side card={card} live={false} words={texts.now} />
            <Icon name="arrow" size={18} />
            <Side card={card} live words={texts.after} />
          </>
        )}
      </div>
      {live ? (
        <Line picture={<Icon name="people" size={20} />} value={fitting}>
          {texts.settleHere}
        </Line>
      ) : (
        <Needs {...props} />
      )}
      {view.outposts.map((mask, player) =>
        holds(mask, slot) ? (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is its number
            key={player}
            picture={<PieceIcon kind="outpost" colour={colourOf(view, player)} size={20} />}
            value={<Items list={live ? card.back : card.front} size={16} />}
          >
            {player === me ? texts.paysYou : texts.paysOther({ name: players[player] ?? names.terms.automa })}
          </Line>
        ) : undefined,
      )}
    </>
  )
}

function OrbitLook({ view, me, pointed: field }: LookProps): ReactNode {
  const { names, texts } = useWords()
  const local = field % FIELDS
  if (local > 2) return <Line picture={<Icon name="orbit" size={20} />}>{texts.onlyStop}</Line>
  return (
    <>
      <Line picture={<DeedIcon id="gather" size={20} />} value={<Items list={yieldOf(view, field)} size={16} />}>
        {names.destinationActions.gather}
      </Line>
      {field === PORTAL_FIELD
        ? undefined
        : componentsOf(view).upgrades.map(({ id, effect }, i) =>
            effect.type === 'onLand' && holds(view.upgrades[me], i) && (effect.at === 'moon') === (local === MOON) ? (
              <Line key={id} picture={<UpgradeIcon id={id} size={20} />} value={<Items list={effect.gain} size={16} />}>
                {names.upgrades[id]}
              </Line>
            ) : undefined,
          )}
    </>
  )
}

/** The words about a field or an unexplored slot: what landing there now would bring. */
export function FieldNow(props: LookProps): ReactNode {
  const { view, me, pointed, here = false } = props
  const { names, texts } = useWords()
  const head = (n: number, title: ReactNode): ReactNode => (
    <>
      <p className="cap">{here ? texts.whereYouAre : n > 0 ? texts.moves({ moves: n }) : texts.pointedAt}</p>
      <h2>{title}</h2>
    </>
  )
  if (pointed >= UNKNOWN) {
    return (
      <>
        {head(view.reach?.slots[pointed - UNKNOWN] ?? 0, texts.unexploredSpace)}
        <Line picture={<Icon name="eye" size={20} />}>{texts.turnsUp}</Line>
        <Line picture={<DeedIcon id="terraform" size={20} />} value={1}>
          {texts.trackFree}
        </Line>
        <Line picture={<DeedIcon id="discover" size={20} />} value={view.decks.planets}>
          {texts.planetsLeft}
        </Line>
      </>
    )
  }
  const slot = slotOfField(pointed)
  const card = cardIn(view, slot)
  if (card === undefined) return undefined
  const edges = [
    ...(view.upper[me] ?? []).map((one) => liveEdge(view, one, 'upper')),
    ...(view.lower[me] ?? []).map((one) => liveEdge(view, one, 'lower')),
  ]
  const fits = edges.filter(({ where }) => edgeFits(view, where, pointed)).length
  const { colour } = card
  const planet = pointed % FIELDS === MAIN && colour !== undefined
  return (
    <>
      {head(view.reach?.fields[pointed] ?? 0, planet ? slotName(names, view, slot) : fieldLabel(names, view, pointed))}
      {planet ? <PlanetLook {...props} slot={slot} card={card} /> : <OrbitLook {...props} />}
      {pointed % FIELDS > 2 ? undefined : (
        <Line picture={<PlaceIcon id={planet ? colour : 'orbital'} size={20} />} value={fits}>
          {texts.edgesFit}
        </Line>
      )}
    </>
  )
}
