import type { Levels, Player } from '@orrery/bots'
import { Planner } from '@orrery/bots/think'
import { bits } from '@orrery/kernel'
import type { State } from '../../surface.ts'
import { knowledge } from '../knowledge.ts'
import { describe, type Feature, promising, survey } from '../position.ts'

/** What a simple player values in its position besides points: how many points each is worth to it. */
type Tastes = Partial<Readonly<Record<Feature, number>>>

const position = new Float64Array(promising.length)

/** A player that plans one turn at a time, in one world: it counts its points and what it likes, and never looks at the others. */
function simple(name: string, tastes: Tastes, more: (state: State, seat: number) => number = () => 0): () => Player {
  const liked = Float64Array.from(promising, (feature) => tastes[feature] ?? 0)
  const value = (state: State, seat: number): number => {
    let worth = describe(state, seat, survey(state), position) + more(state, seat)
    if (state.over) return worth
    for (let i = 0; i < liked.length; i++) worth += (liked[i] ?? 0) * (position[i] ?? 0)
    return worth
  }
  const method = { worlds: 1, width: 12, lane: 1, work: 8000 }
  return () => new Planner(name, { ...knowledge, value }, method)
}

/** What everybody needs a little of to get anywhere. */
const basics: Tastes = {
  unit: 0.4,
  usefulUnit: 0.5,
  crew: 0.2,
  engineer: 1,
  leader: 0.8,
  colonyPool: 1,
  outpostPool: 0.5,
}

/** Levels that are missing on all planets. */
function missing(state: State): number {
  let levels = 0
  for (const each of survey(state).missing) levels += each
  return levels
}

/** Ten simple ways to play. No level that people meet may lose to one of them as often as to its equal; `orrery arena arks --simple hard` lets them try. */
export const simples: Levels = {
  /** Counts points, nothing else. */
  counter: simple('counter', {}),
  rusher: simple('rusher', basics),
  upgrader: simple('upgrader', basics, (state, seat) => 4 * bits(state.upgrades[seat] ?? 0)),
  colonist: simple('colonist', { ...basics, colony: 5, colonyPool: 4 }),
  /** Moves outposts about for points. */
  shuffler: simple('shuffler', { ...basics, outpost: 6, outpostPool: 4, halfPair: 2 }),
  recruiter: simple('recruiter', { ...basics, crew: 2, leader: 2, engineer: 2, leaderColours: 1 }),
  hoarder: simple('hoarder', { ...basics, unit: 0.8, usefulUnit: 0.8 }),
  rescuer: simple('rescuer', { ...basics, survivor: 2, readySurvivor: 2, scoutingVehicles: 5 }),
  /** Wants the game to end. */
  racer: simple('racer', basics, (state) => -1.5 * missing(state)),
  /** Wants it to go on. */
  staller: simple('staller', { ...basics, colony: 2 }, (state) => 0.4 * missing(state)),
}
