import { act, begin, gameOfVersion, type Outcome, type Seat } from '@orrery/kernel'
import { type Draft, makeDraft } from '@orrery/kernel/testing'
import { expect } from 'vitest'
import { type AbilityId, abilityIds } from '../components/abilities.ts'
import { type ElementId, elementIds, type KindId, kindIds, type TrackId, trackIds } from '../components/basics.ts'
import { type GoalId, goalIds } from '../components/goals.ts'
import { lifeForms } from '../components/life-forms.ts'
import { engine } from '../rules/engine.ts'
import type { Event, Player as PlayerInPlay, State as StateInPlay } from '../rules/game.ts'
import { cornerIds, hexIds, sideIds, tileIds } from '../rules/tables.ts'
import type { Ask, Task } from '../rules/tasks.ts'
import { cosmos, versions } from '../versions.ts'
import { kit } from './kit.ts'

/** What a player has; everything left out is empty. */
export interface Given {
  /** `{ S01: 'H', S02: '*He' }`, a star for a supernova. */
  readonly stars?: Readonly<Record<string, string>>
  /** `{ L01: 'p', L02: 's' }`. */
  readonly life?: Readonly<Record<string, 'p' | 's'>>
  /** `{ N01: 'NB1-04', N02: 'NB2-01!' }`, an exclamation mark for a completed one. */
  readonly tiles?: Readonly<Record<string, string>>
  readonly forms?: Readonly<Record<string, readonly string[]>>
  readonly hand?: Partial<Record<KindId, number>>
  readonly reserve?: Partial<Record<ElementId | 'proto', number>> & { readonly tiles?: readonly string[] }
  readonly tracks?: Partial<Record<TrackId, number>>
  readonly crystal?: number
  readonly ready?: number
  readonly scored?: number
  readonly spent?: number
  readonly slots?: readonly (AbilityId | undefined)[]
  readonly points?: number
}

/** Where in its turn a seat is put. */
const places = ['menu', 'omega', 'confirm', 'shift'] as const
type Place = (typeof places)[number]

/** What is to do in the crafting phase, the next task last. */
const crafting: readonly Task[] = [{ kind: 'confirm' }, { kind: 'omega' }, { kind: 'menu' }]

/** A position in one go. Seat 0 is to act; what is taken away from supplies goes to the last seat. */
export interface Position {
  readonly seats?: number
  readonly faster?: boolean
  readonly seed?: string
  /** The version of the rules; the newest unless said otherwise. */
  readonly version?: number
  /** Whether seat 0 is at the menu (default), at the start of the shift, or about to confirm the end of its turn. */
  readonly at?: Place
  readonly first?: Seat
  readonly active?: Seat
  readonly round?: number
  readonly me?: Given
  readonly others?: readonly Given[]
  readonly supply?: Partial<Record<ElementId | 'life' | 'crystals', number>>
  /** Regulator by regulator: how many dark tokens, and where each seat's token lies. */
  readonly dark?: readonly number[]
  readonly tokens?: readonly KindId[]
  readonly row?: readonly (KindId | undefined)[]
  /** The energy deck, top card first; everything else of the deck goes to the last seat's hand. */
  readonly deck?: readonly KindId[]
  readonly discard?: Partial<Record<KindId, number>>
  /** Nebula stacks by size, top tile first. */
  readonly stacks?: Partial<Record<1 | 2 | 3, readonly string[]>>
  /** Ability decks, top card first. */
  readonly abilities?: Partial<Record<KindId, readonly AbilityId[]>>
  readonly lifeForms?: readonly string[]
  readonly goalTrack?: readonly (GoalId | undefined)[]
  readonly goalDeck?: readonly GoalId[]
}

type State = Draft<StateInPlay>
type Player = Draft<PlayerInPlay>

const index = (ids: readonly string[], id: string): number => {
  const found = ids.indexOf(id)
  if (found < 0) throw new Error(`unknown id ${id}`)
  return found
}
const formIds = lifeForms.map((token) => token.id)

/** A game in a chosen position; every action is checked for lost or doubled components. */
export class Table {
  readonly state: State
  readonly seats: number
  told: Event[] = []

  constructor(state: StateInPlay) {
    this.state = makeDraft(state)
    this.seats = state.players.length
  }

  /** The player of a seat. */
  player(seat = 0): Player {
    const player = this.state.players[seat]
    if (player === undefined) throw new Error(`no seat ${seat}`)
    return player
  }

