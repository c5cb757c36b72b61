import type { Levels, Player } from '@orrery/bots'
import { Planner } from '@orrery/bots/think'
import { classes, ELEMENTS, STARS, type State, stars } from '../../surface.ts'
import { knowledge } from '../knowledge.ts'
import { makeReader } from '../reader.ts'
import { hold, hopeFor, lackOf, outlook, pointsOf, stock, worthsOf } from '../value.ts'

/** What a simple player wants: the more the better. */
type Wish = (state: State, seat: number) => number

/** A player that plans one turn at a time, in one world, and knows nothing but its wish. */
function simple(name: string, wish: Wish): () => Player {
  const method = { worlds: 1, width: 12, lane: 2, work: 4000 }
  return () => makeReader(new Planner(name, { ...knowledge, value: wish }, method), 0)
}

/** Which class each star is of. */
const classOf = stars.map((star) => classes.findIndex(({ id }) => id === star.class))

/** What the nearest star promises, of those that are liked. */
function nearest(state: State, seat: number, liking: (star: number) => number): number {
  hold(state, seat)
  const worths = worthsOf(state)
  let best = 0
  for (let star = 0; star < STARS; star++) {
    if ((state.owners[star] ?? -1) >= 0) continue
    best = Math.max(best, liking(star) * hopeFor(worths, state, seat, star, lackOf(worths, star)))
  }
  return best
}

/** Points, of which those of liked stars count more. */
function likedPoints(state: State, seat: number, liking: (star: number) => number): number {
  const { starPoints } = worthsOf(state)
  let points = 0
  for (let star = 0; star < STARS; star++)
    if (state.owners[star] === seat) points += (starPoints[star] ?? 0) * liking(star)
  return points
}

/** What a player's stars produce in a round. */
function income(state: State, seat: number): number {
  const { starIncome } = worthsOf(state)
  let turns = 0
  for (let star = 0; star < STARS; star++) if (state.owners[star] === seat) turns += starIncome[star] ?? 0
  return turns
}

const everything = (): number => 1

/** The six lines that were as good as `hard` once: points, crystals, production while it lasts, the nearest star, and the next field. */
const rush: Wish = (state, seat) => {
  const { goal } = worthsOf(state)
  const points = pointsOf(state, seat)
  const left = Math.max(0, goal - points)
  const won = points >= goal ? 10 : 0
  return (
    won +
    3 * points +
    stock(state, seat) +
    0.5 * left * income(state, seat) +
    0.5 * nearest(state, seat, everything) +
    0.25 * outlook(state, seat)
  )
}

/** Likes the stars of one class and makes others only where they cost nothing. */
function specialist(kind: number): Wish {
  const liking = (star: number): number => (classOf[star] === kind ? 1 : 0.35)
  return (state, seat) =>
    5 * likedPoints(state, seat, liking) +
    stock(state, seat) +
    nearest(state, seat, liking) +
    0.25 * outlook(state, seat)
}

/** Produces first, and counts points only once half of the game is over. */
const build: Wish = (state, seat) =>
  (state.round < 6 ? 8 : 2) * income(state, seat) +
  (state.round < 6 ? 1 : 4) * pointsOf(state, seat) +
  stock(state, seat)

/** Wants the crystals of the others gone, and to stand where they stand. */
const fight: Wish = (state, seat) => {
  let theirs = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) theirs += stock(state, other)
  const won = state.fight.attacker === seat && state.fight.outcome === 'attacker' ? 1 : 0
  return rush(state, seat) - theirs + won
}

/** Collects cards. */
const collect: Wish = (state, seat) =>
  3 * (state.hands[seat]?.length ?? 0) + 3 * pointsOf(state, seat) + stock(state, seat)

/** Keeps its crystals and makes a star only when it brings at least three points. */
const stall: Wish = (state, seat) => {
  const large = (star: number): number => ((stars[star]?.points ?? 0) >= 3 ? 1 : -1)
  return 5 * likedPoints(state, seat, large) + 2 * stock(state, seat)
}

/** Makes heavy elements of light ones for as long as it can, and stars of what it has. */
const fuse: Wish = (state, seat) => {
  let mass = 0
  for (let element = 0; element < ELEMENTS; element++)
    mass += (state.crystals[seat * ELEMENTS + element] ?? 0) * element * element
  return mass / 4 + stock(state, seat) + 4 * pointsOf(state, seat)
}

/** Ten simple ways to play. No level that people meet may lose to one of them as often as to its equal; `orrery arena hunters --simple hard` lets them try. */
export const simples: Levels = {
  rusher: simple('rusher', rush),
  supergiants: simple('supergiants', specialist(0)),
  giants: simple('giants', specialist(1)),
  'main-sequence': simple('main-sequence', specialist(2)),
  dwarfs: simple('dwarfs', specialist(3)),
  builder: simple('builder', build),
  fighter: simple('fighter', fight),
  collector: simple('collector', collect),
  staller: simple('staller', stall),
  fuser: simple('fuser', fuse),
}
