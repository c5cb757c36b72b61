import {
  apart,
  at,
  type Describer,
  fullPrompt,
  item,
  look,
  makeNaming,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import { resources, upgrades } from '../components/basics.ts'
import type { Action } from '../rules/actions.ts'
import { AUTOMA, isAutoma } from '../rules/state.ts'
import { automaIds } from '../rules/tables.ts'
import type { View } from '../rules/view.ts'
import type { Components } from '../sets/components.ts'
import { componentsOf } from '../sets/loaded.ts'
import { describePlayer } from './describe-player.ts'
import { describeReach, describeSystem } from './describe-system.ts'
import { makeTaskText } from './describe-tasks.ts'
import { type DescriberTools, makeDescriberTools, type Table } from './describe-tools.ts'
import { type Gallery, makeGallery } from './gallery.ts'
import type { Described, Names, Sentences } from './index.ts'

/** Whose turn it is, what is asked, and what comes next. */
function turn(
  { sentences, words, state, yes }: DescriberTools,
  { view, name }: Table,
  question: string,
  taskText: ReturnType<typeof makeTaskText>,
): string[] {
  const deciding = [view.asked, ...(view.askedToo ?? [])].flatMap((each) =>
    each === undefined ? [] : [name(each.seat)],
  )
  const whoever = (seat: number): string => (seat < 0 ? words.undecided : name(seat))
  return [
    state(words.round, view.round),
    state(words.turn, view.turn),
    state(words.active, whoever(view.active)),
    state(words.question, question),
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

/** The cantina, the decks and the supply. */
function cantina(tools: DescriberTools, view: View): string[] {
  const { names, words, state, crewName, crewText, survivorText } = tools
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

/** The Automa: its level and its cards. */
function automa(tools: DescriberTools, { automaCards }: Gallery, view: View): string[] {
  const { names, words, state, crewName } = tools
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

/** Describes whole tables in the language of the speech. */
export function makeDescriber(
  speech: Speech<Action, View>,
  names: Names,
  texts: Sentences,
  words: Described,
): Describer<View> {
  const tools = makeDescriberTools(speech.language, names, texts, words)
  const { sentences, state } = tools
  const taskText = makeTaskText(names, sentences, words)
  const galleries = new Map<Components, Gallery>()
  const galleryOf = (view: View): Gallery => {
    const set = componentsOf(view)
    const gallery = galleries.get(set) ?? makeGallery(set, names, sentences)
    galleries.set(set, gallery)
    return gallery
  }

  function describe(view: View, all: readonly string[], me?: Seat): readonly Section[] {
    const plain = (seat: Seat): string =>
      all[seat] ?? (view.level >= 0 && seat === AUTOMA ? sentences.automa : sentences.player({ number: seat + 1 }))
    const { name, title } = makeNaming(words, plain, me)
    const table: Table = { view, name }
    const people = Array.from({ length: view.players }, (_, seat): readonly Section[] => [
      {
        id: `player-${seat}`,
        title: seat !== me && isAutoma(view, seat) ? plain(seat) : title(seat),
        lines: describePlayer(tools, view, seat),
      },
    ])
    const { mine, others } = apart(people, me)
    const gallery = galleryOf(view)
    const question = fullPrompt(speech, view, me ?? view.asked?.seat ?? 0, all)
    return [
      { id: 'turn', title: words.turnTitle, lines: turn(tools, table, question, taskText) },
      ...mine,
      ...(view.reach === undefined
        ? []
        : [{ id: 'reach', title: words.title.reach, lines: describeReach(tools, view) }]),
      { id: 'system', title: words.title.system, lines: describeSystem(tools, table) },
      ...others,
      ...(view.level < 0 ? [] : [{ id: 'automa', title: words.title.automa, lines: automa(tools, gallery, view) }]),
      { id: 'cantina', title: words.title.cantina, lines: cantina(tools, view) },
      {
        id: 'upgrades',
        title: words.title.upgrades,
        lines: upgrades.map((id) => state(gallery.upgrades[id].name, gallery.upgrades[id].text)),
      },
    ]
  }

  return { describe }
}
