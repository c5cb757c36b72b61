import type { Levels, Player } from '@orrery/bots'
import { Planner } from '@orrery/bots/think'
import { NONE } from '@orrery/kernel'
import { numbersOf, type State } from '../../surface.ts'
import { plain } from '../knowledge.ts'
import { chamber, goalsFor, life, nebulae, roundsLeft, spendable, stars, turnsLeft } from '../value.ts'
import { weights } from '../weights.ts'

/** How much a simple player likes what promises points, and other things it may want. */
interface Tastes {
  readonly nebulae?: number
  readonly life?: number
  readonly chamber?: number
  readonly goals?: number
  readonly stars?: number
  readonly cards?: number
  readonly sets?: number
  readonly powers?: number
  /** Crystals that are left in the supply: they end the game. */
  readonly supply?: number
}

/** A player that plans one turn at a time, in one world: it counts its points and what it likes, and never looks at the others but for goals. */
function simple(name: string, tastes: Tastes): () => Player {
  const value = (state: State, seat: number): number => wish(state, seat, tastes)
  const method = { worlds: 1, width: 6, work: 8000, narrowing: true }
  return () => new Planner(name, { ...plain, value }, method)
}

function wish(state: State, seat: number, tastes: Tastes): number {
  const player = state.players[seat]
  if (player === undefined) return 0
  const numbers = numbersOf(state)
  let worth = 0
  for (const points of player.points) worth += points
  if (state.over) return worth
  for (const token of player.forms) if (token >= 0) worth += numbers.lifeFormPoints[token] ?? 0
  let cards = 0
  let sets = 0
  for (const count of player.hand) {
    cards += count
    sets += Math.max(0, count - 2)
  }
  const powers = player.slots.filter((card) => card !== NONE).length
  const turns = turnsLeft(player, roundsLeft(state, weights))
  worth += (tastes.nebulae ?? 0) * nebulae(numbers, player, weights)
  worth += (tastes.life ?? 0) * life(numbers, player, weights)
  worth += (tastes.chamber ?? 0) * chamber(numbers, player, turns, weights)
  worth += (tastes.goals ?? 0) * goalsFor(state, seat, weights)
  worth += (tastes.stars ?? 0) * stars(player, weights)
  worth += (tastes.cards ?? 0) * cards + (tastes.sets ?? 0) * sets + (tastes.powers ?? 0) * powers
  worth += (tastes.supply ?? 0) * state.crystals
  return worth + spendable(player, weights)
}

/** What everybody sees who looks at the board for a minute. */
const all: Tastes = { nebulae: 1, life: 1, chamber: 1, goals: 1, stars: 1, cards: 0.3 }
/** A specialist still takes what lies on the way. */
const little: Tastes = { nebulae: 0.3, life: 0.3, chamber: 0.3, goals: 0.3, stars: 0.3, cards: 0.3 }

/** Ten simple ways to play. No level that people meet may lose to one of them as often as to its equal; `orrery arena cosmos --simple hard` lets them try. */
export const simples: Levels = {
  /** Counts points, stars and cards, nothing else. */
  counter: simple('counter', { cards: 0.3, stars: 1 }),
  rusher: simple('rusher', all),
  nebulist: simple('nebulist', { ...little, nebulae: 1.6, stars: 1 }),
  biologist: simple('biologist', { ...little, life: 1.8 }),
  crystallist: simple('crystallist', { ...little, chamber: 1.6 }),
  achiever: simple('achiever', { ...little, goals: 2 }),
  collector: simple('collector', { ...all, cards: 1, sets: 1.5 }),
  powers: simple('powers', { ...all, powers: 5 }),
  /** Wants the last crystal to be taken soon. */
  racer: simple('racer', { ...all, chamber: 1.4, supply: -1.5 }),
  /** Wants it to be taken late. */
  staller: simple('staller', { ...all, chamber: 0.4, supply: 1.5 }),
}
