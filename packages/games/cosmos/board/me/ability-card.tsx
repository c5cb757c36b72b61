import { Icon } from '@orrery/board/icons'
import { soft } from '@orrery/board/soft'
import { Tap } from '@orrery/board/target'
import type { Language } from '@orrery/kernel'
import { Fragment, memo, type ReactNode } from 'react'
import {
  type AbilitySpec,
  abilities,
  type EffectPart,
  elementIds,
  type KindId,
  type PassiveId,
  regulators,
  sectorIds,
} from '../data.ts'
import { sectorSign } from '../galaxy/lens.tsx'
import { Glyph } from '../pieces/glyphs.tsx'
import { Growth, LifeFormPicture, Picture } from '../pieces/piece.tsx'
import { abilityWords, textsOf } from '../texts/index.ts'

const times = (count: number): ReactNode => (count > 1 ? <b className="cc-times num">×{count}</b> : null)

/** The cost of an ability as signs. */
function Cost({ card }: { card: AbilitySpec }): ReactNode {
  const { energy, tracks, supernova, stableLife, protoLife } = card.cost
  return (
    <>
      {energy !== undefined &&
        [...Array(Math.min(energy.count, 2)).keys()].map((i) => (
          <Picture key={i} id={`mini-${energy.match}`} width={15} height={21} />
        ))}
      {energy !== undefined && energy.count > 2 && times(energy.count)}
      {tracks?.graviton !== undefined && <Glyph id="graviton" size={20} />}
      {supernova !== undefined && <Nova size={20} />}
      {stableLife !== undefined && counted(<Life value={2} />, stableLife)}
      {protoLife !== undefined && <Life value={1} />}
      {card.activation === 'discharge' && <Picture id="crystal" width={14} height={22} k={0.59} />}
    </>
  )
}

const Arrow = (): ReactNode => <Icon name="arrow" size={13} />

/** One thing becomes another. */
const becomes = (from: ReactNode, to: ReactNode): ReactNode => (
  <>
    {from}
    <Arrow />
    {to}
  </>
)

/** A sign, and how often it counts. */
const counted = (sign: ReactNode, count: number): ReactNode => (
  <>
    {sign}
    {times(count)}
  </>
)

/** Proto life, or stable life. */
const Life = ({ value, size = 20 }: { readonly value: number; readonly size?: number }): ReactNode => (
  <Picture id={value === 2 ? 'flat-stable' : 'flat-proto'} width={size} k={size / 29} />
)
const stabilised = becomes(<Life value={1} />, <Life value={2} />)
const Nova = ({ size }: { readonly size: number }): ReactNode => <Picture id="flat-nova" width={size} k={size / 44} />
const Dot = ({ element }: { readonly element: number }): ReactNode => (
  <Picture id={`dot-${elementIds[element]}`} width={21} k={0.5} />
)
const NebulaBack = ({ size }: { readonly size: number }): ReactNode => (
  <Picture id={`neb-back-${size + 1}`} width={18} height={22} k={0.33} />
)

