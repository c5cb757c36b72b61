import type { BoardModule, Warning } from '@orrery/board'
import type { Language, Seat } from '@orrery/kernel'
import { type Action, sourceIds, type View } from './data.ts'
import { textsOf } from './texts/index.ts'

/** The action that ends the turn, after omega (C13). */
export const endTurn = (_view: View, legal: readonly Action[]): Action | undefined =>
  legal.find(({ kind }) => kind === 'end-turn')

/** Ending the moves of energy early (C5.2), or the crafting phase, after which nothing but omega can be done (C13.4). */
export const mainAction: NonNullable<BoardModule<Action, View>['mainAction']> = (_view, legal, language) => {
  const { finishCrafting, stopShift } = textsOf(language)
  const action = legal.find(({ kind }) => kind === 'end-crafting' || kind === 'stop-shift')
  if (action?.kind === 'stop-shift') return { action, words: stopShift }
  return action && { action, words: finishCrafting, warns: true }
}

/** What ending the crafting phase now would lose or leave unscored (D15); after it nothing more can be done about it. */
export function warnings(view: View, me: Seat, language: Language): readonly Warning[] {
  const player = view.players[me]
  if (player?.stage !== 'crafting') return []
  const texts = textsOf(language)
  const { pieces, units, scorable } = player.unused
  const list: Warning[] = []
  if (pieces > 0) list.push({ id: 'cosmos-pieces', text: texts.warnPieces({ count: pieces }), count: pieces })
  if (units > 0) list.push({ id: 'cosmos-units', text: texts.warnUnits({ count: units }), count: units })
  if (scorable > 0) list.push({ id: 'cosmos-scorable', text: texts.warnScorable({ count: scorable }), count: scorable })
  return list
}

/** Points so far by source; life forms count when they are revealed (C10.14). */
export function scores(view: View): readonly Readonly<Record<string, number>>[] {
  return view.players.map((player) => Object.fromEntries(sourceIds.map((id, i) => [id, player.points[i] ?? 0])))
}

/** What the answers are for, under the question. */
export function guide(view: View, me: Seat, language: Language): string | undefined {
  const guides: Readonly<Record<string, string>> = textsOf(language).guides
  return guides[view.players[me]?.ask ?? '']
}
