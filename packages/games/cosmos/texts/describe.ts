import {
  at,
  type Describer,
  makeStatements,
  type NamedView,
  NONE,
  type Seat,
  type Section,
  type Speech,
} from '@orrery/kernel'
import { abilityIds } from '../components/abilities.ts'
import { elementIds, kindIds, omegaIds, type RewardSpec, trackIds } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import type { Action } from '../rules/actions.ts'
import { measure, tableFor } from '../rules/goals.ts'
import { sourceIds } from '../rules/state.ts'
import { kindOfCard } from '../rules/tables.ts'
import type { PlayerView, View } from '../rules/view.ts'
import { componentsOf } from '../sets/numbers.ts'
import { describeGalaxy, tileText } from './describe-galaxy.ts'
import { makeTaskText } from './describe-tasks.ts'
import type { Cards, Components, Described, Sentences } from './index.ts'
import { idAt, makeVoice } from './voice.ts'

type Table = NamedView<View>

/** Describes whole tables in the language of the speech. */
export function makeDescriber(
  { prompt }: Speech<Action, View>,
  cards: Cards,
  texts: Sentences,
  named: Components,
  words: Described,
): Describer<View> {
  const { state, yes } = makeStatements(words)
  const voice = makeVoice(cards, texts)
  const taskText = makeTaskText(voice, texts, named, words)
  const kindName = (kind: number): string => texts.kinds[idAt(kindIds, kind)]
  const byKind = (list: readonly number[]): string[] =>
    list.flatMap((n, kind) => (n > 0 ? [`${kindName(kind)} ${n}`] : []))
  const byElement = (list: readonly number[]): string[] =>
    list.flatMap((n, element) => (n > 0 ? [`${n} ${elementIds[element]}`] : []))
  const cardText = (card: number): string =>
    words.slotUsed({
      card: voice.ability(card),
      kind: kindName(kindOfCard[card] ?? 0),
      text: cards.abilities[idAt(abilityIds, card)].text,
    })

  function turn({ view, name }: Table, all: readonly string[], me: Seat | undefined): string[] {
    const seat = me ?? Math.max(view.active, 0)
    return [
      state(words.round, view.round),
      state(words.turn, view.turn),
      state(words.active, view.active === NONE ? [] : name(view.active)),
      state(words.question, prompt(view, seat, all)),
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

  function reserve(view: View, { reserveStars, reserveProto, reserveTiles }: PlayerView): string[] {
    return [
      ...byElement(reserveStars),
      ...(reserveProto > 0 ? [words.proto({ n: reserveProto })] : []),
      ...reserveTiles.map((tile) => tileText(view, tile, words)),
    ]
  }

  /** What the action under way is about: a place of the galaxy, or the slot of a power card. */
  function boundTo({ bound, ask }: PlayerView): string {
    const [slot, corner, side, hex] = [bound + 1, voice.corner(bound), voice.side(bound), voice.hex(bound)]
    switch (ask) {
      case 'keep':
      case 'under':
        return words.slot({ n: slot })
      case 'discard-around':
        return words.hex({ hex })
      case 'move-star-to':
      case 'set-star':
        return words.star({ corner })
      case 'move-life-to':
      case 'set-life':
        return words.life({ side })
      case 'set-nebula':
        return words.hex({ hex })
      default:
        return [corner, side, hex].filter((place) => place !== '').join('; ')
    }
  }

  /** What an action under way has in hand: the same number means a place, a star or a tile, by what is asked. */
  function underWay(view: View, player: PlayerView): string[] {
    const { card, bound, held, looked, lookedCount, moves, ownMoved } = player
    return [
      ...(card === NONE ? [] : [state(words.using, voice.ability(card))]),
      ...(bound === NONE ? [] : [state(words.bound, boundTo(player))]),
      ...(held === NONE
        ? []
        : [
            state(
              words.held,
              held < elementIds.length
                ? words.heldAs({ element: voice.element(held), nebula: tileText(view, held, words) })
                : tileText(view, held, words),
            ),
          ]),
      ...(lookedCount === 0 ? [] : [state(words.looked, looked?.map(cardText) ?? String(lookedCount))]),
      state(words.moves, moves),
      state(words.ownMoved, yes(ownMoved)),
    ]
  }

  function player({ view }: Table, shown: PlayerView): string[] {
    const { unused, points, display } = shown
    const wasted = [
      ...(unused.pieces > 0 ? [texts.unused.pieces({ n: unused.pieces })] : []),
      ...(unused.units > 0 ? [texts.unused.units({ n: unused.units })] : []),
      ...(unused.scorable > 0 ? [texts.unused.scorable({ n: unused.scorable })] : []),
    ]
    const asked = shown.ask === 'none' ? [] : [state(words.asked, words.yes)]
    return [
      state(words.points, [
        String(shown.score),
        ...sourceIds.flatMap((id, i) => (at(points, i) === 0 ? [] : [`${texts.sources[id]} ${at(points, i)}`])),
      ]),
      state(words.markerLies, words.markerOn({ space: display.space, bonus: display.bonus })),
      state(words.stageLabel, words.stage[shown.stage]),
      ...asked,
      state(
        words.todo,
        [...shown.todo].reverse().map((task) => taskText(task, view, shown)),
      ),
      state(words.hand, [words.handOf({ n: shown.handSize }), ...byKind(shown.hand ?? [])]),
      state(
        words.tracks,
        trackIds.map((id, i) => `${named.tracks[id]} ${at(shown.tracks, i)}`),
      ),
      state(words.reserve, reserve(view, shown)),
      state(
        words.chamber,
        words.chamberIs({ growing: shown.growing, ready: shown.ready, scored: shown.scored, spent: shown.spent }),
      ),
      ...shown.slots.map((card, slot) =>
        state(
          words.slot({ n: slot + 1 }),
          card === NONE ? words.slotCosts({ n: componentsOf(view).slotCosts[slot] ?? 0 }) : cardText(card),
        ),
      ),
      state(words.turnMarker, shown.marker === NONE ? words.alpha : texts.actions.omega[idAt(omegaIds, shown.marker)]),
      ...underWay(view, shown),
      state(words.unused, wasted),
    ]
  }

  function reward(spec: RewardSpec): string {
    switch (spec.resource) {
      case 'star':
        return `${spec.count} ${spec.element}`
      case 'track':
        return `${named.tracks[spec.track]} ${spec.count}`
      case 'nebula':
        return words.oneNebula
    }
  }

  function consoleLines({ view, name }: Table): string[] {
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
        words.gives({ list: regulator.active.map(reward).join(', ') }),
        words.passive({ what: `1 ${passive[regulator.passive]}` }),
      ]
      return state(named.regulators[regulator.id], parts.join('; '))
    })
  }

  function goalLines({ view, name }: Table): string[] {
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

  function supplyLines({ view }: Table): string[] {
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

  function describe(view: View, all: readonly string[], me?: Seat): readonly Section[] {
    const plain = (seat: Seat): string => all[seat] ?? `${seat + 1}`
    const name = (seat: Seat): string => (seat === me ? words.you({ name: plain(seat) }) : plain(seat))
    const table: Table = { view, name }
    const people = view.players.map((shown, seat): readonly Section[] => [
      {
        id: `player-${seat}`,
        title: (seat === me ? words.mineTitle : words.playerTitle)({ name: plain(seat) }),
        lines: player(table, shown),
      },
      {
        id: `galaxy-${seat}`,
        title: seat === me ? words.title.galaxy : words.title.galaxyOf({ name: plain(seat) }),
        lines: describeGalaxy(view, shown, voice, words, state),
      },
    ])
    return [
      { id: 'turn', title: words.turnTitle, lines: turn(table, all, me) },
      ...(me === undefined ? [] : (people[me] ?? [])),
      { id: 'console', title: words.title.console, lines: consoleLines(table) },
      { id: 'goals', title: words.title.goals, lines: goalLines(table) },
      { id: 'supply', title: words.title.supply, lines: supplyLines(table) },
      ...people.filter((_, seat) => seat !== me).flat(),
    ]
  }

  return { describe }
}
