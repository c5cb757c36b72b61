import {
  apart,
  at,
  type Describer,
  fullPrompt,
  makeNaming,
  type NamedView,
  NONE,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import type { RewardSpec } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import type { Action } from '../rules/actions.ts'
import { measure, tableFor } from '../rules/goals.ts'
import type { View } from '../rules/view.ts'
import { componentsOf } from '../sets/numbers.ts'
import { describeGalaxy } from './describe-galaxy.ts'
import { describePlayer } from './describe-player.ts'
import { type DescriberTools, makeDescriberTools } from './describe-tools.ts'
import type { Cards, Components, Described, Sentences } from './index.ts'
import { idAt } from './voice.ts'

type Table = NamedView<View>

function turn(tools: DescriberTools, { view, name }: Table, question: string): string[] {
  const { texts, words, state, yes, taskText } = tools
  return [
    state(words.round, view.round),
    state(words.turn, view.turn),
    state(words.active, view.active === NONE ? [] : name(view.active)),
    state(words.question, question),
    state(words.first, name(view.first)),
    state(words.over, yes(view.over)),
    state(
      words.afterwards,
      [...view.todo].reverse().map((task) => taskText(task, view, undefined)),
    ),
    state(texts.options.faster, view.fast ? texts.options['faster:on'] : texts.options['faster:off']),
    state(words.version, view.set ?? 1),
  ]
}

function reward({ named, words }: DescriberTools, spec: RewardSpec): string {
  switch (spec.resource) {
    case 'star':
      return `${spec.count} ${spec.element}`
    case 'track':
      return `${named.tracks[spec.track]} ${spec.count}`
    case 'nebula':
      return words.oneNebula
  }
}

function consoleLines(tools: DescriberTools, { view, name }: Table): string[] {
  const { named, words, state } = tools
  const passive = {
    energyCard: named.terms.energyCard,
    crystalGrowth: named.terms.timeCrystal,
    graviton: named.tracks.graviton,
    protoLife: named.terms.protoLife,
  }
  return componentsOf(view).regulators.map((regulator, i) => {
    const tokens = view.tokens.flatMap((where, seat) => (where === i ? [words.tokenOf({ name: name(seat) })] : []))
    const parts = [
      words.dark({ n: at(view.dark, i) }),
      ...tokens,
      words.gives({ list: regulator.active.map((spec) => reward(tools, spec)).join(', ') }),
      words.passive({ what: `1 ${passive[regulator.passive]}` }),
    ]
    return state(named.regulators[regulator.id], parts.join('; '))
  })
}

function goalLines({ cards, voice, words, state }: DescriberTools, { view, name }: Table): string[] {
  const [first, second] = tableFor(view, view.players.length).goalPoints
  const standing = (goal: number): string =>
    view.players.map((shown, seat) => `${name(seat)} ${measure(shown, goal)}`).join(', ')
  return [
    state(words.goalPoints, `${first}, ${second}`),
    ...view.goalTrack.map((goal, i) =>
      goal === NONE
        ? state(words.goal({ n: i + 1, goal: words.empty }), [])
        : state(
            words.goal({ n: i + 1, goal: voice.goal(goal) }),
            words.standings({ text: cards.goals[idAt(goalIds, goal)].text, list: standing(goal) }),
          ),
    ),
    state(words.scoredGoals, view.goalsScored.map(voice.goal)),
    state(words.goalDeck, view.goalDeckSize),
  ]
}

function supplyLines(tools: DescriberTools, view: View): string[] {
  const { words, state, byKind, byElement, kindName } = tools
  return [
    state(
      words.row,
      view.row.map((kind) => (kind === NONE ? words.empty : kindName(kind))),
    ),
    state(words.deck, view.deckSize),
    state(words.discard, byKind(view.discard)),
    state(words.stars, byElement(view.starSupply)),
    state(words.lives, view.lifeSupply),
    state(words.crystals, view.crystals),
    state(words.fromBox, view.fromBox),
    state(
      words.stacks,
      view.stackSizes.map((n, size) => words.sizeOf({ size: size + 1, n })),
    ),
    state(words.abilities, byKind(view.abilityDeckSizes)),
    state(
      words.forms,
      view.lifeForms.map((n, group) => words.groupOf({ group: group + 1, n })),
    ),
  ]
}

/** Describes whole tables in the language of the speech. */
export function makeDescriber(
  speech: Speech<Action, View>,
  cards: Cards,
  texts: Sentences,
  named: Components,
  words: Described,
): Describer<View> {
  const tools = makeDescriberTools(cards, texts, named, words)

  function describe(view: View, all: readonly string[], me?: Seat): readonly Section[] {
    const plain = (seat: Seat): string => all[seat] ?? `${seat + 1}`
    const { name, title } = makeNaming(words, plain, me)
    const table: Table = { view, name }
    const people = view.players.map((shown, seat): readonly Section[] => [
      {
        id: `player-${seat}`,
        title: title(seat),
        lines: describePlayer(tools, view, shown),
      },
      {
        id: `galaxy-${seat}`,
        title: seat === me ? words.title.galaxy : words.title.galaxyOf({ name: plain(seat) }),
        lines: describeGalaxy(tools, view, shown),
      },
    ])
    const { mine, others } = apart(people, me)
    const question = fullPrompt(speech, view, me ?? Math.max(view.active, 0), all)
    return [
      { id: 'turn', title: words.turnTitle, lines: turn(tools, table, question) },
      ...mine,
      { id: 'console', title: words.title.console, lines: consoleLines(tools, table) },
      { id: 'goals', title: words.title.goals, lines: goalLines(tools, table) },
      { id: 'supply', title: words.title.supply, lines: supplyLines(tools, view) },
      ...others,
    ]
  }

  return { describe }
}
