import { at, item, type Result, rank, type Seat } from '@orrery/kernel'
import { classes, systems } from '../components/stars.ts'
import { numbersOf } from '../sets/numbers.ts'
import { crystalsOf, ownsSystem } from './queries.ts'
import type { State } from './state.ts'
import { ELEMENTS, massNumbers, starClassIndex, starMass } from './tables.ts'

/** Points of a seat by source: one for each class of stars, one for systems (H11.1, H11.2). */
export function sourcesOf(state: State, seat: Seat): Record<string, number> {
  const { starPoints, systemBonus } = numbersOf(state)
  const sources: Record<string, number> = {}
  for (const { id } of classes) sources[id] = 0
  for (const star of state.created) {
    if (state.owners[star] !== seat) continue
    const { id } = item(classes, at(starClassIndex, star))
    sources[id] = (sources[id] ?? 0) + at(starPoints, star)
  }
  let bonus = 0
  for (let system = 0; system < systems.length; system++) {
    if (ownsSystem(state, seat, system)) bonus += at(systemBonus, system)
  }
  sources.systems = bonus
  return sources
}

/** Mass numbers of the crystals left, then masses of the stars in thousandths (H12.4). */
function tiebreaksOf(state: State, seat: Seat): number[] {
  let crystals = 0
  for (let element = 0; element < ELEMENTS; element++) {
    crystals += at(massNumbers, element) * crystalsOf(state, seat, element)
  }
  let masses = 0
  for (const star of state.created) if (state.owners[star] === seat) masses += at(starMass, star)
  return [crystals, masses]
}

/** Most points win; then tie-breaks; then the win is shared (H12.4). */
export function result(state: State): Result | undefined {
  if (state.todo.length > 0) return undefined
  const players = state.rockets.map((_, seat) => {
    const sources = sourcesOf(state, seat)
    const score = Object.values(sources).reduce((sum, points) => sum + points, 0)
    return { score, sources, tiebreaks: tiebreaksOf(state, seat) }
  })
  return { seats: rank(players) }
}
