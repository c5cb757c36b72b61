import { type Says, Tap } from '@orrery/board/target'
import type { Language } from '@orrery/kernel'
import { Fragment, memo, type ReactNode } from 'react'
import { type AbilitySpec, abilities, type StepSpec } from '../data.ts'
import { sectorSign } from '../galaxy/lens.tsx'
import { Glyph } from '../pieces/glyphs.tsx'
import { Growth, LifeFormPicture, Picture } from '../pieces/piece.tsx'
import { abilityWords } from '../texts/index.ts'

const times = (count: number): ReactNode => (count > 1 ? <b className="cc-times num">×{count}</b> : null)

/** The cost of an ability as signs. */
function Cost({ card }: { card: AbilitySpec }): ReactNode {
  const { energy, tracks, supernova, stableLife, protoLife } = card.cost
  return (
    <>
      {energy !== undefined &&
        [...Array(Math.min(energy.count, 2)).keys()].map((i) => (
          <Picture key={i} id={`mini-${energy.match}`} width={15} height={21} k={1} />
        ))}
      {energy !== undefined && energy.count > 2 && times(energy.count)}
      {tracks?.graviton !== undefined && <Glyph id="graviton" size={20} />}
      {supernova !== undefined && <Picture id="flat-nova" width={20} k={0.45} />}
      {stableLife !== undefined && (
        <>
          <Picture id="flat-stable" width={20} k={0.69} />
          {times(stableLife)}
        </>
      )}
      {protoLife !== undefined && <Picture id="flat-proto" width={20} k={0.69} />}
      {card.activation === 'discharge' && <Picture id="crystal" width={14} height={22} k={0.59} />}
    </>
  )
}

const Arrow = (): ReactNode => (
  <span className="cc-arr">
    <Glyph id="arrow" size={13} />
  </span>
)

/** One step of an effect as signs. */
function Effect({ step }: { step: StepSpec }): ReactNode {
  switch (step.op) {
    case 'growCrystal':
      return (
        <>
          <Growth size={22} />
          {times(step.count)}
        </>
      )
    case 'gainStar':
      return (
        <>
          {step.element === 'any' ? (
            <Glyph id="star" size={20} />
          ) : (
            <Picture id={`dot-${step.element}`} width={21} k={0.5} />
          )}
          {times(step.count)}
          {'sector' in step && <b style={{ color: `var(--sec-${step.sector})` }}>{sectorSign[step.sector]}</b>}
        </>
      )
    case 'gainLife':
      return (
        <>
          <Picture id={step.state === 'stable' ? 'flat-stable' : 'flat-proto'} width={22} k={0.77} />
          {times(step.count)}
        </>
      )
    case 'convertToSupernova':
      return (
        <>
          <Picture id="flat-nova" width={22} k={0.5} />
          {times(step.count)}
        </>
      )
    case 'revertSupernova':
      return (
        <>
          <Picture id="flat-nova" width={22} k={0.5} />
          <Arrow />
          <Glyph id="star" size={18} />
        </>
      )
    case 'stabilise':
    case 'stabiliseAllAdjacent':
      return (
        <>
          {'element' in step && <Picture id={`dot-${step.element}`} width={21} k={0.5} />}
          {'to' in step && step.to === 'oneSupernova' && <Picture id="flat-nova" width={20} k={0.45} />}
          <Picture id="flat-proto" width={20} k={0.69} />
          <Arrow />
          <Picture id="flat-stable" width={20} k={0.69} />
          {'max' in step && times(step.max)}
        </>
      )
    case 'gainNebula':
      return <Picture id={`neb-back-${step.size}`} width={18} height={22} k={0.33} />
    case 'replaceNebula':
      return (
        <>
          <Picture id={`neb-back-${step.fromSize}`} width={18} height={22} k={0.33} />
          <Arrow />
          <Picture id={`neb-back-${step.toSize}`} width={18} height={22} k={0.33} />
        </>
      )
    case 'gainLifeForm':
      return <LifeFormPicture size={23} />
    case 'gainPoints':
      return <b className="cc-times num">+{step.count}</b>
    case 'discardStar':
      return <Glyph id="discard" size={19} />
    case 'choice':
      return step.options.map((option, i) => (
        <Fragment key={option.name}>
          {i > 0 && <i className="cc-or" />}
          {option.steps.map((part) => (
            <Effect key={part.op} step={part} />
          ))}
        </Fragment>
      ))
    case 'relocateLife':
      return (
        <>
          <Glyph id="graviton" size={18} />
          <Picture id={step.state === 'stable' ? 'flat-stable' : 'flat-proto'} width={18} k={0.62} />
          {times(step.max)}
        </>
      )
    case 'moveStar':
    case 'moveLife':
    case 'relocate':
      return <Glyph id="graviton" size={20} />
  }
}

/** About how wide a strip is drawn: long ones are drawn smaller, so that they fit a card. */
function widthOf(card: AbilitySpec): number {
  const { energy, tracks, supernova, stableLife, protoLife } = card.cost
  const cards = Math.min(energy?.count ?? 0, 2) * 17 + ((energy?.count ?? 0) > 2 ? 18 : 0)
  const pieces = [tracks?.graviton, supernova, stableLife, protoLife].filter((part) => part !== undefined).length * 22
  const step = (part: StepSpec): number => {
    if (part.op === 'choice') {
      return 7 + part.options.reduce((sum, option) => sum + option.steps.reduce((all, each) => all + step(each), 0), 0)
    }
    const arrows = ['stabilise', 'stabiliseAllAdjacent', 'revertSupernova', 'replaceNebula'].includes(part.op) ? 37 : 0
    const sign =
      'element' in part && part.op === 'stabiliseAllAdjacent' ? 23 : 'to' in part && part.to === 'oneSupernova' ? 22 : 0
    const times = ('count' in part && part.count > 1) || 'max' in part ? 18 : 0
    return 24 + arrows + sign + times + (part.op === 'relocateLife' ? 20 : 0)
  }
  return cards + pieces + (stableLife ? 18 : 0) + 15 + card.effect.reduce((sum, part) => sum + step(part), 0)
}

/** Cost, arrow, effect. */
function AbilityStrip({ card }: { readonly card: AbilitySpec }): ReactNode {
  return (
    <span className="cc-how" aria-hidden="true" style={{ zoom: Math.min(1, 128 / widthOf(card)) }}>
      <Cost card={card} />
      <Arrow />
      {card.effect.map((step) => (
        <Effect key={step.op} step={step} />
      ))}
    </span>
  )
}

/** An ability card: sign and name, the strip, then the words. */
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
  const says: Says = { action, explain, zoom: spec.id }
  return (
    <Tap
      says={says}
      className={`cc-ability k-${spec.kind} ${title.length > 18 ? 'has-long-name' : ''} ${className}`}
      name={action === undefined ? undefined : (name ?? title)}
      selected={selected}
      at={`ability:${card}`}
    >
      <span className="cc-wm">
        <Glyph id={spec.kind} size={88} />
      </span>
      <span className="cc-ability-name">
        <Glyph id={spec.kind} size={17} />
        {title}
      </span>
      <AbilityStrip card={spec} />
      {words && <span className="cc-ability-words">{text}</span>}
    </Tap>
  )
})
