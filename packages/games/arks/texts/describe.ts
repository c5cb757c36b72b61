import {
  at,
  type Describer,
  item,
  makeStatements,
  type NamedView,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import { edges, resources, slots, sources, specialists, upgrades } from '../components/basics.ts'
import { tracksOf } from '../components/planets.ts'
import type { Action } from '../rules/actions.ts'
import { AUTOMA, isAutoma } from '../rules/state.ts'
import {
  ASTEROID,
  automaIds,
  CENTRE,
  crewIds,
  FIELDS,
  localField,
  neighbour,
  PLAYERS,
  planetIds,
  RESOURCES,
  survivorIds,
} from '../rules/tables.ts'
import type { View } from '../rules/view.ts'
import type { Components } from '../sets/components.ts'
import { componentsOf, numbersOf } from '../sets/loaded.ts'
import { dueText } from './ask.ts'
import { makeTaskText } from './describe-tasks.ts'
import { edgeText, type Gallery, itemsText, look, makeGallery, makeWords } from './gallery.ts'
import type { Described, Names, Sentences } from './index.ts'

/** The numbers of the bits that are set. */
const bitsOf = (mask: number): number[] =>
  Array.from({ length: 16 }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1)

type Table = NamedView<View>

/** Describes whole tables in the language of the speech. */
export function makeDescriber(
  { language, prompt }: Speech<Action, View>,
  names: Names,
  sentences: Sentences,
  words: Described,
): Describer<View> {
  const { state, yes } = makeStatements(words)
  const said = makeWords(language, sentences)
  const taskText = makeTaskText(names, said, words)
  const galleries = new Map<Components, Gallery>()
  const galleryOf = (view: View): Gallery => {
    const set = componentsOf(view)
    const gallery = galleries.get(set) ?? makeGallery(set, names, said)
    galleries.set(set, gallery)
    return gallery
  }
  const planetOf = (view: View, slot: number): string => look(names.planets, planetIds[view.system[slot] ?? -1] ?? '')
  const direction = (slot: number): string => look(sentences.directions, item(slots, slot))
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
  const crewName = (card: number): string => look(names.crew, item(crewIds, card))

  /** A crew card with the edges that count: of one in a row only the one that touches the hold. */
  function crewText(view: View, card: number, row: 'upper' | 'lower' | 'none'): string {
    const { specialist, top, bottom } = item(componentsOf(view).crew, card)
    const edge = (one: typeof top): string => `${said.gallery.where[one.where]}: ${edgeText(one, said)}`
    const shown = row === 'upper' ? edge(bottom) : row === 'lower' ? edge(top) : `${edge(top)}; ${edge(bottom)}`
    return words.crewCard({ card: crewName(card), specialist: names.specialists[specialist], edge: shown })
  }

  function survivorText(view: View, card: number): string {
    const { colour } = item(componentsOf(view).survivors, card)
    const name = look(names.survivors, item(survivorIds, card))
    return words.survivor({ card: name, home: said.gallery.where[colour] })
  }

  function turn({ view, name }: Table, all: readonly string[], me: Seat | undefined): string[] {
    const deciding = [view.asked, ...(view.askedToo ?? [])].flatMap((each) =>
      each === undefined ? [] : [name(each.seat)],
    )
    const whoever = (seat: number): string => (seat < 0 ? words.undecided : name(seat))
    return [
      state(words.round, view.round),
      state(words.turn, view.turn),
      state(words.active, whoever(view.active)),
      state(words.question, prompt(view, me ?? view.asked?.seat ?? 0, all)),
      state(words.deciding, deciding),
      state(
        words.todo,
        [...view.todo].reverse().map((task) => taskText(task, view, name)),
      ),
      ...(view.todoBySeat ?? []).map((todo, seat) =>
        state(
          words.todoOf({ name: name(seat) }),
          [...todo].reverse().map((task) => taskText(task, view, name)),
        ),
      ),
      state(words.first, whoever(view.first)),
      state(words.lastRound, view.lastRound === 0 ? words.unknown : view.lastRound),
      state(words.over, yes(view.over)),
      state(sentences.options.length, view.long ? sentences.lengths.long : sentences.lengths.normal),
      state(words.players, view.seats),
      state(words.version, view.set ?? 1),
    ]
  }

  function player({ view }: Table, seat: number): string[] {
    const places = (mask: number): string[] => bitsOf(mask).map((slot) => planetOf(view, slot))
    const rows = sources.flatMap((id, i) => {
      const n = at(view.points, seat * sources.length + i)
      return n === 0 ? [] : [`${sentences.sources[id]} ${n}`]
    })
    const colonies = bitsOf(at(view.colonies, seat)).length
    const { colonyCost, costs } = numbersOf(view)
    const next = colonyCost[colonies]
    const dues = next === undefined ? [] : item(costs, next).dues.map((due) => dueText(due, said))
    return [
      state(words.points, [String(at(view.scores, seat)), ...rows]),
      state(words.ark, fieldText(view, at(view.arks, seat))),
      state(
        words.cargo,
        resources.map((id, i) => `${names.resources[id]} ${at(view.cargo, seat * RESOURCES + i)}`),
      ),
      state(words.limit, at(view.cargoLimits, seat)),
      state(words.range, at(view.ranges, seat)),
      state(words.capacity, at(view.capacities, seat)),
      state(
        words.upper,
        (view.upper[seat] ?? []).map((card) => crewText(view, card, 'upper')),
      ),
      state(
        words.lower,
        (view.lower[seat] ?? []).map((card) => crewText(view, card, 'lower')),
      ),
      state(
        words.ready,
        bitsOf(at(view.ready, seat)).map((i) => names.specialists[item(specialists, i)]),
      ),
      state(
        words.upgrades,
        bitsOf(at(view.upgrades, seat)).map((i) => names.upgrades[item(upgrades, i)]),
      ),
      state(words.engines, at(view.engines, seat)),
      state(words.colonies, places(at(view.colonies, seat))),
      state(words.nextColony, dues),
      state(words.outposts, places(at(view.outposts, seat))),
      state(
        words.pools,
        words.poolIs({
          colonies: at(view.colonyPool, seat),
          outposts: at(view.outpostPool, seat),
          terraform: at(view.terraformPool, seat),
        }),
      ),
      state(
        words.carried,
        (view.carried[seat] ?? []).map((card) => survivorText(view, card)),
      ),
      state(
        words.settled,
        (view.settled[seat] ?? []).map((card) => survivorText(view, card)),
      ),
    ]
  }

  /** What the players have on a planet: arks, markers, colonies, outposts. */
  function presence({ view, name }: Table, slot: number): string[] {
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

  function system(table: Table): string[] {
    const { view } = table
    return slots.map((_, slot) => {
      const near = edges.flatMap((_edge, i) => {
        const other = at(neighbour, slot * edges.length + i)
        return other < 0 ? [] : [slotName(view, other)]
      })
      const nextTo = words.near({ list: near.join('; ') })
      const card = view.system[slot] ?? -1
      if (card < 0) return state(slotName(view, slot), `${words.undiscovered}; ${nextTo}`)
      const spec = item(componentsOf(view).planets, card)
      const isDone = ((view.terraformed >> slot) & 1) === 1
      const items = (list: typeof spec.front): string => itemsText(list, said)
      const exits = edges.map((edge) =>
        words.exit({ direction: sentences.directions[edge], field: localName(localField(spec.exits[edge])) }),
      )
      const colour =
        spec.colour === undefined ? [] : [names.colours[spec.colour], isDone ? words.terraformed : words.devastated]
      const parts = [
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
        ...presence(table, slot),
        words.fields({ list: spec.fields.map((id) => localName(localField(id))).join(', ') }),
        words.exits({ list: exits.join(', ') }),
        nextTo,
      ]
      return state(slotName(view, slot), parts.join('; '))
    })
  }

  function reach(view: View): string[] {
    if (view.reach === undefined) return []
    return [
      ...view.reach.fields.flatMap((n, field) => (n === 0 ? [] : [state(fieldText(view, field), words.moves({ n }))])),
      ...view.reach.slots.flatMap((n, slot) =>
        n === 0 ? [] : [state(words.discover({ direction: direction(slot) }), words.moves({ n }))],
      ),
    ]
  }

  function cantina(view: View): string[] {
    return [
      state(
        words.cantina,
        view.cantina.map((card) => (card < 0 ? words.empty : crewText(view, card, 'none'))).join('. '),
      ),
      state(words.decks, words.decksAre(view.decks)),
      state(words.crewDiscard, view.crewDiscard.map(crewName)),
      state(
        words.survivorDiscard,
        view.survivorDiscard.map((card) => survivorText(view, card)),
      ),
      state(
        words.supply,
        resources.map((id, i) => `${names.resources[id]} ${at(view.supply, i)}`),
      ),
    ]
  }

  function automa(view: View): string[] {
    const { automaCards } = galleryOf(view)
    const card = (n: number): string => {
      const entry = automaCards[item(automaIds, n)]
      return entry === undefined ? '' : `${entry.name} (${entry.text})`
    }
    const level = componentsOf(view).levels[view.level]?.id ?? ''
    return [
      state(words.level, look(names.levels, level)),
      state(words.automaCard, view.automaCard < 0 ? [] : card(view.automaCard)),
      state(words.automaCrew, view.automaCrew.map(crewName)),
      state(
        words.automaDiscard,
        view.automaDiscard.map((n) => look(names.automaCards, item(automaIds, n))),
      ),
    ]
  }

  function describe(view: View, all: readonly string[], me?: Seat): readonly Section[] {
    const plain = (seat: Seat): string =>
      all[seat] ?? (view.level >= 0 && seat === AUTOMA ? sentences.automa : sentences.player({ number: seat + 1 }))
    const name = (seat: Seat): string => (seat === me ? words.you({ name: plain(seat) }) : plain(seat))
    const table: Table = { view, name }
    const people = Array.from(
      { length: view.players },
      (_, seat): Section => ({
        id: `player-${seat}`,
        title:
          seat === me
            ? words.mineTitle({ name: plain(seat) })
            : isAutoma(view, seat)
              ? plain(seat)
              : words.playerTitle({ name: plain(seat) }),
        lines: player(table, seat),
      }),
    )
    const gallery = galleryOf(view)
    return [
      { id: 'turn', title: words.turnTitle, lines: turn(table, all, me) },
      ...people.filter((_, seat) => seat === me),
      ...(view.reach === undefined ? [] : [{ id: 'reach', title: words.title.reach, lines: reach(view) }]),
      { id: 'system', title: words.title.system, lines: system(table) },
      ...people.filter((_, seat) => seat !== me),
      ...(view.level < 0 ? [] : [{ id: 'automa', title: words.title.automa, lines: automa(view) }]),
      { id: 'cantina', title: words.title.cantina, lines: cantina(view) },
      {
        id: 'upgrades',
        title: words.title.upgrades,
        lines: upgrades.map((id) => state(gallery.upgrades[id].name, gallery.upgrades[id].text)),
      },
    ]
  }

  return { describe }
}
