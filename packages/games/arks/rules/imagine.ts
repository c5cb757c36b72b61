import { cloneRng, type Rng, shuffle } from '@orrery/kernel'
import { clone, type State } from './state.ts'
import { automaIds, crewIds, planetIds, survivorIds } from './tables.ts'
import { crewIn, survivorsIn } from './tasks.ts'
import type { View } from './view.ts'

function unseen(count: number, seen: readonly (readonly number[])[], rng: Rng): number[] {
  const there = new Set(seen.flat())
  return shuffle(
    rng,
    Array.from({ length: count }, (_, card) => card).filter((card) => !there.has(card)),
  )
}

/** A full state this view could belong to: the cards nobody sees, in any order. */
export function imagine(view: View, rng: Rng): State {
  const { decks: _decks, asked: _asked, askedToo: _askedToo, scores: _scores, cargoLimits: _limits, ...rest } = view
  const { ranges: _ranges, capacities: _capacities, reach: _reach, ...table } = rest
  const hidden = {
    planetDeck: unseen(planetIds.length, [table.system], rng),
    crewDeck: unseen(
      crewIds.length,
      [
        table.cantina,
        table.crewDiscard,
        table.automaCrew,
        ...table.upper,
        ...table.lower,
        ...table.todo.map(crewIn),
        ...(table.todoBySeat ?? []).flat().map(crewIn),
      ],
      rng,
    ),
    survivorDeck: unseen(
      survivorIds.length,
      [table.survivorDiscard, ...table.carried, ...table.settled, ...table.todo.map(survivorsIn)],
      rng,
    ),
    automaDeck: table.level < 0 ? [] : unseen(automaIds.length, [table.automaDiscard, [table.automaCard]], rng),
  }
  return clone({ ...table, ...hidden, rng: cloneRng(rng) })
}
