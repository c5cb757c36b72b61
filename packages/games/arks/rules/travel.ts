import { always, at, item, type Refusal, topOf, withAt } from '@orrery/kernel'
import { resources } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { startGain } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { AUTOMA, has, isPlanet, type State, slotOf, type Table } from './state.ts'
import { allFields, FIELDS, MAIN, neighbour, RESOURCES, RING } from './tables.ts'
import { moveMarker, setLevel } from './tracks.ts'

/** Distances within range: to fields, and to the slots that can be discovered (the crossing counted); 0 out of range. */
export interface Reach {
  readonly fields: Uint8Array
  readonly slots: Uint8Array
}

const reach: Reach = { fields: new Uint8Array((RING + 1) * FIELDS), slots: new Uint8Array(RING) }
const seen = new Uint8Array(RING + 1)
const frontier = new Uint8Array(RING + 1)
const beyond = new Uint8Array(RING + 1)

/**
 * A9.4, A10.1: the least number of moves to everything within range, over any fields, occupied or not. Each move is one wave;
 * a wave is a mask of local fields for each slot. The answer is overwritten by the next call.
 */
export function measure(table: Pick<Table, 'set' | 'system'>, from: number, range: number): Reach {
  const { system } = table
  const { exitField, routesFrom } = numbersOf(table)
  reach.fields.fill(0)
  reach.slots.fill(0)
  seen.fill(0)
  frontier.fill(0)
  const start = Math.floor(from / FIELDS)
  frontier[start] = seen[start] = 1 << (from % FIELDS)
  for (let moves = 1; moves <= range; moves++) {
    beyond.fill(0)
    for (let slot = 0; slot <= RING; slot++) {
      const wave = frontier[slot] ?? 0
      if (wave === 0) continue
      const card = at(system, slot)
      beyond[slot] = (beyond[slot] ?? 0) | at(routesFrom, card * 32 + wave)
      for (let edge = 0; edge < 4; edge++) {
        if (((wave >> at(exitField, card * 4 + edge)) & 1) === 0) continue
        const across = at(neighbour, slot * 4 + edge)
        if (across < 0) continue
        const other = at(system, across)
        if (other >= 0) {
          beyond[across] = (beyond[across] ?? 0) | (1 << at(exitField, other * 4 + ((edge + 2) & 3)))
        } else if (across < RING && reach.slots[across] === 0) {
          reach.slots[across] = moves
        }
      }
    }
    for (let slot = 0; slot <= RING; slot++) {
      const fresh = (beyond[slot] ?? 0) & ~(seen[slot] ?? 0)
      frontier[slot] = fresh
      if (fresh === 0) continue
      seen[slot] = (seen[slot] ?? 0) | fresh
      for (let local = 0; local < FIELDS; local++) {
        if ((fresh >> local) & 1) reach.fields[slot * FIELDS + local] = moves
      }
    }
  }
  return reach
}

/** The range of a player's ark (A9.1). */
export function rangeOf(state: Table, seat: number): number {
  return at(numbersOf(state).travelRange, at(state.engines, seat))
}

/** Why nobody may land on a field, whatever the distance. */
function blocked(state: State, seat: number, field: number): Refusal | undefined {
  for (let other = 0; other < state.players; other++) {
    if (other === seat || state.arks[other] !== field) continue
    // A9.3: moons, stations and asteroids hold one ark; planets and the Portal hold all (A2.6).
    if (field % FIELDS !== MAIN) return deny('occupied', 'A9.3')
    if (state.level >= 0 && other === AUTOMA) return deny('automa-there', 'A23.9')
  }
  return undefined
}

function measured(state: State, seat: number): Reach {
  return measure(state, at(state.arks, seat), rangeOf(state, seat))
}

/** AD5, step 2: land on a field within range, or discover a planet. */
export const travel: Rule<'travel'> = {
  asked: true,
  answers: ['travel', 'discover'],
  // A9.5: with nowhere to go the ark stays. A free field beside the ark on its own card settles it quickly.
  open(state, seat) {
    const from = at(state.arks, seat)
    const slot = Math.floor(from / FIELDS)
    const beside = at(numbersOf(state).routesFrom, at(state.system, slot) * 32 + (1 << (from % FIELDS)))
    for (let local = 0; local < FIELDS; local++) {
      if ((beside >> local) & 1 && blocked(state, seat, slot * FIELDS + local) === undefined) return true
    }
    const { fields, slots } = measured(state, seat)
    for (const field of allFields) if (fields[field] !== 0 && blocked(state, seat, field) === undefined) return true
    return state.planetDeck.length > 0 && slots.some((moves) => moves > 0)
  },
  list(state, seat, _task, out) {
    const { fields, slots } = measured(state, seat)
    for (const field of allFields) {
      if (fields[field] !== 0 && blocked(state, seat, field) === undefined) out.push(item(say.travel, field))
    }
    if (state.planetDeck.length === 0) return
    for (let slot = 0; slot < RING; slot++) if (slots[slot] !== 0) out.push(item(say.discover, slot))
  },
  check(state, seat, _task, { kind, n }) {
    return kind === 'travel' ? checkField(state, seat, n) : checkSlot(state, seat, n)
  },
  perform(state, seat, _task, { kind, n }, tell) {
    if (kind === 'travel') {
      land(state, seat, n, tell)
    } else {
      // A11.1: the bonus comes before everything else that landing does.
      discover(state, seat, n, tell)
      state.todo.push({ kind: 'track', slot: n })
    }
  },
  otherwise(state, seat, _task, tell) {
    const planet = at(state.system, slotOf(state, seat))
    tell.all({ type: 'stayed', seat, field: at(state.arks, seat), planet })
  },
}

