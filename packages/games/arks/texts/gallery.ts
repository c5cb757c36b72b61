import { type Language, look } from '@orrery/kernel'
import type { Item, Resource, Specialist, Upgrade } from '../components/basics.ts'
import type { CrewAction } from '../components/crew.ts'
import { tracksOf } from '../components/planets.ts'
import type { Components } from '../sets/components.ts'
import type { Names, Sentences } from './index.ts'

export { newest } from '../sets/loaded.ts'

/** The name of a component and what is printed on it, in words. */
export interface Entry {
  readonly name: string
  readonly text: string
}

/** A crew card in words: its specialist and both edges. */
export interface CrewEntry extends Entry {
  readonly specialist: string
  readonly top: string
  readonly bottom: string
}

/** Every component in words, by id. */
export interface Gallery {
  readonly planets: Readonly<Record<string, Entry>>
  readonly crew: Readonly<Record<string, CrewEntry>>
  readonly survivors: Readonly<Record<string, Entry>>
  readonly upgrades: Readonly<Record<Upgrade, Entry>>
  readonly automaCards: Readonly<Record<string, Entry>>
  readonly levels: Readonly<Record<string, Entry>>
  readonly actions: Readonly<Record<string, Entry>>
}

/** Sentences, with the way their language joins a list: "a, b, and c". */
export interface Words extends Sentences {
  list(parts: readonly string[]): string
}

/** Sentences with the way a language joins lists. */
export function makeWords(language: Language, sentences: Sentences): Words {
  const join = new Intl.ListFormat(language, { type: 'conjunction' })
  return { ...sentences, list: (parts) => join.format(parts) }
}

/** A gain list or a price in words. */
export function itemsText(items: readonly Item[], words: Words): string {
  return words.list(
    items.map(({ item, n }) => {
      if (item === 'crewDeck') return words.crewCards.deck({ n })
      return item === 'crewCantina' ? words.crewCards.cantina({ n }) : words.units[item]({ n })
    }),
  )
}

/** What an edge of a crew card does, without where. */
export function edgeText({ pay, gain }: CrewAction, words: Words): string {
  const gained = itemsText(gain, words)
  return pay.length === 0
    ? words.gallery.gives({ gain: gained })
    : words.gallery.exchanges({ pay: itemsText(pay, words), gain: gained })
}

/** All components of a set in one language. */
export function makeGallery(set: Components, names: Names, words: Words): Gallery {
  const { gallery } = words
  const items = (list: readonly Item[]): string => itemsText(list, words)
  const edge = (action: CrewAction): string => `${gallery.where[action.where]}: ${edgeText(action, words)}`
  const specialistName = (id: Specialist): string => names.specialists[id]
  const resourceName = (id: Resource): string => names.resources[id]
  const start = (colony: boolean, n: number): string => {
    if (n === 0) return colony ? gallery.start.colony : gallery.start.nothing
    return (colony ? gallery.start.both : gallery.start.resources)({ n })
  }
  const upgradeEntry = (id: Upgrade): Entry => {
    const spec = set.upgrades.find((each) => each.id === id)
    const price = spec === undefined ? '' : words.list([words.specialist[spec.specialist], items(spec.resources)])
    return { name: names.upgrades[id], text: `${gallery.upgrades[id]} ${gallery.price({ price })}` }
  }
  return {
    planets: Object.fromEntries(
      set.planets.map((card) => {
        const { id, colour, front, back, moon, station } = card
        const list = words.list(
          tracksOf(card).map(({ resource, levels: top }) =>
            gallery.track({ resource: resourceName(resource), levels: top }),
          ),
        )
        const text =
          colour === undefined
            ? gallery.portal({ gather: items(front), moon: items(moon), station: items(station) })
            : gallery.planet({
                front: items(front),
                back: items(back),
                moon: items(moon),
                station: items(station),
                tracks: list,
              })
        return [id, { name: look(names.planets, id), text }]
      }),
    ),
    crew: Object.fromEntries(
      set.crew.map(({ id, specialist, top, bottom }) => {
        const entry = { specialist: specialistName(specialist), top: edge(top), bottom: edge(bottom) }
        const text = `${entry.specialist}. ${entry.top}. ${entry.bottom}.`
        return [id, { name: look(names.crew, id), text, ...entry }]
      }),
    ),
    survivors: Object.fromEntries(
      set.survivors.map(({ id, colour, gain }) => [
        id,
        { name: look(names.survivors, id), text: gallery.survivor({ home: gallery.where[colour], gain: items(gain) }) },
      ]),
    ),
    upgrades: {
      robotics: upgradeEntry('robotics'),
      biodome: upgradeEntry('biodome'),
      spaceMining: upgradeEntry('spaceMining'),
      cargoHolds: upgradeEntry('cargoHolds'),
      scoutingVehicles: upgradeEntry('scoutingVehicles'),
      leisureFacilities: upgradeEntry('leisureFacilities'),
      miningVehicles: upgradeEntry('miningVehicles'),
      engines: upgradeEntry('engines'),
    },
    automaCards: Object.fromEntries(
      set.automaCards.map(({ id, clockwise, jump, criterion, rows }) => {
        const way = [
          names.criteria[criterion],
          clockwise ? gallery.clockwise : gallery.counterclockwise,
          ...(jump ? [gallery.jump] : []),
        ].join(', ')
        const lines = rows.map(({ actions: [left, right], gain }) => {
          const name = names.automaActions[left]
          if (right !== undefined) return gallery.either({ left: name, right: names.automaActions[right] })
          return gain.length > 0 ? `${name}: ${gallery.gives({ gain: items(gain) })}` : name
        })
        return [id, { name: look(names.automaCards, id), text: `${[way, ...lines].join('. ')}.` }]
      }),
    ),
    levels: Object.fromEntries(
      set.levels.map(({ id, upgradePoints, startColony, startResources }) => [
        id,
        {
          name: look(names.levels, id),
          text: gallery.level({ points: upgradePoints.join(' / '), start: start(startColony, startResources) }),
        },
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(gallery.actions).map(([id, text]) => [id, { name: look(names.destinationActions, id), text }]),
    ),
  }
}
