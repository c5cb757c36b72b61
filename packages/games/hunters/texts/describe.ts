import {
  apart,
  at,
  type Describer,
  fullPrompt,
  look,
  makeNaming,
  type NamedView,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import { reactions } from '../components/elements.ts'
import type { Effect, Field } from '../components/types.ts'
import type { Action } from '../rules/actions.ts'
import { elementIds } from '../rules/tables.ts'
import type { FightView, PlayerView, View } from '../rules/view.ts'
import type { Components } from '../sets/components.ts'
import { loadedComponents } from '../sets/numbers.ts'
import { shippedSet } from '../sets/shipped.ts'
import { type DescriberTools, makeDescriberTools } from './describe-tools.ts'
import type { Described, Names, Sentences } from './index.ts'
import { amountsText, vectorText } from './parts.ts'

/** Everything that describing one view needs at hand. */
interface Table extends NamedView<View> {
  readonly set: Components
}

function turn(tools: DescriberTools, { view, name }: Table, question: string): string[] {
  const { names, sentences, words, state, yes, card, field, starName, dotText } = tools
  const { fusions, card: played } = view
  const seats = (list: readonly Seat[]): string[] => list.map(name)
  const rules: Readonly<Record<string, string>> = words.move
  const lines = [
    state(words.round, view.round),
    state(words.turn, view.turn),
    state(words.active, name(view.active)),
    state(words.question, question),
    state(words.asked, view.asked === undefined ? [] : `${name(view.asked)}, ${sentences.ask[view.ask]}`),
    state(words.lastTurns, yes(view.lastTurns)),
    state(words.moveRule, look(rules, view.moveRule)),
    state(words.from, field(view.from)),
    state(words.used, yes(view.used)),
    state(words.fusions, (fusions.unlimited ? words.fusionsUnlimited : words.fusionsOf)(fusions)),
    state(words.decays, view.decays),
    state(words.opponents, seats(view.opponents)),
    state(words.waiting, seats(view.waiting)),
    state(words.answering, seats(view.answering)),
    state(words.back, sentences.ask[view.back]),
  ]
  if (played !== undefined) {
    lines.push(state(words.card, words.cardBy({ card: card(played.card), name: name(played.seat) })))
    if (played.element !== undefined) lines.push(state(words.cardElement, look(names.elements, played.element)))
    if (played.player !== undefined) lines.push(state(words.cardPlayer, name(played.player)))
    if (played.field !== undefined) lines.push(state(words.cardField, field(played.field)))
  }
  if (view.star !== undefined) lines.push(state(words.star, starName(view.star)))
  if (view.tried !== undefined) lines.push(state(words.tried, dotText(view.tried)))
  const drawn = view.drawn.map((each) =>
    words.drawnBy({ card: each.card === undefined ? words.hidden : card(each.card), name: name(each.seat) }),
  )
  return [
    ...lines,
    state(words.drawn, drawn),
    state(words.first, name(view.first)),
    state(sentences.option.holdLimit.name, sentences.option.holdLimit.values[view.holdLimit ? 'on' : 'off']),
    state(sentences.option.hrHelp.name, sentences.option.hrHelp.values[view.hrHelp ? 'auto' : 'off']),
  ]
}

function player(tools: DescriberTools, { set }: Table, shown: PlayerView): string[] {
  const { names, sentences, words, state, field, starName, starText } = tools
  const suns: Readonly<Record<string, { readonly name: string; readonly text: string }>> = names.suns
  const sources = Object.entries(shown.sources).map(([id, n]) => `${look(sentences.source, id)} ${n}`)
  return [
    state(words.rocket, field(shown.rocket)),
    state(words.points, [String(shown.points), ...sources]),
    state(words.crystals, vectorText(shown.crystals)),
    state(words.handSize, shown.handSize),
    state(words.sun, `${suns[shown.sun]?.name ?? shown.sun}. ${suns[shown.sun]?.text ?? ''}`),
    ...shown.stars.map((id) => {
      const star = set.stars.find((each) => each.id === id)
      return state(words.ownStar({ star: starName(id) }), star === undefined ? '' : starText(set, star))
    }),
  ]
}

function use(words: Described, effect: Effect): string {
  switch (effect.op) {
    case 'gain':
      return amountsText(effect.elements)
    case 'decays':
      return words.upToDecays({ n: effect.max })
    case 'drawEvents':
      return words.draws({ n: effect.count })
    case 'fusionLimit':
      return words.anyFusions
    default:
      return ''
  }
}

function sky({ words, state, field }: DescriberTools, { view, set, name }: Table): string[] {
  const place = (one: Field): string => {
    if (one.ring === 0) return words.pole
    const n = set.fields.filter(({ ring }) => ring === one.ring).indexOf(one) + 1
    return (one.ring === 1 ? words.ring : words.outer)({ n })
  }
  return set.fields.map((one) => {
    const here = view.players.flatMap(({ rocket }, seat) => (rocket === one.id ? [name(seat)] : []))
    const parts = [
      one.use.map((effect) => use(words, effect)).join(' + '),
      place(one),
      words.near({ fields: one.neighbours.map(field).join(', ') }),
      ...(here.length > 0 ? [words.here({ names: here.join(', ') })] : []),
    ]
    return state(field(one.id), parts.join('; '))
  })
}

function fight(tools: DescriberTools, { name }: Table, shown: FightView): string[] {
  const { words, state, tenths, field } = tools
  const sum = ({ total, die, stars, sun, cards: played }: FightView['attack']): string =>
    words.sum({
      total: tenths(total),
      die: tenths(die),
      stars: tenths(stars),
      sun: tenths(sun),
      cards: tenths(played),
    })
  const rolled = shown.attackDie > 0 || shown.defenceDie > 0
  return [
    state(words.attacker, `${name(shown.attacker)}; ${sum(shown.attack)}`),
    state(words.defender, `${name(shown.defender)}; ${sum(shown.defence)}`),
    state(words.field, field(shown.field)),
    state(words.dice, rolled ? words.diceBoth({ attack: shown.attackDie, defence: shown.defenceDie }) : words.noDice),
    state(words.passes, shown.passes),
    state(words.result, words.outcome[shown.outcome]),
  ]
}

/** Describes whole tables in the language of the speech. */
export function makeDescriber(
  speech: Speech<Action, View>,
  names: Names,
  sentences: Sentences,
  words: Described,
): Describer<View> {
  const tools = makeDescriberTools(speech.language, names, sentences, words)
  const { state, nameOf, card, dotText, starName, starText } = tools
  const cards: Readonly<Record<string, { readonly text: string }>> = names.cards

  function describe(view: View, all: readonly string[], me?: Seat): readonly Section[] {
    const { name, title } = makeNaming(words, (seat) => nameOf(seat, all), me)
    const table: Table = { view, set: loadedComponents(view.set) ?? shippedSet(view.set), name }
    const hand = view.hand?.map((id) => state(card(id), cards[id]?.text ?? '')) ?? []
    const looked = view.looked === undefined ? [] : [state(words.looked, view.looked.map(card))]
    const people = view.players.map((shown, seat) => [
      { id: `player-${seat}`, title: title(seat), lines: player(tools, table, shown) },
    ])
    const { mine, others } = apart(people, me)
    const question = fullPrompt(speech, view, me ?? view.asked ?? view.active, all)
    const offered = Object.values(view.piles).flat()
    return [
      { id: 'turn', title: words.turnTitle, lines: turn(tools, table, question) },
      ...(view.fight === undefined
        ? []
        : [{ id: 'fight', title: words.title.fight, lines: fight(tools, table, view.fight) }]),
      ...mine,
      ...(view.hand === undefined
        ? []
        : [{ id: 'hand', title: words.title.hand, lines: [...looked, state(words.handSize, hand.length), ...hand] }]),
      ...others,
      {
        id: 'reactions',
        title: words.title.reactions,
        lines: reactions.map((each) =>
          state(look(names.reactions, each.id), `${amountsText(each.in)} → ${amountsText(each.out)}`),
        ),
      },
      { id: 'sky', title: words.title.sky, lines: sky(tools, table) },
      {
        id: 'stars',
        title: words.title.stars,
        lines: table.set.stars
          .filter(({ id }) => offered.includes(id))
          .map((star) => state(starName(star.id), starText(table.set, star))),
      },
      {
        id: 'diagram',
        title: words.title.diagram,
        lines: [
          state(words.created, view.created.map(starName)),
          ...view.markers.map(({ dot, seat, star }) =>
            state(dotText(dot), words.markerOf({ star: starName(star), name: name(seat) })),
          ),
        ],
      },
      {
        id: 'pool',
        title: words.title.pool,
        lines: [
          ...elementIds.map((id, n) => state(`${look(names.elements, id)} (${id})`, at(view.pool, n))),
          state(words.deck, view.deckSize),
        ],
      },
    ]
  }

  return { describe }
}
