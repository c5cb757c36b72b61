import { at, NONE } from '@orrery/kernel'
import { elementIds, omegaIds, trackIds } from '../components/basics.ts'
import { sourceIds } from '../rules/state.ts'
import type { PlayerView, View } from '../rules/view.ts'
import { componentsOf } from '../sets/numbers.ts'
import { tileText } from './describe-galaxy.ts'
import type { DescriberTools } from './describe-tools.ts'
import { idAt } from './voice.ts'

function reserve({ words, byElement }: DescriberTools, view: View, player: PlayerView): string[] {
  const { reserveStars, reserveProto, reserveTiles } = player
  return [
    ...byElement(reserveStars),
    ...(reserveProto > 0 ? [words.proto({ n: reserveProto })] : []),
    ...reserveTiles.map((tile) => tileText(view, tile, words)),
  ]
}

/** What the action under way is about: a place of the galaxy, or the slot of a power card. */
function boundTo({ voice, words }: DescriberTools, { bound, ask }: PlayerView): string {
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
function underWay(tools: DescriberTools, view: View, player: PlayerView): string[] {
  const { voice, words, state, yes, cardText } = tools
  const { card, bound, held, looked, lookedCount, moves, ownMoved } = player
  return [
    ...(card === NONE ? [] : [state(words.using, voice.ability(card))]),
    ...(bound === NONE ? [] : [state(words.bound, boundTo(tools, player))]),
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

/** A player in words: points, hand, tracks, reserve, power cards, and the action under way. */
export function describePlayer(tools: DescriberTools, view: View, shown: PlayerView): string[] {
  const { texts, named, words, state, taskText, byKind, cardText } = tools
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
    state(words.reserve, reserve(tools, view, shown)),
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
    ...underWay(tools, view, shown),
    state(words.unused, wasted),
  ]
}