function checkField(state: State, seat: number, field: number): Refusal | undefined {
  const card = at(state.system, Math.floor(field / FIELDS))
  if (card < 0) return deny('unexplored', 'A2.4')
  if (((at(numbersOf(state).cardFields, card) >> (field % FIELDS)) & 1) === 0) return deny('no-such-field', 'A2.5')
  // A9.1, A9.2: the ark must leave and never returns to where it started.
  if (state.arks[seat] === field) return deny('own-field', 'A9.2')
  if (measured(state, seat).fields[field] === 0) return deny('too-far', 'A9.1', { range: rangeOf(state, seat) })
  return blocked(state, seat, field)
}

function checkSlot(state: State, seat: number, slot: number): Refusal | undefined {
  // A10.5: after the fifth discovery nothing is left; A10.2: a card is laid into an empty slot only.
  if (!state.system.includes(-1)) return deny('system-complete', 'A10.5')
  if (at(state.system, slot) >= 0) return deny('explored', 'A10.2')
  if (state.planetDeck.length === 0) return deny('nothing-to-draw', 'A28.2')
  if (measured(state, seat).slots[slot] === 0) return deny('edge-too-far', 'A10.1', { range: rangeOf(state, seat) })
  return undefined
}

/** Puts an ark on a field and plans what landing there does (A11.2, A11.3). */
export function land(state: State, seat: number, field: number, tell: Teller): void {
  const from = at(state.arks, seat)
  state.arks[seat] = field
  const planet = at(state.system, Math.floor(field / FIELDS))
  tell.all({ type: 'travelled', seat, from, to: field, planet })
  if (isPlanet(field)) state.todo.push({ kind: 'outposts', slot: Math.floor(field / FIELDS), next: 0 })
  else state.todo.push({ kind: 'landed', next: 0 })
}

/** A10.2: the next planet card is laid into the slot and the ark lands on it. */
export function discover(state: State, seat: number, slot: number, tell: Teller): void {
  const planet = topOf(state.planetDeck)
  if (planet === undefined) throw new RangeError('no planet card is left')
  state.planetDeck = state.planetDeck.slice(0, -1)
  state.system = withAt(state.system, slot, planet)
  tell.reveal({ type: 'discovered', seat, slot, planet })
  land(state, seat, slot * FIELDS, tell)
}

/** A10.3: the discoverer raises one track to level 1 and enters the terraforming track. */
export function discoveryBonus(state: State, seat: number, slot: number, resource: number, tell: Teller): void {
  const { discoveryLevels } = numbersOf(state).constants
  setLevel(state, seat, slot, resource, discoveryLevels, tell)
  moveMarker(state, seat, slot, discoveryLevels, tell)
}

/** AD6: which track the discoverer raises. */
export const track: Rule<'track'> = {
  answers: ['track'],
  open: always,
  list(state, _seat, { slot }, out) {
    const { trackTop } = numbersOf(state)
    const card = at(state.system, slot)
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (at(trackTop, card * RESOURCES + resource) > 0) out.push(item(say.track, resource))
    }
  },
  check(state, _seat, { slot }, { n }) {
    const top = at(numbersOf(state).trackTop, at(state.system, slot) * RESOURCES + n)
    return top > 0 ? undefined : deny('no-track', 'A10.3', { resource: item(resources, n) })
  },
  perform(state, seat, { slot }, { n }, tell) {
    discoveryBonus(state, seat, slot, n, tell)
  },
}

/** A11.2: every outpost on the planet yields to its owner, in turn order from the active player. */
export const outposts: Step<'outposts'> = {
  run(state, seat, { slot, next }, tell) {
    for (let i = next; i < state.players; i++) {
      const owner = (seat + i) % state.players
      if (!has(state.outposts, owner, slot)) continue
      state.todo.push({ kind: 'outposts', slot, next: i + 1 })
      tell.all({ type: 'outpost-yielded', seat: owner, slot, planet: at(state.system, slot), by: seat })
      startGain(state, owner, planetYield(state, slot))
      return
    }
  },
}

/** What the planet in a slot yields now: its front while devastated, its back once terraformed (A14.9). */
export function planetYield(state: State, slot: number): number {
  return at(numbersOf(state).planetGain, at(state.system, slot) * 2 + ((state.terraformed >> slot) & 1))
}

/** A11.3: the landing upgrades of the player who landed, one after the other. */
export const landed: Step<'landed'> = {
  run(state, seat, { next }) {
    const { landingUpgrades } = numbersOf(state)
    const local = at(state.arks, seat) % FIELDS
    for (let i = next; i < landingUpgrades.length; i++) {
      const { upgrade, local: where, gain } = item(landingUpgrades, i)
      if (where !== local || !has(state.upgrades, seat, upgrade)) continue
      state.todo.push({ kind: 'landed', next: i + 1 })
      startGain(state, seat, gain)
      return
    }
  },
}
