import { at, bits, item } from '@orrery/kernel'
import type { Kit, Setup } from '@orrery/kernel/testing'
import { type AutomaAction, automa, automaCards } from '../components/automa.ts'
import { destinationActions, resources, specialists, upgrades } from '../components/basics.ts'
import { componentCounts } from '../components/constants.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import { type ActionKind, vocabulary } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { Action, State, View } from '../rules/game.ts'
import { refusalCodes } from '../rules/refusals.ts'
import { isAutoma } from '../rules/state.ts'
import { FIELDS, PLAYERS, RESOURCES, RING } from '../rules/tables.ts'
import { crewIn, survivorsIn } from '../rules/tasks.ts'
import { numbersOf } from '../sets/loaded.ts'
import { arks } from '../versions.ts'

/** Alone on every level, then in company; the long game too. */
export const setups: readonly Setup[] = [
  { seats: 2 },
  { seats: 1, options: { level: 'easy' } },
  { seats: 3 },
  { seats: 1, options: { level: 'easy+' } },
  { seats: 4 },
  { seats: 1, options: { level: 'medium', length: 'long' } },
  { seats: 2, options: { length: 'long' } },
  { seats: 1, options: { level: 'medium+' } },
  { seats: 3, options: { length: 'long' } },
  { seats: 1, options: { level: 'hard' } },
  { seats: 4, options: { length: 'long' } },
  { seats: 1, options: { level: 'hard+' } },
]

function playersOf(setup: Setup): number {
  return setup.seats === 1 ? 2 : setup.seats
}

/** A1.10: what a table of this size takes out of the box. */
function box(setup: Setup): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { id } of planets) counts[`planet:${id}`] = 1
  for (const { id } of crew) counts[`crew:${id}`] = 1
  for (const { id } of survivors) counts[`survivor:${id}`] = 1
  if (setup.seats === 1) for (const { id } of automaCards) counts[`automa:${id}`] = 1
  for (const resource of resources) counts[`marker:${resource}`] = componentCounts.resourceMarkers / resources.length
  for (let player = 0; player < playersOf(setup); player++) {
    counts[`ark of ${player}`] = componentCounts.arkMarkers / PLAYERS
    counts[`cargo markers of ${player}`] = componentCounts.cargoMarkers / PLAYERS
    counts[`terraforming markers of ${player}`] = componentCounts.terraformMarkers / PLAYERS
    counts[`colonies of ${player}`] = componentCounts.colonyMarkers / PLAYERS
    counts[`outposts of ${player}`] = componentCounts.outpostMarkers / PLAYERS
    const tokens = (componentCounts.leaderTokens + componentCounts.engineerTokens) / PLAYERS
    counts[`tokens of ${player}`] = setup.seats === 1 && player === 1 ? 0 : tokens
  }
  counts['first player'] = 1
  return counts
}

