import type { Warning } from '@orrery/board'
import type { Language, Seat } from '@orrery/kernel'
import { type Action, askedIn, sources, type View } from './data.ts'
import { isAutoma } from './table.ts'
import { textsOf } from './texts/index.ts'

/** The action that ends the turn where no card can be drawn (A20.1); where one can, drawing it ends the turn as well. */
export function endTurn(_view: View, legal: readonly Action[]): Action | undefined {
  return legal.some(({ id }) => id === 'draw:yes') ? undefined : legal.find(({ id }) => id === 'draw:no')
}

/** The action that leaves a step of the turn without doing anything more in it; in the last step, drawing a card. */
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

/** Ending the turn loses nothing: the button offers the card that could be drawn. */
export const warnings = (): readonly Warning[] => []

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

/** What the answers are for, under the question. */
export function guide(view: View, me: Seat, language: Language): string | undefined {
  const guides: Readonly<Record<string, string>> = textsOf(language).guides
  return guides[askedIn(view, me)?.decision.kind ?? '']
}
