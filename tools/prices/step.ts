import type { Tally } from './tally.ts'

/** The number of crystals of each element. */
export type Price = Readonly<Record<string, number>>

/** What a set costs, and how much of a crystal of hydrogen each price should still move: prices are whole, wishes are not. */
export interface Prices {
  readonly prices: ReadonlyMap<string, Price>
  readonly wishes: ReadonlyMap<string, number>
}

/** What a crystal of helium is worth in hydrogen: the richest fields give 3 He or 8 H. */
const HELIUM = 8 / 3
/** How much hydrogen a price moves for each unit of pressure in the first step of a search. */
const STRIDE = 1
/** What weighs how much: how often a star is made, how its makers fare, and what its class brings the winners. */
const WEIGHTS = { made: 1, owners: 2, class: 1.5 } as const
/** What every class would bring the winners if all were alike, beside what systems bring. */
const EVEN = 0.24
/** A star that was made more rarely says nothing about its makers. */
const FEW = 15

/**
 * Moves every price by what the games show. A star gets more expensive when it is made more often than others of its class, when its makers
 * win more often than makers of others in its class, and when its class brings the winners most; otherwise it gets cheaper. The sum of all
 * moves is zero, so that games stay as long as they are. `stride` is 1 at first and shorter later, for prices near their place swing to and
 * fro otherwise.
 */
export function step(
  { prices, wishes }: Prices,
  tallies: readonly Tally[],
  kept: ReadonlySet<string>,
  stride: number,
): Prices {
  const pressures = new Map([...prices.keys()].map((id) => [id, pressureOn(id, tallies)]))
  const mean = [...pressures.values()].reduce((sum, each) => sum + each, 0) / Math.max(1, pressures.size)
  const nextPrices = new Map<string, Price>()
  const nextWishes = new Map<string, number>()
  for (const [id, price] of prices) {
    const wish = (wishes.get(id) ?? 0) + STRIDE * stride * ((pressures.get(id) ?? 0) - mean)
    const [next, left] = kept.has(id) ? [price, 0] : move(price, wish)
    nextPrices.set(id, next)
    nextWishes.set(id, left)
  }
  return { prices: nextPrices, wishes: nextWishes }
}

/** Above zero a star is too cheap, below zero too expensive. */
function pressureOn(id: string, tallies: readonly Tally[]): number {
  let sum = 0
  for (const { stars, classes, games } of tallies) {
    const star = stars.find((each) => each.id === id)
    const kind = classes.find((each) => each.id === star?.class)
    if (star === undefined || kind === undefined) continue
    const alike = stars.filter((each) => each.class === star.class)
    const usual = alike.reduce((total, each) => total + each.made.share, 0) / alike.length
    sum += WEIGHTS.made * between(Math.log((star.made.share + 0.01) / (usual + 0.01)), 1.5)
    sum += WEIGHTS.class * between(Math.log((kind.points + 0.01) / EVEN), 1)
    if (star.made.share * games >= FEW) {
      sum += WEIGHTS.owners * between(star.winning.share / Math.max(0.01, kind.winning) - 1, 0.5)
    }
  }
  return sum / Math.max(1, tallies.length)
}

const between = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** A price raised by this much hydrogen, as far as whole crystals allow, and what is left over. */
export function move(price: Price, wish: number): readonly [Price, number] {
  const { H = 0, He = 0 } = price
  if (H > 0) {
    const whole = Math.trunc(wish)
    if (H + whole >= 1) return [{ ...price, H: H + whole }, wish - whole]
    // Out of hydrogen: a crystal of helium less, and hydrogen for it.
    if (He > 1) return [{ ...price, H: Math.max(1, H + whole + 3), He: He - 1 }, 0]
    return [{ ...price, H: 1 }, 0]
  }
  const whole = Math.trunc(wish / HELIUM)
  return He + whole >= 1 ? [{ ...price, He: He + whole }, wish - whole * HELIUM] : [price, 0]
}
