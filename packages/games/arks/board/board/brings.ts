import type { Bring } from '@orrery/board/brings'
import {
  type Action,
  at,
  bits,
  type CrewAction,
  componentsOf,
  type DestinationAction,
  destinationActions,
  FIELDS,
  type Foreseen,
  foresee,
  type Item,
  item,
  RESOURCES,
  resources,
  tracksOf,
  type View,
} from '../data.ts'
import { type Names, planetName } from '../names.ts'
import {
  cardIn,
  cargoOf,
  edgeFits,
  endPoints,
  finishOf,
  holds,
  isAutoma,
  liveEdge,
  rowOf,
  slotOfField,
  yieldOf,
} from '../table.ts'
import { itemWords, type Texts } from '../texts/index.ts'
import { leaderOf } from '../tray/cost.tsx'

/** The position an action is asked about. */
export interface AskedHere {
  readonly view: View
  readonly me: number
  readonly names: Names
  /** The names of the players. */
  readonly players: readonly string[]
  readonly texts: Texts
}

const crewOf = (view: View, me: number): number => (view.upper[me]?.length ?? 0) + (view.lower[me]?.length ?? 0)

/** What changes, as lists of items: a number for each resource, any resource, crew cards. */
function listOf(units: readonly number[], any: number, crew: number): readonly Item[] {
  const list: Item[] = resources.flatMap((id, i) => ((units[i] ?? 0) > 0 ? [{ item: id, n: units[i] ?? 0 }] : []))
  if (any > 0) list.push({ item: 'any', n: any })
  if (crew > 0) list.push({ item: 'crewDeck', n: crew })
  return list
}

/** What the hold has of each resource then, where that changes, and what finds no room in it. */
function stockLines({ view, me, names, texts }: AskedHere, { units, over, ...seen }: Foreseen): readonly Bring[] {
  const held = cargoOf(view, me)
  const limit = seen.after.cargoLimits[me] ?? 0
  const of = (list: readonly number[]): readonly number[] => list.slice(me * RESOURCES, (me + 1) * RESOURCES)
  const lines = resources.flatMap((id, i): Bring[] => {
    const change = of(units)[i] ?? 0
    const now = held[i] ?? 0
    if (change === 0) return []
    return [{ words: texts.brings.stock({ resource: names.resources[id], now, to: now + change, limit }) }]
  })
  const any = seen.any[me] ?? 0
  const lost = listOf(of(over), seen.anyLost[me] ?? 0, seen.crewLost[me] ?? 0)
  return [
    ...lines,
    ...(any > 0 ? [{ words: texts.brings.any({ count: any }) }] : []),
    ...(lost.length > 0 ? [{ words: texts.wouldLose({ items: itemWords(lost, names, texts) }), warn: true }] : []),
  ]
}

/** How many crew cards are held then. */
function crewLines({ view, me, texts }: AskedHere, change: number): readonly Bring[] {
  const now = crewOf(view, me)
  if (change === 0) return []
  const of = componentsOf(view).constants.crewLimit
  return [{ words: texts.brings.crew({ now, to: now + change, of }), warn: change < 0 }]
}

/** Points, at once and at the end; `had` are points that are the player's whatever they do. */
function pointLines({ view, me, players, names, texts }: AskedHere, { after }: Foreseen, had = 0): readonly Bring[] {
  const { brings } = texts
  const gained = (player: number): number => (after.scores[player] ?? 0) - (view.scores[player] ?? 0)
  const laterOf = (player: number): number => endPoints(after, player) - endPoints(view, player)
  const now = gained(me)
  const later = laterOf(me)
  const lines: Bring[] = []
  if (now > 0 && later < 0) lines.push({ words: brings.nowHad({ points: now, had: had - later }) })
  else if (now > 0) lines.push({ words: brings.now({ points: now }) })
  if (later - had > 0) lines.push({ words: texts.atEnd({ points: later - had }) })
  for (const player of view.scores.keys()) {
    // What their markers were worth at the end anyway is nothing new.
    const points = gained(player) + laterOf(player)
    if (player === me || points <= 0) continue
    const name = isAutoma(view, player) ? names.terms.automa : (players[player] ?? '')
    lines.push({ words: brings.others({ points, name }), warn: true })
  }
  if (view.lastRound === 0 && after.lastRound > 0) lines.push({ words: brings.last, warn: true })
  return lines
}

