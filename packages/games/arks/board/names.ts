import type { Language } from '@orrery/kernel'
import type { Names } from '../texts/index.ts'
import {
  type CrewEdge,
  crewIds,
  FIELDS,
  item,
  planetIds,
  type Resource,
  resources,
  slots,
  survivorIds,
  type View,
} from './data.ts'
import { slotOfField } from './table.ts'
import { arksTexts } from './texts/area.ts'

export type { Names } from '../texts/index.ts'

/** The names of all components in a language that has been loaded. */
export const namesOf = (language: Language): Names => arksTexts.in(language).names

/** Where a resource stands in the order of the hold. */
export const indexOfResource = (resource: Resource): number => resources.indexOf(resource)

/** A name by a key that comes from the data. */
function named(list: object, key: string): string {
  const found: unknown = Reflect.get(list, key)
  return typeof found === 'string' ? found : key
}

/** The name of a crew card. */
export const crewName = (names: Names, card: number): string => named(names.crew, item(crewIds, card))

/** The name of a survivor card. */
export const survivorName = (names: Names, card: number): string => named(names.survivors, item(survivorIds, card))

/** The name of a planet card. */
export const planetName = (names: Names, card: number): string => named(names.planets, item(planetIds, card))

/** The name of an Automa card. */
export const automaCardName = (names: Names, id: string): string => named(names.automaCards, id)

/** The name of a level of the Automa. */
export const levelName = (names: Names, id: string): string => named(names.levels, id)

/** The name of the planet in a slot; the letters of the slot while it is unexplored. */
export function slotName(names: Names, view: View, slot: number): string {
  const card = view.system[slot] ?? -1
  return card < 0 ? item(slots, slot) : planetName(names, card)
}

/** The name of a field: a planet goes by its own name, any other field by its name and its planet's. */
export function fieldLabel(names: Names, view: View, field: number): string {
  const planet = slotName(names, view, slotOfField(field))
  const local = field % FIELDS
  if (local === 0) return planet
  const kind = local === 1 ? names.fields.moon : local === 2 ? names.fields.station : names.fields.asteroid
  return `${planet}, ${kind}`
}

/** Where an edge works, in words. */
export const placeName = (names: Names, place: CrewEdge): string =>
  place === 'orbital' ? names.terms.orbital : names.colours[place]

/** The name of a player's ark, and of the bridge card beside it. */
export const arkName = (names: Names, player: number): string => named(names.arkCards, `ark-${player + 1}`)
export const bridgeName = (names: Names, player: number): string => named(names.bridgeCards, `bridge-${player + 1}`)
