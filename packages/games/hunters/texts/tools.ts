import { type Language, look } from '@orrery/kernel'
import { reactions } from '../components/elements.ts'
import type { Names, Sentences } from './index.ts'
import { amountsText, makeDotReader } from './parts.ts'
import { starInSentence } from './star-name.ts'

/** A reaction as a formula; a decay is read from right to left. */
export function formula(reaction: string, decay: boolean): string {
  const found = reactions.find((each) => each.id === reaction)
  const left = amountsText(found?.in)
  const right = amountsText(found?.out)
  return decay ? `${right} → ${left}` : `${left} → ${right}`
}

/** What the sentences of one language are put together with. */
export function makeTools(language: Language, names: Names, words: Sentences) {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const tenths = (n: number): string => decimal.format(n / 10)
  const dotAt = makeDotReader(language)
  const cardNames = Object.fromEntries(Object.entries(names.cards).map(([id, { name }]) => [id, name]))
  const card = (id: string | undefined): string => look(cardNames, id)
  const star = (id: string | undefined): string => starInSentence(names, id)
  const field = (id: string | undefined): string => look(names.fields, id)
  const sourceName = (id: string): string => card(id === '' ? undefined : look(names.stars, field(id)))
  const nameOf = (seat: number, all: readonly string[]): string => all[seat] ?? words.player({ number: seat + 1 })
  return { names, words, tenths, dotAt, card, star, field, sourceName, nameOf }
}

/** What the sentences of one language are put together with. */
export type Tools = ReturnType<typeof makeTools>
