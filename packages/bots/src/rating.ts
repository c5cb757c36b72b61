/** A share of games with its 95 % interval. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 97.5 % point of the normal distribution: 95 % lie within this many deviations. */
const Z = 1.959964

/** Wilson's interval for a share of wins, of 95 % or as many deviations wide as is said; shared wins may have been counted in parts. */
export function wilson(wins: number, games: number, deviations = Z): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / games
  const z2 = (deviations * deviations) / games
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (deviations / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** An Elo rating with its 95 % interval; the mean of all rated players is 0. */
export interface Rating {
  readonly elo: number
  readonly low: number
  readonly high: number
}

const SCALE = 400 / Math.LN10

/**
 * Rates players by the Bradley-Terry model, the statistics behind Elo: `points[i][j]` is how often i came out ahead of j, a tie
 * counting half for both. Half a draw against every opponent is added, so that somebody who never lost has a rating too.
 */
export function rate(points: readonly (readonly number[])[]): Rating[] {
  const n = points.length
  const at = (i: number, j: number): number => (points[i]?.[j] ?? 0) + 0.25
  const strength = new Array<number>(n).fill(0)
  // Newton's method, one player at a time; the likelihood is concave, so this settles.
  for (let round = 0; round < 500; round++) {
    for (let i = 0; i < n; i++) {
      let slope = 0
      let bend = 0
      for (let j = 0; j < n; j++) {
        if (i === j) continue
        const games = at(i, j) + at(j, i)
        const expected = 1 / (1 + Math.exp((strength[j] ?? 0) - (strength[i] ?? 0)))
        slope += at(i, j) - games * expected
        bend += games * expected * (1 - expected)
      }
      strength[i] = (strength[i] ?? 0) + slope / Math.max(bend, 1e-9)
    }
    const mean = strength.reduce((a, b) => a + b, 0) / n
    for (let i = 0; i < n; i++) strength[i] = (strength[i] ?? 0) - mean
  }
  return strength.map((own, i) => {
    let information = 0
    for (let j = 0; j < n; j++) {
      if (i === j) continue
      const expected = 1 / (1 + Math.exp((strength[j] ?? 0) - own))
      information += (at(i, j) + at(j, i)) * expected * (1 - expected)
    }
    const half = (Z * SCALE) / Math.sqrt(Math.max(information, 1e-9))
    const elo = own * SCALE
    return { elo, low: elo - half, high: elo + half }
  })
}
