import type { Warning } from '@orrery/board'
import type { Language, Seat } from '@orrery/kernel'
import { type Action, constants, elementIds, missing, starOf, type View } from './data.ts'
import { textsOf } from './texts/index.ts'

/** The action that ends the turn. */
export function endTurn(_view: View, legal: readonly Action[]): Action | undefined {
  return legal.find((action) => action.kind === 'end-turn')
}

/** The action that leaves a step, ends the decays or lets a card pass, unless a window already asks for it. */
export function mainAction(
  view: View,
  legal: readonly Action[],
  language: Language,
): { readonly action: Action; readonly words: string } | undefined {
  const texts = textsOf(language)
  const { ask } = view
  for (const action of legal) {
    if (action.kind === 'go-on' && (ask === 'before-move' || ask === 'events' || ask === 'fusion')) {
      return { action, words: texts.continue[ask] }
    }
    if (action.kind === 'stop') return { action, words: texts.stop }
    if (action.kind === 'pass' && (ask === 'dark-energy' || ask === 'boundary')) {
      return { action, words: texts.pass[ask] }
    }
  }
  return undefined
}

/** Continuing or passing, when cards may be played and the player has none that can be (H15.2). */
export function passing(_view: View, legal: readonly Action[]): Action | undefined {
  const [only, other] = legal
  return other === undefined && (only?.kind === 'pass' || only?.kind === 'go-on') ? only : undefined
}

/** Playing no event card, when one may be played (H15.2). */
export function pass(_view: View, legal: readonly Action[]): Action | undefined {
  return legal.find(({ kind }) => kind === 'pass')
}

/** What ending the turn now would lose: a star that could be created, crystals above the hold limit (H13.6). */
export function warnings(view: View, me: Seat, language: Language): readonly Warning[] {
  const player = view.players[me]
  if (player === undefined || view.ask !== 'create' || view.asked !== me) return []
  const texts = textsOf(language)
  const list: Warning[] = []
  const payable = Object.values(view.piles)
    .flat()
    .filter((id) => missing(player.crystals, starOf(id, view.set)?.cost ?? {}) === 0).length
  if (payable > 0 && player.stars.length < constants.markersPerPlayer) {
    list.push({ id: 'hunters-star', text: texts.warnStar({ count: payable }) })
  }
  const over = elementIds.flatMap((id, i) => {
    const n = (player.crystals[i] ?? 0) - (constants.holdLimit[id] ?? 0)
    return view.holdLimit && n > 0 ? [`${n} ${id}`] : []
  })
  if (over.length > 0) list.push({ id: 'hunters-limit', text: texts.warnLimit({ crystals: over.join(', ') }) })
  return list
}

/** Points so far by class of stars and by systems. */
export function scores(view: View): readonly Readonly<Record<string, number>>[] {
  return view.players.map((player) => player.sources)
}

/** What the answers are for, under the question. Without an affordable star the question itself says what to do. */
export function guide(view: View, me: Seat, language: Language): string | undefined {
  const guides: Readonly<Record<string, string>> = textsOf(language).guides
  return view.ask === 'create' && warnings(view, me, language).length === 0 ? undefined : guides[view.ask]
}
