import { Spot, type TargetProps } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { sameDrawn } from '../board/same.ts'
import { goStep, legalId, type Targets } from '../board/targets.ts'
import { AUTOMA, at, FIELDS, fieldName, item, localField, MAIN, RING, slots, type View } from '../data.ts'
import { fieldLabel, planetName } from '../names.ts'
import { headAt } from '../pieces/gauge.tsx'
import { cardIn, isLive, slotOfField } from '../table.ts'
import { useWords } from '../words.ts'
import { fieldWords } from './field-words.ts'
import { CARD, cornerOf, MIDDLE, pieceSpot, type Routes, spotOf, UNKNOWN } from './layout.ts'
import type { TrailOf } from './trail.tsx'
import { RING_R, type World } from './world.tsx'

/** What the system is drawn from. */
export interface SystemProps {
  readonly view: View
  /** The seat whose ark is marked as mine; a spectator has none. */
  readonly me: number | undefined
  readonly targets: Targets | undefined
  readonly players: readonly string[]
  /** The field or unexplored slot that is pointed at. */
  readonly pointed: number | undefined
  readonly narrow: boolean
  /** The board stands beside its sheet. */
  readonly across?: boolean
  /** The slot whose card is being turned over. */
  readonly fresh: number | undefined
  readonly trail: TrailOf | undefined
}

/** The radius of what a thumb hits on a phone: 40 px across on the smallest ones, upright or on their side. */
const THUMB = 53

/** The radius of the light around the middle of a field. */
const rimOf = (local: number, portal: boolean, live: boolean): number =>
  local === MAIN ? (portal ? 54 : live ? 57 : 61.6) : local > 2 ? 14.6 : local === 2 ? 19.5 : 18

interface StepsProps {
  readonly x: number
  readonly y: number
  readonly n: number
  readonly big: boolean
  readonly narrow: boolean
}

/** The number of moves to a field. */
function Steps({ x, y, n, big, narrow }: StepsProps): ReactNode {
  const r = narrow ? 17 : big ? 10 : 8.6
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r + 1} fill="#03040b" opacity=".9" />
      <circle r={r} style={{ fill: 'var(--lamp)' }} />
      <text
        y={narrow ? 8.4 : 4.4}
        textAnchor="middle"
        className={narrow ? 'ak-t24' : big ? 'ak-t13' : 'ak-t12'}
        fontWeight="700"
        style={{ fill: 'var(--ink-on-lamp)' }}
      >
        {n}
      </text>
    </g>
  )
}

/** The id, if an ark may go there; a phone shows the whole system only while travel itself is asked. */
const goId = (targets: Targets | undefined, id: string, narrow: boolean): string | undefined =>
  narrow && targets?.later.has(id) === true ? undefined : legalId(targets, id)

/** On a phone nothing can be pointed at, so a first tap shows what a field would bring and the second one goes there. */
function chosen(action: string | undefined, targets: Targets | undefined, narrow: boolean): TargetProps {
  if (action === undefined || !narrow || targets?.selected === goStep(action)) {
    return { action, later: targets?.later.has(action ?? '') === true }
  }
  return { step: goStep(action) }
}

/** The fields and their words: lit ones with the number of moves, the others with the refusal. */
export const FieldTargets = memo(
  function FieldTargets(props: SystemProps & { readonly routes: Routes }): ReactNode {
    const { view, targets, pointed, narrow, players, routes } = props
    const words = useWords()
    const { texts } = words
    const asked = targets !== undefined && view.asked?.decision.kind === 'travel'
    const spots: ReactNode[] = []
    for (let slot = 0; slot <= RING; slot++) {
      const card = cardIn(view, slot)
      if (card === undefined) continue
      for (const local of card.fields.map(localField)) {
        const field = slot * FIELDS + local
        const id = `travel:${fieldName(field)}`
        const action = goId(targets, id, narrow)
        const n = view.reach?.fields[field] ?? 0
        const [x, y] = spotOf(view, field)
        const rim = rimOf(local, card.colour === undefined, isLive(view, slot))
        const on = pointed === field
        const about = fieldWords(view, field, routes, players, words)
        const hit = local === MAIN ? 58 : narrow ? THUMB : 23
        spots.push(
          <Spot
            key={field}
            target={{
              ...chosen(action, targets, narrow),
              explain: asked ? id : undefined,
              zoom: card.id,
              brief: texts.goTo({ field: fieldLabel(words.names, view, field), moves: n }),
            }}
            name={action === undefined ? about : texts.goTo({ field: about, moves: n })}
            className="ak-field"
            transform={`translate(${x} ${y})`}
            at={`hex:${field}`}
          >
            {action === undefined ? undefined : (
              <>
                <circle r={rim * 1.2 + 2} fill="url(#ak-lamp-ring)" opacity={on ? 0.85 : 0.45} />
                <circle
                  r={rim}
                  fill="none"
                  className="breathe"
                  style={{ stroke: on ? 'var(--lamp-hi)' : 'var(--lamp)' }}
                  strokeWidth={(on ? 3 : 2) * (narrow ? 1.6 : 1)}
                />
                <Steps x={-rim * 0.72} y={-rim * 0.7} n={n} big={local === MAIN} narrow={narrow} />
              </>
            )}
            <circle r={hit} className="ak-hit" />
          </Spot>,
        )
      }
    }
    return spots
  },
  sameDrawn(['system', 'terraformed', 'reach', 'levels', 'arks', 'colonies', 'outposts'], ['travel']),
)

