import { FIELDS, item, MAIN, RESOURCES, slots, tracksOf, type View } from '../data.ts'
import { fieldLabel, indexOfResource } from '../names.ts'
import { cardIn, holds, isLive, slotOfField } from '../table.ts'
import type { Words } from '../words.ts'
import type { Routes } from './layout.ts'

/** Everything about a field for people who can't see it: its name, its tracks, what stands there, and what it is next to. */
export function fieldWords(
  view: View,
  field: number,
  routes: Routes,
  players: readonly string[],
  { names, texts }: Words,
): string {
  const slot = slotOfField(field)
  const card = cardIn(view, slot)
  const nameOf = (player: number): string => players[player] ?? names.terms.automa
  const parts = [fieldLabel(names, view, field)]
  if (field % FIELDS === MAIN && card !== undefined) {
    if (isLive(view, slot)) parts.push(names.terms.terraformed)
    else {
      for (const { resource, levels } of tracksOf(card)) {
        const level = view.levels[slot * RESOURCES + indexOfResource(resource)] ?? 0
        parts.push(texts.trackAt({ resource: names.resources[resource], level, levels }))
      }
    }
    const pieces = { colony: view.colonies, outpost: view.outposts } as const
    for (const kind of ['colony', 'outpost'] as const) {
      for (const [player, mask] of pieces[kind].entries())
        if (holds(mask, slot)) parts.push(texts.pieceOf({ piece: names.terms[kind], name: nameOf(player) }))
    }
  }
  const here = view.arks.flatMap((each, player) => (each === field ? [nameOf(player)] : []))
  if (here.length > 0) parts.push(texts.arksHere({ names: here.join(', ') }))
  const next = routes.links.flatMap(({ a, b }) => (a === field ? [b] : b === field ? [a] : []))
  const fields = next.map((each) => fieldLabel(names, view, each))
  for (const { from, slot: open } of routes.open)
    if (from === field) fields.push(texts.unknownAt({ slot: item(slots, open) }))
  if (fields.length > 0) parts.push(texts.nextTo({ fields: fields.join('; ') }))
  return parts.join(', ')
}
