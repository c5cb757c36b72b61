import { item, type Language, look, makeStatements, type NamedView } from '@orrery/kernel'
import { slots } from '../components/basics.ts'
import type { CrewAction } from '../components/crew.ts'
import { ASTEROID, CENTRE, crewIds, FIELDS, planetIds, survivorIds } from '../rules/tables.ts'
import type { View } from '../rules/view.ts'
import { componentsOf } from '../sets/loaded.ts'
import { edgeText, makeWords } from './gallery.ts'
import type { Described, Names, Sentences } from './index.ts'

/** The numbers of the bits that are set. */
export const bitsOf = (mask: number): number[] =>
  Array.from({ length: 16 }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1)

/** A view, and the names of its players. */
export type Table = NamedView<View>

/** The places of the system by name. */
function makePlaces(names: Names, { directions }: Sentences, words: Described) {
  const planetOf = (view: View, slot: number): string => look(names.planets, planetIds[view.system[slot] ?? -1] ?? '')
  const direction = (slot: number): string => look(directions, item(slots, slot))
  const slotName = (view: View, slot: number): string => {
    if (slot === CENTRE) return words.centre({ planet: planetOf(view, slot) })
    return (view.system[slot] ?? -1) < 0
      ? words.slotEmpty({ direction: direction(slot) })
      : words.slot({ direction: direction(slot), planet: planetOf(view, slot) })
  }
  const localName = (local: number): string => {
    if (local >= ASTEROID) return words.asteroidN({ n: local - ASTEROID + 1 })
    return [names.fields.planet, names.fields.moon, names.fields.station][local] ?? ''
  }
  const fieldText = (view: View, field: number): string =>
    `${slotName(view, Math.floor(field / FIELDS))}, ${localName(field % FIELDS)}`
  return { planetOf, direction, slotName, localName, fieldText }
}

/** What the description of a table is put together with: the texts of a language, and the words in them for places and cards. */
export function makeDescriberTools(language: Language, names: Names, texts: Sentences, words: Described) {
  const sentences = makeWords(language, texts)
  const { where } = sentences.gallery
  const crewName = (card: number): string => look(names.crew, item(crewIds, card))

  /** A crew card with the edges that count: of one in a row only the one that touches the hold. */
  function crewText(view: View, card: number, row: 'upper' | 'lower' | 'none'): string {
    const { specialist, top, bottom } = item(componentsOf(view).crew, card)
    const edge = (one: CrewAction): string => `${where[one.where]}: ${edgeText(one, sentences)}`
    const shown = row === 'upper' ? edge(bottom) : row === 'lower' ? edge(top) : `${edge(top)}; ${edge(bottom)}`
    return words.crewCard({ card: crewName(card), specialist: names.specialists[specialist], edge: shown })
  }

  function survivorText(view: View, card: number): string {
    const { colour } = item(componentsOf(view).survivors, card)
    return words.survivor({ card: look(names.survivors, item(survivorIds, card)), home: where[colour] })
  }

  const places = makePlaces(names, sentences, words)
  return { names, sentences, words, ...makeStatements(words), ...places, crewName, crewText, survivorText }
}

/** What the description of a table is put together with. */
export type DescriberTools = ReturnType<typeof makeDescriberTools>