  get me(): Player {
    return this.player(0)
  }

  /** Who acts unless said otherwise. */
  private actor(): Seat {
    const [seat] = cosmos.toAct(this.state)
    if (seat === undefined) throw new Error('nobody is to act')
    return seat
  }

  /** What a seat is asked. */
  ask(seat = 0): Ask {
    return engine.asked(this.state, seat)?.kind ?? 'none'
  }

  /** How often the decision of a seat is still due. */
  left(seat = 0): number {
    const task = engine.asked(this.state, seat)
    return task !== undefined && 'left' in task ? task.left : 0
  }

  /** Puts a seat to a place in its turn. */
  put(seat: Seat, at: Place): void {
    this.player(seat).stage = at === 'menu' ? 'crafting' : at === 'shift' ? 'energy' : 'closing'
    this.state.todoBySeat[seat] = at === 'shift' ? [{ kind: 'shift' }] : crafting.slice(0, 3 - places.indexOf(at))
  }

  /** Takes actions one after the other for the seat to act, and keeps their events. */
  do(...ids: string[]): Outcome<Event> {
    let outcome: Outcome<Event> = { events: [], barrier: false }
    this.told = []
    for (const id of ids) {
      outcome = this.as(this.actor(), id)
    }
    return outcome
  }

  /** Does one action for a seat. */
  as(seat: Seat, id: string): Outcome<Event> {
    const outcome = act(cosmos, this.state, seat, cosmos.vocabulary.parse(id))
    this.told.push(...outcome.events.map(({ event }) => event))
    expect(kit.census(this.state)).toEqual(kit.box({ seats: this.seats }))
    return outcome
  }

  /** The ids of the legal list, all or those beginning so. */
  legal(start = '', seat = this.actor()): string[] {
    return cosmos
      .legal(this.state, seat)
      .map((action) => action.id)
      .filter((id) => id.startsWith(start))
  }

