import type { CurvePoint, JudgedPart, Option } from '@orrery/bots/analyse'
import type { Language, Seat } from '@orrery/kernel'

/** Writes shares and changes of chances in a language, with so many digits behind the point. */
export function makeFigures(
  language: Language,
  digits = 0,
): { percent(value: number): string; change(value: number): string } {
  const form = { style: 'percent', maximumFractionDigits: digits } as const
  const plain = new Intl.NumberFormat(language, form)
  const signed = new Intl.NumberFormat(language, { ...form, signDisplay: 'exceptZero' })
  return { percent: (value) => plain.format(value), change: (value) => signed.format(value) }
}

/** The chances of a point as a viewer could know them; with all cards open for a spectator. */
export function chancesOf(point: CurvePoint, viewer: Seat | undefined): readonly number[] {
  return (viewer === undefined ? undefined : point.seen[viewer]) ?? point.open
}

/** How far these chances may be off; with all cards open, as far as the model may be wrong. */
export function errorsOf(point: CurvePoint, viewer: Seat | undefined): readonly number[] {
  return (viewer === undefined ? undefined : point.error[viewer]) ?? point.open.map(() => point.openError)
}

/** The number of the turn that a position belongs to. */
export function turnAt(curve: readonly CurvePoint[], index: number): number | undefined {
  return curve.find(({ at }) => at >= Math.max(1, index))?.turn
}

/**
 * What an option promises. The best of several looks better than it is, since it is also the luckiest; so none gains more than what was played is
 * said to have cost.
 */
export function promiseOf({ played, loss }: JudgedPart, { gain }: Option): { value: number; gain: number } {
  const fair = Math.min(gain, loss)
  return { value: Math.min(1, Math.max(0, played + fair)), gain: fair }
}

/** Less than this is shown as nothing. */
export const LEAST_SHOWN = 0.005