/** Unexplored slots: lit ones with the number of moves, the others with the refusal. */
export const UnknownTargets = memo(
  function UnknownTargets({ view, targets, narrow }: SystemProps): ReactNode {
    const { texts } = useWords()
    const asked = targets !== undefined && view.asked?.decision.kind === 'travel'
    return view.system.map((card, slot) => {
      if (card >= 0) return undefined
      const id = `discover:${item(slots, slot)}`
      const action = goId(targets, id, narrow)
      const n = view.reach?.slots[slot] ?? 0
      const [x, y] = cornerOf(slot)
      return (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
          key={slot}
          target={{ ...chosen(action, targets, narrow), explain: asked ? id : undefined, zoom: 'unknown' }}
          name={
            action === undefined
              ? texts.unknownAt({ slot: item(slots, slot) })
              : texts.discoverAt({ slot: item(slots, slot), moves: n })
          }
          className="ak-field"
          transform={`translate(${x} ${y})`}
          at={`hex:${UNKNOWN + slot}`}
        >
          {action === undefined ? undefined : <Steps x={89} y={79} n={n} big narrow={narrow} />}
          <rect width={CARD} height={CARD} rx="14" className="ak-hit" />
        </Spot>
      )
    })
  },
  sameDrawn(['system', 'reach'], ['discover']),
)

/** Tracks that can be raised, and outposts that can be moved: targets on the planets themselves. */
export function PieceTargets(props: SystemProps & { readonly worlds: readonly World[] }): ReactNode {
  const { view, targets, worlds, narrow } = props
  const { names, texts } = useWords()
  const decision = view.asked?.decision
  if (targets === undefined || decision === undefined) return undefined
  const terraforms = decision.kind === 'raise' || decision.kind === 'act'
  if (terraforms || decision.kind === 'track') {
    const verb = terraforms ? 'raise' : decision.kind
    const slot = decision.kind === 'track' ? decision.slot : slotOfField(at(view.arks, view.active))
    const [x, y] = cornerOf(slot)
    const tracks = worlds[slot]?.tracks ?? []
    return tracks.map(({ resource, levels, at: level }, i) => {
      const action = legalId(targets, `${verb}:${resource}`)
      const [hx, hy] = headAt(tracks, i, RING_R)
      if (action === undefined) return undefined
      return (
        <Spot
          key={resource}
          target={{ action, later: targets.later.has(action) }}
          name={texts.raiseTrack({ resource: names.resources[resource], level, levels })}
          className="ak-field"
          transform={`translate(${x + MIDDLE[0] + hx} ${y + MIDDLE[1] + hy})`}
        >
          <circle r="14" fill="none" className="breathe" style={{ stroke: 'var(--lamp)' }} strokeWidth="2.4" />
          <circle r={narrow ? THUMB : 18} className="ak-hit" />
        </Spot>
      )
    })
  }
  if (decision.kind !== 'outpost-from' && decision.kind !== 'automa-outpost-from') return undefined
  const owner = decision.kind === 'outpost-from' ? view.active : AUTOMA
  return worlds.map((world, slot) => {
    const action = legalId(targets, `${decision.kind}:${item(slots, slot)}`)
    const i = world.outposts.findIndex(({ player }) => player === owner)
    if (action === undefined || i < 0) return undefined
    const [x, y] = cornerOf(slot)
    const [ox, oy] = pieceSpot('outpost', i, narrow)
    return (
      <Spot
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        key={slot}
        target={{ action }}
        name={texts.outpostFrom({ planet: planetName(names, view.system[slot] ?? 0) })}
        className="ak-field"
        transform={`translate(${x + ox} ${y + oy})`}
      >
        <circle r="19" fill="url(#ak-lamp)" opacity=".5" />
        <circle r="17" fill="none" className="breathe" style={{ stroke: 'var(--lamp)' }} strokeWidth="2.4" />
        <circle r={narrow ? THUMB : 22} className="ak-hit" />
      </Spot>
    )
  })
}