  /** Code and rule of the refusal, or 'legal'. */
  refusal(id: string, seat = this.actor()): string {
    const refusal = cosmos.refuse(this.state, seat, cosmos.vocabulary.parse(id))
    return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.rule}`
  }

  /** The events of one type from the last `do`. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.told.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  star(corner: string, seat = 0): string {
    const star = this.player(seat).stars[index(cornerIds, corner)] ?? 0
    return star === 0 ? '' : `${star > 4 ? '*' : ''}${elementIds[(star - 1) % 4]}`
  }

  life(side: string, seat = 0): string {
    return ['', 'p', 's'][this.player(seat).life[index(sideIds, side)] ?? 0] ?? ''
  }

  tile(hex: string, seat = 0): string {
    const player = this.player(seat)
    const at = index(hexIds, hex)
    const done = (player.done & (1 << at)) !== 0
    return `${tileIds[player.tiles[at] ?? -1] ?? ''}${done ? '!' : ''}`
  }

  /** Life on the board of a seat as `L01p L02s`. */
  allLife(seat = 0): string {
    return sideIds.flatMap((id) => (this.life(id, seat) === '' ? [] : [id + this.life(id, seat)])).join(' ')
  }

  /** Stars on the board of a seat as `S01:H S02:*He`. */
  allStars(seat = 0): string {
    return cornerIds.flatMap((id) => (this.star(id, seat) === '' ? [] : [`${id}:${this.star(id, seat)}`])).join(' ')
  }

  supply(element: ElementId): number {
    return this.state.starSupply[index(elementIds, element)] ?? 0
  }

  reserve(element: ElementId, seat = 0): number {
    return this.player(seat).reserveStars[index(elementIds, element)] ?? 0
  }

  hand(kind: KindId, seat = 0): number {
    return this.player(seat).hand[index(kindIds, kind)] ?? 0
  }

  handSize(seat = 0): number {
    return this.player(seat).hand.reduce((sum, count) => sum + count, 0)
  }

  track(id: TrackId, seat = 0): number {
    return this.player(seat).tracks[index(trackIds, id)] ?? 0
  }

  score(seat = 0): number {
    return this.player(seat).points.reduce((sum, points) => sum + points, 0)
  }

  /** The stack of a size, top tile first. */
  stack(size: 1 | 2 | 3): string[] {
    return (this.state.stacks[size - 1] ?? []).map((tile) => tileIds[tile] ?? '').reverse()
  }

  /** The ability deck of a kind, top card first. */
  abilityDeck(kind: KindId): string[] {
    return (this.state.abilityDecks[index(kindIds, kind)] ?? []).map((card) => abilityIds[card] ?? '').reverse()
  }
}

/** A fresh game. */
export function fresh(seats = 2, seed = 'test', options: Record<string, string> = {}, game = cosmos): Table {
  return new Table(begin(game, { seats, seed, options }))
}

/** A game in the given position. */
export function table(position: Position = {}): Table {
  const { seats = 2, others = [] } = position
  const game = gameOfVersion(versions, cosmos.id, position.version ?? cosmos.version)
  const made = fresh(seats, position.seed, { faster: position.faster ? 'on' : 'off' }, game)
  const { state } = made
  for (const player of state.players) clear(state, player)
  const players = [position.me ?? {}, ...others]
  players.forEach((given, seat) => {
    give(state, made.player(seat), given)
  })
  const last = made.player(seats - 1)
  setShared(state, position)
  setSupplies(state, last, position)
  setPiles(state, last, position)
  setTurn(made, position)
  expect(kit.census(state)).toEqual(kit.box({ seats }))
  return made
}

/** A position at the start of the shift, after the player's own token has moved once and the shift has ended: seat 0 is collecting (C6). */
export function collecting(position: Omit<Position, 'at'>): ReturnType<typeof table> {
  const t = table({ at: 'shift', ...position })
  t.do('shift-own', 'stop-shift')
  return t
}

/** Puts everything a player has back. */
function clear(state: State, player: Player): void {
  player.stars.forEach((star, corner) => {
    if (star > 0) state.starSupply[star - 1] = (state.starSupply[star - 1] ?? 0) + 1
    player.stars[corner] = 0
  })
  state.lifeSupply += player.life.filter((life) => life > 0).length
  player.life.fill(0)
  for (const tile of player.tiles) if (tile >= 0) state.stacks[Math.floor(tile / 16)]?.unshift(tile)
  player.tiles.fill(-1)
  player.hand.forEach((count, kind) => {
    for (let i = 0; i < count; i++) state.deck.unshift(kind)
    player.hand[kind] = 0
  })
}

/** Takes one particular entry out of a pile, wherever it lies. */
function pull(piles: number[][], entry: number): number {
  for (const pile of piles) {
    const at = pile.indexOf(entry)
    if (at >= 0) return pile.splice(at, 1)[0] ?? entry
  }
  throw new Error(`no ${entry} left`)
}

function give(state: State, player: Player, given: Given): void {
  for (const [corner, star] of Object.entries(given.stars ?? {})) {
    const element = index(elementIds, star.replace('*', ''))
    state.starSupply[element] = (state.starSupply[element] ?? 0) - 1
    player.stars[index(cornerIds, corner)] = element + 1 + (star.startsWith('*') ? 4 : 0)
  }
  for (const [side, life] of Object.entries(given.life ?? {})) {
    state.lifeSupply--
    player.life[index(sideIds, side)] = life === 'p' ? 1 : 2
  }
  for (const [hex, tile] of Object.entries(given.tiles ?? {})) {
    const at = index(hexIds, hex)
    player.tiles[at] = pull(state.stacks, index(tileIds, tile.replace('!', '')))
    if (tile.endsWith('!')) player.done |= 1 << at
  }
  for (const [hex, tokens] of Object.entries(given.forms ?? {})) {
    tokens.forEach((token, i) => {
      player.forms[2 * index(hexIds, hex) + i] = pull([state.lifeFormStack, state.lifeFormsOut], index(formIds, token))
    })
  }
  for (const [kind, count] of Object.entries(given.hand ?? {})) {
    for (let i = 0; i < count; i++) pull([state.deck], index(kindIds, kind))
    player.hand[index(kindIds, kind)] = count
  }
  elementIds.forEach((id, element) => {
    const count = given.reserve?.[id] ?? 0
    state.starSupply[element] = (state.starSupply[element] ?? 0) - count
    player.reserveStars[element] = count
  })
  player.reserveProto = given.reserve?.proto ?? 0
  state.lifeSupply -= player.reserveProto
  player.reserveTiles = (given.reserve?.tiles ?? []).map((tile) => pull(state.stacks, index(tileIds, tile)))
  trackIds.forEach((id, track) => {
    player.tracks[track] = given.tracks?.[id] ?? 0
  })
  player.growing = given.crystal ?? 0
  player.ready = given.ready ?? 0
  player.scored = given.scored ?? 0
  player.spent = given.spent ?? 0
  // Crystals beyond what the supply had come from the box, so that the supply stays as it was.
  state.fromBox += player.ready + player.scored + player.spent
  given.slots?.forEach((card, slot) => {
    if (card !== undefined) player.slots[slot] = pull(state.abilityDecks, index(abilityIds, card))
  })
  player.points[0] = given.points ?? 0
}

function setShared(state: State, position: Position): void {
  if (position.dark !== undefined) state.dark = position.dark.slice()
  if (position.tokens !== undefined) state.tokens = position.tokens.map((kind) => index(kindIds, kind))
  if (position.goalTrack !== undefined || position.goalDeck !== undefined) {
    const track = position.goalTrack ?? []
    state.goalTrack = [0, 1, 2, 3].map((space) => {
      const goal = track[space]
      return goal === undefined ? -1 : index(goalIds, goal)
    })
    state.goalDeck = (position.goalDeck ?? []).map((goal) => index(goalIds, goal)).reverse()
    const used = [...state.goalTrack, ...state.goalDeck]
    state.goalsOut = goalIds.map((_, goal) => goal).filter((goal) => !used.includes(goal))
    state.goalsScored = []
  }
}

/** Leaves this much in the supply; the surplus goes to the last seat's reserve. */
function setSupplies(state: State, last: Player, { supply }: Position): void {
  elementIds.forEach((id, element) => {
    const wanted = supply?.[id]
    const there = state.starSupply[element] ?? 0
    if (wanted === undefined) return
    last.reserveStars[element] = (last.reserveStars[element] ?? 0) + there - wanted
    state.starSupply[element] = wanted
  })
  if (supply?.life !== undefined) {
    last.reserveProto += state.lifeSupply - supply.life
    state.lifeSupply = supply.life
  }
  if (supply?.crystals !== undefined) {
    last.spent += state.crystals - supply.crystals
    state.crystals = supply.crystals
  }
}

function setPiles(state: State, last: Player, position: Position): void {
  const { row, deck, discard, stacks, abilities } = position
  if (row !== undefined) {
    state.deck.unshift(...state.row.filter((kind) => kind >= 0))
    state.row = [0, 1, 2, 3].map((place) => {
      const kind = row[place]
      return kind === undefined ? -1 : pull([state.deck], index(kindIds, kind))
    })
  }
  for (const [kind, count] of Object.entries(discard ?? {})) {
    for (let i = 0; i < count; i++) pull([state.deck], index(kindIds, kind))
    state.discard[index(kindIds, kind)] = count
  }
  if (deck !== undefined) {
    const wanted = deck.map((kind) => pull([state.deck], index(kindIds, kind)))
    for (const kind of state.deck) last.hand[kind] = (last.hand[kind] ?? 0) + 1
    state.deck = wanted.reverse()
  }
  for (const [size, tiles] of Object.entries(stacks ?? {})) {
    const wanted = tiles.map((tile) => pull(state.stacks, index(tileIds, tile)))
    last.reserveTiles.push(...(state.stacks[Number(size) - 1] ?? []))
    state.stacks[Number(size) - 1] = wanted.reverse()
  }
  for (const [kind, cards] of Object.entries(abilities ?? {})) {
    const wanted = cards.map((card) => pull(state.abilityDecks, index(abilityIds, card)))
    last.looked.push(...(state.abilityDecks[index(kindIds, kind)] ?? []))
    state.abilityDecks[index(kindIds, kind)] = wanted.reverse()
  }
  if (position.lifeForms !== undefined) {
    const wanted = position.lifeForms.map((token) =>
      pull([state.lifeFormStack, state.lifeFormsOut], index(formIds, token)),
    )
    state.lifeFormsOut.push(...state.lifeFormStack)
    state.lifeFormStack = wanted.reverse()
  }
}

function setTurn(made: Table, { at = 'menu', first = 0, active = 0, round = 1 }: Position): void {
  const { state } = made
  state.first = first
  state.active = active
  state.round = round
  state.players.forEach((player, seat) => {
    const before = (seat - first + made.seats) % made.seats < (active - first + made.seats) % made.seats
    player.stage = before ? 'finished' : 'waiting'
    state.todoBySeat[seat] = []
  })
  made.put(active, at)
}