function census(state: State): Record<string, number> {
  const { cardFields, cargoLimitUpgraded, constants, pairMasks } = numbersOf(state)
  const counts: Record<string, number> = {}
  const add = (key: string, n = 1): void => {
    counts[key] = (counts[key] ?? 0) + n
  }
  const cards = (
    kind: string,
    list: readonly { readonly id: string }[],
    places: readonly (readonly number[])[],
  ): void => {
    for (const card of places.flat()) if (card >= 0) add(`${kind}:${item(list, card).id}`)
  }
  cards('planet', planets, [state.system, state.planetDeck])
  const crewPlaces = [
    state.crewDeck,
    state.crewDiscard,
    state.cantina,
    state.automaCrew,
    ...state.upper,
    ...state.lower,
  ]
  cards('crew', crew, [...crewPlaces, ...[state.todo, ...(state.todoBySeat ?? [])].flat().map(crewIn)])
  const survivorPlaces = [state.survivorDeck, state.survivorDiscard, ...state.carried, ...state.settled]
  cards('survivor', survivors, [...survivorPlaces, ...state.todo.map(survivorsIn)])
  cards('automa', automaCards, [state.automaDeck, state.automaDiscard, [state.automaCard]])
  for (const [i, resource] of resources.entries()) {
    add(`marker:${resource}`, at(state.supply, i))
    for (let slot = 0; slot < RING; slot++) if (at(state.levels, slot * RESOURCES + i) > 0) add(`marker:${resource}`)
  }
  for (let player = 0; player < state.players; player++) {
    const field = at(state.arks, player)
    const card = at(state.system, Math.floor(field / FIELDS))
    add(`ark of ${player}`, card >= 0 && (at(cardFields, card) >> (field % FIELDS)) & 1 ? 1 : 0)
    const inHold = state.cargo.slice(player * RESOURCES, (player + 1) * RESOURCES)
    const limit = has(state, player, 'cargoHolds') ? cargoLimitUpgraded : constants.cargoLimit
    add(`cargo markers of ${player}`, inHold.filter((n) => n >= 0 && n <= limit).length)
    add(`terraforming markers of ${player}`, at(state.terraformPool, player) + markersOf(state, player))
    const locked =
      (isAutoma(state, player) ? automa.upgradeOrder.length : upgrades.length) - bits(at(state.upgrades, player))
    add(`colonies of ${player}`, locked + at(state.colonyPool, player) + bits(at(state.colonies, player)))
    const onArk = pairMasks.filter((pair) => (at(state.upgrades, player) & pair) !== pair).length
    add(`outposts of ${player}`, onArk + at(state.outpostPool, player) + bits(at(state.outposts, player)))
    add(`tokens of ${player}`, isAutoma(state, player) ? at(state.ready, player) : specialists.length)
  }
  // A3.11: until it is drawn, the marker lies beside the table.
  const waiting = state.first === -1 && state.todo.at(-1)?.kind === 'begin'
  add('first player', waiting || (state.first >= 0 && state.first < state.seats) ? 1 : 0)
  return counts
}

function has(state: State, player: number, upgrade: (typeof upgrades)[number]): boolean {
  return ((at(state.upgrades, player) >> upgrades.indexOf(upgrade)) & 1) === 1
}

/** The markers of a player on terraforming tracks; each must stand once in the ranking of its planet. */
function markersOf(state: State, player: number): number {
  let count = 0
  for (let slot = 0; slot < RING; slot++) {
    const ranked = state.ranking.slice(slot * PLAYERS, (slot + 1) * PLAYERS).filter((other) => other === player).length
    if (ranked !== (at(state.markers, slot * PLAYERS + player) > 0 ? 1 : 0)) return -1
    count += ranked
  }
  return count
}

const eventTypes: Readonly<Record<Event['type'], true>> = {
  'first-player': true,
  'turn-began': true,
  'crew-discarded': true,
  'crew-drawn': true,
  'crew-placed': true,
  'crew-moved-up': true,
  'crew-played': true,
  'cantina-filled': true,
  shuffled: true,
  gained: true,
  lost: true,
  paid: true,
  'token-locked': true,
  'token-ready': true,
  upgraded: true,
  'outpost-unlocked': true,
  scored: true,
  travelled: true,
  stayed: true,
  discovered: true,
  raised: true,
  'marker-moved': true,
  terraformed: true,
  'survivor-revealed': true,
  'survivor-resolved': true,
  'survivor-kept': true,
  'survivor-left': true,
  'survivor-settled': true,
  'colony-founded': true,
  'outpost-placed': true,
  'outpost-yielded': true,
  'automa-card': true,
  'automa-row': true,
  'end-triggered': true,
  'game-over': true,
}

/** Every kind of event. */
export const events = Object.keys(eventTypes)

/**
 * What chance does not bring about: A9.5 needs a table that was not set up by the rules, and the choice between two
 * survivors to settle comes once in tens of thousands of random games. Both have tests of their own.
 */
const neverByChance = ['event:stayed', 'action:settle']

