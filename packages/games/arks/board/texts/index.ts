import type { Language } from '@orrery/kernel'
import type { BoardTexts } from '../../texts/index.ts'
import { type Components, type CrewAction, type Item, type ItemId, item, type Resource, resources } from '../data.ts'
import { crewName, type Names, placeName } from '../names.ts'
import { arksTexts } from './area.ts'

export type Texts = BoardTexts

/** The texts of the board in a language that has been loaded. */
export const textsOf = (language: Language): Texts => arksTexts.in(language).board

const isResource = (id: ItemId): id is Resource => resources.some((each) => each === id)

/** A gain list or a price in words. */
export function itemWords(list: readonly Item[], names: Names, texts: Texts): string {
  if (list.length === 0) return texts.nothing
  return list.map(({ item, n }) => `${n}× ${isResource(item) ? names.resources[item] : texts.items[item]}`).join(', ')
}

/** One edge of a crew card in words. */
export function edgeWords({ where, pay, gain }: CrewAction, names: Names, texts: Texts): string {
  const price = pay.length === 0 ? '' : `${texts.pays({ items: itemWords(pay, names, texts) })}, `
  return `${placeName(names, where)}: ${price}${texts.gains({ items: itemWords(gain, names, texts) })}`
}

/** A crew card in words; in a row, the edge at the hold is named as such. */
export function crewWords(
  set: Components,
  card: number,
  row: 'upper' | 'lower' | 'open',
  names: Names,
  texts: Texts,
): string {
  const { specialist, top, bottom } = item(set.crew, card)
  const hold = ` (${texts.atHold})`
  return [
    `${crewName(names, card)}, ${names.specialists[specialist]}`,
    `${texts.topEdge}${row === 'lower' ? hold : ''}, ${edgeWords(top, names, texts)}`,
    `${texts.bottomEdge}${row === 'upper' ? hold : ''}, ${edgeWords(bottom, names, texts)}`,
  ].join('. ')
}

type Spec = Components['upgrades'][number]

/** What an upgrade costs, in words. */
export function priceWords({ specialist, resources: items }: Spec, names: Names, texts: Texts): string {
  const who =
    specialist === 'engineer'
      ? names.specialists.engineer
      : specialist === 'anyLeader'
        ? names.terms.anyLeader
        : names.terms.planetLeader
  return `${who}, ${itemWords(items, names, texts)}`
}

/** An upgrade in words. */
export function upgradeWords(spec: Spec, own: boolean, names: Names, texts: Texts): string {
  const { id } = spec
  const state = own ? texts.owned : `${texts.costs} ${priceWords(spec, names, texts)}`
  return `${names.upgrades[id]}, ${state}. ${texts.about.upgrade[id]}`
}
