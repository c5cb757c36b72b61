import { memo, type ReactNode } from 'react'
import { type Amounts, bonusOf, type ElementId, held, pairs, type Star, sides, vectorPairs } from '../data.ts'
import { Sign } from '../pieces/elements.tsx'
import { GameSign } from '../pieces/signs.tsx'
import type { Texts } from '../texts/index.ts'

/** Points, with their sign. */
export function Points({ n }: { readonly n: number | string }): ReactNode {
  return (
    <span className="hx-vp bd-signs bd-strong num" data-zoom="points">
      <GameSign name="star" size={12} />
      {n}
    </span>
  )
}

/** "16 H, 5 He" for screen readers. */
export const spoken = (list: readonly (readonly [ElementId, number])[], texts: Texts): string =>
  list.map(([id, n]) => `${n} ${texts.names.elements[id] ?? id}`).join(', ')

/** What somebody holds, in signs. */
export function Held(props: {
  readonly crystals: readonly number[]
  readonly texts: Texts
  readonly size: number
  /** What is drawn after the crystals, and its words. */
  readonly children?: ReactNode
  readonly more?: string
}): ReactNode {
  const { crystals, texts, size, children, more } = props
  const words = [spoken(vectorPairs(crystals), texts), more ?? ''].filter((each) => each !== '').join(', ')
  return (
    <span
      className="hx-els bd-wrap bd-small bd-strong num"
      {...(words === '' ? {} : { role: 'img', 'aria-label': words })}
    >
      {vectorPairs(crystals).map(([id, n]) => (
        <span key={id} className="bd-signs" title={texts.names.elements[id]} data-zoom={`crystal-${id}`}>
          <Sign element={id} size={size} />
          {n}
        </span>
      ))}
      {children}
    </span>
  )
}

/** A cost in signs; whatever these crystals lack is marked with the missing number. */
export const Cost = memo(function Cost(props: {
  readonly cost: Amounts
  readonly crystals?: readonly number[] | undefined
  readonly texts: Texts
  readonly size?: number
}): ReactNode {
  const { cost, crystals, texts, size = 18 } = props
  return (
    <span className="hx-costs bd-wrap bd-small" role="img" aria-label={`${texts.cost}: ${spoken(pairs(cost), texts)}`}>
      {pairs(cost).map(([id, n]) => {
        const short = crystals === undefined ? 0 : Math.max(0, n - held(crystals, id))
        return (
          <span key={id} className={`hx-cost bd-signs ${short > 0 ? 'is-short' : ''}`}>
            <Sign element={id} size={size} lack={short > 0} />
            <b className="num">{n}</b>
            {short > 0 && <i className="num">−{short}</i>}
          </span>
        )
      })}
    </span>
  )
})

/** What a star gives each round. */
export const Production = memo(function Production(props: {
  readonly star: Star
  readonly texts: Texts
  readonly size?: number
}): ReactNode {
  const { star, texts, size = 19 } = props
  if (star.production === undefined) {
    return (
      <span className="bd-signs bd-small bd-strong" role="img" aria-label={texts.producesNothing} data-zoom="wind">
        <GameSign name="burst" size={size - 2} />
      </span>
    )
  }
  const list = pairs(star.production)
  return (
    <span
      className="bd-signs bd-small bd-strong"
      role="img"
      aria-label={`${texts.production}: ${spoken(list, texts)}`}
      data-zoom="production"
    >
      +
      {list.map(([id, n]) => (
        <span key={id} className="bd-signs">
          <Sign element={id} size={size} />
          {n > 1 ? n : ''}
        </span>
      ))}
    </span>
  )
})

/** What a star adds in fights. */
export const Bonus = memo(function Bonus({ star, texts }: { readonly star: Star; readonly texts: Texts }): ReactNode {
  return (
    <span className="hx-bonus bd-signs bd-small bd-strong">
      {sides.map((side) => {
        const tenths = bonusOf(star, side)
        return tenths === undefined ? null : (
          <span
            key={side}
            className="bd-signs"
            role="img"
            aria-label={`${texts[side]} ${texts.tenths(tenths)}`}
            data-zoom={side}
          >
            <GameSign name={side} size={13} />
            {texts.tenths(tenths)}
          </span>
        )
      })}
    </span>
  )
})

/** Raised digits of the font keep their line and can be read aloud. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A number as mantissa and power of ten, as printed on the cards. */
export function scientific(n: number, texts: Texts): string {
  const { mantissa, exponent } = texts.scientific(n)
  return `${mantissa}·10${[...String(exponent)].map((digit) => RAISED[Number(digit)] ?? '⁻').join('')}`
}
