import type { Tastes } from '@orrery/bots/think'
import { NONE } from '@orrery/kernel'
import { neighbours, STARS, type State } from '../surface.ts'
import { hold, hopeFor, lackOf, stock, worthsOf } from './value.ts'

/** What each character of Star Hunters likes. */
export const tastes: Tastes<State> = {
  /** Makes one small star after another. */
  racer: (state, seat) => 0.6 * fondOfStars(state, seat, 1, 1),
  /** Saves up for the largest stars of the sky. */
  dreamer: (state, seat) => fondOfStars(state, seat, 3, 4),
  /** Looks for others to attack, and takes their crystals. */
  fighter(state, seat) {
    const here = state.rockets[seat] ?? 0
    let liking = hasJustAttacked(state, seat) ? 2 : 0
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue
      const there = state.rockets[other] ?? 0
      liking -= 0.5 * stock(state, other)
      if (there !== here && neighbours[here]?.includes(there) === true) liking += 0.3
    }
    return liking
  },
  /** Collects cards and plays them. */
  schemer: (state, seat) => state.hands[seat]?.length ?? 0,
}

/** Whether the last fight was an attack in this turn: a winner stands on the field of the fight, a loser where it came from. */
function hasJustAttacked({ fight, rockets, from }: State, seat: number): boolean {
  const here = rockets[seat]
  return fight.attacker === seat && here === (fight.outcome === 'defender' ? from : fight.field)
}

/** The characters of Star Hunters. */
export const characters: readonly string[] = Object.keys(tastes)

/** Likes stars of so many points: those it has, and the nearest of those it may still make. */
function fondOfStars(state: State, seat: number, least: number, most: number): number {
  const worths = worthsOf(state)
  hold(state, seat)
  let liking = 0
  let hope = 0
  for (let star = 0; star < STARS; star++) {
    const points = worths.starPoints[star] ?? 0
    if (points < least || points > most) continue
    if (state.owners[star] === seat) liking += 1.5 + 0.5 * points
    else if (state.owners[star] === NONE)
      hope = Math.max(hope, hopeFor(worths, state, seat, star, lackOf(worths, star)))
  }
  return liking + hope
}
