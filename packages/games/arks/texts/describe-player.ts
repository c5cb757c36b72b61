import { at, item } from '@orrery/kernel'
import { resources, sources, specialists, upgrades } from '../components/basics.ts'
import { RESOURCES } from '../rules/tables.ts'
import type { View } from '../rules/view.ts'
import { numbersOf } from '../sets/loaded.ts'
import { dueText } from './ask.ts'
import { bitsOf, type DescriberTools } from './describe-tools.ts'

/** A player in words: points, ark, hold, crew, and what stands on the planets. */
export function describePlayer(tools: DescriberTools, view: View, seat: number): string[] {
  const { names, sentences, words, state, planetOf, fieldText, crewText, survivorText } = tools
  const places = (mask: number): string[] => bitsOf(mask).map((slot) => planetOf(view, slot))
  const rows = sources.flatMap((id, i) => {
    const n = at(view.points, seat * sources.length + i)
    return n === 0 ? [] : [`${sentences.sources[id]} ${n}`]
  })
  const colonies = bitsOf(at(view.colonies, seat)).length
  const { colonyCost, costs } = numbersOf(view)
  const next = colonyCost[colonies]
  const dues = next === undefined ? [] : item(costs, next).dues.map((due) => dueText(due, sentences))
  return [
    state(words.points, [String(at(view.scores, seat)), ...rows]),
    state(words.ark, fieldText(view, at(view.arks, seat))),
    state(
      words.cargo,
      resources.map((id, i) => `${names.resources[id]} ${at(view.cargo, seat * RESOURCES + i)}`),
    ),
    state(words.limit, at(view.cargoLimits, seat)),
    state(words.range, at(view.ranges, seat)),
    state(words.capacity, at(view.capacities, seat)),
    state(
      words.upper,
      (view.upper[seat] ?? []).map((card) => crewText(view, card, 'upper')),
    ),
    state(
      words.lower,
      (view.lower[seat] ?? []).map((card) => crewText(view, card, 'lower')),
    ),
    state(
      words.ready,
      bitsOf(at(view.ready, seat)).map((i) => names.specialists[item(specialists, i)]),
    ),
    state(
      words.upgrades,
      bitsOf(at(view.upgrades, seat)).map((i) => names.upgrades[item(upgrades, i)]),
    ),
    state(words.engines, at(view.engines, seat)),
    state(words.colonies, places(at(view.colonies, seat))),
    state(words.nextColony, dues),
    state(words.outposts, places(at(view.outposts, seat))),
    state(
      words.pools,
      words.poolIs({
        colonies: at(view.colonyPool, seat),
        outposts: at(view.outpostPool, seat),
        terraform: at(view.terraformPool, seat),
      }),
    ),
    state(
      words.carried,
      (view.carried[seat] ?? []).map((card) => survivorText(view, card)),
    ),
    state(
      words.settled,
      (view.settled[seat] ?? []).map((card) => survivorText(view, card)),
    ),
  ]
}
