import { item, type Language } from '@orrery/kernel'
import { dots, hrAxes, luminosityAt, temperatureAt } from '../components/diagrams.ts'
import type { Amounts } from '../components/types.ts'
import { elementIds } from '../rules/tables.ts'

/** "4 H + 2 He" of six numbers. */
export function vectorText(crystals: readonly number[]): string {
  return crystals.flatMap((n, element) => (n > 0 ? [`${n} ${item(elementIds, element)}`] : [])).join(' + ')
}

/** "4 H + 2 He" of printed amounts. */
export function amountsText(amounts: Amounts | undefined): string {
  return vectorText(elementIds.map((id) => new Map(Object.entries(amounts ?? {})).get(id) ?? 0))
}

/** Dots have no names (H3.3): they are described by where they lie, as precisely as the axes can be read. */
export function makeDotReader(language: Language): (dot: number) => { readonly t: string; readonly l: string } {
  const rounded = new Intl.NumberFormat(language, { maximumSignificantDigits: 2, useGrouping: 'always' })
  return (dot) => {
    const { x, y } = item(dots, dot)
    const [t, l] = [temperatureAt(x / hrAxes.width), luminosityAt(y / hrAxes.height)]
    return { t: `${rounded.format(t)} K`, l: `${rounded.format(l)} L☉` }
  }
}