/** One part of an effect as signs. */
function Effect({ part }: { part: EffectPart }): ReactNode {
  switch (part.kind) {
    case 'grow':
      return counted(<Growth size={22} />, part.count)
    case 'element': {
      const sector = part.sector === undefined ? undefined : sectorIds[part.sector]
      return (
        <>
          <Glyph id="star" size={20} />
          {sector !== undefined && <b style={{ color: `var(--sec-${sector})` }}>{sectorSign[sector]}</b>}
        </>
      )
    }
    case 'gain-stars':
      return counted(<Dot element={part.element} />, part.count)
    case 'gain-proto':
      return counted(<Life value={1} size={22} />, part.count)
    case 'gain-life':
      return counted(<Life value={part.life} size={22} />, part.left)
    case 'flip':
      return counted(<Nova size={22} />, part.left)
    case 'revert':
      return becomes(<Nova size={22} />, <Glyph id="star" size={18} />)
    case 'stabilise':
      return counted(stabilised, part.left)
    case 'stabilise-it':
    case 'stabilise-around':
      return stabilised
    case 'stabilise-at':
    case 'irradiate':
      return (
        <>
          {part.kind === 'irradiate' ? <Nova size={20} /> : <Dot element={part.element} />}
          {stabilised}
        </>
      )
    case 'draw-nebula':
      return <NebulaBack size={part.size} />
    case 'replace':
      return becomes(<NebulaBack size={part.from} />, <NebulaBack size={part.to} />)
    case 'life-form':
      return <LifeFormPicture size={23} />
    case 'gain-points':
      return <b className="cc-times num">+{part.count}</b>
    case 'discard-standard':
      return <Glyph id="discard" size={19} />
    case 'option':
      return part.options.map((option, i) => (
        <Fragment key={option.name}>
          {i > 0 && <i className="cc-or" />}
          {option.effect.map((each) => (
            <Effect key={each.kind} part={each} />
          ))}
        </Fragment>
      ))
    case 'lift-life':
      return (
        <>
          <Glyph id="graviton" size={18} />
          {counted(<Life value={part.life} size={18} />, part.left)}
        </>
      )
    case 'move-star-to':
    case 'move-life-to':
    case 'lift':
      return <Glyph id="graviton" size={20} />
    case 'move-proto':
      // The sign for the move already says it.
      return null
  }
}

/** Cost, arrow, effect; a long strip draws its signs smaller. */
function AbilityStrip({ card }: { readonly card: AbilitySpec }): ReactNode {
  return (
    <span className="cc-how bd-row" aria-hidden="true">
      <Cost card={card} />
      <Arrow />
      {card.effect.map((part) => (
        <Effect key={part.kind} part={part} />
      ))}
    </span>
  )
}

/** What a card adds to every energy phase, by the control that its marker goes to (C6.5). */
const extras: Readonly<Record<PassiveId, ReactNode>> = {
  energyCard: <Picture id="mini-any" width={11} height={15} k={0.72} />,
  crystalGrowth: <Growth size={16} />,
  graviton: <Glyph id="graviton" size={15} />,
  protoLife: <Picture id="flat-proto" width={15} k={0.52} />,
}

const passiveOf = (kind: KindId): PassiveId => regulators.find(({ id }) => id === kind)?.passive ?? 'energyCard'

/** What cards of a kind add to every energy phase, in words (C6.5). */
export const extraWords = (kind: KindId, language: Language): string => textsOf(language).extra[passiveOf(kind)]

/** An ability card: sign and name, the strip, then the words and the extra resource of every energy phase. */
export const AbilityCard = memo(function AbilityCard(props: {
  readonly card: number
  readonly language: Language
  readonly action?: string | undefined
  readonly explain?: string | undefined
  readonly name?: string | undefined
  readonly className?: string
  readonly words?: boolean
  readonly selected?: boolean
}): ReactNode {
  const { card, language, action, explain, name, className = '', words = true, selected } = props
  const spec = abilities[card]
  if (spec === undefined) return null
  const [title, text] = abilityWords(language, spec.id)
  const extra = extraWords(spec.kind, language)
  return (
    <Tap
      target={{ action, explain, zoom: spec.id }}
      className={`bd-card bd-down bd-rises cc-ability ${className}`}
      style={{ '--k': `var(--kind-${spec.kind})` }}
      name={action === undefined ? undefined : `${name ?? title}. ${extra}`}
      selected={selected}
      at={`ability:${card}`}
    >
      <span className="cc-wm">
        <Glyph id={spec.kind} size={88} />
      </span>
      <span className="cc-ability-name bd-strong">
        <span className="cc-extra bd-signs" role="img" aria-label={extra} title={extra}>
          <b className="num">+1</b>
          {extras[passiveOf(spec.kind)]}
        </span>
        <Glyph id={spec.kind} size={17} />
        {soft(title, textsOf(language))}
      </span>
      <AbilityStrip card={spec} />
      {words && <span className="cc-ability-words">{text}</span>}
    </Tap>
  )
})