/** What the ark can do then that it cannot do now: range, room, levels, and markers that are free. */
function powerLines({ view, me, texts }: AskedHere, { after }: Foreseen): readonly Bring[] {
  const { brings } = texts
  const changes = [
    [brings.range, view.ranges, after.ranges],
    [brings.room, view.cargoLimits, after.cargoLimits],
    [brings.levels, view.capacities, after.capacities],
    [brings.colonies, view.colonyPool, after.colonyPool],
    [brings.outposts, view.outpostPool, after.outpostPool],
    [brings.ready, view.ready.map(bits), after.ready.map(bits)],
  ] as const
  return changes.flatMap(([say, before, then]): Bring[] => {
    const [a, b] = [before[me] ?? 0, then[me] ?? 0]
    return a === b ? [] : [{ words: say({ now: a, to: b }), warn: b < a }]
  })
}

/** The other upgrade of a pair, where it is still missing: both together bring an outpost and points (A8.6). */
function pairLine({ view, me, names, texts }: AskedHere, upgrade: number): readonly Bring[] {
  const { upgrades, outpostPairs, constants } = componentsOf(view)
  const id = upgrades[upgrade]?.id
  const others = outpostPairs.flatMap((pair) => (pair.some((each) => each === id) ? pair : []))
  const other = upgrades.findIndex((each) => each.id !== id && others.includes(each.id))
  if (other < 0 || holds(view.upgrades[me], other)) return []
  const name = names.upgrades[item(upgrades, other).id]
  return [{ words: texts.brings.pair({ upgrade: name, points: constants.outpostUnlockPoints }) }]
}

/** What the next colony costs. */
function colonyPrice({ view, me, names, texts }: AskedHere): readonly Bring[] {
  const row = componentsOf(view).colonies[bits(view.colonies[me] ?? 0)]
  if (row === undefined) return []
  const list = [
    [row.planetLeader, names.terms.planetLeader],
    [row.engineer, names.specialists.engineer],
    [row.anyLeader, names.terms.anyLeader],
    [row.anyResource, texts.items.any],
  ] as const
  const items = list.flatMap(([n, words]) => (n > 0 ? [`${n}×\u00a0${words}`] : [])).join(', ')
  return [{ words: texts.brings.costs({ items }), warn: true }]
}

/** What terraforming here can do: how many levels now, and what the planet is worth when it is full. */
function terraformLines({ view, me, texts }: AskedHere): readonly Bring[] {
  const slot = slotOfField(at(view.arks, me))
  const card = cardIn(view, slot)
  const held = cargoOf(view, me)
  const payable = (card === undefined ? [] : tracksOf(card)).reduce((sum, { resource, levels }) => {
    const i = resources.indexOf(resource)
    return sum + Math.min(held[i] ?? 0, levels - (view.levels[slot * RESOURCES + i] ?? 0))
  }, 0)
  const levels = Math.min(payable, view.capacities[me] ?? 0)
  return [{ words: texts.brings.raise({ levels }) }, { words: texts.toFinish(finishOf(view, me, slot)) }]
}

/** A destination action: its price, and what follows from it. */
function deedLines(here: AskedHere, id: DestinationAction, seen: Foreseen): readonly Bring[] {
  const { view, me, names, texts } = here
  const field = at(view.arks, me)
  const results = [...pointLines(here, seen), ...powerLines(here, seen)]
  switch (id) {
    case 'gather':
      return [...stockLines(here, seen), ...crewLines(here, at(seen.crew, me))]
    case 'terraform':
      return terraformLines(here)
    case 'explore': {
      const leader = leaderOf(cardIn(view, slotOfField(field))?.colour)
      const who = leader === 'planetLeader' ? names.terms.planetLeader : names.specialists[leader]
      return [
        { words: texts.brings.costs({ items: `1×\u00a0${who}` }), warn: true },
        { words: texts.brings.aboardNow(aboardOf(here)) },
      ]
    }
    case 'settle':
      return results
    case 'colony':
      return [...colonyPrice(here), ...results.filter(({ warn }) => warn !== true)]
    case 'outpost':
      return [...results, { words: texts.brings.landing({ items: itemWords(yieldOf(view, field), names, texts) }) }]
    case 'specialist':
      return [
        ...crewLines(here, -1),
        { words: texts.brings.ready({ now: bits(view.ready[me] ?? 0), to: bits(view.ready[me] ?? 0) + 1 }) },
      ]
  }
}

