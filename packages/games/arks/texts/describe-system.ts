import { at, item } from '@orrery/kernel'
import { edges, resources, slots } from '../components/basics.ts'
import { tracksOf } from '../components/planets.ts'
import { FIELDS, localField, neighbour, PLAYERS, RESOURCES } from '../rules/tables.ts'
import type { View } from '../rules/view.ts'
import { componentsOf } from '../sets/loaded.ts'
import type { DescriberTools, Table } from './describe-tools.ts'
import { itemsText } from './gallery.ts'

/** What the players have on a planet: arks, markers, colonies, outposts. */
function presence({ words, localName }: DescriberTools, { view, name }: Table, slot: number): string[] {
  const everybody = Array.from({ length: view.players }, (_, seat) => seat)
  const owners = (masks: readonly number[]): string =>
    everybody
      .filter((seat) => ((at(masks, seat) >> slot) & 1) === 1)
      .map(name)
      .join(', ')
  const ahead = view.ranking.slice(slot * PLAYERS, (slot + 1) * PLAYERS).filter((seat) => seat >= 0)
  const [colonies, outposts] = [owners(view.colonies), owners(view.outposts)]
  return [
    ...everybody.flatMap((seat) => {
      const field = view.markers[slot * PLAYERS + seat] ?? 0
      return field === 0 ? [] : [words.marker({ name: name(seat), field })]
    }),
    ...(ahead.length > 0 ? [words.ranking({ names: ahead.map(name).join(', ') })] : []),
    ...(colonies === '' ? [] : [words.colony({ names: colonies })]),
    ...(outposts === '' ? [] : [words.outpost({ names: outposts })]),
    ...everybody.flatMap((seat) => {
      const field = at(view.arks, seat)
      return Math.floor(field / FIELDS) === slot
        ? [words.arkOf({ name: name(seat), field: localName(field % FIELDS) })]
        : []
    }),
  ]
}

/** The planet in a slot: what it gives, who is there, and where its exits are. */
function planetParts(tools: DescriberTools, table: Table, slot: number, card: number): string[] {
  const { names, sentences, words, localName } = tools
  const { view } = table
  const spec = item(componentsOf(view).planets, card)
  const isDone = ((view.terraformed >> slot) & 1) === 1
  const items = (list: typeof spec.front): string => itemsText(list, sentences)
  const exits = edges.map((edge) =>
    words.exit({ direction: sentences.directions[edge], field: localName(localField(spec.exits[edge])) }),
  )
  const colour =
    spec.colour === undefined ? [] : [names.colours[spec.colour], isDone ? words.terraformed : words.devastated]
  return [
    ...colour,
    `${names.fields.planet}: ${items(isDone ? spec.back : spec.front)}`,
    `${names.fields.moon}: ${items(spec.moon)}`,
    `${names.fields.station}: ${items(spec.station)}`,
    ...tracksOf(spec).map(({ resource, levels: top }) =>
      words.track({
        resource: names.resources[resource],
        level: at(view.levels, slot * RESOURCES + resources.indexOf(resource)),
        top,
      }),
    ),
    ...presence(tools, table, slot),
    words.fields({ list: spec.fields.map((id) => localName(localField(id))).join(', ') }),
    words.exits({ list: exits.join(', ') }),
  ]
}

/** The system in words, slot by slot. */
export function describeSystem(tools: DescriberTools, table: Table): string[] {
  const { words, state, slotName } = tools
  const { view } = table
  return slots.map((_, slot) => {
    const near = edges.flatMap((_edge, i) => {
      const other = at(neighbour, slot * edges.length + i)
      return other < 0 ? [] : [slotName(view, other)]
    })
    const nextTo = words.near({ list: near.join('; ') })
    const card = view.system[slot] ?? -1
    const parts = card < 0 ? [words.undiscovered] : planetParts(tools, table, slot, card)
    return state(slotName(view, slot), [...parts, nextTo].join('; '))
  })
}

/** How far the ark whose turn it is can fly. */
export function describeReach({ words, state, direction, fieldText }: DescriberTools, view: View): string[] {
  if (view.reach === undefined) return []
  return [
    ...view.reach.fields.flatMap((n, field) => (n === 0 ? [] : [state(fieldText(view, field), words.moves({ n }))])),
    ...view.reach.slots.flatMap((n, slot) =>
      n === 0 ? [] : [state(words.discover({ direction: direction(slot) }), words.moves({ n }))],
    ),
  ]
}
