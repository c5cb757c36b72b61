import type { Warning } from '@orrery/board'
import type { Language, Seat } from '@orrery/kernel'
import { type Action, componentsOf, sources, type View } from './data.ts'
import { isAutoma } from './table.ts'
import { textsOf } from './texts/index.ts'

/** The action that ends the turn: not drawing in step 5 (A20.1). */
export function endTurn(_view: View, legal: readonly Action[]): Action | undefined {
  return legal.find(({ id }) => id === 'draw:no')
}

/** What leaves a step of the turn without doing anything more in it. */
export function mainAction(
  _view: View,
  legal: readonly Action[],
  language: Language,
): { readonly action: Action; readonly words: string } | undefined {
  const leaving: Readonly<Record<string, string>> = textsOf(language).leaving
  for (const action of legal) {
    const words = leaving[action.id]
    if (words !== undefined) return { action, words }
  }
  return undefined
}

/** What ending the turn now would leave: a crew card that could still be drawn. */
export function warnings(view: View, me: Seat, language: Language): readonly Warning[] {
  const held = (view.upper[me]?.length ?? 0) + (view.lower[me]?.length ?? 0)
  const cards = view.decks.crew + view.crewDiscard.length
  if (held >= componentsOf(view).constants.crewLimit || cards === 0) return []
  return [{ id: 'arks-draw', text: textsOf(language).warnDraw }]
}

/** Points so far by source; the Automa's come after those of the seats. */
export function scores(view: View): readonly Readonly<Record<string, number>>[] {
  return view.scores.map((_, player) =>
    Object.fromEntries(
      sources
        .map((source, i) => [source, view.points[player * sources.length + i] ?? 0] as const)
        .filter(([source]) => source !== 'upgrades' || isAutoma(view, player)),
    ),
  )
}