const aboardOf = ({ view, me }: AskedHere): { now: number; of: number } => ({
  now: view.carried[me]?.length ?? 0,
  of: componentsOf(view).constants.survivorLimit,
})

/** What one more settled survivor adds at the end. */
function settledLine({ view, me, texts }: AskedHere): Bring {
  const { survivorPoints } = componentsOf(view)
  const worth = (count: number): number => survivorPoints[Math.min(count, survivorPoints.length - 1)] ?? 0
  const settled = (view.settled[me]?.length ?? 0) + (view.carried[me]?.length ?? 0)
  return { words: texts.brings.settledLater({ points: worth(settled + 1) - worth(settled) }) }
}

/** The edge of a card that is not used although it could be. */
function unused({ view, me, names, texts }: AskedHere, card: number): readonly Bring[] {
  const row = rowOf(view, me, card)
  const edge: CrewAction | undefined = row === undefined ? undefined : liveEdge(view, card, row)
  if (edge === undefined || !edgeFits(view, edge.where, at(view.arks, me))) return []
  return [{ words: texts.brings.without({ items: itemWords(edge.gain, names, texts) }), warn: true }]
}

/** An outpost that goes elsewhere: what its old planet no longer gives. */
function moved({ view, names, texts }: AskedHere, slot: number): Bring {
  const planet = planetName(names, Math.max(0, view.system[slot] ?? 0))
  const items = itemWords(yieldOf(view, slot * FIELDS), names, texts)
  return { words: texts.brings.noLonger({ planet, items }), warn: true }
}

/** One more unit of a resource, or one less. */
function oneUnit({ view, me, names, texts }: AskedHere, resource: number, change: number): readonly Bring[] {
  const now = cargoOf(view, me)[resource] ?? 0
  const limit = view.cargoLimits[me] ?? 0
  const words = { resource: names.resources[item(resources, resource)], now, to: now + change, limit }
  return [{ words: texts.brings.stock(words) }]
}

/** What an action brings, costs and loses, in numbers, before it is taken. */
export function bringsOf(here: AskedHere, action: Action): readonly Bring[] {
  const { view, me, texts } = here
  const { constants } = componentsOf(view)
  const { kind, n } = action
  switch (kind) {
    case 'discover':
      return [{ words: texts.trackFree }, { words: texts.atEnd({ points: constants.discoveryLevels }) }]
    case 'draw':
      return n === 0 ? crewLines(here, 1) : []
    case 'survivor': {
      const { now, of } = aboardOf(here)
      return n === 0 ? [{ words: texts.brings.aboard({ now, to: now + 1, of }) }, settledLine(here)] : []
    }
    default:
  }
  const seen = foresee(view, me, action)
  // While the table is set up, only what is chosen itself is certain.
  if (seen === undefined) return kind === 'gain' ? oneUnit(here, n, 1) : []
  const crew = crewLines(here, at(seen.crew, me))
  const points = pointLines(here, seen)
  switch (kind) {
    // Its price stands beside it and in its own words.
    case 'upgrade':
      return [...points, ...powerLines(here, seen).filter(({ warn }) => warn !== true), ...pairLine(here, n)]
    case 'gain':
    case 'pay':
    case 'travel':
    case 'resolve':
    case 'cantina':
    case 'place':
    case 'to':
    case 'play-use':
      return [...points, ...stockLines(here, seen), ...crew]
    case 'play-idle':
      return [...unused(here, n), ...crew]
    case 'pay-card':
      return crew
    case 'track':
    case 'settle':
    case 'unlock':
    case 'pay-token':
      return [...points, ...powerLines(here, seen)]
    case 'trade':
      return [...crew, ...powerLines(here, seen)]
    case 'raise': {
      const raised = view.asked?.decision.kind === 'raise' ? view.asked.decision.raised : 0
      return [...pointLines(here, seen, raised), ...stockLines(here, seen)]
    }
    case 'act':
      return deedLines(here, item(destinationActions, n), seen)
    case 'outpost-from':
      return [...points, moved(here, n)]
    default:
      return []
  }
}
