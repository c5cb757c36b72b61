/**
 * Glicko-2 as Mark Glickman published it ("Example of the Glicko-2 system", glicko.net/glicko/glicko2.pdf): a rating, its deviation and
 * its volatility. Pure arithmetic: what a period and a game are is decided where it is used.
 */
export interface Rating {
  /** The strength, on the scale where 200 points make three wins out of four. */
  readonly rating: number
  /** The strength lies within two of these with a probability of 95 %. */
  readonly deviation: number
  /** How much the strength is expected to move from period to period. */
  readonly volatility: number
}

/** One game of a period: the opponent as rated before the period, and the score. */
export interface Pairing {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>
  /** 1 won, 0.5 shared, 0 lost. */
  readonly score: number
}

/** A player about whom nothing is known. */
export const unrated: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** How readily the volatility changes; Glickman advises 0.3 to 1.2. */
const TAU = 0.5
const SCALE = 173.7178
const CLOSE = 0.000001

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
const widenedDeviation = (phi: number, volatility: number, periods: number): number =>
  Math.sqrt(phi * phi + periods * volatility * volatility)

/** The rating after a period with these games; `periods` is how much time has passed, in periods. The numbers are the steps of the paper. */
export function update(player: Rating, met: readonly Pairing[], periods = 1): Rating {
  if (met.length === 0) return rest(player, periods)
  // 2
  const mu = (player.rating - unrated.rating) / SCALE
  const phi = player.deviation / SCALE
  // 3 and 4
  let information = 0
  let surprise = 0
  for (const { opponent, score } of met) {
    const weight = g(opponent.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - unrated.rating) / SCALE)))
    information += weight * weight * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const variance = 1 / information
  const delta = variance * surprise
  // 5
  const volatility = newVolatility(player.volatility, phi, variance, delta)
  // 6 and 7
  const before = widenedDeviation(phi, volatility, periods)
  const after = 1 / Math.sqrt(1 / (before * before) + information)
  // 8
  return {
    rating: (mu + after * after * surprise) * SCALE + unrated.rating,
    deviation: Math.min(after * SCALE, unrated.deviation),
    volatility,
  }
}

/** Step 5: the root of f, by the Illinois variant of false position. */
function newVolatility(old: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(old * old)
  const f = (x: number): number => {
    const e = Math.exp(x)
    const spread = phi * phi + variance + e
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU)
  }
  let low = a
  const room = delta * delta - phi * phi - variance
  let high = Math.log(Math.max(room, Number.MIN_VALUE))
  if (room <= 0) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = middle
    fHigh = fMiddle
  }
  return Math.exp(low / 2)
}

/** The rating of a player who does not play stays, but grows less certain. */
export function rest(player: Rating, periods: number): Rating {
  const deviation = widenedDeviation(player.deviation / SCALE, player.volatility, periods) * SCALE
  return { ...player, deviation: Math.min(deviation, unrated.deviation) }
}