/** What needs thousands of random games. */
export const seldom: readonly string[] = ['act:settle', 'event:survivor-settled', 'refusal:nothing-to-draw']

const always: readonly AutomaAction[] = ['supply', 'gather']
const rowActions: readonly AutomaAction[] = [
  ...new Set(automaCards.flatMap(({ rows }) => rows.flatMap((row) => [...row.actions]))),
]
const kinds: readonly ActionKind[] = [...new Set(vocabulary.actions.map(({ kind }) => kind))]

const every: readonly string[] = [
  ...events.map((type) => `event:${type}`),
  ...kinds.map((kind) => `action:${kind}`),
  ...destinationActions.map((action) => `act:${action}`),
  ...upgrades.map((upgrade) => `upgrade:${upgrade}`),
  'upgrade:engines twice',
  ...crew.flatMap(({ id }) => [`crew:${id} top`, `crew:${id} bottom`]),
  ...survivors.map(({ id }) => `survivor:${id} resolved`),
  ...planets.slice(0, -1).map(({ id }) => `planet:${id} terraformed`),
  ...automaCards.map(({ id }) => `automa-card:${id}`),
  ...rowActions.map((action) => `automa:${action}`),
  ...rowActions.filter((action) => !always.includes(action)).map((action) => `automa:${action} skipped`),
  ...['crew', 'survivors', 'automa'].map((deck) => `shuffled:${deck}`),
  'overflow',
  'off-turn decision',
  ...refusalCodes.map((code) => `refusal:${code}`),
]
const keys = every.filter((key) => !neverByChance.includes(key))

function eventKeys(event: Event): readonly string[] {
  const type = `event:${event.type}`
  switch (event.type) {
    case 'crew-played':
      return event.used ? [type, `crew:${item(crew, event.card).id} ${event.edge}`] : [type]
    case 'upgraded': {
      const id = item(upgrades, event.upgrade)
      return event.times > 1 ? [type, `upgrade:${id} twice`] : [type, `upgrade:${id}`]
    }
    case 'survivor-resolved':
      return [type, `survivor:${item(survivors, event.card).id} resolved`]
    case 'terraformed':
      return [type, `planet:${item(planets, event.planet).id} terraformed`]
    case 'automa-card':
      return [type, `automa-card:${item(automaCards, event.card).id}`]
    case 'automa-row':
      return [type, `automa:${event.action}${event.done ? '' : ' skipped'}`]
    case 'shuffled':
      return [type, `shuffled:${event.deck}`]
    case 'gained':
      return event.lost > 0 ? [type, 'overflow'] : [type]
    default:
      return [type]
  }
}

/**
 * Some refusals need a rare table, and the kit looks at refusals only now and then: so whoever says no is asked why
 * these were not possible.
 */
const probes: Readonly<Partial<Record<ActionKind, readonly Action[]>>> = {
  draw: [vocabulary.parse('draw:yes')],
  'act-none': [vocabulary.parse('act:terraform'), vocabulary.parse('act:settle')],
}

function actionKeys(action: Action, state: State): readonly string[] {
  const found = [`action:${action.kind}`]
  if (action.kind === 'act') found.push(`act:${item(destinationActions, action.n)}`)
  if (arks.toAct(state)[0] !== state.active) found.push('off-turn decision')
  for (const probe of probes[action.kind] ?? []) {
    const refusal = arks.refuse(state, state.active, probe)
    if (refusal !== undefined) found.push(`refusal:${refusal.code}`)
  }
  return found
}

/** What the conformance kit must know of Terraforming Arks. */
export const kit: Kit<State, Action, View, Event> = {
  game: arks,
  setups,
  // A30: fewer than 60 decisions a turn, 61 rounds of four turns at most, and the setup.
  maxDecisions: 61 * 4 * 60 + 40,
  census,
  box,
  secrets: ({ planetDeck, crewDeck, survivorDeck, automaDeck }) => ({ planetDeck, crewDeck, survivorDeck, automaDeck }),
  tally: { keys, event: eventKeys, action: actionKeys },
}
