import type { Seat } from '@orrery/kernel'
import type { Kit, Setup } from '@orrery/kernel/testing'
import { abilityIds, optionIds } from '../components/abilities.ts'
import { counts, elementIds, kindIds, tables } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import { lifeForms } from '../components/life-forms.ts'
import { nebulae } from '../components/nebulae.ts'
import { type ActionKind, actionKinds } from '../rules/actions.ts'
import { decisions, engine } from '../rules/engine.ts'
import type { Action, Event, State, View } from '../rules/game.ts'
import { type RefusalCode, refusalCodes } from '../rules/refusals.ts'
import { cosmos } from '../versions.ts'

/** Counts ids that stand for single components. */
function countIds(census: Record<string, number>, prefix: string, ids: readonly (string | undefined)[]): void {
  for (const id of ids) census[`${prefix}:${id}`] = (census[`${prefix}:${id}`] ?? 0) + 1
}

const present = (list: readonly number[]): number[] => list.filter((entry) => entry >= 0)
const sum = (list: readonly number[]): number => list.reduce((total, entry) => total + entry, 0)

const isAsked = (state: State, seat: Seat, ask: string): boolean => engine.asked(state, seat)?.kind === ask

/** Every component of the table, wherever it lies. */
function census(state: State): Record<string, number> {
  const found: Record<string, number> = {}
  const { players } = state
  elementIds.forEach((element, index) => {
    const inGalaxies = players
      .flatMap(({ stars }) => stars)
      .filter((star) => star > 0 && (star - 1) % 4 === index).length
    const held = players.filter(({ held }, seat) => held === index && isAsked(state, seat, 'place-star')).length
    const reserves = sum(players.map(({ reserveStars }) => reserveStars[index] ?? 0))
    found[`star:${element}`] = (state.starSupply[index] ?? 0) + inGalaxies + reserves + held
  })
  found.life =
    state.lifeSupply + sum(players.map(({ life, reserveProto }) => life.filter(Boolean).length + reserveProto))
  found.crystal =
    state.crystals - state.fromBox + sum(players.map(({ ready, scored, spent }) => 1 + ready + scored + spent))
  kindIds.forEach((kind, index) => {
    const lying = [...state.row, ...state.deck].filter((card) => card === index).length
    found[`energy:${kind}`] = lying + (state.discard[index] ?? 0) + sum(players.map(({ hand }) => hand[index] ?? 0))
  })
  found.dark = sum(state.dark)
  countIds(
    found,
    'nebula',
    [
      ...state.stacks.flat(),
      ...players.flatMap(({ tiles, reserveTiles, held }, seat) => [
        ...present(tiles),
        ...reserveTiles,
        ...(isAsked(state, seat, 'place-nebula') ? [held] : []),
      ]),
    ].map((tile) => nebulae[tile]?.id),
  )
  const abilities = [
    ...state.abilityDecks.flat(),
    ...players.flatMap(({ slots, looked }) => [...present(slots), ...looked]),
  ]
  countIds(
    found,
    'ability',
    abilities.map((card) => abilityIds[card]),
  )
  const goals = [...present(state.goalTrack), ...state.goalDeck, ...state.goalsScored, ...state.goalsOut]
  countIds(
    found,
    'goal',
    goals.map((goal) => goalIds[goal]),
  )
  const forms = [...state.lifeFormStack, ...state.lifeFormsOut, ...players.flatMap((player) => present(player.forms))]
  countIds(
    found,
    'life-form',
    forms.map((token) => lifeForms[token]?.id),
  )
  return found
}

/** What is in the box for a number of players. */
function box({ seats }: Setup): Record<string, number> {
  const table = tables[seats === 2 ? 2 : seats === 3 ? 3 : 4]
  const found: Record<string, number> = { life: counts.lifeTokens, crystal: table.timeCrystals, dark: table.darkEnergy }
  for (const element of elementIds) found[`star:${element}`] = counts.stars[element]
  for (const kind of kindIds) found[`energy:${kind}`] = counts.energyCardsOfKind
  const ids = {
    nebula: nebulae.map(({ id }) => id),
    ability: abilityIds,
    goal: goalIds,
    'life-form': lifeForms.map(({ id }) => id),
  }
  for (const [prefix, list] of Object.entries(ids)) countIds(found, prefix, list)
  return found
}

/** What a seat may not know (C20.1, C20.2). */
function secrets(state: State, seat: Seat | undefined): Record<string, unknown> {
  const hidden: Record<string, unknown> = {
    'energy deck': state.deck,
    'goal deck': state.goalDeck,
    'goals out of the game': state.goalsOut,
    'life form stack': state.lifeFormStack,
    'life forms out of the game': state.lifeFormsOut,
  }
  kindIds.forEach((kind, index) => {
    hidden[`ability deck ${kind}`] = state.abilityDecks[index]
  })
  state.stacks.forEach((stack, size) => {
    hidden[`nebula stack ${size + 1}`] = stack
  })
  state.players.forEach((player, index) => {
    if (index === seat) return
    hidden[`hand of ${index}`] = player.hand.flatMap((count, kind) => new Array<number>(count).fill(kind))
    hidden[`ability cards ${index} looks at`] = player.looked
    if (!state.over) hidden[`life forms of ${index}`] = present(player.forms)
  })
  return hidden
}

