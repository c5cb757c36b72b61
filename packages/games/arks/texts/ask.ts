import { at, fill, item, look } from '@orrery/kernel'
import { type Requirement, type Resource, resources } from '../components/basics.ts'
import {
  ANY,
  ANY_LEADER,
  crewIds,
  ENGINEER_DUE,
  FIELDS,
  PLANET_LEADER,
  PORTAL_FIELD,
  planetIds,
  survivorIds,
} from '../rules/tables.ts'
import type { Decision } from '../rules/tasks.ts'
import type { View } from '../rules/view.ts'
import { numbersOf } from '../sets/loaded.ts'
import type { Words } from './gallery.ts'
import type { Names } from './index.ts'

/** What a prompt may need, already in words. */
interface PromptParts {
  readonly planet: string
  readonly left: number
  readonly due: string
  readonly range: number
}

const dueNames: Readonly<Record<number, Requirement>> = {
  [PLANET_LEADER]: 'planetLeader',
  [ENGINEER_DUE]: 'engineer',
  [ANY_LEADER]: 'anyLeader',
}

/** What one unit of a cost is called. */
export function dueText(due: number, words: Words): string {
  const requirement = dueNames[due]
  if (requirement !== undefined) return words.specialist[requirement]
  return words.units[due === ANY ? 'any' : resourceAt(due)]({ n: 1 })
}

const resourceAt = (n: number): Resource => item(resources, n)

/** The card that a decision is about. */
export function askedCard(names: Names, decision: Decision): string | undefined {
  if (decision.kind === 'place' || decision.kind === 'to') return look(names.crew, item(crewIds, decision.card))
  return decision.kind === 'survivor' ? look(names.survivors, item(survivorIds, decision.card)) : undefined
}

/** Says what a decision asks. */
export function makeAskText(names: Names, words: Words): (view: View, decision: Decision) => string {
  const planetIn = (view: View, slot: number): string => look(names.planets, planetIds[view.system[slot] ?? -1] ?? '')

  function due(view: View, decision: Decision): string {
    if (decision.kind !== 'pay') return ''
    return dueText(at(item(numbersOf(view).costs, decision.cost).dues, decision.at), words)
  }

  function promptParts(view: View, decision: Decision): PromptParts {
    const here = Math.floor((view.arks[view.active] ?? 0) / FIELDS)
    const { constants } = numbersOf(view)
    const plays = view.arks[view.active] === PORTAL_FIELD ? constants.playsAtPortal : constants.plays
    let left = 0
    if (decision.kind === 'play') left = plays - decision.played
    else if (decision.kind === 'raise') left = (view.capacities[view.active] ?? 0) - decision.raised
    else if (decision.kind === 'gain' || decision.kind === 'cantina') left = decision.left
    return {
      planet: planetIn(view, here),
      left,
      due: due(view, decision),
      range: view.ranges[view.active] ?? 0,
    }
  }

  return (view, decision) => fill(words.prompt[decision.kind], promptParts(view, decision))
}