/** What an event shows to have been exercised. */
function eventKeys(event: Event): string[] {
  switch (event.type) {
    case 'ability-activated':
      return [`ability:${abilityIds[event.card]}`]
    case 'goal-scored': {
      const most = Math.max(...event.points)
      const winners = event.points.filter((points) => points === most).length
      return [`goal:${goalIds[event.goal]}`, most === 0 ? 'goal nobody' : winners === 1 ? 'goal alone' : 'goal tie']
    }
    case 'shortage':
      return [`shortage:${event.what}`]
    case 'crystal-taken':
      return event.box ? ['shortage:crystal'] : []
    case 'discharged':
      return event.spent > 0 ? ['discharge beyond the fifth'] : [`discharge ${event.scored}`]
    case 'points':
      return [`points:${event.source}`]
    case 'piece-refused':
      return [`refused:${event.piece}`]
    case 'game-ended':
      return [`end:${event.reason}`]
    case 'deck-shuffled':
      return ['reshuffle']
    case 'energy-phase-began':
      return event.early ? ['faster play'] : []
    case 'omega-chosen':
      return [`omega:${event.omega}`]
    default:
      return []
  }
}

const rareInMenu: readonly ActionKind[] = [
  'place-proto',
  'complete',
  'discharge-star',
  'discharge-ability',
  'discharge-nothing',
  'create-life-form',
  'acquire',
]

/**
 * The answers that belong to each ask. Trying them at every decision counts the refusals that a sample of decisions would
 * mostly miss; of the menu only those that are rare.
 */
const probes = new Map<string, readonly Action[]>(
  Object.entries(decisions).map(([ask, { answers }]) => {
    const kinds: readonly ActionKind[] = ask === 'menu' ? rareInMenu : answers
    return [ask, cosmos.vocabulary.actions.filter(({ kind }) => kinds.includes(kind))]
  }),
)

function refusalKeys(state: State): string[] {
  const keys = new Set<string>()
  for (const seat of cosmos.toAct(state)) {
    for (const action of probes.get(engine.asked(state, seat)?.kind ?? 'none') ?? []) {
      const refusal = cosmos.refuse(state, seat, action)
      if (refusal !== undefined) keys.add(`refusal:${refusal.code}`)
    }
  }
  return [...keys]
}

/** What an action shows: its kind, its option, and whether a stack was empty when a nebula was chosen (C7.7). */
function actionKeys({ kind, n }: Action, state: State): string[] {
  const keys = [`kind:${kind}`, ...refusalKeys(state)]
  if (kind === 'option') keys.push(`option:${optionIds[n]}`)
  if (kind === 'take-nebula' && state.stacks.some((stack) => stack.length === 0)) keys.push('shortage:nebula')
  return keys
}

/**
 * Refusals that players who choose at random do not live to see: a board full of stars, a galaxy without life, an empty
 * life form or ability deck, hands that hold all energy cards. Scenario tests provoke each of them.
 */
const beyondChance: readonly RefusalCode[] = [
  'no-card-to-draw',
  'start-space-only',
  'no-empty-corner',
  'life-forms-exhausted',
  'ability-deck-empty',
  'not-one-life-form',
]

/** How every game is held to the laws, and what a long run must have exercised. */
export const kit: Kit<State, Action, View, Event> = {
  game: cosmos,
  setups: [2, 3, 4].flatMap((seats) => [{ seats }, { seats, options: { faster: 'on' } }]),
  maxDecisions: 3000,
  census,
  box,
  secrets,
  tally: {
    keys: [
      ...actionKinds.map((kind) => `kind:${kind}`),
      ...abilityIds.map((id) => `ability:${id}`),
      ...optionIds.map((id) => `option:${id}`),
      ...goalIds.map((id) => `goal:${id}`),
      ...['goal nobody', 'goal alone', 'goal tie', 'reshuffle', 'faster play', 'end:goals', 'end:crystals'],
      // Energy cards run out for good only when hands hold nearly all 60 (C6.9): a scenario, not a random game.
      ...['H', 'He', 'O', 'C', 'life', 'nebula', 'ability', 'crystal'].map((what) => `shortage:${what}`),
      ...['discharge 1', 'discharge 2', 'discharge 3', 'discharge 4', 'discharge 5', 'discharge beyond the fifth'],
      ...['nebulae', 'crystals', 'sets', 'abilities', 'goals', 'lifeForms'].map((source) => `points:${source}`),
      ...['star', 'life', 'nebula'].map((piece) => `refused:${piece}`),
      ...['omega:nebula', 'omega:stabilise'],
      ...refusalCodes.filter((code) => !beyondChance.includes(code)).map((code) => `refusal:${code}`),
    ],
    event: eventKeys,
    action: actionKeys,
  },
}
